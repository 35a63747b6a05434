import { minRatings } from '@vx/contract/constants';
import type { PageFormats } from './presenter-texts.ts';

export interface RatingText {
  /** "98 %" */
  readonly share: string;
  /** "from 412 ratings" */
  readonly text: string;
  readonly count: string;
}

/** Ratings of the last 90 days; nothing below ten of them. [RU-actors-rating-min-10] [CO-minRatings] */
export function ratingText(
  intl: PageFormats,
  ratings: {
    readonly lastNinetyDays: {
      readonly countRatings: number;
      readonly satisfactionRate: number;
    };
  } | null,
): RatingText | undefined {
  if (!ratings || ratings.lastNinetyDays.countRatings < minRatings) return undefined;
  const { countRatings, satisfactionRate } = ratings.lastNinetyDays;
  return {
    share: intl.formatNumber(satisfactionRate / 100, {
      style: 'percent',
      maximumFractionDigits: 0,
    }),
    text: intl.formatMessage({ id: 'actor.ratings.fromCount' }, { count: countRatings }),
    count: intl.formatNumber(countRatings),
  };
}

/** Codes of languages as their names, in the language of the page. */
export function languageList(intl: PageFormats, codes: readonly string[]): string {
  const names = codes.map((code) => intl.formatDisplayName(code, { type: 'language' }) ?? code);
  return intl.formatList(names);
}
