import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { expect, it } from 'vitest';
import { createPaymentFeedback, type PendingPayment } from './payment-feedback.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

const brings = { value: 104, currency: 'VXC', formatted: '104', equivalent: null } as const;
const price = { value: 2_500, currency: 'EUR', formatted: '€25.00', equivalent: null } as const;
const waiting = (intentId: string): PendingPayment => ({
  intentId,
  brings,
  price,
  since: '2026-11-21T12:00:00.000Z',
});

function setUp(status: 'open' | 'pending' | null) {
  const server = createEmitter<Incoming>();
  const feedback = createPaymentFeedback({
    events: { on: (name, listener) => server.on(name, listener) },
    intent: status && { intentId: 'mine', status },
    pending: [waiting('mine'), waiting('older')],
  });
  const emitStatus = (intentId: string, now: Incoming['paymentFeedback']['status']): void =>
    server.emit('paymentFeedback', { intentId, status: now, brings, price });
  return { feedback, emitStatus, state: () => feedback.getSnapshot() };
}

it('[SC-paymentFeedback] follows the payment that the guest comes back from, to its end', () => {
  const { emitStatus, state } = setUp('open');
  expect(state()).toMatchObject({ status: 'open', others: [{ intentId: 'older' }] });
  emitStatus('mine', 'pending');
  expect(state().status).toBe('pending');
  emitStatus('another', 'failed');
  expect(state().status).toBe('pending');
  emitStatus('mine', 'paid');
  expect(state()).toMatchObject({ status: 'paid', others: [{ intentId: 'older' }] });
});

it('names what else is on its way until it is settled', () => {
  const { feedback, emitStatus, state } = setUp(null);
  expect(state().others.map(({ intentId }) => intentId)).toEqual(['mine', 'older']);
  emitStatus('older', 'pending');
  expect(state().others).toHaveLength(2);
  emitStatus('older', 'expired');
  expect(state()).toMatchObject({ status: null, others: [{ intentId: 'mine' }] });
  feedback[Symbol.dispose]();
  emitStatus('mine', 'paid');
  expect(state().others).toHaveLength(1);
});
