/** What can be topped up, and the VAT in it. */

/** VAT that prices include, in percent. */
export const VAT_PERCENT = 19;

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

/** Amounts of which each can be chosen, in minor units. */
export interface AmountRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Free amounts. */
export const customTopup = { min: 500, max: 20_000, step: 500 } as const satisfies AmountRange;

/** Whether an amount is one of a range. */
export const isInRange = (amount: number, { min, max, step }: AmountRange): boolean =>
  amount >= min && amount <= max && amount % step === 0;

/**
 * The offer that a request names, or `null` when there is no such offer. A free amount that equals
 * an option's price is that option, bonus included: nobody pays the same for less.
 */
export function findTopupOffer(request: {
  readonly optionId?: string | undefined;
  readonly amount?: number | undefined;
}): TopupOffer | null {
  const { optionId, amount } = request;
  if ((optionId === undefined) === (amount === undefined)) return null;
  if (amount === undefined) return topupOptions.find(({ id }) => id === optionId) ?? null;
  if (!isInRange(amount, customTopup)) return null;
  return topupOptions.find((one) => one.amount === amount) ?? { id: null, amount, bonus: 0 };
}

/** The VAT in a price that includes it, rounded to the nearest minor unit. */
export const includedVat = (amount: number): number =>
  Math.round((amount * VAT_PERCENT) / (100 + VAT_PERCENT));
