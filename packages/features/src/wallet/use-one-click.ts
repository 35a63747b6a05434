import { nearestAmount } from '@vx/currency';
import { errorText } from '@vx/i18n';
import { createOneClick, type OneClickAmount, type OneClickSnapshot } from '@vx/session-core';
import { useEffect, useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { whileShown } from '../app/while-shown.ts';
import { isHeldBack } from '../spending/limits-choice.ts';
import { amountWords } from '../texts/amount-words.ts';
import { useSay } from '../texts/use-say.ts';
import { enoughOf } from './top-up-choice.ts';

const resting: OneClickSnapshot = { state: { kind: 'asking' }, charge: null, decline: null };

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
  /** The guest's own limits or a pause are in the way: only they lead on. */
  readonly isHeldBack: boolean;
}

/**
 * Topping up by one press outside a chat: the amount that is enough for what is missing is chosen, and nothing
 * is charged before the press. [SC-oneClickDialog]
 * @param missing what the guest lacks, in minor units of the wallet; 0 when nothing in particular is wanted
 */
export function useOneClick(missing: number): OneClickView {
  const { socket, scheduler, random, awaitsPayment } = useServices();
  const say = useSay();
  const oneClick = useMemo(
    () =>
      whileShown(
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
  const { state, charge } = useStore(oneClick);
  // What was offered stays shown while it is charged and after it.
  const [amounts, setAmounts] = useState<readonly OneClickAmount[]>([]);
  const [value, choose] = useState(0);
  if (state.kind === 'offered' && state.amounts !== amounts) {
    setAmounts(state.amounts);
    choose(state.preselected);
  }
  // While the dialog is open the page is not loaded anew. [RU-socket-session-expiry-reload]
  useEffect(() => {
    awaitsPayment.set(true);
    return () => awaitsPayment.set(false);
  }, [awaitsPayment]);
  const chosen = amounts.find(({ amount }) => amount === value);
  const shared = { amounts, chosen, choose, message: undefined, isHeldBack: false };
  const pay = chosen && charge ? () => charge(chosen.amount) : null;
  switch (state.kind) {
    case 'asking':
      return { ...shared, kind: 'asking', pay: null };
    case 'offered':
      return { ...shared, kind: 'choose', pay };
    case 'charging':
      return { ...shared, kind: 'waiting', pay: null };
    case 'charged': {
      const message =
        chosen && say('money.topUp.paid', { amount: amountWords(say, chosen.brings) });
      return { ...shared, kind: 'done', pay: null, message };
    }
    case 'failed':
      return {
        ...shared,
        kind: 'failed',
        pay,
        message: say(errorText(state.code)),
        isHeldBack: isHeldBack(state.code),
      };
    case 'notPossible':
    case 'ended':
      return { ...shared, kind: 'notPossible', pay: null };
  }
}
