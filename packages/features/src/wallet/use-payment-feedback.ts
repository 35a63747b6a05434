import { createPaymentFeedback } from '@vx/money-core';
import { useMemo } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { TopUpData } from './load-top-up.ts';
import { toPaymentFeedback, type PaymentFeedbackView } from './presenters/payment-feedback.ts';

/** What is known of payments that were begun, kept true while the guest looks. [SC-paymentFeedback] */
export function usePaymentFeedback({
  outcome,
  pending,
}: Pick<TopUpData, 'outcome' | 'pending'>): PaymentFeedbackView {
  const { socket } = useServices();
  const feedback = useMemo(
    () =>
      lazyStore(() => createPaymentFeedback({ events: socket, intent: outcome, pending }), {
        status: outcome?.status ?? null,
        others: pending.filter(({ intentId }) => intentId !== outcome?.intentId),
      }),
    [socket, outcome, pending],
  );
  return toPaymentFeedback(outcome, useStore(feedback), useTexts());
}
