import type { Price } from '@vx/contract';
import { priceOf } from '@vx/currency';

/** An amount in the currency of a gift, worth what the gift says that one is worth. */
export function giftTotal(
  one: Price,
  value: number,
  language: Parameters<typeof priceOf>[2],
): Price {
  const worth = one.equivalent;
  return priceOf(
    value,
    one.currency,
    language,
    worth ? Math.round((worth.value * value) / one.value) : null,
  );
}
