import { endpoint, endpoints } from '../define.ts';
import { walletCurrencies } from '../enums/money.ts';
import { price } from '../shapes/money.ts';
import {
  answer,
  args,
  count,
  flag,
  id,
  input,
  limit,
  list,
  minorUnits,
  nullable,
  offset,
  oneOf,
  optional,
  text,
  time,
} from '../shapes/primitives.ts';

/** Why an amount moved. */
export const statementKinds = [
  'topup',
  'bonus',
  'video',
  'album',
  'livechat',
  'message',
  'gift',
  'ticket',
  'tip',
  'post',
  'subscription',
  'refund',
  'correction',
] as const;

export const moneyEndpoints = endpoints(
  endpoint({
    key: 'GET /guest/getGuestBalance',
    id: 'RE-getGuestBalance',
    summary: 'The balance of the guest. [RU-money-balance-call]',
    response: answer({
      /** Integer in minor units of the wallet's currency. */
      balance: minorUnits,
      balanceFormatted: text(40),
      isPayingCustomer: flag,
      price,
      /** Counts with every change; equals the version of the balance events. */
      version: count,
    }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/walletCurrency',
    id: null,
    summary:
      'What the wallet is kept in from now on. Possible until money moves in it or a limit stands in its currency. [EN-prepaidBalanceKinds]',
    body: input({ currency: oneOf(walletCurrencies) }),
    response: answer({ price, version: count }),
    errors: ['WALLET_IN_USE'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/statement',
    id: null,
    summary: 'What moved the balance, newest first. It goes on below `next`.',
    query: input({
      offset,
      limit: limit(20),
      kind: optional(oneOf(statementKinds)),
      /** `next` of the page before. */
      before: optional(text(15, 1)),
    }),
    response: answer({
      total: count,
      items: list(
        answer({
          id,
          at: time,
          kind: oneOf(statementKinds),
          /** A key of the message catalogue and its arguments. */
          text: answer({ key: text(80), args }),
          /** Negative: charged. */
          amount: price,
          balanceAfter: price,
          reference: nullable(text(80)),
        }),
      ),
      /** Where it goes on; `null`: nothing is older. */
      next: nullable(text(15)),
      balance: price,
    }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/statement/download',
    id: null,
    summary:
      'The whole statement, or one kind of it, as CSV, oldest first. All amounts add up to the balance.',
    query: input({ kind: optional(oneOf(statementKinds)) }),
    audience: 'guest',
    binary: true,
    built: true,
  }),
);
