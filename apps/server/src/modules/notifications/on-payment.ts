import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { Notifier } from './notify.ts';

/** Payments that the guest may not have waited for on the page. */
export function onPayment(
  notify: Pick<Notifier, 'paymentReceived' | 'paymentLost' | 'recharge' | 'subscription'>,
): DomainEventHandlers<
  'paymentBooked' | 'paymentLost' | 'rechargeInterrupted' | 'subscriptionChanged'
> {
  return {
    async paymentBooked(tx, payment) {
      await notify.paymentReceived(tx, payment);
    },
    async paymentLost(tx, payment) {
      await notify.paymentLost(tx, payment);
    },
    async rechargeInterrupted(tx, recharge) {
      await notify.recharge(tx, recharge);
    },
    async subscriptionChanged(tx, change) {
      await notify.subscription(tx, change);
    },
  };
}
