import type { StudioEarnings } from '@vx/contract/studio';
import { daysOf } from '@vx/studio-core';
import type { StudioTexts } from '../app/texts.ts';

/** A day of the bars. */
export interface DayBar {
  readonly day: string;
  /** "Sat, 28 November" */
  readonly name: string;
  /** "28" */
  readonly label: string;
  /** "€82.55" */
  readonly amount: string;
  /** Of the best day, from 0 to 1. */
  readonly share: number;
}

/** One bar for each day of the range, days without earnings and days to come included. */
export function presentDays(
  texts: Pick<StudioTexts, 'formatDay' | 'formatEuros'>,
  { from, to, days }: StudioEarnings,
): readonly DayBar[] {
  const earned = new Map(days.map(({ day, earned }) => [day, earned]));
  const best = Math.max(0, ...days.map(({ earned: { value } }) => value));
  return daysOf({ from, to }).map((day) => {
    const known = earned.get(day);
    const value = known?.value ?? 0;
    return {
      day,
      name: texts.formatDay(day),
      label: texts.formatDay(day, 'number'),
      amount: known?.formatted ?? texts.formatEuros(0),
      share: best > 0 ? Math.max(0, value) / best : 0,
    };
  });
}
