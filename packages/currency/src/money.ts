import { decimalsCoins, decimalsMoney } from '@vx/contract/constants';
import type { Currency } from '@vx/contract/enums';
import { InvariantError } from '@vx/kernel';
import { UnknownCurrencyError } from './errors.ts';

export type { Currency } from '@vx/contract/enums';

/** An exact amount: a safe integer in minor units (cents; whole coins, credits, vouchers). */
export interface Money<C extends Currency = Currency> {
  readonly value: number;
  readonly currency: C;
}

const decimals: { readonly [C in Currency]: typeof decimalsMoney | typeof decimalsCoins } = {
  EUR: decimalsMoney,
  CHF: decimalsMoney,
  credits: decimalsCoins,
  voucher: decimalsCoins,
  VXC: decimalsCoins,
};

/** Whether a text names a currency of the product. */
export function isCurrency(currency: unknown): currency is Currency {
  return typeof currency === 'string' && Object.hasOwn(decimals, currency);
}

/**
 * The decimals of a currency.
 *
 * @throws UnknownCurrencyError for any other text
 */
export function decimalsOf(currency: Currency): 0 | 2 {
  if (!isCurrency(currency)) throw new UnknownCurrencyError(currency);
  return decimals[currency];
}

/**
 * An amount of a currency.
 *
 * @param value a safe integer in minor units
 * @throws UnknownCurrencyError, or InvariantError when the value is no safe integer
 */
export function money<C extends Currency>(value: number, currency: C): Money<C> {
  decimalsOf(currency);
  return { value: exact(value), currency };
}

/** The value itself, where it is exact. */
export function exact(value: number): number {
  if (!Number.isSafeInteger(value)) {
    throw new InvariantError(`An amount is a safe integer in minor units, not ${value}.`);
  }
  return value + 0;
}

/** @throws InvariantError when the currencies differ */
export function add<C extends Currency>(a: Money<C>, b: Money<C>): Money<C> {
  return money(a.value + same(a, b).value, a.currency);
}

/** @throws InvariantError when the currencies differ */
export function subtract<C extends Currency>(a: Money<C>, b: Money<C>): Money<C> {
  return money(a.value - same(a, b).value, a.currency);
}

/**
 * Below 0 when `a` is less, 0 when equal, above 0 when more.
 *
 * @throws InvariantError when the currencies differ
 */
export function compare<C extends Currency>(a: Money<C>, b: Money<C>): number {
  return a.value - same(a, b).value;
}

function same<C extends Currency>(a: Money<C>, b: Money<C>): Money<C> {
  if (a.currency !== b.currency) {
    throw new InvariantError(
      `${a.currency} and ${b.currency} cannot be reckoned together. Convert one of them first.`,
    );
  }
  return b;
}
