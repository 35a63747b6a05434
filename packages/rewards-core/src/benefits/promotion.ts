import { problemOf, type CodeProblem, type RestCalls } from '@vx/api-client';
import { promoCodeWelcomeBonusTile } from '@vx/contract/constants';
import type { RestContract } from '@vx/contract/rest';
import type { SocketEvents } from '@vx/contract/socket';
import { createScope, createStore, type ReadableStore } from '@vx/kernel';

/** The server's answer to whether a guest may redeem the code of a promotion. */
export type PromoCheck =
  RestContract['GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}']['response'];

/** Whether a promotion may be offered. [RU-bonus-promo-check] */
export const isOffered = ({ success, hasNotRedeemedInstance }: PromoCheck): boolean =>
  success && hasNotRedeemedInstance;

/** Where a promotion stands. It is hidden until the server says that it may be offered. */
export type PromotionState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'offered'; readonly problem: CodeProblem | null }
  | { readonly kind: 'redeeming' }
  /** Redeemed here. */
  | { readonly kind: 'redeemed' };

/** Where a promotion stands; `redeem` is `null` while it cannot be redeemed. */
export interface PromotionSnapshot {
  readonly state: PromotionState;
  readonly redeem: (() => void) | null;
}

/**
 * One promotion, offered until the guest takes it, here or on another device. Its code is the name of
 * the promotion. [RU-bonus-default-promo-codes] [RU-socket-welcome-bonus]
 */
export function createPromotion(deps: {
  readonly promoCode: string;
  readonly check: PromoCheck;
  readonly calls: Pick<RestCalls, 'createIntent'>;
  readonly events: SocketEvents;
}): ReadableStore<PromotionSnapshot> & Disposable {
  const { promoCode, events } = deps;
  const scope = createScope();
  const redeem = async (): Promise<void> => {
    show({ kind: 'redeeming' });
    try {
      await deps.calls
        .createIntent('POST /guest/redeemBonus', promoCode)
        .send({ body: { code: promoCode } });
      show({ kind: 'redeemed' });
    } catch (error) {
      show({ kind: 'offered', problem: problemOf(error) });
    }
  };
  const snapshotOf = (state: PromotionState): PromotionSnapshot => ({
    state,
    redeem: state.kind === 'offered' ? () => void redeem() : null,
  });
  const show = (state: PromotionState): void => store.set(snapshotOf(state));
  const first: PromotionState = isOffered(deps.check)
    ? { kind: 'offered', problem: null }
    : { kind: 'hidden' };
  const store = scope.own(createStore(snapshotOf(first)));
  const taken = (): void => {
    if (store.getSnapshot().state.kind === 'offered') show({ kind: 'hidden' });
  };
  scope.defer(events.on('bonusCodeRedeemed', ({ code }) => code === promoCode && taken()));
  scope.defer(
    events.on(
      'welcomeBonusRedeemed',
      ({ redeemed }) => redeemed && promoCode === promoCodeWelcomeBonusTile && taken(),
    ),
  );
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
