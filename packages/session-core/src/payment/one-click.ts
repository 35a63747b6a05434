import { inChatOneClickLimit } from '@vx/contract/constants';
import { isErrorCode, type ErrorCode } from '@vx/contract/errors';
import type { SocketContract } from '@vx/contract/socket';
import {
  createScope,
  createStore,
  type Random,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';
import type { SessionSocket } from '../ports.ts';

type Offer = SocketContract['oneClickOffer']['payload'];
export type OneClickAmount = Offer['oneClickAmounts'][number];

export type OneClickState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'notPossible' }
  | {
      readonly kind: 'offered';
      readonly amounts: readonly OneClickAmount[];
      /** The amount to begin with, as it is paid. */
      readonly preselected: number;
    }
  | { readonly kind: 'charging'; readonly amount: number }
  | { readonly kind: 'charged'; readonly amount: number }
  | { readonly kind: 'failed'; readonly amount: number; readonly code: ErrorCode }
  /** Nobody answered in time: nothing was charged. [RU-payment-in-chat-one-click-60] */
  | { readonly kind: 'ended' };

export interface OneClickSnapshot {
  readonly state: OneClickState;
  /** Charges one of the offered amounts, as it is paid. */
  readonly charge: ((amount: number) => void) | null;
  /** Lets the offer go. */
  readonly decline: (() => void) | null;
}

/**
 * Paying by one press: asks whether it is possible, charges once, and learns the result from the event
 * that follows. Within a chat the offer stands for a minute. [RU-payment-one-click-result]
 */
export function createOneClick(deps: {
  readonly socket: SessionSocket;
  readonly scheduler: Scheduler;
  readonly random: Pick<Random, 'uuid'>;
  /** The chat that it is for; `null` outside. */
  readonly channelId: string | null;
  /** What the wallet is to get, in its minor units: the offer that brings the nearest is preselected. */
  readonly requested: number;
  /** The nearest amount. [RU-payment-preselected-nearest] */
  readonly nearest: (credits: readonly number[], requested: number) => number | null;
}): ReadableStore<OneClickSnapshot> & Disposable {
  const { socket, channelId } = deps;
  const scope = createScope();
  let offer: Disposable | null = null;

  const charge = (amount: number): void => {
    show({ kind: 'charging', amount });
    socket.send('chargeOneClick', { amount, channelId }, { clientId: deps.random.uuid() });
  };

  const snapshotOf = (state: OneClickState): OneClickSnapshot => ({
    state,
    charge:
      state.kind === 'offered'
        ? (amount) => {
            if (state.amounts.some((one) => one.amount === amount)) charge(amount);
          }
        : state.kind === 'failed'
          ? charge
          : null,
    decline:
      state.kind === 'offered' || state.kind === 'failed' ? () => show({ kind: 'ended' }) : null,
  });

  const show = (state: OneClickState): void => {
    if (state.kind !== 'offered') {
      offer?.[Symbol.dispose]();
      offer = null;
    }
    store.set(snapshotOf(state));
  };

  const store = scope.own(createStore<OneClickSnapshot>(snapshotOf({ kind: 'asking' })));
  scope.defer(() => offer?.[Symbol.dispose]());
  scope.defer(
    socket.on('oneClickOffer', ({ possible, oneClickAmounts: amounts }) => {
      if (store.getSnapshot().state.kind !== 'asking') return;
      const nearest = deps.nearest(
        amounts.map(({ credit }) => credit.value),
        deps.requested,
      );
      const preselected = amounts.find(({ credit }) => credit.value === nearest);
      if (!possible || !preselected) return show({ kind: 'notPossible' });
      show({ kind: 'offered', amounts, preselected: preselected.amount });
      if (channelId !== null) {
        offer = deps.scheduler.after(inChatOneClickLimit * 1_000, () => show({ kind: 'ended' }));
      }
    }),
  );
  scope.defer(
    socket.on('oneClickResult', (result) => {
      const { state } = store.getSnapshot();
      // The result of another tab or chat is not this one's.
      if (state.kind !== 'charging') return;
      if (result.amount !== state.amount || result.channelId !== channelId) return;
      const { amount } = state;
      if (result.success) show({ kind: 'charged', amount });
      else {
        const code = isErrorCode(result.code) ? result.code : 'INTERNAL';
        show({ kind: 'failed', amount, code });
      }
    }),
  );
  socket.send('canOneClick', {});
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
