import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockText, isQuietAt, readQuietHours } from './quiet-hours.rules.ts';

const at = (text: string): number => Date.parse(text);

describe('quiet hours', () => {
  it('are read from their preference, and written as they were read', () => {
    expect(readQuietHours('23:00-08:30 Europe/Berlin')).toEqual({
      starts: 1380,
      ends: 510,
      zone: 'Europe/Berlin',
    });
    expect(readQuietHours(false)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }), (a, b) => {
        fc.pre(a !== b);
        const hours = readQuietHours(`${clockText(a)}-${clockText(b)} UTC`);
        expect(hours).toEqual({ starts: a, ends: b, zone: 'UTC' });
      }),
    );
  });

  it.each([
    true,
    '',
    '24:00-08:00 UTC',
    '23:00-08:60 UTC',
    '23:00-23:00 UTC',
    '23:00-08:00 Mars/Phobos',
    '23:00-08:00',
    { starts: 1, ends: 2, zone: 'UTC' },
  ])('are refused as %j', (value) => {
    expect(() => readQuietHours(value)).toThrow('INVALID_INPUT');
  });

  it.each([
    ['2026-11-23T21:59:00Z', false],
    ['2026-11-23T22:00:00Z', true],
    ['2026-11-24T02:00:00Z', true],
    ['2026-11-24T06:59:00Z', true],
    ['2026-11-24T07:00:00Z', false],
    // Summer time begins on 29 March: by the wall it is an hour later.
    ['2027-03-29T21:00:00Z', true],
    ['2027-03-30T06:00:00Z', false],
  ])('over midnight in Berlin, at %s: %s', (moment, quiet) => {
    const hours = { starts: 23 * 60, ends: 8 * 60, zone: 'Europe/Berlin' };
    expect(isQuietAt(hours, at(moment))).toBe(quiet);
  });

  it('hold within a day, too', () => {
    const hours = { starts: 9 * 60, ends: 17 * 60, zone: 'UTC' };
    expect(isQuietAt(hours, at('2026-11-23T08:59:59Z'))).toBe(false);
    expect(isQuietAt(hours, at('2026-11-23T09:00:00Z'))).toBe(true);
    expect(isQuietAt(hours, at('2026-11-23T17:00:00Z'))).toBe(false);
  });
});
