import type { PageConfig } from '@vx/contract';
import { expect, it } from 'vitest';
import { appLink, isWithinApp, languageLink, pathInLanguage } from './place.ts';

const page = (language: PageConfig['language']) => ({
  config: { language, brand: { id: 'candela' } } as PageConfig,
});
const place = { pathname: '/en/amateur/mira/videos/42/', search: '?x=1' };

it('[RU-routing-variant-fallback-en] finds the same page in another language', () => {
  expect(pathInLanguage(page('en'), place, 'de')).toBe('/de/amateur/mira/videos/42/?x=1');
  expect(pathInLanguage(page('en'), place, 'nl')).toBe('/en/amateur/mira/videos/42/?x=1');
  expect(pathInLanguage(page('en'), { pathname: '/en/nowhere/', search: '' }, 'es')).toBe('/es/');
});

it('changes the language over the choice that is remembered', () => {
  expect(languageLink(page('en'), { pathname: '/en/help/', search: '' }, 'nl')).toBe(
    '/preferences?language=nl&returnPath=%2Fen%2Fhelp%2F',
  );
});

it('keeps place and query in the link to the other app', () => {
  expect(appLink(place, 'mobile')).toBe('/en/amateur/mira/videos/42/?x=1&app=mobile');
});

it.each([
  ['/en/help/', 'en', true],
  ['/en/help/#costs', 'en', true],
  ['/en/cams/?sort=new', 'en', true],
  // Dutch pages live at the English addresses.
  ['/en/help/', 'nl', true],
  ['/de/hilfe/', 'en', false],
  ['/en/help/?app=mobile', 'en', false],
  ['/preferences?language=de', 'en', false],
  ['/media/img/a', 'en', false],
  ['https://x.example/en/', 'en', false],
  ['#content', 'en', false],
] as const)('knows whether the router may follow %s on a page in %s', (href, language, within) => {
  expect(isWithinApp(page(language), href)).toBe(within);
});
