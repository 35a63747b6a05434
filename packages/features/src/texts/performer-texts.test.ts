import { loadAllMessages } from '@vx/i18n';
import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { Services } from '../app/services.ts';
import { heatMapView } from '../actor/heat-map.ts';
import { languageList, ratingText } from './performer-texts.ts';

let intl: Services['intl'];
beforeAll(async () => {
  intl = createIntl({
    locale: 'en',
    messages: await loadAllMessages('en'),
    timeZone: 'Europe/Berlin',
  });
});

const rated = (countRatings: number) => ({
  lastNinetyDays: { countRatings, satisfactionRate: 98 },
});

test('[RU-actors-rating-min-10] [CO-minRatings] a rating is shown from ten ratings on', () => {
  expect(ratingText(intl, null)).toBeUndefined();
  expect(ratingText(intl, rated(9))).toBeUndefined();
  expect(ratingText(intl, rated(10))).toEqual({
    share: '98%',
    text: 'from 10 ratings',
    count: '10',
  });
});

test('languages are named in the language of the page', () => {
  expect(languageList(intl, ['de', 'en'])).toBe('German and English');
});

test('the usual hours are the busiest twelve, also across midnight, and a sentence', () => {
  const evening = Array.from({ length: 24 }, (_, hour) => (hour >= 21 || hour < 2 ? 0.8 : 0));
  const never = Array.from({ length: 24 }, () => 0);
  const view = heatMapView(intl, [never, never, never, never, evening, evening, never]);
  expect(view?.days[4]?.name).toBe('Friday');
  expect(view?.hours).toHaveLength(12);
  expect(view?.days[4]?.levels.filter((level) => level === 3)).toHaveLength(5);
  expect(view?.days[0]?.levels.every((level) => level === 0)).toBe(true);
  expect(view?.summary).toBe('Mostly Friday and Saturday, 21 to 2, Berlin time.');
});

test('nobody who is never online has usual hours', () => {
  expect(heatMapView(intl, [])).toBeNull();
  expect(
    heatMapView(
      intl,
      Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0)),
    ),
  ).toBeNull();
});
