import { endpoint, endpoints } from '../define.ts';
import { autoRechargeTeaserModes, topUpStatuses } from '../enums/payment.ts';
import { offeredPayment, price } from '../shapes/money.ts';
import { autoRecharge } from '../shapes/recharge.ts';
import { payCurrencies, walletCurrencies } from '../enums/money.ts';
import {
  answer,
  flag,
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
  time,
  url,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** Minor units of what the wallet is paid into with: euro cents, or rappen for a wallet in francs. */
const paidAmount = Type.Integer({ minimum: 1, maximum: 10_000_000 });

export const paymentEndpoints = endpoints(
  endpoint({
    key: 'GET /payment/topupOptions',
    id: null,
    summary: 'What a guest can top up with.',
    response: answer({
      options: list(answer({ id, ...offeredPayment }), 20),
      /** Free amounts, in minor units of what is paid with. */
      custom: answer({
        min: minorUnits,
        max: minorUnits,
        step: minorUnits,
        currency: oneOf(payCurrencies),
        /** What each step brings, in minor units of the wallet. */
        stepBrings: minorUnits,
      }),
      lastUsedId: nullable(id),
      /** What the wallet is kept in. */
      currency: oneOf(walletCurrencies),
      /** What it may still be kept in; empty once it is in use. */
      currencyChoice: list(oneOf(walletCurrencies), 10),
    }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /payment/topup',
    id: null,
    summary:
      'Begins a top-up: exactly one of optionId and amount. Nothing is charged before the provider has confirmed.',
    body: input({
      optionId: optional(id),
      amount: optional(paidAmount),
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
    response: answer({
      status: oneOf(topUpStatuses),
      /** Bonus included. */
      brings: price,
      /** What is paid for it. */
      price,
      balance: price,
    }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /payment/pending',
    id: null,
    summary:
      'Payments of the guest that the provider has not settled yet, the oldest first. [SC-paymentFeedback]',
    response: answer({
      pending: list(
        answer({
          intentId: id,
          /** Bonus included. */
          brings: price,
          price,
          since: time,
        }),
        20,
      ),
    }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/autoRechargeTeaserState',
    id: 'RE-autoRechargeTeaserState',
    summary: 'Stores how the automatic-recharge teaser is shown. [RU-payment-auto-recharge-teaser]',
    body: input({ mode: oneOf(autoRechargeTeaserModes) }),
    response: success,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/autoRecharge',
    id: null,
    summary:
      'How the automatic recharge is set, what it has cost this month, what waits for a tap.',
    response: autoRecharge,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/autoRecharge',
    id: null,
    summary:
      'Turns the automatic recharge on, or changes it. Nothing is charged by it; the next charge that leaves less than the threshold recharges.',
    body: input({
      /** One of the offered amounts. */
      amount: paidAmount,
      /** Minor units of the wallet: one of the offered thresholds, no more than the amount brings. */
      threshold: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      /** At least the amount. */
      maximum: paidAmount,
    }),
    response: autoRecharge,
    errors: ['AMOUNT_NOT_OFFERED', 'NO_STORED_PAYMENT'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/autoRecharge/off',
    id: null,
    summary: 'Turns the automatic recharge off; what waits for a tap is dropped.',
    response: autoRecharge,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/autoRecharge/tap',
    id: null,
    summary:
      'The tap that a second automatic recharge within ten minutes waits for, or the guest’s no. A repeat changes nothing. The result arrives as `automaticRecharge`.',
    body: input({ rechargeId: id, agreed: flag }),
    response: autoRecharge,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /vxpay/onsuccess',
    id: 'RE-vxpayOnSuccess',
    summary:
      'The payment page reports a payment that went through. Booked once, however often it arrives.',
    body: input({
      intentId: id,
      /** Minor units of `currency`: what was paid. */
      amount: paidAmount,
      currency: oneOf(payCurrencies),
      /** The provider's number of the payment. */
      providerReference: text(80, 1),
      /** Names the card or the account that was charged: the same for the same one, and nothing about it. */
      means: optional(text(200, 1)),
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
    summary:
      'The payment page was left without a payment, or none comes: what is open or waited for ends. `pending`: the payment takes time and is waited for.',
    body: input({
      intentId: id,
      reason: oneOf(['failed', 'cancelled', 'pending']),
      signature: text(64, 64),
    }),
    response: success,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    audience: 'provider',
    built: true,
  }),
);
