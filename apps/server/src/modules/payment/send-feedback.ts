import type { GuestEvents } from '../../platform/events.ts';
import type { DomainEventEmitter } from '../../platform/domain-events.ts';
import type { MoneyApi } from '../money/index.ts';
import { bringsOf, paymentView } from './payment-view.ts';
import type { SettlePaymentDeps } from './settle-payment.ts';

/**
 * Tells a guest's tabs and devices how a payment of the payment page stands; other payments have events
 * of their own. What was waited for and does not come is an event of its own: whoever waits looks
 * elsewhere. [SC-paymentFeedback]
 */
export function createSendFeedback(deps: {
  readonly domainEvents: DomainEventEmitter;
  readonly guestEvents: GuestEvents;
  readonly money: Pick<MoneyApi, 'display'>;
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
    if (wasWaitedFor && status !== 'paid')
      await deps.domainEvents.emit(tx, 'paymentLost', {
        guestId,
        intentId,
        brings: bringsOf(intent),
      });
  };
}
