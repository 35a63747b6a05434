import { inChatOneClickLimit } from '@vx/contract/constants';
import type { ErrorCode } from '@vx/contract/errors';
import type { SocketContract, SocketPort } from '@vx/contract/socket';
import {
  createScope,
  createStore,
  type Random,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';
import { chargesOf } from './charges.ts';

type Offer = SocketContract['oneClickOffer']['payload'];

/** An amount that can be charged with one press, as the server offers it. */
export type OneClickAmount = Offer['oneClickAmounts'][number];

/** How long an answer may take before the guest is told that none has come, in ms. */
export const ANSWER_MS = 10_000;

/**
 * Where a one-click payment in a chat stands. An `amount` is what is paid, in minor units of the guest's currency.
 */
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

/** Where the one-click payment stands, and what the guest can do now. */
export interface OneClickSnapshot {
  readonly state: OneClickState;
  /** What is offered, as far as it is known: also while it is charged and after it. */
  readonly amounts: readonly OneClickAmount[];
  /** The line is away, or no answer has come in time: what was asked is not known. */
  readonly away: boolean;
  /** Charges one of the offered amounts, as it is paid. Not while the line is away. */
  readonly charge: ((amount: number) => void) | null;
  /** Asks again what is possible, once no answer has come. */
  readonly retry: (() => void) | null;
  /** Lets the offer go. */
  readonly decline: (() => void) | null;
}

/**
 * Paying by one press: asks whether it is possible, charges once, and learns the result from the event
 * that follows. Within a chat the offer stands for a minute. While the line is away nothing new is
 * charged, and what was sent is waited for: it is sent again as the same charge, never as a second one.
 * [RU-payment-one-click-result]
 */
export function createOneClick(deps: {
  readonly socket: SocketPort & {
    readonly line: ReadableStore<'waiting' | 'online' | 'offline'>;
  };
  readonly scheduler: Scheduler;
  readonly random: Pick<Random, 'uuid'>;
  /** The chat that it is for; `null` outside. */
  readonly channelId: string | null;
  /** What the wallet is to get, in its minor units: the offer that brings the nearest is preselected. */
  readonly requested: number;
  /** The nearest amount. [RU-payment-preselected-nearest] */
  readonly nearest: (credits: readonly number[], requested: number) => number | null;
}): ReadableStore<OneClickSnapshot> & Disposable {
  const { socket, scheduler, channelId } = deps;
  const scope = createScope();
  const charges = chargesOf(socket);
  let offer: Disposable | null = null;
  let patience: Disposable | null = null;
  /** Only of a state that waits for an answer: each new state begins with time of its own. */
  let isLate = false;
  let amounts: readonly OneClickAmount[] = [];
  /** What was refused without a result: the same press again is the same charge. */
  let refused: { readonly amount: number; readonly clientId: string } | null = null;

  const charge = (amount: number): void => {
    const clientId = refused?.amount === amount ? refused.clientId : deps.random.uuid();
    show({ kind: 'charging', amount });
    charges.send({ amount, channelId, clientId });
  };
  const ask = (): void => {
    show({ kind: 'asking' });
    socket.send('canOneClick', {});
  };
  const snapshotOf = (state: OneClickState): OneClickSnapshot => {
    const isOffline = socket.line.getSnapshot() === 'offline';
    return {
      state,
      amounts,
      away: isOffline || isLate,
      charge: isOffline
        ? null
        : state.kind === 'offered'
          ? (amount) => {
              if (state.amounts.some((one) => one.amount === amount)) charge(amount);
            }
          : state.kind === 'failed'
            ? charge
            : null,
      retry: state.kind === 'asking' && (isOffline || isLate) ? ask : null,
      decline:
        state.kind === 'offered' || state.kind === 'failed' ? () => show({ kind: 'ended' }) : null,
    };
  };
  const stopTimers = (): void => {
    offer?.[Symbol.dispose]();
    patience?.[Symbol.dispose]();
    offer = null;
    patience = null;
  };
  const show = (state: OneClickState): void => {
    stopTimers();
    isLate = false;
    if (state.kind === 'offered' && channelId !== null)
      offer = scheduler.after(inChatOneClickLimit * 1_000, () => show({ kind: 'ended' }));
    if (state.kind === 'asking' || state.kind === 'charging')
      patience = scheduler.after(ANSWER_MS, () => {
        isLate = true;
        store.set(snapshotOf(state));
      });
    store.set(snapshotOf(state));
  };

  const pending = charges.open(channelId);
  const first: OneClickState = pending
    ? { kind: 'charging', amount: pending.amount }
    : { kind: 'asking' };
  const store = scope.own(createStore<OneClickSnapshot>(snapshotOf(first)));
  scope.defer(stopTimers);
  scope.defer(
    socket.on('oneClickOffer', ({ possible, oneClickAmounts }) => {
      const { state } = store.getSnapshot();
      amounts = oneClickAmounts;
      if (state.kind !== 'asking') return store.set(snapshotOf(state));
      // What would be refused is chosen only where nothing else is offered.
      const open = amounts.filter(({ isWithinLimits }) => isWithinLimits);
      const choosable = open.length > 0 ? open : amounts;
      const nearest = deps.nearest(
        choosable.map(({ credit }) => credit.value),
        deps.requested,
      );
      const preselected = choosable.find(({ credit }) => credit.value === nearest);
      if (!possible || !preselected) return show({ kind: 'notPossible' });
      show({ kind: 'offered', amounts, preselected: preselected.amount });
    }),
  );
  scope.defer(
    charges.onOutcome(({ charge: { amount, clientId, ...sent }, code, isFinal }) => {
      if (store.getSnapshot().state.kind !== 'charging' || sent.channelId !== channelId) return;
      refused = isFinal ? null : { amount, clientId };
      show(code === null ? { kind: 'charged', amount } : { kind: 'failed', amount, code });
    }),
  );
  let line = socket.line.getSnapshot();
  scope.defer(
    socket.line.subscribe(() => {
      const before = line;
      line = socket.line.getSnapshot();
      const { state } = store.getSnapshot();
      // A question is not kept for the next line as a charge is.
      if (before === 'offline' && line === 'online' && state.kind === 'asking') ask();
      else store.set(snapshotOf(state));
    }),
  );
  show(first);
  socket.send('canOneClick', {});
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
