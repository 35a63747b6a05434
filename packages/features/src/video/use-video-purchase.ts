import type { Price, Voucher } from '@vx/contract';
import type { ErrorCode } from '@vx/contract/errors';
import { createPurchase, type PurchaseSnapshot } from '@vx/content-core';
import { voucherTypes } from '@vx/contract/enums';
import { bestVoucher, countVouchers } from '@vx/rewards-core/rules';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { restrictionOf } from '@vx/session-core/rules';
import { priceFrom } from '../cards/performer-parts.ts';
import { useServices, useStore } from '../app/context.tsx';
import { awaitsPaymentAtom } from '../app/page-atoms.ts';
import { priceOf } from '../app/price.ts';
import type { GateView } from '../app/use-gate.ts';
import { formatDay } from '../texts/format-day.ts';
import { amountAndWorth } from '../texts/amount-words.ts';
import { lazyStore } from '../app/lazy-store.ts';
import { loginPath, withReturn } from '../app/login-path.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { MISSING_PARAM } from '../app/page-params.ts';
import type { VideoView } from './use-video.ts';

/** What the box that sells a video shows. Each state has only what it needs. */
export type PurchaseView =
  | { readonly kind: 'open'; readonly why: 'owned' | 'free' | 'vip' }
  /** The age check comes first. [RU-avs-gates-content] */
  | { readonly kind: 'gated'; readonly price: Price; readonly gate: GateView }
  /**
   * Only VIP members watch it; coins do not buy it. The club leads back here. [SC-subscriptionNotice]
   * [RU-guest-vip-only-content] [RU-guest-restriction-need-abo]
   */
  | { readonly kind: 'vipOnly'; readonly vipClub: string; readonly price: string | null }
  | { readonly kind: 'logIn'; readonly price: Price; readonly href: string }
  | {
      readonly kind: 'offer';
      /** What is paid: nothing with a voucher. */
      readonly price: Price;
      readonly was: Price | undefined;
      /** The voucher that pays, if there is one: the best of the guest's. */
      readonly voucher: {
        readonly id: string;
        /** The last day, in words. */
        readonly until: string;
        /** How many of the guest's pay for it. [RU-vouchers-count-by-type] */
        readonly count: number;
        /** What coins would have to pay. */
        readonly instead: Price;
        /** The balance is enough for coins, too. */
        readonly affordable: boolean;
        /** Asks with coins instead; `null` until the page is ready: then the plain form works. */
        readonly useCoins: (() => void) | null;
      } | null;
      readonly balance: Price;
      /** `null`: the balance is not enough. */
      readonly after: Price | null;
      readonly missing: Price | null;
      readonly topUp: string;
      /** The guest goes to top up for it: with enough coins the question follows by itself. */
      readonly wantIt: () => void;
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

/**
 * Buys one video; owned elsewhere it is owned here.
 * @param held what the guest could pay with instead of coins, and the time that says which of it is valid
 */
export function useVideoPurchase(
  view: VideoView,
  { vouchers, now }: { readonly vouchers: readonly Voucher[]; readonly now: number },
): PurchaseView {
  const services = useServices();
  const location = useLocation();
  const t = useTranslate();
  const { guest } = useStore(services.guest);
  const { video } = view;
  const price = priceFrom(video.price);
  const snapshot = usePurchase(video.id, price.value, view.owned);
  const [byCoins, setByCoins] = useState(false);
  const wantIt = useAskAgain(() => {
    const balance = guest.wallet?.value ?? 0;
    const { state, begin } = snapshot;
    if (state.kind !== 'owned' && balance >= state.price) begin?.();
  });
  if (snapshot.state.kind === 'owned' || view.owned) return { kind: 'open', why: 'owned' };
  if (view.isOpen) return { kind: 'open', why: video.free ? 'free' : 'vip' };
  // In the order of the restrictions: what a visitor meets first is the log-in.
  if (view.gate) return { kind: 'gated', price, gate: view.gate };
  const here = location.pathname;
  if (video.vip) {
    // Visitors are told at once what it takes; the club asks them to log in.
    const met = restrictionOf({ ...guest, loggedIn: true }, { abo: true });
    if (met === null) return { kind: 'open', why: 'vip' };
    return {
      kind: 'vipOnly',
      vipClub: withReturn(services.path('vipClub', {}), here),
      price: view.vipPrice && amountAndWorth(t, view.vipPrice),
    };
  }
  if (!guest.loggedIn || !guest.wallet) {
    return { kind: 'logIn', price, href: loginPath(services, here) };
  }
  const { state, begin, confirm, cancel } = snapshot;
  const { language } = services.config;
  const { currency } = guest.wallet;
  const listed =
    state.price === price.value ? price : priceOf(state.price, price.currency, language);
  const rest = guest.wallet.value - listed.value;
  const asking = state.kind === 'confirming' || state.kind === 'buying' || state.kind === 'unknown';
  const best = bestVoucher(
    vouchers,
    {
      type: voucherTypes.video,
      actorId: view.performer?.id ?? '',
      unitPrice: listed.value,
      units: 1,
    },
    now,
  );
  // Whoever was refused one voucher is asked with the next, or with coins when none is left.
  const voucher = byCoins && asking ? null : best;
  const left = voucher ? guest.wallet.value : rest;
  return {
    kind: 'offer',
    price: voucher ? priceOf(0, currency, language) : listed,
    was: voucher
      ? listed
      : video.basePrice.value > listed.value
        ? priceFrom(video.basePrice)
        : undefined,
    voucher: voucher && {
      id: voucher.id,
      until: formatDay(services.intl, voucher.validTo),
      count: countVouchers(
        vouchers,
        { type: voucherTypes.video, ...(view.performer && { actorId: view.performer.id }) },
        now,
      ).count,
      instead: listed,
      affordable: rest >= 0,
      useCoins:
        begin && rest >= 0
          ? () => {
              setByCoins(true);
              begin();
            }
          : null,
    },
    balance: guest.wallet,
    after: left >= 0 ? priceOf(left, currency, language) : null,
    // While it is bought, the balance may have fallen already.
    missing: left < 0 && !asking ? priceOf(-left, currency, language) : null,
    topUp: `${services.path('topUp', {})}?${new URLSearchParams({
      returnPath: here,
      ...(rest < 0 && { [MISSING_PARAM]: String(-rest) }),
    }).toString()}`,
    wantIt,
    limits: services.path('memberLimits', {}),
    begin:
      begin &&
      (() => {
        setByCoins(false);
        begin();
      }),
    confirm: confirm && (() => confirm(voucher?.id)),
    cancel,
    asking,
    busy: state.kind === 'buying',
    unknown: state.kind === 'unknown',
    refusal: state.kind === 'refused' ? state.code : null,
  };
}

/**
 * Asks again for what the guest wanted, once the top-up that stood over the page is over. Nothing is
 * bought by it.
 */
function useAskAgain(ask: () => void): () => void {
  const isPaying = useAtomValue(awaitsPaymentAtom);
  const wanted = useRef(false);
  const wasPaying = useRef(false);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (wasPaying.current && !isPaying && wanted.current) {
      wanted.current = false;
      askNow();
    }
    wasPaying.current = isPaying;
  }, [isPaying]);
  return () => {
    wanted.current = true;
  };
}

function usePurchase(id: string, price: number, owned: boolean): PurchaseSnapshot {
  const { rest: calls, socket: events } = useServices();
  const store = useMemo(
    () =>
      lazyStore<PurchaseSnapshot>(
        () => createPurchase({ kind: 'video', id, price, owned, calls, events }),
        {
          state: owned ? { kind: 'owned' } : { kind: 'offered', price },
          begin: null,
          confirm: null,
          cancel: null,
        },
      ),
    [calls, events, id, price, owned],
  );
  return useStore(store);
}
