import type { GuestEvents } from '../../platform/events.ts';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { IntentRow } from './payment.repository.ts';
import { paymentView } from './payment-view.ts';
import type { SettlePaymentDeps } from './settle-payment.ts';

/**
 * Tells a guest's tabs and devices how a payment of the payment page stands; other payments have events
 * of their own. What was waited for and does not come is told in the bell, too: whoever waits looks
 * elsewhere. [SC-paymentFeedback]
 */
export function createTellFeedback(deps: {
  readonly guestEvents: GuestEvents;
  readonly money: Pick<MoneyApi, 'display'>;
  readonly onLost: (tx: AnyTransaction, intent: IntentRow) => Promise<void>;
}): SettlePaymentDeps['onMoved'] {
  return async (tx, intent, status) => {
    if (intent.kind !== 'page') return;
    const { id: intentId, guest_id: guestId, language } = intent;
    await deps.guestEvents.append(tx, guestId, 'paymentFeedback', {
      intentId,
      status,
      ...paymentView(deps.money, intent, language),
    });
    const wasWaitedFor = intent.status === 'pending';
    if (wasWaitedFor && status !== 'paid') await deps.onLost(tx, intent);
  };
}
