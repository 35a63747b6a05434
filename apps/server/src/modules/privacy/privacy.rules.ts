import { DAY_MS } from '@vx/kernel';
import type { PersonalRows } from '../../platform/module.ts';

/** Days in which a guest who asked for deletion may think again. */
export const UNDO_DAYS = 14;

/** A copy can be fetched for so long. */
export const READY_MS = 7 * DAY_MS;

/** One copy may be asked for in this time. */
export const EXPORT_EVERY_MS = DAY_MS;

/** While something runs for a guest, the account waits so long for its end. */
export const WAIT_MS = 2 * 60_000;

/**
 * An account that nobody has confirmed, that holds nothing that was paid for and was not opened for so
 * long is removed.
 */
export const ABANDONED_MS = 180 * DAY_MS;

export const dueAt = (askedAt: number): number => askedAt + UNDO_DAYS * DAY_MS;

/** From when another copy can be asked for; `null`: now. */
export function nextExportAt(last: Date | null, now: number): number | null {
  const next = last === null ? now : last.getTime() + EXPORT_EVERY_MS;
  return next > now ? next : null;
}

/** What a guest can read, one part of a copy a table. */
export const readableRows = (rows: readonly PersonalRows[]): readonly PersonalRows[] =>
  rows.filter(({ columns }) => columns.length > 0);
