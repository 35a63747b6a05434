import { loadAllMessages } from '@vx/i18n';
import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { Services } from '../app/services.ts';
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
