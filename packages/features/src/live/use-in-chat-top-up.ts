import { nearestAmount } from '@vx/currency';
import { createOneClick, type OneClickAmount, type OneClickSnapshot } from '@vx/money-core';
import { useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { useTexts } from '../texts/use-texts.ts';
import { toInChatTopUp, type InChatTopUpView } from './presenters/in-chat-top-up.ts';

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

/** The offer, and what the guest can do with it. */
export interface InChatTopUp extends InChatTopUpView {
  readonly pay: () => void;
  readonly decline: () => void;
}

/** Topping up by one press within a chat; `null` where that is not possible or the offer has ended. [SC-inChatOneClick] */
export function useInChatTopUp(chat: {
  readonly chatId: string;
  /** Minor units of the wallet. */
  readonly pricePerMinute: number;
}): InChatTopUp | null {
  const { socket, scheduler, random } = useServices();
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
  const view = toInChatTopUp(state, offered, useTexts());
  if (!offered || !view) return null;
  return { ...view, pay: () => charge?.(offered.amount), decline: () => decline?.() };
}
