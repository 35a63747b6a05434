/** The rules of the automatic recharge, without clock or database. */

import { creditOf, payCurrencyOf, roundAmountOf, type WalletCurrency } from '../money/index.ts';
import { topupOptions, type TopupOffer } from './topup.rules.ts';

/** A second automatic charge within this time waits for a tap. [ADR 0015, 4] */
export const TAP_WITHIN_MS = 10 * 60_000;

/** How long it waits. */
export const WAITS_MS = 24 * 3_600_000;

/** How long the provider is asked about one recharge, however often the answer is lost. */
export const ASKED_MS = 24 * 3_600_000;

/** Thresholds that are offered, in minor units of the wallet: 20, 40 and 100 coins, or 5, 10 and 25 euros. */
export const rechargeThresholds = (wallet: WalletCurrency): readonly number[] =>
  [20, 40, 100].map((coins) => roundAmountOf(coins, wallet));

/** Monthly maxima that can be set, in minor units of what is paid with. */
export const rechargeMaximum = { min: 1_000, max: 200_000, step: 500 } as const;

/** What a guest asks for. */
export interface RechargeWish {
  /** Minor units of what is paid with, as is the maximum. */
  readonly amount: number;
  /** Minor units of the wallet. */
  readonly threshold: number;
  readonly maximum: number;
}

/**
 * The offer that a wish names, or `null` when it is none. One recharge reaches the threshold
 * from any balance, so that one recharge never follows from another; the maximum lets one through.
 */
export function rechargeOf(
  { amount, threshold, maximum }: RechargeWish,
  wallet: WalletCurrency,
): TopupOffer | null {
  const offer = topupOptions.find((one) => one.amount === amount);
  const { min, max, step } = rechargeMaximum;
  if (!offer || !rechargeThresholds(wallet).includes(threshold)) return null;
  if (threshold > creditOf({ amount, currency: payCurrencyOf(wallet) }, wallet)) return null;
  if (maximum < amount || maximum < min || maximum > max || maximum % step !== 0) return null;
  return offer;
}

/** How a guest stands when a recharge is due. */
export interface RechargeStanding {
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

export type RechargeDecision = 'charge' | 'wait' | 'refuse' | 'drop';

/**
 * What becomes of a recharge. `drop`: there is no need any more. `refuse`: it would go beyond the
 * monthly maximum, with or without a tap. `wait`: it is the second within ten minutes.
 */
export function decideRecharge(standing: RechargeStanding, now: number): RechargeDecision {
  const { settings, balance, used, lastAt, tapped } = standing;
  if (!settings || balance >= settings.threshold) return 'drop';
  if (used + settings.amount > settings.maximum) return 'refuse';
  if (!tapped && lastAt !== null && now < lastAt + TAP_WITHIN_MS) return 'wait';
  return 'charge';
}
