import { problemOf, type CodeProblem, type RestCalls } from '@vx/api-client';
import type { RestContract } from '@vx/contract/rest';
import { createStore, type ReadableStore } from '@vx/kernel';

const operation = 'POST /guest/redeemBonus';

/** What redeeming brought. */
export type RedeemedBonus = NonNullable<RestContract[typeof operation]['response']['bonus']>;

/** What a look at a code tells before it is redeemed. */
export interface CodePreview {
  readonly canRedeem: boolean;
}

/** Where a code stands: looked at first, redeemed only by a press. */
export type RedeemState<Preview extends CodePreview> =
  | { readonly kind: 'idle' }
  /** Nothing was typed; nothing was sent. [RU-bonus-redeem-non-empty] */
  | { readonly kind: 'empty' }
  | { readonly kind: 'checking'; readonly code: string }
  | { readonly kind: 'preview'; readonly code: string; readonly preview: Preview }
  | { readonly kind: 'redeeming'; readonly code: string; readonly preview: Preview }
  | { readonly kind: 'redeemed'; readonly bonus: RedeemedBonus }
  | { readonly kind: 'refused'; readonly code: string; readonly problem: CodeProblem };

/** Where a code stands that a guest typed, and what can be done with it now. */
export interface RedeemSnapshot<Preview extends CodePreview> {
  readonly state: RedeemState<Preview>;
  /** Looks at a code. Nothing is redeemed by it. */
  readonly check: ((typed: string) => void) | null;
  /** Redeems the code that was looked at; `null` while something hinders. */
  readonly redeem: (() => void) | null;
}

/**
 * Redeeming a code: looked at first, redeemed after that, once. The key of the intent belongs to the
 * code, so that trying again after a lost answer redeems nothing twice.
 */
export function createRedeem<Preview extends CodePreview>(deps: {
  readonly calls: Pick<RestCalls, 'createIntent'>;
  /** Asks what a code brings and what is missing. [GQ-canRedeem] */
  readonly look: (code: string) => Promise<Preview>;
  /** What the page came with. */
  readonly initial?: RedeemState<Preview>;
}): ReadableStore<RedeemSnapshot<Preview>> & Disposable {
  const check = async (typed: string): Promise<void> => {
    const code = typed.trim();
    if (code === '') return show({ kind: 'empty' });
    show({ kind: 'checking', code });
    try {
      show({ kind: 'preview', code, preview: await deps.look(code) });
    } catch (error) {
      show({ kind: 'refused', code, problem: problemOf(error) });
    }
  };
  const redeem = async (code: string, preview: Preview): Promise<void> => {
    show({ kind: 'redeeming', code, preview });
    try {
      const { bonus } = await deps.calls.createIntent(operation, code).send({ body: { code } });
      show(bonus ? { kind: 'redeemed', bonus } : { kind: 'idle' });
    } catch (error) {
      show({ kind: 'refused', code, problem: problemOf(error) });
    }
  };
  const snapshotOf = (state: RedeemState<Preview>): RedeemSnapshot<Preview> => ({
    state,
    check:
      state.kind === 'checking' || state.kind === 'redeeming' ? null : (typed) => void check(typed),
    redeem:
      state.kind === 'preview' && state.preview.canRedeem
        ? () => void redeem(state.code, state.preview)
        : null,
  });
  const show = (state: RedeemState<Preview>): void => store.set(snapshotOf(state));
  const store = createStore(snapshotOf(deps.initial ?? { kind: 'idle' }));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => store[Symbol.dispose](),
  };
}
