import type { Price } from '@vx/contract';
import { errorText } from '@vx/i18n';
import type { OneClickAmount, OneClickState } from '@vx/money-core';
import { amountWords } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';

/** The one-press payment in a running chat. */
export interface InChatTopUpView {
  readonly text: string;
  readonly price: Price;
  readonly state: 'offer' | 'waiting' | 'done' | 'failed';
  readonly message: string | undefined;
}

const states = {
  offered: 'offer',
  charging: 'waiting',
  charged: 'done',
  failed: 'failed',
} as const;

/**
 * One press within a chat; `null` where that is not possible or the offer has ended.
 * @param offered what was offered: it stays shown while it is charged and after it
 */
export function toInChatTopUp(
  state: OneClickState,
  offered: OneClickAmount | undefined,
  { t }: Pick<Texts, 't'>,
): InChatTopUpView | null {
  if (!offered || state.kind === 'ended' || state.kind === 'notPossible') return null;
  const amount = amountWords(t, offered.brings);
  return {
    text: t('live.oneClick.text', { amount }),
    price: offered.price,
    state: state.kind === 'asking' ? 'offer' : states[state.kind],
    message:
      state.kind === 'failed'
        ? t(errorText(state.code))
        : state.kind === 'charged'
          ? t('money.topUp.paid', { amount })
          : undefined,
  };
}
