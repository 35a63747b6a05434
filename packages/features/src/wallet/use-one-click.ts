import { nearestAmount } from '@vx/currency';
import { createOneClick, type OneClickSnapshot } from '@vx/money-core';
import { useSetAtom } from 'jotai/react';
import { useEffect, useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { awaitsPaymentAtom } from '../app/page-atoms.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { toOneClick, type OneClickView as Presented } from './presenters/one-click.ts';
import { enoughOf } from './presenters/top-up-choice.ts';

const resting: OneClickSnapshot = {
  state: { kind: 'asking' },
  amounts: [],
  away: false,
  charge: null,
  retry: null,
  decline: null,
};

export interface OneClickView extends Presented {
  /** Chooses by what is paid. */
  readonly choose: (amount: number) => void;
}

/**
 * Topping up by one press outside a chat: the amount that is enough for what is missing is chosen, and nothing
 * is charged before the press. [SC-oneClickDialog]
 * @param missing what the guest lacks, in minor units of the wallet; 0 when nothing in particular is wanted
 * @param last what was paid last time: it is chosen where nothing in particular is wanted; `null`: not known
 */
export function useOneClick(missing: number, last: number | null = null): OneClickView {
  const services = useServices();
  const { socket, scheduler, random, config } = services;
  const { wallet } = useStore(services.guest).guest;
  const setAwaitsPayment = useSetAtom(awaitsPaymentAtom);
  const oneClick = useMemo(
    () =>
      lazyStore(
        () =>
          createOneClick({
            socket,
            scheduler,
            random,
            channelId: null,
            requested: missing,
            nearest: (credits, wanted) => nearestAmount(credits, enoughOf(credits, wanted)),
          }),
        resting,
      ),
    [socket, scheduler, random, missing],
  );
  const snapshot = useStore(oneClick);
  const [wanted, choose] = useState<number | null>(null);
  // While the dialog is open the page is not loaded anew. [RU-socket-session-expiry-reload]
  useEffect(() => {
    setAwaitsPayment(true);
    return () => setAwaitsPayment(false);
  }, [setAwaitsPayment]);
  const visit = { wanted, last, missing, wallet, language: config.language };
  return { ...toOneClick(snapshot, visit, useTranslate()), choose };
}
