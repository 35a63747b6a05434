import { codeOf, type RestCalls } from '@vx/api-client';
import type { Price } from '@vx/contract';
import type { ErrorCode } from '@vx/contract/errors';
import type { SocketEvents } from '@vx/contract/socket';
import { createScope, createStore, type ReadableStore } from '@vx/kernel';

/** What an automatic recharge would bring. */
export interface AskedRecharge {
  readonly rechargeId: string;
  /** Bonus included. */
  readonly brings: Price;
  readonly price: Price;
}

/** Where the question of an automatic recharge stands. */
export type RechargeTapState =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked'; readonly recharge: AskedRecharge }
  | { readonly kind: 'sending'; readonly recharge: AskedRecharge }
  /** Nothing is known yet of the payment: its end arrives as the balance and in the bell. */
  | { readonly kind: 'agreed'; readonly recharge: AskedRecharge }
  | { readonly kind: 'failed'; readonly recharge: AskedRecharge; readonly code: ErrorCode };

/** The question of an automatic recharge, and its answers; an answer that is not possible is `null`. */
export interface RechargeTapSnapshot {
  readonly state: RechargeTapState;
  /** The guest's yes or no. */
  readonly answer: ((agreed: boolean) => void) | null;
  /** Puts it away; what waits goes on waiting. */
  readonly close: (() => void) | null;
}

/**
 * Asks for the tap that a second automatic recharge within ten minutes waits for, as soon as the server
 * says so. What is decided on another device is no question here any more.
 */
export function createRechargeTap(deps: {
  readonly calls: Pick<RestCalls, 'call'>;
  readonly events: SocketEvents;
}): ReadableStore<RechargeTapSnapshot> & Disposable {
  const scope = createScope();

  const send = async (recharge: AskedRecharge, agreed: boolean): Promise<void> => {
    show({ kind: 'sending', recharge });
    const { rechargeId } = recharge;
    // The news that it was paid may be here before the answer: then the question is gone already.
    const conclude = (next: RechargeTapState): void => {
      const { state } = store.getSnapshot();
      if (state.kind === 'sending' && state.recharge.rechargeId === rechargeId) show(next);
    };
    try {
      await deps.calls.call('POST /guest/autoRecharge/tap', { body: { rechargeId, agreed } });
      conclude(agreed ? { kind: 'agreed', recharge } : { kind: 'none' });
    } catch (error) {
      conclude({ kind: 'failed', recharge, code: codeOf(error) });
    }
  };
  const snapshotOf = (state: RechargeTapState): RechargeTapSnapshot => ({
    state,
    answer:
      state.kind === 'asked' || state.kind === 'failed'
        ? (agreed) => void send(state.recharge, agreed)
        : null,
    close: state.kind === 'none' || state.kind === 'sending' ? null : () => show({ kind: 'none' }),
  });
  const show = (state: RechargeTapState): void => store.set(snapshotOf(state));
  const store = scope.own(createStore(snapshotOf({ kind: 'none' })));
  scope.defer(
    deps.events.on('automaticRecharge', ({ rechargeId, report, brings, price }) => {
      const { state } = store.getSnapshot();
      if (report === 'waiting') show({ kind: 'asked', recharge: { rechargeId, brings, price } });
      else if (state.kind !== 'none' && state.recharge.rechargeId === rechargeId)
        show({ kind: 'none' });
    }),
  );
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
