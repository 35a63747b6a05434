import type { RestCalls } from '@vx/api-client';
import { readErrorDetail, type ErrorCode } from '@vx/contract/errors';
import type { SocketEvents } from '@vx/contract/socket';
import { createScope, createStore, isVxError, type ReadableStore } from '@vx/kernel';
import { sales, type SoldKind } from './sales.ts';

/** What becomes of one purchase. Prices are minor units of the guest's wallet. */
export type PurchaseState =
  | { readonly kind: 'offered'; readonly price: number }
  | { readonly kind: 'confirming'; readonly price: number }
  | { readonly kind: 'buying'; readonly price: number }
  /** No answer came. Whether it was bought is not known; trying again cannot charge twice. */
  | { readonly kind: 'unknown'; readonly price: number }
  | { readonly kind: 'refused'; readonly price: number; readonly code: ErrorCode }
  | { readonly kind: 'owned' };

/** Where a purchase stands, and what the guest can do now; an action that is not possible is `null`. */
export interface PurchaseSnapshot {
  readonly state: PurchaseState;
  /** Asks the guest: nothing is charged before `confirm`. */
  readonly begin: (() => void) | null;
  /** Buys with coins, or with a voucher: then nothing is charged. */
  readonly confirm: ((voucherId?: string) => void) | null;
  readonly cancel: (() => void) | null;
}

/**
 * The purchase of one thing, as a store. `createPurchase` makes it; `dispose` ends what it listens to, never a
 * purchase that is on its way.
 */
export interface Purchase extends ReadableStore<PurchaseSnapshot>, Disposable {}

/**
 * The purchase of one thing: asked, confirmed, charged once. The key of the intent exists before
 * anything is sent and outlives a reload. Bought on another device, it is owned here, too.
 */
export function createPurchase(deps: {
  readonly kind: SoldKind;
  readonly id: string;
  /** As shown to the guest. */
  readonly price: number;
  readonly owned: boolean;
  readonly calls: RestCalls;
  readonly events: SocketEvents;
}): Purchase {
  const scope = createScope();
  const sale = sales[deps.kind](deps.calls, deps.id);

  const buy = async (price: number, voucherId: string | undefined): Promise<void> => {
    show({ kind: 'buying', price });
    try {
      await sale.send(
        voucherId === undefined ? { expectedPrice: price } : { expectedPrice: 0, voucherId },
      );
      show({ kind: 'owned' });
    } catch (error) {
      show(afterFailure(error, price));
    }
  };

  const snapshotOf = (state: PurchaseState): PurchaseSnapshot => {
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
    : { kind: sale.isPending ? 'unknown' : 'offered', price: deps.price };
  const store = scope.own(createStore<PurchaseSnapshot>(snapshotOf(first)));
  scope.defer(
    deps.events.on('purchaseMade', ({ kind, id }) => {
      if (kind === deps.kind && id === deps.id) show({ kind: 'owned' });
    }),
  );

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

function afterFailure(error: unknown, price: number): PurchaseState {
  if (!isVxError(error)) return { kind: 'unknown', price };
  if (error.code === 'ALREADY_OWNED') return { kind: 'owned' };
  const newPrice = readErrorDetail(error, 'PRICE_CHANGED')?.price ?? price;
  return error.shouldRetry() || error.code === 'NETWORK_FAILED'
    ? { kind: 'unknown', price }
    : { kind: 'refused', price: newPrice, code: error.code as ErrorCode };
}
