import { message, messages } from '../define.ts';
import {
  answer,
  count,
  flag,
  id,
  input,
  minorUnits,
  nullable,
  oneOf,
  text,
} from '../shapes/primitives.ts';
import { price } from '../shapes/money.ts';
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
    }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'balance',
    id: 'SI-balance',
    direction: 'in',
    summary: 'Only the number.',
    payload: answer({ balance: minorUnits, version: count }),
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
    summary: 'Asks whether one-click payment is possible.',
    payload: input({}),
    built: false,
  }),
  message({
    name: 'chargeOneClick',
    id: 'SO-chargeOneClick',
    direction: 'out',
    summary: 'Charges one amount; the result arrives as an event. [RU-payment-one-click-result]',
    payload: input({
      amount: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
      channelId: nullable(id),
    }),
    idempotent: true,
    built: false,
  }),
  message({
    name: 'oneClickResult',
    id: 'SI-oneClickResult',
    direction: 'in',
    summary: 'How a one-click charge went. [RU-payment-one-click-result]',
    payload: answer({
      success: flag,
      code: nullable(text(60)),
      amount: nullable(minorUnits),
      channelId: nullable(id),
    }),
    stream: 'guest',
    built: false,
  }),
);
