import type { Language, Price } from './money-api.ts';

const coins: Readonly<Record<Language, readonly [one: string, many: string]>> = {
  en: ['coin', 'coins'],
  de: ['Coin', 'Coins'],
  nl: ['coin', 'coins'],
  es: ['moneda', 'monedas'],
};
const credits: typeof coins = {
  en: ['credit', 'credits'],
  de: ['Credit', 'Credits'],
  nl: ['credit', 'credits'],
  es: ['crédito', 'créditos'],
};

/** An amount with its unit, for texts that the server writes itself: "40 coins", "€10.00". */
export function amountName(
  { value, currency, formatted }: Pick<Price, 'value' | 'currency' | 'formatted'>,
  language: Language,
): string {
  const units = currency === 'VXC' ? coins : currency === 'credits' ? credits : null;
  return units ? `${formatted} ${units[language][Math.abs(value) === 1 ? 0 : 1]}` : formatted;
}

/** An amount in a sentence, with its value in real money: "7 coins (€1.75)", "€10.00". */
export function amountAndWorth(price: Price, language: Language): string {
  const { equivalent } = price;
  const amount = amountName(price, language);
  return equivalent ? `${amount} (${equivalent.formatted})` : amount;
}
