/** When a live chat may start. Amounts are whole minor units of the guest's wallet. */

import type { LiveOffer } from '@vx/contract';
import { chatWaiting, minBalanceChat } from '@vx/contract/constants';
import { pauseHours } from '@vx/contract/enums';
import type { Tariff } from './tariff.ts';

/** How long a start may wait for a performer whom another guest is just starting with. [CO-chatWaiting] */
export const startWaitMs: number = chatWaiting;

/** Smallest balance that may start a chat: half a unit of money, or one whole coin or credit. [RU-money-min-balance-chat] */
export function minimumBalance(currency: string): number {
  return Math.ceil(
    currency === 'EUR' || currency === 'CHF' ? minBalanceChat * 100 : minBalanceChat,
  );
}

/** Whether a guest's own rule is a break from everything, free or paid: a cool-off or an exclusion. */
export const isBreak = (rule: string | undefined): boolean =>
  rule !== undefined && Object.hasOwn(pauseHours, rule);

/** What the first second of a chat costs: a start wants at least that. */
export const firstSecond = ({
  tariff,
  pricePerMinute,
}: Pick<MoneyFacts, 'tariff' | 'pricePerMinute'>): number =>
  Math.max(1, tariff.chargeAfter(pricePerMinute, 1));

/** Whether there is less than a start wants; free minutes want nothing. */
const isBalanceTooLow = ({
  freeMinutes,
  balance,
  currency,
}: Pick<MoneyFacts, 'freeMinutes' | 'balance' | 'currency'>): boolean =>
  freeMinutes === 0 && balance < minimumBalance(currency);

/** What a guest has for a chat, in minor units of the wallet. */
export interface MoneyFacts {
  /** How the kind of chat is paid for. */
  readonly tariff: Tariff;
  readonly pricePerMinute: number;
  /** Minutes that vouchers pay for. */
  readonly freeMinutes: number;
  readonly balance: number;
  readonly currency: string;
  /** What the guest's own rules leave, and the narrowest of them; `undefined`: there are none. */
  readonly room: { readonly amount: number; readonly rule: string } | undefined;
}

/** Why a kind of chat cannot be paid for now, as the server's offer says it. */
export type MoneyRefusal = NonNullable<LiveOffer['kinds'][number]['refusal']>;

/**
 * Why a start would be refused because of money, or `null`. A limit counts money, which free minutes cost none
 * of; a break holds them back, too.
 */
export function refuseForMoney(facts: MoneyFacts): MoneyRefusal | null {
  const { freeMinutes, balance, room } = facts;
  // First: whoever is on a break is led to no top-up, which would be refused as well.
  if (isBreak(room?.rule)) return 'SPENDING_PAUSED';
  if (isBalanceTooLow(facts)) return 'BALANCE_TOO_LOW';
  if (freeMinutes > 0) return null;
  const needed = firstSecond(facts);
  if (room !== undefined && needed > room.amount) return 'LIMIT_REACHED';
  return balance < needed ? 'BALANCE_TOO_LOW' : null;
}

/** All that decides whether a chat may start, but for the guest's own rules. */
export interface StartFacts {
  /** What a start of its kind may be refused for, in the order in which it is said. */
  readonly conditions: readonly StartRefusal[];
  readonly guestId: string | null;
  readonly country: string | null;
  readonly bannedCountries: readonly string[];
  readonly actorState: 'online' | 'busy' | 'offline';
  /** The guest has a running chat. */
  readonly chatRunning: boolean;
  /** The guest has an open socket. */
  readonly guestConnected: boolean;
  /** A later attempt of the same start came in before this one. */
  readonly overtaken: boolean;
  readonly expectedPrice: number;
  readonly pricePerMinute: number;
  /** Free minutes that were shown. */
  readonly expectedFreeMinutes: number;
  /** Minutes that vouchers pay for. */
  readonly freeMinutes: number;
  readonly balance: number;
  readonly currency: string;
}

/** Why a chat may not start: a code of the contract. */
export type StartRefusal =
  | 'NEED_LOGIN'
  | 'BANNED_COUNTRY'
  | 'WRONG_SEQUENCE'
  | 'ALREADY_IN_PROGRESS'
  | 'GUEST_OFFLINE'
  | 'ACTOR_OFFLINE'
  | 'ACTOR_BUSY'
  | 'PRICE_CHANGED'
  | 'BALANCE_TOO_LOW';

const refusedBy: Readonly<Record<StartRefusal, (facts: StartFacts) => boolean>> = {
  NEED_LOGIN: (facts) => facts.guestId === null,
  BANNED_COUNTRY: (facts) => isBanned(facts.bannedCountries, facts.country),
  WRONG_SEQUENCE: (facts) => facts.overtaken,
  ALREADY_IN_PROGRESS: (facts) => facts.chatRunning,
  GUEST_OFFLINE: (facts) => !facts.guestConnected,
  ACTOR_OFFLINE: (facts) => facts.actorState === 'offline',
  ACTOR_BUSY: (facts) => facts.actorState === 'busy',
  PRICE_CHANGED: (facts) =>
    facts.expectedPrice !== facts.pricePerMinute || facts.freeMinutes < facts.expectedFreeMinutes,
  BALANCE_TOO_LOW: isBalanceTooLow,
};

/** The first reason against a start of this kind, or `null`. [RU-livechat-start-errors] */
export function refuseStart(facts: StartFacts): StartRefusal | null {
  return facts.conditions.find((refusal) => refusedBy[refusal](facts)) ?? null;
}

/** [RU-guest-actor-banned-country] */
export function isBanned(bannedCountries: readonly string[], country: string | null): boolean {
  return country !== null && bannedCountries.includes(country);
}
