import type { Price } from '@vx/contract';
import type { Translate } from './presenter-texts.ts';

/** An amount with its unit, in words: "206 coins", "40 credits", "€10.00". */
export function amountWords(t: Translate, { value: count, currency, formatted }: Price): string {
  if (currency === 'VXC') return t('money.coins', { count });
  return currency === 'credits' ? t('money.credits', { count }) : formatted;
}

/** An amount in words with its value in real money: "60 coins, €15.00". */
export const amountAndWorth = (t: Translate, price: Price): string =>
  price.equivalent
    ? `${amountWords(t, price)}, ${price.equivalent.formatted}`
    : amountWords(t, price);
