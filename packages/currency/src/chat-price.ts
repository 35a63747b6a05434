import type { Language } from '@vx/contract/enums';
import { InvariantError } from '@vx/kernel';
import { ceilDivide, floorDivide } from './convert.ts';
import { format } from './format.ts';
import { compare, money, type Currency, type Money } from './money.ts';

/** A price per minute for display: the message `money.perMinute` with the formatted amount. */
export interface PricePerMinute {
  readonly messageId: 'money.perMinute';
  readonly values: { readonly amount: string };
}

/** The parts of a chat price, "2,99 € per minute" (RU-money-chat-price-per-minute). */
export function pricePerMinute(price: Money, language: Language): PricePerMinute {
  return { messageId: 'money.perMinute', values: { amount: format(price, language) } };
}

/** What a chat of so many whole seconds costs: price × t ÷ 60, rounded up. */
export function chargedAfter<C extends Currency>(price: Money<C>, seconds: number): Money<C> {
  return money(ceilDivide(price.value * seconds, 60), price.currency);
}

/**
 * The whole seconds of chat that a balance pays for; Infinity when the chat is free.
 *
 * @throws InvariantError when the currencies differ or the price is below 0
 */
export function affordableSeconds<C extends Currency>(balance: Money<C>, price: Money<C>): number {
  compare(balance, price);
  if (price.value < 0) throw new InvariantError('A price per minute is not below 0.');
  if (price.value === 0) return Infinity;
  return balance.value <= 0 ? 0 : floorDivide(balance.value * 60, price.value);
}
