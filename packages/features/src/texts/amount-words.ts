import type { Price } from '@vx/contract';
import type { Say } from './use-translate.ts';

/** An amount with its unit, in words: "206 coins", "40 credits", "€10.00". */
export function amountWords(say: Say, { value: count, currency, formatted }: Price): string {
  if (currency === 'VXC') return say('money.coins', { count });
  return currency === 'credits' ? say('money.credits', { count }) : formatted;
}

/** An amount in words with its value in real money: "60 coins, €15.00". */
export const amountAndWorth = (say: Say, price: Price): string =>
  price.equivalent
    ? `${amountWords(say, price)}, ${price.equivalent.formatted}`
    : amountWords(say, price);
