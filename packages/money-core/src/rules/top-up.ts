import { safeReturnPath } from '@vx/routes';

/** VAT that prices include, in percent. */
const VAT_PERCENT = 19;

/** How long a payment page stays open. */
export const INTENT_LIFETIME_MS = 30 * 60_000;

/**
 * What can be paid, in minor units of the currency that the wallet is paid into with: the same round
 * amounts of euros and of francs.
 */
export interface TopupOffer {
  /** `null` for a free amount. */
  readonly id: string | null;
  readonly amount: number;
  /** Given on top of what is paid. */
  readonly bonus: number;
}

const option = (amount: number, bonus: number): TopupOffer & { readonly id: string } => ({
  id: `topup-${amount}`,
  amount,
  bonus,
});

/** What can be bought with one tap. */
export const topupOptions = [
  option(1_000, 0),
  option(2_500, 100),
  option(5_000, 300),
  option(10_000, 800),
  option(20_000, 2_000),
] as const;

/** Free amounts. */
export const customTopup = { min: 500, max: 20_000, step: 500 } as const;

/**
 * The offer that a request names, or `null` when there is no such offer. A free amount that equals
 * an option's price is that option, bonus included: nobody pays the same for less.
 */
export function offerOf(request: {
  readonly optionId?: string | undefined;
  readonly amount?: number | undefined;
}): TopupOffer | null {
  const { optionId, amount } = request;
  if ((optionId === undefined) === (amount === undefined)) return null;
  if (amount === undefined) return topupOptions.find(({ id }) => id === optionId) ?? null;
  const { min, max, step } = customTopup;
  if (amount < min || amount > max || amount % step !== 0) return null;
  return topupOptions.find((one) => one.amount === amount) ?? { id: null, amount, bonus: 0 };
}

/** The VAT in a price that includes it. */
export const vatOf = (amount: number): number =>
  Math.round((amount * VAT_PERCENT) / (100 + VAT_PERCENT));

/** Where to go after the payment: the path that the guest came from, with the intent's id. */
export function returnAddress(returnPath: string, intentId: string): string | null {
  const path = safeReturnPath(returnPath);
  if (path === null) return null;
  const address = new URL(path, 'https://site.invalid');
  address.searchParams.set('topup', intentId);
  return `${address.pathname}${address.search}${address.hash}`;
}
