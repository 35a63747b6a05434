import type { Price } from '@vx/contract';
import { toEuros } from '@vx/studio-core';
import type { PriceValue } from '@vx/ui/price';

/** An amount as what a performer gets of it: euros, never coins. */
export function presentEuros(price: Price): PriceValue {
  const { value, formatted } = toEuros(price);
  return { value, currency: 'EUR', formatted };
}
