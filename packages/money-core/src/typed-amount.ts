/**
 * An amount as guests type it, in whole coins, credits, euros or francs; `null` when it is no whole number.
 * @param unit minor units of one that is typed: 100 where a currency has cents
 */
export const typedAmount = (typed: string, unit: number): number | null =>
  /^\d{1,7}$/.test(typed.trim()) ? Number(typed) * unit : null;
