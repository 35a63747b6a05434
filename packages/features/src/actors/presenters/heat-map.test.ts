import { loadAllMessages } from '@vx/i18n';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { idTexts } from '../../texts/testing/id-texts.ts';
import { toHeatMap } from './heat-map.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const intl = {
  ...idTexts.intl,
  formatDate: (at: number | string | Date) => days[(new Date(at).getUTCDay() + 6) % 7] ?? '',
};
const quiet = Array.from({ length: 24 }, () => 0);
const evening = quiet.map((_, hour) => (hour >= 20 || hour === 0 ? 0.8 : 0));
const week = days.map((day) => (day === 'Fri' || day === 'Sat' ? evening : quiet));

it('shows the twelve busiest hours of each day, and says them in a sentence', () => {
  const view = toHeatMap(intl, week);
  expect(view?.hours).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0].map(String));
  expect(view?.days.map(({ label }) => label)).toEqual(days);
  expect(view?.days[0]).toEqual({
    label: 'Mon',
    name: 'Mon',
    levels: Array.from({ length: 12 }, () => 0),
  });
  expect(view?.days[4]?.levels).toEqual([0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3]);
  expect(view?.summary).toBe('actor.usuallySummary Fri, Sat 20 1');
});

it.each([
  [0.05, 0],
  [0.06, 1],
  [0.34, 1],
  [0.35, 2],
  [0.64, 2],
  [0.65, 3],
])('shades a share of %f as level %i', (share, level) => {
  const one = [quiet.with(0, share), ...week.slice(0, 5), evening];
  const view = toHeatMap(intl, one);
  expect(view?.days[0]?.levels[view.hours.indexOf('0')]).toBe(level);
});

it('is none where a performer is hardly there, or the week is not whole', () => {
  expect(
    toHeatMap(
      intl,
      days.map(() => quiet),
    ),
  ).toBeNull();
  expect(
    toHeatMap(
      intl,
      days.map(() => quiet.with(3, 0.05)),
    ),
  ).toBeNull();
  expect(toHeatMap(intl, week.slice(1))).toBeNull();
  expect(toHeatMap(intl, [])).toBeNull();
  expect(
    toHeatMap(
      intl,
      days.map(() => null),
    ),
  ).toBeNull();
});

it('reads well in English, also across midnight', async () => {
  const english = createIntl({
    locale: 'en',
    messages: await loadAllMessages('en'),
    timeZone: 'Europe/Berlin',
  });
  const late = quiet.map((_, hour) => (hour >= 21 || hour < 2 ? 0.8 : 0));
  const view = toHeatMap(
    english,
    days.map((day) => (day === 'Fri' || day === 'Sat' ? late : quiet)),
  );
  expect(view?.days[4]).toMatchObject({ label: 'Fri', name: 'Friday' });
  expect(view?.summary).toBe('Mostly Friday and Saturday, 21 to 2, Berlin time.');
});
