/**
 * The meter of a paid live chat, without clock, database or socket. Amounts are whole minor units
 * of the guest's wallet, times are milliseconds, `seconds` are billed seconds.
 */

import { chatWaiting } from '@vx/contract/constants';
import { maxChatSeconds, type Tariff } from './tariff.ts';

/** How often the meter of a running chat advances. */
export const tickMs = 1_000;
/** A tick that comes later than this finds a server that stood still: that time is free. */
export const stallThresholdMs = 3_000;
/** A chat whose meter stood still longer than this is over, as of its last tick. */
export const abandonedMs = 10_000;
/** A guest without any socket for this long has left. */
export const absenceMs = 30_000;
/**
 * A player that was served the stream is taken to show it after this, whether it reports a picture or not: who
 * never reports one does not watch for free.
 */
export const pictureGraceMs: number = chatWaiting;
/** A chat that has shown no picture for this long is over, and cost nothing. */
export const noPictureMs = 30_000;
/** The longest line of a live chat. */
export const maxMessageLength = 500;
/** An address of a running stream is good for this long at most; `GET /live/current` hands out the next one. */
export const maxGrantSeconds = 600;

/** How long the address of a running stream is good for: hardly longer than the money lasts. */
export function chatGrantSeconds(secondsLeft: number): number {
  return Math.min(maxGrantSeconds, secondsLeft + 10);
}

/** End reasons that the server itself gives. Families are those of EN-liveChatExitCodeGroups. */
export const exitCodes = {
  /** The guest pressed "end". */
  guestEnded: 100,
  /** The guest's last socket was gone for {@link absenceMs}. */
  guestGone: 102,
  hostEnded: 201,
  adminKick: 301,
  noMoney: 501,
  timeLimit: 503,
  /** No picture came within {@link noPictureMs}. */
  noPicture: 906,
  /** No server was there to run the meter. */
  serverStalled: 990,
} as const;

/** Why a chat ended: a value of `exitCodes`. [EN-liveChatExitCodes] */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** How soon the balance ends, at the latest: what the guest is told next to the meter. */
export type MeterWarning = 'fiveMinutes' | 'oneMinute' | 'fifteenSeconds';

/** What of a balance the guest's own rules leave for spending. */
export const spendableBalance = (
  balance: number,
  room: { readonly amount: number } | undefined,
): number => Math.min(balance, room?.amount ?? balance);

/** What of so many seconds is to be paid with money: vouchers pay for the first ones. */
export const paidSeconds = (seconds: number, freeSeconds: number): number =>
  Math.max(0, seconds - freeSeconds);

/** Minutes of vouchers that a chat of so many milliseconds uses: a begun minute is used. */
export const freeMinutesUsed = (billedMs: number, freeSeconds: number): number =>
  Math.ceil(Math.min(Math.floor(billedMs / 1_000), freeSeconds) / 60);

/** The warning for so many seconds left, or `null` with more than five minutes. */
export function warningAt(secondsLeft: number): MeterWarning | null {
  if (secondsLeft <= 15) return 'fifteenSeconds';
  if (secondsLeft <= 60) return 'oneMinute';
  if (secondsLeft <= 300) return 'fiveMinutes';
  return null;
}

/**
 * How the time that is left is said. All that a meter shows of it comes from this one number, so that no two
 * times stand on a screen: whole minutes as long as there are enough, from five minutes on what it is less
 * than, and at last the seconds.
 */
export type TimeLeft =
  | { readonly kind: 'about'; readonly minutes: number }
  | { readonly kind: 'lessThan'; readonly minutes: number }
  | { readonly kind: 'seconds'; readonly seconds: number };

/** Says whole seconds as a meter does. It changes its way with the warnings of {@link warningAt}. */
export function timeLeft(secondsLeft: number): TimeLeft {
  const warning = warningAt(secondsLeft);
  if (warning === null) return { kind: 'about', minutes: Math.floor(secondsLeft / 60) };
  return warning === 'fifteenSeconds'
    ? { kind: 'seconds', seconds: Math.max(0, secondsLeft) }
    : { kind: 'lessThan', minutes: Math.ceil(secondsLeft / 60) };
}

/** How long a chat can run on vouchers and money, in whole seconds. */
export const secondsCovered = (
  { tariff, pricePerMinute, freeSeconds }: Pick<Meter, 'tariff' | 'pricePerMinute' | 'freeSeconds'>,
  funds: number,
): number =>
  Math.min(maxChatSeconds, freeSeconds + tariff.secondsAffordable(pricePerMinute, funds));

/** What the server knows of the first picture of a chat, in milliseconds of its own clock. */
export interface FirstPicture {
  /** When the guest's player reported it; `null`: not yet. */
  readonly pictureAt: number | null;
  /** When the guest was first served a segment of the stream; `null`: not yet. */
  readonly servedAt: number | null;
}

/** From when on a chat is billed; `null`: the guest has seen nothing yet. */
export function billedFrom({ pictureAt, servedAt }: FirstPicture): number | null {
  if (servedAt === null) return pictureAt;
  return Math.min(pictureAt ?? Infinity, servedAt + pictureGraceMs);
}

/** Whether the meter stands still because the guest has seen no picture yet. */
export function awaitsPicture(picture: FirstPicture, now: number): boolean {
  const from = billedFrom(picture);
  return from === null || now < from;
}

/** What a meter shows of a running chat. */
export interface ShownMeter {
  readonly pricePerMinute: number;
  /** Paid so far. */
  readonly charged: number;
  readonly balance: number;
  /** Whole seconds that are billed, and that are left. */
  readonly seconds: number;
  readonly secondsLeft: number;
}

