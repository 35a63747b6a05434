import type { Price } from '@vx/contract';
import { serverTexts } from '@vx/i18n/server';
import type { Language } from './money-api.ts';

/** An amount with its unit, for texts that the server writes itself: "40 coins", "€10.00". */
export function amountName(
  { value, currency, formatted }: Pick<Price, 'value' | 'currency' | 'formatted'>,
  language: Language,
): string {
  const t = serverTexts(language);
  const values = { amount: formatted, count: Math.abs(value) };
  if (currency === 'VXC') return t('amounts.coins', values);
  return currency === 'credits' ? t('amounts.credits', values) : formatted;
}

/** An amount in a sentence, with its value in real money: "7 coins (€1.75)", "€10.00". */
export function amountAndWorth(price: Price, language: Language): string {
  const { equivalent } = price;
  const amount = amountName(price, language);
  return equivalent ? `${amount} (${equivalent.formatted})` : amount;
}
