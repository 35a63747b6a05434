/** Newsletters: types are bit flags, added and taken away as such. Times are milliseconds. */

import { newsletterTypes } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';

/** All bit flags together. [RU-newsletter-type-ids] */
const allTypes = Object.values(newsletterTypes).reduce((all, type) => all | type, 0);
/** Bit flags of what somebody writes: Late Night, VR and contests wait for what they would tell of. */
const writtenTypes: number = newsletterTypes.vipClub;

/** Whether a newsletter is offered: it is written, or the guest has it and may want to end it. */
export const isOffered = (typeId: number, known: number): boolean =>
  ((writtenTypes | known) & typeId) !== 0;

/** How long the link of a confirmation works. */
export const confirmWithinMs = 7 * DAY_MS;
/** How long a pause lasts. */
export const pauseMs = 30 * DAY_MS;
/** Between two confirmations to one address, and how many a day: nobody is written to for fun. */
export const CONFIRM_AGAIN_MS = 60_000;

/** Mails of confirmation to one address within a day, at most. */
export const CONFIRMS_PER_DAY = 5;

/** Whether a number is bit flags of types that are there, and at least one. */
export const areTypes = (typeIds: number): boolean =>
  Number.isInteger(typeIds) && typeIds > 0 && (typeIds & ~allTypes) === 0;

/** What to ask for, and what to end, to come from one choice to another. */
export const changeOf = (
  before: number,
  after: number,
): { readonly added: number; readonly removed: number } => ({
  added: after & ~before,
  removed: before & ~after,
});

/** Reasons that pages offer; others are counted together. */
export const unsubscribeReasons = [
  'tooMany',
  'notForMe',
  'neverAsked',
  'discretion',
  'other',
] as const;
export type UnsubscribeReason = (typeof unsubscribeReasons)[number];

/** The reason of an unsubscription; `other` for one that is not on the list. */
export const reasonOf = (given: string): UnsubscribeReason =>
  unsubscribeReasons.find((reason) => reason === given) ?? 'other';

/** What somebody gets of newsletters. `types` and `pending` are bit flags; `pending` wait for a confirmation. */
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
      return { ...reading, pausedUntil: new Date(now + pauseMs) };
    case 'resume':
      return { ...reading, pausedUntil: null };
    default: {
      const ended = /^\d{1,4}$/.test(option) ? Number(option) : 0;
      if (!areTypes(ended)) return null;
      return { ...reading, types: reading.types & ~ended, pending: reading.pending & ~ended };
    }
  }
}
