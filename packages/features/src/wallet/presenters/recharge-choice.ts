import type { Price } from '@vx/contract';
import type { RestContract } from '@vx/contract/rest';
import { typedAmount } from '@vx/money-core';
import {
  findRechargeAmount,
  isMaximumOffered,
  reachesThreshold,
  type RechargeRequest,
} from '@vx/money-core/rules';

/** The automatic recharge of a guest, as the server keeps it. */
export type AutoRecharge = RestContract['GET /guest/autoRecharge']['response'];

/** Parameter of the limits page: its form of the automatic recharge is open. */
export const RECHARGE_PARAM = 'recharge';

/** Field of the top-up form: how the teaser is shown from now on. */
export const TEASER_FIELD = 'rechargeTeaser';

/** Fields of its forms. */
export const rechargeFields = {
  /** What is asked: `save`, `off`, `yes`, `no`. */
  ask: 'recharge',
  amount: 'rechargeAmount',
  threshold: 'rechargeThreshold',
  maximum: 'rechargeMaximum',
  id: 'rechargeId',
} as const;

/** What a guest typed and chose, as forms carry it. */
export interface RechargeTyped {
  /** Minor units of what is paid with. */
  readonly amount: string;
  /** Minor units of the wallet. */
  readonly threshold: string;
  /** Whole euros, or francs. */
  readonly maximum: string;
}

/** A recharge that runs by itself. */
export interface RunningRecharge {
  /** Bonus included. */
  readonly brings: Price;
  readonly price: Price;
  readonly threshold: Price;
}

/** What is bought by itself now; `null`: nothing. */
export function runningRecharge({ settings }: AutoRecharge): RunningRecharge | null {
  if (!settings || settings.stoppedBy !== null) return null;
  const { brings, price, threshold } = settings;
  return { brings, price, threshold };
}

type Offer = AutoRecharge['offer'];

/** Thresholds that one recharge of an amount reaches. */
export function thresholdsFor(amount: string, { amounts, thresholds }: Offer): readonly Price[] {
  const offered = amounts.find((one) => String(one.amount) === amount);
  return thresholds.filter(({ value }) => reachesThreshold(offered?.credit.value ?? 0, value));
}

/** Whether the most of a month is what is wrong with a form. */
export function isMaximumWrong(
  { amount, maximum }: RechargeTyped,
  { amounts, maximum: range }: Offer,
): boolean {
  const offered = amounts.find((one) => String(one.amount) === amount);
  const typed = typedAmount(maximum, 100);
  return typed === null || !isMaximumOffered(typed, offered?.amount ?? range.min, range);
}

/** What a form asks for; `null` when it is nothing that is offered. The server judges again. */
export function readRechargeRequest(typed: RechargeTyped, offer: Offer): RechargeRequest | null {
  const maximum = typedAmount(typed.maximum, 100);
  if (maximum === null) return null;
  const request = { amount: Number(typed.amount), threshold: Number(typed.threshold), maximum };
  const found = findRechargeAmount(request, {
    amounts: offer.amounts.map(({ amount, credit }) => ({ amount, credit: credit.value })),
    thresholds: offer.thresholds.map(({ value }) => value),
    maximum: offer.maximum,
  });
  return found && request;
}

/** What the form begins with: what is set, else the least of everything, for a few times a month. */
export function firstRecharge({ settings, offer }: AutoRecharge): RechargeTyped {
  const [amount] = offer.amounts;
  const cents = settings?.amount ?? amount?.amount ?? 0;
  const few = Math.max(offer.maximum.min, cents * 4);
  return {
    amount: String(cents),
    threshold: String(thresholdOf(settings, offer) ?? offer.thresholds[0]?.value ?? 0),
    maximum: String((settings?.maximum.value ?? few) / 100),
  };
}

const thresholdOf = (
  settings: AutoRecharge['settings'],
  { thresholds }: AutoRecharge['offer'],
): number | undefined => thresholds.find(({ value }) => value === settings?.threshold.value)?.value;
