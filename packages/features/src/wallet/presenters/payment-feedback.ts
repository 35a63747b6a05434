import type { TopUpStatus } from '@vx/contract/enums';
import type { PaymentFeedbackSnapshot } from '@vx/money-core';
import { amountWords } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { TopUpOutcome } from '../top-up-data.ts';

/** How a payment ended, or that it has not yet, when the guest is back from the payment page. */
export interface PaymentFeedbackView {
  /** How the payment stands from which the guest comes back; `null`: from none. */
  readonly status: TopUpStatus | null;
  readonly text: string;
  /** What else is on its way, in words. */
  readonly others: readonly { readonly id: string; readonly text: string }[];
}

/** What is known of payments that were begun. [SC-paymentFeedback] */
export const toPaymentFeedback = (
  outcome: TopUpOutcome | null,
  { status, others }: PaymentFeedbackSnapshot,
  texts: Texts,
): PaymentFeedbackView => ({
  status,
  text: outcome && status !== null ? textOf(outcome, status, texts) : '',
  others: others.map(({ intentId, brings, price, since }) => ({
    id: intentId,
    text: texts.t('money.topUp.pendingSince', {
      date: texts.intl.formatDate(since, { dateStyle: 'medium', timeStyle: 'short' }),
      amount: amountWords(texts.t, brings),
      price: price.formatted,
    }),
  })),
});

function textOf({ brings, price }: TopUpOutcome, status: TopUpStatus, { t }: Texts): string {
  const amount = amountWords(t, brings);
  switch (status) {
    case 'open':
      return t('money.topUp.waiting');
    case 'pending':
      return t('money.topUp.pending', { amount, price: price.formatted });
    case 'paid':
      return t('money.topUp.paid', { amount });
    default:
      return t(`money.topUp.${status}`);
  }
}
