import { codeOf, type RestCalls } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { RestContract } from '@vx/contract/rest';
import { createStore, type ReadableStore } from '@vx/kernel';

type Options = RestContract['GET /payment/topupOptions']['response'];

/** Which amount the guest chose: an offer, or a free amount in minor units of what is paid with. */
export type TopUpChoice =
  | { readonly kind: 'option'; readonly optionId: string }
  | { readonly kind: 'custom'; readonly amount: number };

/**
 * Where a top-up stands: from its offers to the way to the payment page. `refusal` says why the last try was
 * refused.
 */
export type TopUpState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | { readonly kind: 'choosing'; readonly options: Options; readonly refusal: ErrorCode | null }
  | { readonly kind: 'sending'; readonly options: Options }
  /** The guest goes to the payment page. */
  | { readonly kind: 'leaving'; readonly intentId: string; readonly redirectTo: string };

/** Where a top-up stands, and what the guest can do now; an action that is not possible is `null`. */
export interface TopUpSnapshot {
  readonly state: TopUpState;
  readonly load: (() => void) | null;
  readonly pay: ((choice: TopUpChoice, returnPath: string) => void) | null;
}

/** Choosing an amount and going to the payment page. Nothing is charged before that page confirms. */
export function createTopUp(deps: {
  readonly calls: RestCalls;
  /** What the page came with, so that nothing has to be loaded again. */
  readonly options?: Options;
}): ReadableStore<TopUpSnapshot> & Disposable {
  const load = async (): Promise<void> => {
    show({ kind: 'loading' });
    try {
      show({
        kind: 'choosing',
        options: await deps.calls.call('GET /payment/topupOptions'),
        refusal: null,
      });
    } catch (error) {
      show({ kind: 'failed', code: codeOf(error) });
    }
  };

  const pay = async (options: Options, choice: TopUpChoice, returnPath: string): Promise<void> => {
    show({ kind: 'sending', options });
    const request =
      choice.kind === 'option' ? { optionId: choice.optionId } : { amount: choice.amount };
    // One intent per wish: an unfinished one is repeated as it was sent, and this is another one.
    const intent = deps.calls.createIntent('POST /payment/topup', JSON.stringify(request), {
      maxAgeMs: 600_000,
    });
    try {
      const { intentId, redirectTo } = await intent.send({ body: { ...request, returnPath } });
      show({ kind: 'leaving', intentId, redirectTo });
    } catch (error) {
      show({ kind: 'choosing', options, refusal: codeOf(error) });
    }
  };

  const snapshotOf = (state: TopUpState): TopUpSnapshot => ({
    state,
    load: state.kind === 'failed' ? () => void load() : null,
    pay:
      state.kind === 'choosing'
        ? (choice, returnPath) => void pay(state.options, choice, returnPath)
        : null,
  });
  const show = (state: TopUpState): void => store.set(snapshotOf(state));
  const store = createStore<TopUpSnapshot>(
    snapshotOf(
      deps.options
        ? { kind: 'choosing', options: deps.options, refusal: null }
        : { kind: 'loading' },
    ),
  );
  if (!deps.options) void load();
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => store[Symbol.dispose](),
  };
}
