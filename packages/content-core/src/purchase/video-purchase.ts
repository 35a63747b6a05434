import type { RestCalls } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { SocketEvents } from '@vx/contract/socket';
import { createScope, createStore, VxError, type ReadableStore } from '@vx/kernel';

/** What becomes of the purchase of one video. Prices are minor units of the guest's wallet. */
export type PurchaseState =
  | { readonly kind: 'offered'; readonly price: number }
  | { readonly kind: 'confirming'; readonly price: number }
  | { readonly kind: 'buying'; readonly price: number }
  /** No answer came. Whether it was bought is not known; trying again cannot charge twice. */
  | { readonly kind: 'unknown'; readonly price: number }
  | { readonly kind: 'refused'; readonly price: number; readonly code: ErrorCode }
  | { readonly kind: 'owned' };

export interface VideoPurchaseSnapshot {
  readonly state: PurchaseState;
  /** Asks the guest: nothing is charged before `confirm`. */
  readonly begin: (() => void) | null;
  /** Buys with coins, or with a voucher: then nothing is charged. */
  readonly confirm: ((voucherId?: string) => void) | null;
  readonly cancel: (() => void) | null;
}

export interface VideoPurchase extends ReadableStore<VideoPurchaseSnapshot>, Disposable {}

/**
 * The purchase of one video: asked, confirmed, charged once. The key of the intent exists before
 * anything is sent and outlives a reload. Bought on another device, it is owned here, too.
 */
export function createVideoPurchase(deps: {
  readonly videoId: string;
  /** As shown to the guest. */
  readonly price: number;
  readonly owned: boolean;
  readonly calls: RestCalls;
  readonly events: SocketEvents;
}): VideoPurchase {
  const { videoId } = deps;
  const scope = createScope();
  const intent = deps.calls.createIntent('POST /videos/{videoId}/buy', videoId);

  const buy = async (price: number, voucherId: string | undefined): Promise<void> => {
    show({ kind: 'buying', price });
    const body =
      voucherId === undefined ? { expectedPrice: price } : { expectedPrice: 0, voucherId };
    try {
      await intent.send({ params: { videoId }, body });
      show({ kind: 'owned' });
    } catch (error) {
      show(afterFailure(error, price));
    }
  };

  const snapshotOf = (state: PurchaseState): VideoPurchaseSnapshot => {
    const price = state.kind === 'owned' ? null : state.price;
    const asks = state.kind === 'confirming' || state.kind === 'unknown';
    return {
      state,
      begin:
        price !== null && (state.kind === 'offered' || state.kind === 'refused')
          ? () => show({ kind: 'confirming', price })
          : null,
      confirm: price !== null && asks ? (voucherId) => void buy(price, voucherId) : null,
      cancel: price !== null && asks ? () => show({ kind: 'offered', price }) : null,
    };
  };

  const show = (state: PurchaseState): void => {
    // Owned is the end, whatever arrives later.
    if (store.getSnapshot().state.kind !== 'owned') store.set(snapshotOf(state));
  };

  const first: PurchaseState = deps.owned
    ? { kind: 'owned' }
    : { kind: intent.pending ? 'unknown' : 'offered', price: deps.price };
  const store = scope.own(createStore<VideoPurchaseSnapshot>(snapshotOf(first)));
  scope.defer(
    deps.events.on('purchaseMade', ({ kind, id }) => {
      if (kind === 'video' && id === videoId) show({ kind: 'owned' });
    }),
  );

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

function afterFailure(error: unknown, price: number): PurchaseState {
  if (!(error instanceof VxError)) return { kind: 'unknown', price };
  if (error.code === 'ALREADY_OWNED') return { kind: 'owned' };
  const newPrice = error.code === 'PRICE_CHANGED' ? (priceIn(error) ?? price) : price;
  return error.shouldRetry() || error.code === 'NETWORK_FAILED'
    ? { kind: 'unknown', price }
    : { kind: 'refused', price: newPrice, code: error.code as ErrorCode };
}

function priceIn(error: object): number | null {
  const detail: unknown = 'detail' in error ? error.detail : null;
  if (detail === null || typeof detail !== 'object' || !('price' in detail)) return null;
  return typeof detail.price === 'number' ? detail.price : null;
}
