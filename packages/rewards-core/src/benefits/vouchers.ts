import type { Voucher } from '@vx/contract';
import type { SocketEvents } from '@vx/contract/socket';
import { createScope, createStore, type ReadableStore } from '@vx/kernel';

/** What a guest has of vouchers and bonuses. */
export interface BenefitsSnapshot {
  /** All vouchers of the guest; `null` until they are known. */
  readonly vouchers: readonly Voucher[] | null;
  /** The guest took the welcome bonus; `null` until it is known. */
  readonly welcomeBonusRedeemed: boolean | null;
  /** Codes that were redeemed while this was watched, here or on another device. */
  readonly redeemed: readonly string[];
}

/**
 * What the guest was given, as the live messages tell it: the vouchers are replaced as a whole, the
 * welcome bonus sets its flag, a redeemed code is announced. [RU-socket-vouchers]
 * [RU-socket-welcome-bonus] [RU-bonus-redeemed-event]
 */
export function createBenefits(deps: {
  readonly events: SocketEvents;
  readonly initial?: Partial<BenefitsSnapshot>;
}): ReadableStore<BenefitsSnapshot> & Disposable {
  const scope = createScope();
  const store = scope.own(
    createStore<BenefitsSnapshot>({
      vouchers: null,
      welcomeBonusRedeemed: null,
      redeemed: [],
      ...deps.initial,
    }),
  );
  scope.defer(
    deps.events.on('vouchers', ({ vouchers }) => store.update((now) => ({ ...now, vouchers }))),
  );
  scope.defer(
    deps.events.on('welcomeBonusRedeemed', ({ redeemed }) =>
      store.update((now) => ({ ...now, welcomeBonusRedeemed: redeemed })),
    ),
  );
  scope.defer(
    deps.events.on('bonusCodeRedeemed', ({ code }) =>
      store.update((now) => ({ ...now, redeemed: [...now.redeemed, code] })),
    ),
  );
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
