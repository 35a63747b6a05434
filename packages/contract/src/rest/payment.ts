import { endpoint, endpoints } from '../define.ts';
import { price } from '../shapes/money.ts';
import {
  answer,
  count,
  id,
  input,
  list,
  minorUnits,
  nullable,
  oneOf,
  optional,
  path,
  success,
  text,
  url,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

export const topUpStatuses = ['open', 'paid', 'failed', 'expired'] as const;

export const paymentEndpoints = endpoints(
  endpoint({
    key: 'GET /payment/topupOptions',
    id: null,
    summary: 'What a guest can top up with.',
    response: answer({
      options: list(answer({ id, coins: count, bonus: count, price }), 20),
      /** Free amounts in euro cents. */
      custom: answer({ min: minorUnits, max: minorUnits, step: minorUnits }),
      lastUsedId: nullable(id),
    }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /payment/topup',
    id: null,
    summary:
      'Begins a top-up: exactly one of optionId and amountEurCents. Nothing is charged before the provider has confirmed.',
    body: input({
      optionId: optional(id),
      amountEurCents: optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
      returnPath: path,
    }),
    response: answer({ intentId: id, redirectTo: url }),
    errors: ['AMOUNT_NOT_OFFERED', 'LIMIT_REACHED', 'SPENDING_PAUSED'],
    audience: 'guest',
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'GET /payment/topup/{intentId}',
    id: null,
    summary: 'How a top-up stands.',
    response: answer({ status: oneOf(topUpStatuses), coins: count, balance: price }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/autoRechargeTeaserState',
    id: 'RE-autoRechargeTeaserState',
    summary: 'Stores how the automatic-recharge teaser is shown. [RU-payment-auto-recharge-teaser]',
    body: input({ mode: text(40, 1) }),
    response: success,
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'POST /vxpay/onsuccess',
    id: 'RE-vxpayOnSuccess',
    summary:
      'The payment page reports a payment that went through. Booked once, however often it arrives.',
    body: input({
      intentId: id,
      amountEurCents: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
      /** The provider's number of the payment. */
      providerReference: text(80, 1),
      /** HMAC-SHA-256 in hex over the other members, with the secret shared with the provider. */
      signature: text(64, 64),
    }),
    response: success,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'AMOUNT_NOT_OFFERED'],
    audience: 'provider',
    built: true,
  }),
  endpoint({
    key: 'POST /vxpay/logout',
    id: 'RE-vxpayLogout',
    summary: 'The payment page was left without paying; an open top-up ends.',
    body: input({ intentId: id, reason: oneOf(['failed', 'cancelled']), signature: text(64, 64) }),
    response: success,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    audience: 'provider',
    built: true,
  }),
);
