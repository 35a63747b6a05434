import { nearestAmount } from '@vx/currency';
import { errorText } from '@vx/i18n';
import { createOneClick, type OneClickAmount, type OneClickSnapshot } from '@vx/money-core';
import { useSetAtom } from 'jotai/react';
import { useEffect, useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { awaitsPaymentAtom } from '../app/page-atoms.ts';
import { lazyStore } from '../app/lazy-store.ts';
import { isHeldBack } from '../app/limits-link.ts';
import { amountWords } from '../texts/amount-words.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { enoughOf } from './presenters/top-up-choice.ts';

const resting: OneClickSnapshot = {
  state: { kind: 'asking' },
  amounts: [],
  away: false,
  charge: null,
  retry: null,
  decline: null,
};

export interface OneClickView {
  /** `asking`: nothing is known yet. `notPossible`: the payment page is the way. */
  readonly kind: 'asking' | 'notPossible' | 'choose' | 'waiting' | 'done' | 'failed';
  readonly amounts: readonly OneClickAmount[];
  readonly chosen: OneClickAmount | undefined;
  /** Chooses by what is paid. */
  readonly choose: (amount: number) => void;
  /** Charges what is chosen: the press. */
  readonly pay: (() => void) | null;
  /** What happened, in words. */
  readonly message: string | undefined;
  /** The line is away, or no answer has come: says so, and what that means for the guest's money. */
  readonly away: string | null;
  /** Asks again. */
  readonly retry: (() => void) | null;
  /** The guest's own limits or a pause are in the way: only they lead on. */
  readonly isHeldBack: boolean;
}

/**
 * Topping up by one press outside a chat: the amount that is enough for what is missing is chosen, and nothing
 * is charged before the press. [SC-oneClickDialog]
 * @param missing what the guest lacks, in minor units of the wallet; 0 when nothing in particular is wanted
 */
export function useOneClick(missing: number): OneClickView {
  const { socket, scheduler, random } = useServices();
  const setAwaitsPayment = useSetAtom(awaitsPaymentAtom);
  const t = useTranslate();
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
  const { state, amounts, away, charge, retry } = useStore(oneClick);
  const [wanted, choose] = useState<number | null>(null);
  // While the dialog is open the page is not loaded anew. [RU-socket-session-expiry-reload]
  useEffect(() => {
    setAwaitsPayment(true);
    return () => setAwaitsPayment(false);
  }, [setAwaitsPayment]);
  const value = amountOf(state, wanted);
  const chosen = amounts.find(({ amount }) => amount === value);
  const awayText = state.kind === 'charging' ? 'money.oneClick.awayPaid' : 'money.oneClick.away';
  const shared = {
    amounts,
    chosen,
    choose,
    message: undefined,
    away: away ? t(awayText) : null,
    retry,
    isHeldBack: false,
  };
  const pay = chosen && charge ? () => charge(chosen.amount) : null;
  switch (state.kind) {
    case 'asking':
      return { ...shared, kind: 'asking', pay: null };
    case 'offered':
      return { ...shared, kind: 'choose', pay };
    case 'charging':
      return { ...shared, kind: 'waiting', pay: null };
    case 'charged': {
      const message = chosen && t('money.topUp.paid', { amount: amountWords(t, chosen.brings) });
      return { ...shared, kind: 'done', pay: null, message };
    }
    case 'failed':
      return {
        ...shared,
        kind: 'failed',
        pay,
        message: t(errorText(state.code)),
        isHeldBack: isHeldBack(state.code),
      };
    case 'notPossible':
    case 'ended':
      return { ...shared, kind: 'notPossible', pay: null };
  }
}

/** The amount that is shown as chosen: the guest's choice, unless one is being charged. */
function amountOf(state: OneClickSnapshot['state'], wanted: number | null): number | null {
  switch (state.kind) {
    case 'offered':
      return wanted ?? state.preselected;
    case 'failed':
      return wanted ?? state.amount;
    case 'charging':
    case 'charged':
      return state.amount;
    default:
      return null;
  }
}
