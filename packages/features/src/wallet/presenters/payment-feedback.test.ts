import type { TopUpStatus } from '@vx/contract/enums';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { TopUpOutcome } from '../top-up-data.ts';
import { toPaymentFeedback } from './payment-feedback.ts';

const price = { value: 1_000, currency: 'EUR', formatted: '€10', equivalent: null } as const;
const brings = { value: 40, currency: 'VXC', formatted: '40', equivalent: null } as const;
const outcome = { intentId: 'i1', brings, price, status: 'open' } as unknown as TopUpOutcome;
const textOf = (status: TopUpStatus | null, known: TopUpOutcome | null = outcome) =>
  toPaymentFeedback(known, { status, others: [] }, texts).text;

it.each([
  ['open', 'money.topUp.waiting'],
  ['pending', 'money.topUp.pending money.coins 40 €10'],
  ['paid', 'money.topUp.paid money.coins 40'],
  ['failed', 'money.topUp.failed'],
  ['expired', 'money.topUp.expired'],
] as const)('[SC-paymentFeedback] says how a payment stands: %s', (status, text) => {
  expect(textOf(status)).toBe(text);
});

it('says nothing to who comes from no payment', () => {
  expect(textOf(null)).toBe('');
  expect(textOf('paid', null)).toBe('');
});

it('says what else is on its way since when', () => {
  const other = { intentId: 'i2', brings, price, since: '2026-11-23T12:00:00.000Z' } as never;
  expect(toPaymentFeedback(null, { status: null, others: [other] }, texts).others).toEqual([
    { id: 'i2', text: 'money.topUp.pendingSince 2026-11-23 money.coins 40 €10' },
  ]);
});
