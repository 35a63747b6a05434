import { answer, flag, minorUnits, nullable, oneOf, text } from './primitives.ts';
import { Type, type Static } from 'typebox';
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
/** An amount in minor units with its text and its real-money value. */
export type Price = Static<typeof price>;

/** Real money that is paid at the payment provider, and what it brings to the wallet. */
export const payment = {
  /** What is paid for, in the wallet's currency. */
  credit: price,
  /** What is given on top of it; 0 for nothing. */
  bonus: price,
  /** Both together. */
  brings: price,
  /** What is paid: francs for a wallet in francs, else euros. */
  price,
};

/** A payment that is offered. */
export const offeredPayment = {
  ...payment,
  /** Whether the guest's own limits leave room for it now; without room it would be refused. */
  isWithinLimits: flag,
};
