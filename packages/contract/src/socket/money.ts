import { message, messages } from '../define.ts';
import {
  answer,
  count,
  flag,
  id,
  input,
  list,
  minorUnits,
  nullable,
  oneOf,
  text,
} from '../shapes/primitives.ts';
import { rechargeReports, topUpStatuses } from '../enums/payment.ts';
import { walletCurrencies } from '../enums/money.ts';
import { offeredPayment, price } from '../shapes/money.ts';
import { Type } from 'typebox';

export const moneyMessages = messages(
  message({
    name: 'guestBalance',
    id: 'SI-guestBalance',
    direction: 'in',
    summary: 'The absolute balance. Clients ignore an older version. [RU-socket-balance]',
    payload: answer({
      /** Integer in minor units of the wallet's currency. */
      balance: minorUnits,
      balanceFormatted: text(40),
      isPayingCustomer: flag,
      version: count,
      currency: oneOf(walletCurrencies),
      /** What it is worth in euro cents; `null` where it is in euros. */
      equivalent: nullable(minorUnits),
    }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'balance',
    id: 'SI-balance',
    direction: 'in',
    summary: 'Only the number: while a chat runs, where clients know the rest.',
    payload: answer({ balance: minorUnits, version: count }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'limitsChanged',
    id: null,
    direction: 'in',
    summary:
      'The guest set or withdrew a limit or began a pause, on whatever device: what follows from limits is asked for anew.',
    payload: answer({}),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'purchaseMade',
    id: null,
    direction: 'in',
    summary: 'Something was bought, on whatever device.',
    payload: answer({ kind: oneOf(['video', 'album', 'post', 'ticket']), id, price }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'canOneClick',
    id: 'SO-canOneClick',
    direction: 'out',
    summary: 'Asks whether one-click payment is possible; answered by `oneClickOffer`.',
    payload: input({}),
    built: true,
  }),
  message({
    name: 'oneClickOffer',
    id: null,
    direction: 'in',
    summary: 'Whether one-click payment is possible, and with which amounts.',
    payload: answer({
      possible: flag,
      /** Minor units of their prices; part of ET-paymentSettings. Empty where it is not possible. */
      oneClickAmounts: list(answer({ amount: minorUnits, ...offeredPayment }), 20),
    }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'chargeOneClick',
    id: 'SO-chargeOneClick',
    direction: 'out',
    summary: 'Charges one amount; the result arrives as an event. [RU-payment-one-click-result]',
    payload: input({
      /** Minor units of its price: one of the offered amounts. */
      amount: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
      channelId: nullable(id),
    }),
    idempotent: true,
    built: true,
  }),
  message({
    name: 'oneClickResult',
    id: 'SI-oneClickResult',
    direction: 'in',
    summary: 'How a one-click charge went. [RU-payment-one-click-result]',
    payload: answer({
      success: flag,
      /** A stable code where it failed. */
      code: nullable(text(60)),
      /** As asked for. */
      amount: nullable(minorUnits),
      channelId: nullable(id),
    }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'paymentFeedback',
    id: null,
    direction: 'in',
    summary:
      'How a payment of the payment page stands now: waited for, paid, failed or given up. [SC-paymentFeedback]',
    payload: answer({
      intentId: id,
      status: oneOf(topUpStatuses),
      /** Bonus included. */
      brings: price,
      price,
    }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'automaticRecharge',
    id: null,
    direction: 'in',
    summary: 'An automatic recharge waits for a tap, has brought what it brings, or was refused.',
    payload: answer({
      rechargeId: id,
      report: oneOf(rechargeReports),
      /** Why it was refused: a stable code. */
      code: nullable(text(60)),
      /** Bonus included. */
      brings: price,
      price,
    }),
    stream: 'guest',
    built: true,
  }),
);
