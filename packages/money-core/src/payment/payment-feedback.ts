import type { Price } from '@vx/contract';
import type { TopUpStatus } from '@vx/contract/enums';
import type { SocketEvents } from '@vx/contract/socket';
import { createScope, createStore, type ReadableStore } from '@vx/kernel';

/** A payment that the provider has not settled. */
export interface PendingPayment {
  readonly intentId: string;
  /** Bonus included. */
  readonly brings: Price;
  readonly price: Price;
  /** ISO time. */
  readonly since: string;
}

/** How payments of this guest stand that were begun on a payment page. */
export interface PaymentFeedbackSnapshot {
  /** How the payment stands from which the guest came back. */
  readonly status: TopUpStatus | null;
  /** What else is on its way, the oldest first. */
  readonly others: readonly PendingPayment[];
}

/**
 * Follows payments of the payment page while the guest looks: the one that the guest comes back from, and
 * those that are still on their way. [SC-paymentFeedback]
 */
export function createPaymentFeedback(deps: {
  readonly events: SocketEvents;
  /** The payment that the guest comes back from. */
  readonly intent: { readonly intentId: string; readonly status: TopUpStatus } | null;
  readonly pending: readonly PendingPayment[];
}): ReadableStore<PaymentFeedbackSnapshot> & Disposable {
  const scope = createScope();
  const { intent } = deps;
  const store = scope.own(
    createStore<PaymentFeedbackSnapshot>({
      status: intent?.status ?? null,
      others: deps.pending.filter(({ intentId }) => intentId !== intent?.intentId),
    }),
  );
  scope.defer(
    deps.events.on('paymentFeedback', ({ intentId, status }) => {
      if (intentId === intent?.intentId) store.update((known) => ({ ...known, status }));
      else if (status !== 'pending')
        store.update(({ others, ...known }) => ({
          ...known,
          others: others.filter((one) => one.intentId !== intentId),
        }));
    }),
  );
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
