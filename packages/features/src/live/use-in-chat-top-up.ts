import type { Price } from '@vx/contract';
import { nearestAmount } from '@vx/currency';
import { errorText } from '@vx/i18n';
import { createOneClick, type OneClickSnapshot } from '@vx/session-core';
import { useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { priceOf } from '../app/price.ts';
import { whileShown } from '../app/while-shown.ts';
import { useSay } from '../texts/use-say.ts';

/** Coins for about ten minutes are looked for: enough to go on, no more than that. */
const MINUTES = 10;
const CENTS_PER_COIN = 25;

const resting: OneClickSnapshot = { state: { kind: 'asking' }, charge: null, decline: null };

export interface InChatTopUpView {
  readonly text: string;
  readonly price: Price;
  readonly state: 'offer' | 'waiting' | 'done' | 'failed';
  readonly message: string | undefined;
  readonly pay: () => void;
  readonly decline: () => void;
}

/** Coins by one press within a chat; `null` where that is not possible or the offer has ended. [SC-inChatOneClick] */
export function useInChatTopUp(chat: {
  readonly chatId: string;
  /** Coins a minute. */
  readonly pricePerMinute: number;
}): InChatTopUpView | null {
  const { socket, scheduler, random, config } = useServices();
  const say = useSay();
  const { chatId, pricePerMinute } = chat;
  const oneClick = useMemo(
    () =>
      whileShown(
        () =>
          createOneClick({
            socket,
            scheduler,
            random,
            channelId: chatId,
            requested: pricePerMinute * MINUTES * CENTS_PER_COIN,
            nearest: nearestAmount,
          }),
        resting,
      ),
    [socket, scheduler, random, chatId, pricePerMinute],
  );
  const { state, charge, decline } = useStore(oneClick);
  // What was offered stays shown while it is charged and after it.
  const [offered, setOffered] = useState<{ amount: number; coins: number; bonus: number }>();
  if (state.kind === 'offered' && !offered) {
    setOffered(state.amounts.find(({ amount }) => amount === state.preselected));
  }
  if (!offered || state.kind === 'ended' || state.kind === 'notPossible') return null;
  const price = priceOf(offered.amount, 'EUR', config.language);
  const all = say('money.coins', { count: offered.coins + offered.bonus });
  return {
    text: say('live.oneClick.text', { coins: all }),
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
        ? say(errorText(state.code))
        : state.kind === 'charged'
          ? say('money.topUp.paid', { coins: all })
          : undefined,
    pay: () => charge?.(offered.amount),
    decline: () => decline?.(),
  };
}
