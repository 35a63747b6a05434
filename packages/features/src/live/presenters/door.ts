import type { LiveOffer } from '@vx/contract';
import { amountWords } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { toFreeCoinsView, type FreeCoinsView } from './free-coins.ts';

/** What somebody without an account meets before a room. */
export interface VisitorDoor {
  readonly free: FreeCoinsView | null;
  /** How a chat is paid for. */
  readonly terms: readonly { readonly kind: 'seconds' | 'end' | 'zero'; readonly text: string }[];
  /** The one button: it makes the account, and starts where that is free. */
  readonly submit: string;
}

/** The door of a room for somebody who is not logged in. */
export function toVisitorDoor(
  freeCoins: LiveOffer['freeCoins'],
  name: string,
  { t }: Pick<Texts, 't'>,
): VisitorDoor {
  return {
    free: freeCoins && toFreeCoinsView(freeCoins, name, { t }),
    terms: [
      { kind: 'seconds', text: t('live.door.bySecond') },
      { kind: 'end', text: t('live.door.endAnyTime') },
      { kind: 'zero', text: t('live.door.stopsAtZero') },
    ],
    submit: freeCoins
      ? t('live.door.startFree', { amount: amountWords(t, freeCoins.amount) })
      : t('auth.signup.button'),
  };
}
