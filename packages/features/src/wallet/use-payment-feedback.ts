import { createPaymentFeedback } from '@vx/money-core';
import type { TopUpStatus } from '@vx/contract/enums';
import { useMemo } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { amountWords } from '../texts/amount-words.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { TopUpData } from './load-top-up.ts';

export interface PaymentFeedbackView {
  /** How the payment stands from which the guest comes back; `null`: from none. */
  readonly status: TopUpStatus | null;
  readonly text: string;
  /** What else is on its way, in words. */
  readonly others: readonly { readonly id: string; readonly text: string }[];
}

/** What is known of payments that were begun, kept true while the guest looks. [SC-paymentFeedback] */
export function usePaymentFeedback({
  outcome,
  pending,
}: Pick<TopUpData, 'outcome' | 'pending'>): PaymentFeedbackView {
  const { socket, intl } = useServices();
  const t = useTranslate();
  const feedback = useMemo(
    () =>
      lazyStore(() => createPaymentFeedback({ events: socket, intent: outcome, pending }), {
        status: outcome?.status ?? null,
        others: pending.filter(({ intentId }) => intentId !== outcome?.intentId),
      }),
    [socket, outcome, pending],
  );
  const { status, others } = useStore(feedback);
  const text = (): string => {
    if (!outcome || status === null) return '';
    const amount = amountWords(t, outcome.brings);
    switch (status) {
      case 'open':
        return t('money.topUp.waiting');
      case 'pending':
        return t('money.topUp.pending', { amount, price: outcome.price.formatted });
      case 'paid':
        return t('money.topUp.paid', { amount });
      default:
        return t(`money.topUp.${status}`);
    }
  };
  return {
    status,
    text: text(),
    others: others.map(({ intentId, brings, price, since }) => ({
      id: intentId,
      text: t('money.topUp.pendingSince', {
        date: intl.formatDate(since, { dateStyle: 'medium', timeStyle: 'short' }),
        amount: amountWords(t, brings),
        price: price.formatted,
      }),
    })),
  };
}
