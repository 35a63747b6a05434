import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { storedEntries } from '../consent-entries.ts';
import { toConsentCategories } from './categories.ts';

const nothing = { functional: false, analytics: false };
const categoriesOf = (choice = nothing, globalPrivacyControl = false) =>
  toConsentCategories({ choice, globalPrivacyControl, log: '/en/log/' }, texts.t);

it('[EN-cookieCategories] has three categories, of which the necessary one is no choice', () => {
  expect(categoriesOf().map(({ id, checked, locked }) => [id, checked, locked])).toEqual([
    ['necessary', true, 'consent.cookies.alwaysOn'],
    ['functional', false, undefined],
    ['analytics', false, undefined],
  ]);
  expect(categoriesOf({ functional: true, analytics: true }).map(({ checked }) => checked)).toEqual(
    [true, true, true],
  );
});

it('says that the browser has refused analytics', () => {
  expect(categoriesOf(nothing, true)[2]).toMatchObject({ locked: 'consent.cookies.gpc' });
});

it('[EN-cookies] names everything that is stored, what for, and for how long', () => {
  const [necessary, , analytics] = categoriesOf();
  expect(necessary?.entries?.label).toBe(
    `consent.cookies.showEntries ${storedEntries.necessary.length}`,
  );
  expect(necessary?.entries?.items[0]).toEqual({
    name: 'vx_sid',
    purpose: 'consent.entry.session',
    kept: 'consent.kept.session',
  });
  expect(analytics).not.toHaveProperty('entries');
});

it('leads from analytics, which keeps nothing in the browser, to what was counted', () => {
  expect(categoriesOf().map(({ log }) => log)).toEqual([
    undefined,
    undefined,
    { label: 'consent.cookies.log', href: '/en/log/' },
  ]);
});
