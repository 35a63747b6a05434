import type { Chance } from '@vx/faults/invariants';
import type { World } from './world.ts';

/** What one client does next, for which guest. Indexes point into the world. */
export type Step = { readonly guest: number; readonly key: string } & (
  | { readonly kind: 'buy'; readonly video: number; readonly wrongPrice: boolean }
  | { readonly kind: 'buyByVoucher'; readonly video: number; readonly voucher: number }
  | { readonly kind: 'useCredits'; readonly voucher: number }
  | { readonly kind: 'redeem'; readonly code: number }
  | { readonly kind: 'topup'; readonly option: number; readonly course: PaymentCourse }
  | { readonly kind: 'press' }
  | { readonly kind: 'tap' }
  | { readonly kind: 'subscribe'; readonly plan: number }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'chat'; readonly performer: number; readonly lengthMs: number }
  | { readonly kind: 'pause'; readonly length: 'day' | 'week' }
  | { readonly kind: 'currency'; readonly to: 'VXC' | 'EUR' | 'CHF' }
  | { readonly kind: 'abuse'; readonly way: 'body' | 'operation' | 'guest'; readonly video: number }
  | { readonly kind: 'leave' }
);

/** In which order the provider reports, and how often. */
export const paymentCourses = [
  ['paid'],
  ['paid', 'paid'],
  ['pending', 'paid'],
  ['pending', 'paid', 'pending'],
  ['paid', 'failed'],
  ['failed', 'paid'],
  ['pending', 'failed'],
  ['pending'],
  ['failed'],
  [],
] as const;
export type PaymentCourse = (typeof paymentCourses)[number];

export const plans = [
  { plan: 'tv', months: 1, coins: 20 },
  { plan: 'vip', months: 1, coins: 60 },
  { plan: 'vip', months: 3, coins: 156 },
  { plan: 'vxselect', months: 1, coins: 100 },
] as const;

export const topups = [
  { optionId: 'topup-1000', amount: 1_000, brings: 40 },
  { optionId: 'topup-2500', amount: 2_500, brings: 104 },
  { optionId: 'topup-5000', amount: 5_000, brings: 212 },
] as const;

/** How much more often a kind is drawn that a run looks at. */
const FOCUS = 8;

/** How often out of a hundred each kind is drawn. */
const shares: readonly (readonly [Step['kind'], number])[] = [
  ['buy', 30],
  ['buyByVoucher', 9],
  ['useCredits', 4],
  ['redeem', 7],
  ['topup', 10],
  ['press', 5],
  ['tap', 3],
  ['subscribe', 6],
  ['cancel', 2],
  ['withdraw', 4],
  ['chat', 10],
  ['pause', 1],
  ['currency', 1],
  ['abuse', 5],
  ['leave', 0.4],
];

function drawKind(focus: ReadonlySet<Step['kind']>, chance: Chance): Step['kind'] {
  const shareOf = (kind: Step['kind'], share: number): number =>
    focus.has(kind) ? share * FOCUS : share;
  let at = chance.next() * shares.reduce((sum, [kind, share]) => sum + shareOf(kind, share), 0);
  for (const [kind, share] of shares) {
    at -= shareOf(kind, share);
    if (at < 0) return kind;
  }
  return 'buy';
}

function detailsOf(kind: Step['kind'], world: World, chance: Chance) {
  const video = chance.below(world.videos.length);
  switch (kind) {
    case 'buy':
      return { kind, video, wrongPrice: chance.hits(0.05) };
    case 'buyByVoucher':
      return { kind, video, voucher: chance.below(10) };
    case 'useCredits':
      return { kind, voucher: chance.below(4) };
    case 'redeem':
      return { kind, code: chance.below(world.codes.length) };
    case 'topup':
      return { kind, option: chance.below(topups.length), course: chance.pick(paymentCourses) };
    case 'subscribe':
      return { kind, plan: chance.below(plans.length) };
    case 'chat':
      return {
        kind,
        performer: chance.below(world.performers.length),
        lengthMs: 500 + chance.below(25_000),
      };
    case 'pause':
      return { kind, length: chance.pick(['day', 'week'] as const) };
    case 'currency':
      return { kind, to: chance.pick(['VXC', 'EUR', 'CHF'] as const) };
    case 'abuse':
      return { kind, video, way: chance.pick(['body', 'operation', 'guest'] as const) };
    default:
      return { kind };
  }
}

/** Every kind of step. */
export const stepKinds: readonly Step['kind'][] = shares.map(([kind]) => kind);

/** All that happens, as data: the seed alone decides it. One list for each client. */
export function planSteps(
  world: World,
  size: {
    readonly operations: number;
    readonly clients: number;
    /** Kinds that are drawn more often than others. */
    readonly focus: readonly Step['kind'][];
  },
  chance: Chance,
): readonly (readonly Step[])[] {
  const focus = new Set(size.focus);
  const lists: Step[][] = Array.from({ length: size.clients }, () => []);
  for (let index = 0; index < size.operations; index += 1) {
    // Clients crowd around few guests at a time, so that they meet.
    const crowd = Math.floor(index / 40) * 3;
    const guest = (crowd + chance.below(4)) % world.guests.length;
    const details = detailsOf(drawKind(focus, chance), world, chance);
    const step = { guest, key: `step-${index}-${chance.below(1e9).toString(36)}`, ...details };
    lists[index % size.clients]!.push(step as Step);
  }
  return lists;
}
