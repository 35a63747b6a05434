import { voucherTypes } from '@vx/contract/enums';
import { promoCodeChatTrial, promoCodeWelcomeBonusTile } from '@vx/contract/constants';
import { DAY_MS } from '@vx/kernel';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Benefit, Gift, Tier } from './benefits.rules.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { asBenefitsTables } from './codes.repository.ts';
import { grant, type GrantDeps } from './grant.ts';

interface DemoCode {
  readonly code: string;
  readonly topCode?: string;
  readonly benefits: readonly Benefit[];
  /** Days from the seed on; default the next year. */
  readonly days?: readonly [from: number, to: number];
  readonly topUp?: boolean;
  readonly phone?: boolean;
  readonly vip?: boolean;
  readonly max?: number;
}

const flat = (amount: number): readonly Tier[] => [{ from: 0, amount }];

/** The code that the demo guest was given. */
const givenCode = 'DEMO-GIFT';

/** Codes to try everything with; `/sandbox/codes` lists them. */
export const demoCodes: readonly DemoCode[] = [
  {
    code: promoCodeWelcomeBonusTile,
    topCode: promoCodeWelcomeBonusTile,
    benefits: [
      { kind: 'coins', staggering: flat(20) },
      { kind: 'video voucher', staggering: flat(1), validDays: 30 },
    ],
  },
  {
    code: promoCodeChatTrial,
    topCode: promoCodeChatTrial,
    benefits: [{ kind: 'coins', staggering: flat(20) }],
  },
  { code: 'EVENING', benefits: [{ kind: 'coins', staggering: flat(20) }] },
  {
    code: 'TOPUP',
    topUp: true,
    benefits: [
      {
        kind: 'coins',
        staggering: [
          { from: 10, amount: 8 },
          { from: 50, amount: 60 },
          { from: 100, amount: 160 },
        ],
      },
      { kind: 'video voucher', staggering: [{ from: 50, amount: 1 }] },
    ],
  },
  { code: 'GOLD', vip: true, benefits: [{ kind: 'coins', staggering: flat(40) }] },
  { code: 'HELLO', phone: true, benefits: [{ kind: 'coins', staggering: flat(10) }] },
  { code: 'MINUTES', benefits: [{ kind: 'free minutes', staggering: flat(2) }] },
  { code: 'VIPWEEK', benefits: [{ kind: 'VIP subscription', staggering: flat(7) }] },
  { code: 'SUMMER', days: [-90, -30], benefits: [{ kind: 'coins', staggering: flat(40) }] },
  { code: 'WINTER', days: [30, 90], benefits: [{ kind: 'coins', staggering: flat(40) }] },
  { code: 'ONLYONE', max: 1, benefits: [{ kind: 'bonus money', staggering: flat(500) }] },
  {
    code: givenCode,
    benefits: [
      { kind: 'credits', staggering: flat(20) },
      { kind: 'video voucher', staggering: flat(2) },
      { kind: 'messenger gifts', staggering: flat(2) },
    ],
  },
];

/** One of the performers of the demo world. */
const demoActorId = 1_001;

/** Vouchers of the demo guest: some of every type that can be used. */
const demoGifts: readonly Gift[] = [
  { kind: voucherTypes.video, amount: 1, validDays: 2 },
  { kind: voucherTypes.video, amount: 2, validDays: 60 },
  { kind: voucherTypes.video, amount: 1, validDays: 60, actors: [demoActorId] },
  { kind: voucherTypes.videochat, amount: 5 },
  { kind: voucherTypes.messengerGift, amount: 2 },
  { kind: voucherTypes.credits, amount: 20 },
  { kind: voucherTypes.bonusCode, amount: 1, code: givenCode },
];

/** Writes the codes of the demo world; those that are there stay as they are. */
export async function seedCodes(deps: Pick<BenefitsDeps, 'database' | 'clock'>): Promise<void> {
  await deps.database.transaction((tx) => writeCodes(tx, deps.clock.now()));
}

async function writeCodes(tx: AnyTransaction, now: number): Promise<void> {
  await asBenefitsTables(tx)
    .insertInto('bonus_codes')
    .values(
      demoCodes.map(({ code, topCode, benefits, days = [-1, 365], topUp, phone, vip, max }) => ({
        code,
        top_code: topCode ?? null,
        valid_from: new Date(now + days[0] * DAY_MS),
        valid_to: new Date(now + days[1] * DAY_MS),
        contains_top_up_benefit: topUp ?? false,
        require_mobile_auth: phone ?? false,
        vip: vip ?? false,
        benefits: JSON.stringify(benefits),
        max_redemptions: max ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

/** Gives the demo guest vouchers of every type that can be used. */
export async function seedDemoGuest(
  deps: GrantDeps,
  tx: AnyTransaction,
  guestId: string,
): Promise<void> {
  // The guest is made before the codes are, one of which is given here.
  await writeCodes(tx, deps.clock.now());
  for (const [index, gift] of demoGifts.entries()) {
    await grant(deps, tx, {
      guestId,
      origin: 'demo',
      reference: 'demo',
      grantKey: `demo:${guestId}:${index}`,
      gift,
    });
  }
}
