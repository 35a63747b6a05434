import type { LiveOffer } from '@vx/contract';
import { amountWords } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { clockTime } from '../../texts/time-texts.ts';

/** Coins that somebody may have without paying, as the door of a room says it. */
export interface FreeCoinsView {
  readonly title: string;
  readonly text: string;
  /** What they pay for with this performer. */
  readonly lasts: string;
  readonly noCard: string;
}

/** [SC-chatTrial] [SC-welcomeBonusTile] */
export function toFreeCoinsView(
  { amount, seconds }: NonNullable<LiveOffer['freeCoins']>,
  name: string,
  { t }: Pick<Texts, 't'>,
): FreeCoinsView {
  return {
    title: t('live.door.free', { amount: amountWords(t, amount) }),
    text: t('live.door.freeText'),
    lasts: t('live.door.freeLasts', { time: clockTime(seconds), name }),
    noCard: t('live.door.noCard'),
  };
}
