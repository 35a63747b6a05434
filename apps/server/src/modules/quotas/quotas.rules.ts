import type { EndpointDefinition } from '@vx/contract';

/** How often something may happen, in windows that begin at whole multiples of their length. */
export interface Quota {
  readonly max: number;
  readonly windowMs: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What one mailbox gets of mails that anyone can cause, whoever asks and however the address is written. */
export const perMailbox: readonly Quota[] = [
  { max: 5, windowMs: HOUR_MS },
  { max: 12, windowMs: DAY_MS },
];

/** What a mailbox gets of other mails while nobody has confirmed it: receipts, and what an account tells of itself. */
export const perUnconfirmed: readonly Quota[] = [
  { max: 30, windowMs: HOUR_MS },
  { max: 100, windowMs: DAY_MS },
];

/** All of them together: beyond it the site is being used as a relay, and somebody should look. */
export const allStrangersMails: readonly Quota[] = [{ max: 6_000, windowMs: HOUR_MS }];

/** What a network may of a call or a message, as its definition says; empty: anything. */
export function networkQuotas(limits: EndpointDefinition['limits']): readonly Quota[] {
  if (limits === undefined || limits === 'common') return [];
  const { networkPerHour, networkPerDay } = limits;
  return [
    ...(networkPerHour === undefined ? [] : [{ max: networkPerHour, windowMs: HOUR_MS }]),
    ...(networkPerDay === undefined ? [] : [{ max: networkPerDay, windowMs: DAY_MS }]),
  ];
}

/** Addresses of the machine itself: not a network, except behind a proxy, as in production. */
export const isOwnMachine = (ip: string): boolean =>
  ip === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(ip);

/** The network of an address that one customer or one household has: a /24, or a /64. */
export function networkOf(ip: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip);
  if (four) return `${four[1]}.0/24`;
  const [before = '', after] = ip.toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = after === undefined ? head : [...head, ...zeros, ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
