import type { Price } from '@vx/contract';
import type { ErrorCode } from '@vx/contract/errors';
import type { VideoPurchaseSnapshot } from '@vx/content-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { priceFrom } from '../actor/parts.ts';
import { useServices, useStore } from '../app/context.tsx';
import { priceOf } from '../app/price.ts';
import type { GateView } from '../avs/use-gate.ts';
import { whileShown } from '../app/while-shown.ts';
import { loginPath } from '../auth/login-path.ts';
import type { VideoView } from './use-video.ts';

/** What the box that sells a video shows. Each state has only what it needs. */
export type PurchaseView =
  | { readonly kind: 'open'; readonly why: 'owned' | 'free' | 'vip' }
  /** The age check comes first. [RU-avs-gates-content] */
  | { readonly kind: 'gated'; readonly price: Price; readonly gate: GateView }
  /** Only VIP members watch it; coins do not buy it. [RU-guest-vip-only-content] */
  | { readonly kind: 'vipOnly' }
  | { readonly kind: 'logIn'; readonly price: Price; readonly href: string }
  | {
      readonly kind: 'offer';
      readonly price: Price;
      readonly was: Price | undefined;
      readonly balance: Price;
      /** `null`: the balance is not enough. */
      readonly after: Price | null;
      readonly missing: Price | null;
      readonly topUp: string;
      /** The page of the guest's own limits. */
      readonly limits: string;
      /** Asks before anything is charged; `null` until the page is ready: then the plain form works. */
      readonly begin: (() => void) | null;
      readonly confirm: (() => void) | null;
      readonly cancel: (() => void) | null;
      readonly asking: boolean;
      readonly busy: boolean;
      /** It is not known whether it was bought; trying again cannot charge twice. */
      readonly unknown: boolean;
      readonly refusal: ErrorCode | null;
    };

/** Buys one video; owned elsewhere it is owned here. */
export function useVideoPurchase(view: VideoView): PurchaseView {
  const services = useServices();
  const location = useLocation();
  const { guest } = useStore(services.guest);
  const { video } = view;
  const price = priceFrom(video.price);
  const snapshot = usePurchase(video.id, price.value, view.owned);
  if (snapshot.state.kind === 'owned' || view.owned) return { kind: 'open', why: 'owned' };
  if (view.isOpen) return { kind: 'open', why: video.free ? 'free' : 'vip' };
  // In the order of the restrictions: what a visitor meets first is the log-in.
  if (view.gate) return { kind: 'gated', price, gate: view.gate };
  if (video.vip) return { kind: 'vipOnly' };
  const here = location.pathname;
  if (!guest.loggedIn || !guest.wallet) {
    return { kind: 'logIn', price, href: loginPath(services, here) };
  }
  const { state, begin, confirm, cancel } = snapshot;
  const { language } = services.config;
  const current =
    state.price === price.value ? price : priceOf(state.price, price.currency, language);
  const rest = guest.wallet.value - current.value;
  const asking = state.kind === 'confirming' || state.kind === 'buying' || state.kind === 'unknown';
  return {
    kind: 'offer',
    price: current,
    was: video.basePrice.value > current.value ? priceFrom(video.basePrice) : undefined,
    balance: guest.wallet,
    after: rest >= 0 ? priceOf(rest, guest.wallet.currency, language) : null,
    // While it is bought, the balance may have fallen already.
    missing: rest < 0 && !asking ? priceOf(-rest, guest.wallet.currency, language) : null,
    topUp: `${services.path('topUp', {})}?returnPath=${encodeURIComponent(here)}`,
    limits: services.path('memberLimits', {}),
    begin,
    confirm,
    cancel,
    asking,
    busy: state.kind === 'buying',
    unknown: state.kind === 'unknown',
    refusal: state.kind === 'refused' ? state.code : null,
  };
}

function usePurchase(id: string, price: number, owned: boolean): VideoPurchaseSnapshot {
  const { createVideoPurchase } = useServices();
  const store = useMemo(
    () =>
      whileShown<VideoPurchaseSnapshot>(() => createVideoPurchase({ id, price, owned }), {
        state: owned ? { kind: 'owned' } : { kind: 'offered', price },
        begin: null,
        confirm: null,
        cancel: null,
      }),
    [createVideoPurchase, id, price, owned],
  );
  return useStore(store);
}
