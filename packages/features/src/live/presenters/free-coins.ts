import type { LiveOffer } from '@vx/contract';
import { amountWords } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';

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

/** Minutes and seconds: "1:40". */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