/**
 * How many whole seconds a running chat lasts once so much is credited to the wallet: what vouchers still pay for
 * stays. Where a rule of the guest's own ends the chat before the money does, money changes nothing.
 */
export function secondsLeftWith(
  tariff: Tariff,
  { pricePerMinute, charged, balance, seconds, secondsLeft }: ShownMeter,
  credit: number,
): number {
  const covered = seconds + secondsLeft;
  const freeSeconds = covered - tariff.secondsAffordable(pricePerMinute, charged + balance);
  if (freeSeconds < 0) return secondsLeft;
  const funds = charged + balance + credit;
  return secondsCovered({ tariff, pricePerMinute, freeSeconds }, funds) - seconds;
}

/** What the meter of a running chat remembers. */
export interface Meter extends FirstPicture {
  /** How the kind of chat is paid for. */
  readonly tariff: Tariff;
  readonly pricePerMinute: number;
  /** Seconds that vouchers pay for, at the beginning. */
  readonly freeSeconds: number;
  /** Paid so far. */
  readonly charged: number;
  /** Milliseconds that count for the bill. */
  readonly billedMs: number;
  /** When the meter last advanced. */
  readonly tickedAt: number;
}

/** The meter at one moment. Times are ms or whole seconds as named, amounts are coins. */
export interface Reading {
  readonly billedMs: number;
  readonly seconds: number;
  /** To be taken from the wallet now. */
  readonly charge: number;
  /** Paid in all, with `charge`. */
  readonly charged: number;
  readonly secondsLeft: number;
  readonly warning: MeterWarning | null;
  /** The time since the last tick was ours, not the guest's, and is free. */
  readonly stalled: boolean;
}

/** Milliseconds of `from` to `to` in which the guest saw the performer. */
function watchedMs(picture: FirstPicture, from: number, to: number): number {
  const since = billedFrom(picture);
  return since === null ? 0 : Math.max(0, to - Math.max(from, since));
}

/**
 * Reads the meter at `now` for a guest who holds `balance`. Nothing counts before the first picture. Charges what the tariff asks in
 * all for the seconds that no voucher pays for, and never more than there is; time in which no
 * server advanced the meter is free. So is what a late tick finds beyond the last covered second:
 * it is not billed, so that the seconds of a receipt are those that vouchers and money paid for.
 */
export function readMeter(meter: Meter, balance: number, now: number): Reading {
  const stalled = now - meter.tickedAt > stallThresholdMs;
  const funds = meter.charged + Math.max(0, balance);
  const covered = secondsCovered(meter, funds);
  const passedMs = stalled
    ? meter.billedMs
    : meter.billedMs + watchedMs(meter, meter.tickedAt, now);
  const billedMs = Math.min(passedMs, covered * 1_000);
  const seconds = Math.floor(billedMs / 1_000);
  // Seconds that are paid for never cost more than there is; what was taken is not given back.
  const charged = Math.max(
    meter.charged,
    meter.tariff.chargeAfter(meter.pricePerMinute, paidSeconds(seconds, meter.freeSeconds)),
  );
  const secondsLeft = covered - seconds;
  return {
    billedMs,
    seconds,
    charge: charged - meter.charged,
    charged,
    secondsLeft,
    warning: warningAt(secondsLeft),
    stalled,
  };
}

/** What becomes of a running chat at a tick. */
export type TickOutcome =
  | { readonly kind: 'runs'; readonly reading: Reading }
  | {
      readonly kind: 'ends';
      readonly reading: Reading;
      readonly exitCode: ExitCode;
      readonly endedAt: number;
    };

/** What a tick is told of a chat. */
export interface TickedChat extends Meter {
  /** How the meter ends a chat of its kind, in the order in which it looks. */
  readonly exits: readonly MeterExit[];
  /** When the guest's socket was last known to be there. */
  readonly seenAt: number;
  readonly startedAt: number;
}

/** How the meter ends a chat by itself. */
export type MeterExit = 'serverStalled' | 'timeLimit' | 'noMoney' | 'guestGone' | 'noPicture';

/** When a chat ended this way was over, or `null` where it is not. */
const meterExits: Readonly<
  Record<MeterExit, (chat: TickedChat, reading: Reading, now: number) => number | null>
> = {
  serverStalled: ({ tickedAt }, _, now) => (now - tickedAt > abandonedMs ? tickedAt : null),
  timeLimit: (_, { seconds }, now) => (seconds >= maxChatSeconds ? now : null),
  noMoney: (_, { secondsLeft }, now) => (secondsLeft <= 0 ? now : null),
  guestGone: ({ seenAt }, _, now) => (now - seenAt > absenceMs ? now : null),
  noPicture: (chat, _, now) =>
    awaitsPicture(chat, now) && now - chat.startedAt >= noPictureMs ? now : null,
};

/**
 * Reads the meter of a running chat and says whether the chat goes on or ends, by the exits of its kind. `now` is
 * ms since the epoch, `balance` coins.
 */
export function tickChat(chat: TickedChat, balance: number, now: number): TickOutcome {
  const reading = readMeter(chat, balance, now);
  for (const exit of chat.exits) {
    const endedAt = meterExits[exit](chat, reading, now);
    if (endedAt !== null) return { kind: 'ends', reading, exitCode: exitCodes[exit], endedAt };
  }
  return { kind: 'runs', reading };
}

/** When the meter has to be looked at again: when the next second is full. */
export function nextTickAt(reading: Reading, now: number): number {
  return now + tickMs - (reading.billedMs % tickMs);
}
