import { oneOf, answer, minorUnits, nullable, text } from './primitives.ts';
import { Type } from 'typebox';
import { walletCurrencies } from '../enums/money.ts';

/** ET-price: an amount with its real-money value beside it. */
export const price = answer({
  /** Integer in minor units of `currency`. */
  value: minorUnits,
  currency: oneOf(walletCurrencies),
  /** In the language of the request. */
  formatted: text(40),
  /** Real-money value in euro cents, where the amount is not in euros. */
  equivalent: nullable(
    answer({ value: minorUnits, currency: Type.Literal('EUR'), formatted: text(40) }),
  ),
});
