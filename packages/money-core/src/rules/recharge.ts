/** The rules of the automatic recharge. */

import type { WalletCurrency } from '@vx/contract/enums';
import { creditOf, payCurrencyOf, roundAmountOf } from './conversion.ts';
import { isInRange, topupOptions, type AmountRange } from './top-up.ts';

/** A second automatic charge within this time waits for a tap. [ADR 0015, 4] */
export const TAP_WITHIN_MS = 10 * 60_000;

/** How long it waits. */
export const WAITS_MS = 24 * 3_600_000;

/** How long the provider is asked about one recharge, however often the answer is lost. */
export const ASKED_MS = 24 * 3_600_000;

/** Thresholds that can be set, in minor units of the wallet: 20, 40 and 100 coins, or 5, 10 and 25 euros. */
export const rechargeThresholds = (wallet: WalletCurrency): readonly number[] =>
  [20, 40, 100].map((coins) => roundAmountOf(coins, wallet));

/** Monthly maxima that can be set, in minor units of what is paid with. */
export const rechargeMaximum = {
  min: 1_000,
  max: 200_000,
  step: 500,
} as const satisfies AmountRange;

/** What a guest asks for. */
export interface RechargeRequest {
  /** Minor units of what is paid with, as is the maximum. */
  readonly amount: number;
  /** Minor units of the wallet. */
  readonly threshold: number;
  readonly maximum: number;
}

/** What can be set. The server answers it for the guest's wallet, and judges a request by it. */
export interface RechargeOffer<
  Amount extends { readonly amount: number; readonly credit: number },
> {
  /** `amount` is what is paid, `credit` what it brings to the wallet without a bonus. */
  readonly amounts: readonly Amount[];
  /** Minor units of the wallet. */
  readonly thresholds: readonly number[];
  readonly maximum: AmountRange;
}

/** What a wallet is offered. */
export const rechargeOffer = (
  wallet: WalletCurrency,
): RechargeOffer<{ readonly amount: number; readonly credit: number }> => ({
  amounts: topupOptions.map(({ amount }) => ({
    amount,
    credit: creditOf({ value: amount, currency: payCurrencyOf(wallet) }, wallet),
  })),
  thresholds: rechargeThresholds(wallet),
  maximum: rechargeMaximum,
});

/** One recharge reaches the threshold from any balance, so that one recharge never follows from another. */
export const reachesThreshold = (credit: number, threshold: number): boolean => credit >= threshold;

/** Whether a monthly maximum can be set beside an amount: it lets one recharge through. */
export const isMaximumOffered = (maximum: number, amount: number, range: AmountRange): boolean =>
  maximum >= amount && isInRange(maximum, range);

/** The offered amount that a request names, or `null` where the request is none that is offered. */
export function findRechargeAmount<
  Amount extends { readonly amount: number; readonly credit: number },
>({ amount, threshold, maximum }: RechargeRequest, offer: RechargeOffer<Amount>): Amount | null {
  const found = offer.amounts.find((one) => one.amount === amount);
  if (!found || !offer.thresholds.includes(threshold)) return null;
  if (!reachesThreshold(found.credit, threshold)) return null;
  return isMaximumOffered(maximum, amount, offer.maximum) ? found : null;
}

/** All that decides what becomes of a recharge that is due. */
export interface RechargeFacts {
  /** `null`: it is off, or stopped. */
  readonly settings: {
    readonly amount: number;
    readonly threshold: number;
    readonly maximum: number;
  } | null;
  /** Minor units of the wallet, as is the threshold. */
  readonly balance: number;
  /** What the recharges of this month have cost, and those whose end nobody knows yet. */
  readonly used: number;
  /** When the provider was last asked for an automatic charge. */
  readonly lastAt: number | null;
  readonly tapped: boolean;
}

/** What becomes of a recharge; `decideRecharge` says what each means. */
export type RechargeDecision = 'charge' | 'wait' | 'refuse' | 'drop';

/**
 * What becomes of a recharge. `drop`: there is no need any more. `refuse`: it would go beyond the
 * monthly maximum, with or without a tap. `wait`: it is the second within ten minutes.
 */
export function decideRecharge(facts: RechargeFacts, now: number): RechargeDecision {
  const { settings, balance, used, lastAt, tapped } = facts;
  if (!settings || balance >= settings.threshold) return 'drop';
  if (used + settings.amount > settings.maximum) return 'refuse';
  if (!tapped && lastAt !== null && now < lastAt + TAP_WITHIN_MS) return 'wait';
  return 'charge';
}
