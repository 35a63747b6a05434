import type { Price } from '@vx/contract';
import type { RestContract } from '@vx/contract/rest';

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

/** Minor units of a maximum that is offered beside an amount; `null`: it is none. */
function maximumOf(
  typed: string,
  amount: number,
  { min, max, step }: AutoRecharge['offer']['maximum'],
): number | null {
  if (!/^\d{1,7}$/.test(typed)) return null;
  const cents = Number(typed) * 100;
  return cents < Math.max(min, amount) || cents > max || cents % step !== 0 ? null : cents;
}

/** Whether the most of a month is what is wrong with a form. */
export const isMaximumWrong = (
  { amount, maximum }: RechargeTyped,
  { amounts, maximum: bounds }: AutoRecharge['offer'],
): boolean => {
  const offer = amounts.find((one) => String(one.amount) === amount);
  return maximumOf(maximum, offer?.amount ?? bounds.min, bounds) === null;
};

/** The wish that a form carries; `null` when it is none that is offered. The server judges again. */
export function rechargeWish(
  typed: RechargeTyped,
  { amounts, thresholds, maximum }: AutoRecharge['offer'],
): { readonly amount: number; readonly threshold: number; readonly maximum: number } | null {
  const offer = amounts.find(({ amount }) => String(amount) === typed.amount);
  const threshold = thresholds.find(({ value }) => String(value) === typed.threshold);
  if (!offer || !threshold || threshold.value > offer.credit.value) return null;
  const cents = maximumOf(typed.maximum, offer.amount, maximum);
  if (cents === null) return null;
  return { amount: offer.amount, threshold: threshold.value, maximum: cents };
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
