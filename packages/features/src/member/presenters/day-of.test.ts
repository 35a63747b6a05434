import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { dayOf } from './day-of.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

it.each([
  ['en-GB', '2026-11-21T12:00:00Z', 'Saturday 21 November'],
  ['en-GB', '2025-11-21T12:00:00Z', '21 November 2025'],
  // The year is that of the guest's zone.
  ['en-GB', '2025-12-31T22:30:00Z', '31 December 2025'],
  ['en-GB', '2025-12-31T23:30:00Z', 'Thursday 1 January'],
  ['de', '2025-11-21T12:00:00Z', '21. November 2025'],
  ['nl', '2025-11-21T12:00:00Z', '21 november 2025'],
  ['es', '2025-11-21T12:00:00Z', '21 de noviembre de 2025'],
])('a day of another year says which, in %s: %s is %s', (locale, at, label) => {
  expect(dayOf(createIntl({ locale, timeZone: 'Europe/Berlin' }), at, now)).toBe(label);
});

it('names days of different years differently on a page that shows both', () => {
  const intl = createIntl({ locale: 'en-GB', timeZone: 'Europe/Berlin' });
  const march = Date.parse('2027-03-01T12:00:00Z');
  const [first, second] = ['2026-11-23T12:00:00Z', '2027-11-23T12:00:00Z'];
  expect(dayOf(intl, first, march)).toBe('23 November 2026');
  expect(dayOf(intl, second, march)).toBe('Tuesday 23 November');
});
