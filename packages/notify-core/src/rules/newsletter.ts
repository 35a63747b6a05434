import { newsletterTypes } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';

/** Pure rules of newsletters: types are bit flags, added and taken away as such. */

/** All bit flags together. [RU-newsletter-type-ids] */
export const ALL_TYPES = Object.values(newsletterTypes).reduce((all, type) => all | type, 0);
/** How long the link of a confirmation works. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;
/** How long a pause lasts. */
export const PAUSE_MS = 30 * DAY_MS;
/** Between two confirmations to one address, and how many a day: nobody is written to for fun. */
export const CONFIRM_AFTER_MS = 60_000;
export const CONFIRMS_PER_DAY = 5;

/** Whether a number is bit flags of types that are there, and at least one. */
export const areTypes = (typeIds: number): boolean =>
  Number.isInteger(typeIds) && typeIds > 0 && (typeIds & ~ALL_TYPES) === 0;

/** Reasons that pages offer; others are counted together. */
export const unsubscribeReasons = ['tooMany', 'notForMe', 'neverAsked', 'discretion', 'other'];

export const reasonOf = (given: string): string =>
  unsubscribeReasons.includes(given) ? given : 'other';

export interface Reading {
  readonly types: number;
  readonly pending: number;
  readonly pausedUntil: Date | null;
}

/**
 * What a reader gets after an option of unsubscribing; `null` for an option that nobody offers.
 * @param option `all`, `pause`, `resume`, or bit flags in digits
 */
export function afterOption(reading: Reading, option: string, now: number): Reading | null {
  switch (option) {
    case 'all':
      return { types: 0, pending: 0, pausedUntil: null };
    case 'pause':
      return { ...reading, pausedUntil: new Date(now + PAUSE_MS) };
    case 'resume':
      return { ...reading, pausedUntil: null };
    default: {
      const ended = /^\d{1,4}$/.test(option) ? Number(option) : 0;
      if (!areTypes(ended)) return null;
      return { ...reading, types: reading.types & ~ended, pending: reading.pending & ~ended };
    }
  }
}
