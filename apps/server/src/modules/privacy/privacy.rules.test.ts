import { describe, expect, it } from 'vitest';
import { dueAt, EXPORT_EVERY_MS, nextExportAt, UNDO_DAYS } from './privacy.rules.ts';

describe('an account that is to be deleted', () => {
  it('is kept for fourteen days of thought', () => {
    expect(UNDO_DAYS).toBe(14);
    expect(new Date(dueAt(Date.UTC(2026, 10, 22, 21))).toISOString()).toBe(
      '2026-12-06T21:00:00.000Z',
    );
  });
});

describe('a copy of one’s data', () => {
  it('can be asked for once a day', () => {
    const last = new Date(1_000);
    expect(nextExportAt(null, 5)).toBeNull();
    expect(nextExportAt(last, 1_000)).toBe(1_000 + EXPORT_EVERY_MS);
    expect(nextExportAt(last, 1_000 + EXPORT_EVERY_MS - 1)).not.toBeNull();
    expect(nextExportAt(last, 1_000 + EXPORT_EVERY_MS)).toBeNull();
  });
});
