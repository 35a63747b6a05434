import type { Price } from '@vx/contract';
import { nearestAmount } from '@vx/currency';
import { errorText } from '@vx/i18n';
import { createOneClick, type OneClickAmount, type OneClickSnapshot } from '@vx/money-core';
import { useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { amountWords } from '../texts/amount-words.ts';
import { useTranslate } from '../texts/use-translate.ts';

/** Enough for about ten minutes is looked for: enough to go on, no more than that. */
const MINUTES = 10;

const resting: OneClickSnapshot = {
  state: { kind: 'asking' },
  amounts: [],
  away: false,
  charge: null,
  retry: null,
  decline: null,
};

export interface InChatTopUpView {
  readonly text: string;
  readonly price: Price;
  readonly state: 'offer' | 'waiting' | 'done' | 'failed';
  readonly message: string | undefined;
  readonly pay: () => void;
  readonly decline: () => void;
}

/** Topping up by one press within a chat; `null` where that is not possible or the offer has ended. [SC-inChatOneClick] */
export function useInChatTopUp(chat: {
  readonly chatId: string;
  /** Minor units of the wallet. */
  readonly pricePerMinute: number;
}): InChatTopUpView | null {
  const { socket, scheduler, random } = useServices();
  const t = useTranslate();
  const { chatId, pricePerMinute } = chat;
  const oneClick = useMemo(
    () =>
      lazyStore(
        () =>
          createOneClick({
            socket,
            scheduler,
            random,
            channelId: chatId,
            requested: pricePerMinute * MINUTES,
            nearest: nearestAmount,
          }),
        resting,
      ),
    [socket, scheduler, random, chatId, pricePerMinute],
  );
  const { state, charge, decline } = useStore(oneClick);
  // What was offered stays shown while it is charged and after it.
  const [offered, setOffered] = useState<OneClickAmount>();
  if (state.kind === 'offered' && !offered) {
    setOffered(state.amounts.find(({ amount }) => amount === state.preselected));
  }
  if (!offered || state.kind === 'ended' || state.kind === 'notPossible') return null;
  const { price } = offered;
  const all = amountWords(t, offered.brings);
  return {
    text: t('live.oneClick.text', { amount: all }),
    price,
    state:
      state.kind === 'charging'
        ? 'waiting'
        : state.kind === 'charged'
          ? 'done'
          : state.kind === 'failed'
            ? 'failed'
            : 'offer',
    message:
      state.kind === 'failed'
        ? t(errorText(state.code))
        : state.kind === 'charged'
          ? t('money.topUp.paid', { amount: all })
          : undefined,
    pay: () => charge?.(offered.amount),
    decline: () => decline?.(),
  };
}
