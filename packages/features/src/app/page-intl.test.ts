import { expect, it, vi } from 'vitest';
import { createPageIntl } from './page-intl.ts';

const evening = Date.UTC(2026, 10, 21, 20, 5);

it.each([
  ['en', '21 Nov 2026', '21:05', '1,250.5'],
  ['de', '21.11.2026', '21:05', '1.250,5'],
  ['nl', '21 nov 2026', '21:05', '1.250,5'],
  ['es', '21 nov 2026', '21:05', '1250,5'],
] as const)(
  'writes dates, times and numbers as guests read them in %s',
  (language, day, time, number) => {
    const intl = createPageIntl(language, {}, { error: vi.fn() });
    expect(intl.formatDate(evening, { dateStyle: 'medium' })).toBe(day);
    expect(intl.formatTime(evening, { timeStyle: 'short' })).toBe(time);
    expect(intl.formatNumber(1250.5)).toBe(number);
  },
);

it('tells of a text that is not there, wherever the page runs', () => {
  const received: unknown[] = [];
  const intl = createPageIntl(
    'de',
    {},
    { error: (event, detail) => received.push([event, detail]) },
  );
  expect(intl.formatMessage({ id: 'video.title' })).toBe('video.title');
  expect(received).toEqual([
    ['text.failed', { code: 'MISSING_TRANSLATION', error: expect.stringContaining('video.title') }],
  ]);
});
