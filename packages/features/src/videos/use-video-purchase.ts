import type { Voucher } from '@vx/contract';
import { createPurchase, type PurchaseSnapshot } from '@vx/content-core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { awaitsPaymentAtom } from '../app/page-atoms.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { BuyRefusal } from './act-buy-video.ts';
import { toPurchaseView, type PurchaseView } from './presenters/purchase.ts';
import type { VideoView } from './presenters/video.ts';

/**
 * Buys one video; owned elsewhere it is owned here.
 * @param held what the guest could pay with instead of coins, and the time that says which of it is valid
 * @param refused what the plain form was told
 */
export function useVideoPurchase(
  view: VideoView,
  held: { readonly vouchers: readonly Voucher[]; readonly now: number },
  refused?: BuyRefusal | null,
): PurchaseView {
  const services = useServices();
  const { pathname: here } = useLocation();
  const texts = useTexts();
  const { guest } = useStore(services.guest);
  const { video } = view;
  const { state, begin, confirm, cancel } = usePurchase(video.id, video.price.value, view.owned);
  const [byCoins, setByCoins] = useState(false);
  const wantIt = useAskAgain(() => {
    const balance = guest.wallet?.value ?? 0;
    if (state.kind !== 'owned' && balance >= state.price) begin?.();
  });
  const ask = (withCoins: boolean): (() => void) | null =>
    begin &&
    (() => {
      setByCoins(withCoins);
      begin();
    });
  const visit = {
    ...held,
    guest,
    state,
    begin: ask(false),
    beginByCoins: ask(true),
    confirm,
    cancel,
    wantIt,
    byCoins,
    refused: refused?.code ?? null,
    here,
    language: services.config.language,
  };
  return toPurchaseView(view, visit, texts);
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
