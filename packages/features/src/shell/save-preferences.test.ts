import { statusBarTypes } from '@vx/contract/enums';
import { BARS_COOKIE, parseClosedBars } from '@vx/session-core';
import { expect, it } from 'vitest';
import { LEAVE_ADDRESS } from '../app/leave-address.ts';
import { followPreferences, savePreferences } from './save-preferences.ts';

const post = (fields: Record<string, string>, query = '') =>
  savePreferences({
    request: new Request(`http://site.test/preferences${query}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  });
const cookiesOf = (answer: Response): string[] =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

it.each([
  ['necessary', {}, '1.'],
  ['all', {}, '1.fa'],
  ['chosen', {}, '1.'],
  ['chosen', { functional: '1' }, '1.f'],
  ['chosen', { analytics: '1' }, '1.a'],
])('[EN-cookieCategories] keeps the choice "%s" with %j', async (consent, more, kept) => {
  expect(cookiesOf(await post({ consent, ...more }))).toEqual([`vx_consent=${kept}`]);
});

it('keeps theme, age, app and language, and goes back to where the form was', async () => {
  const answer = await post(
    { theme: 'light', age: '1', app: 'mobile', language: 'nl' },
    '?returnPath=%2Fen%2Fhelp%2F%3Fx%3D1',
  );
  expect(cookiesOf(answer).toSorted()).toEqual([
    'vx_age=1',
    'vx_app=mobile',
    'vx_lang=nl',
    'vx_theme=light',
  ]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/en/help/?x=1');
});

it.each(['/\t/evil.example/', '/\n/x', '/..//evil.example/', '/\\evil.example'])(
  'goes home instead of to %j',
  async (returnPath) => {
    expect((await post({ returnPath })).headers.get('location')).toBe('/');
    const query = new URLSearchParams({ language: 'de', returnPath });
    const request = new Request(`http://site.test/preferences?${query}`);
    expect(followPreferences({ request }).headers.get('location')).toBe('/');
  },
);

it('keeps nothing that is not offered, and goes to no other site', async () => {
  const answer = await post({
    theme: 'pink; Domain=x',
    consent: '1.fa; x',
    age: '0',
    returnPath: '//evil.example/',
  });
  expect(cookiesOf(answer)).toEqual([]);
  expect(answer.headers.get('location')).toBe('/');
});

it('[RU-notif-status-bar-remove] closes one status bar more, and none that does not exist', async () => {
  const close = async (bar: string, cookie: string) => {
    const request = new Request('http://site.test/preferences', {
      method: 'POST',
      body: new URLSearchParams({ bar }),
      headers: { cookie },
    });
    const [kept] = cookiesOf(await savePreferences({ request }));
    return kept?.startsWith(`${BARS_COOKIE}=`)
      ? [...parseClosedBars(kept.slice(BARS_COOKIE.length + 1), Date.now()).keys()]
      : kept;
  };
  const noAvs = String(statusBarTypes.indexOf('no AVS'));
  expect(await close(noAvs, '')).toEqual(['no AVS']);
  const before = `vx_age=1; ${BARS_COOKIE}=${statusBarTypes.indexOf('welcome back')}.zzzzzz; x=1`;
  expect(await close(noAvs, before)).toEqual(['welcome back', 'no AVS']);
  for (const bar of ['13', '-1', 'x', '', '0.zz']) expect(await close(bar, before)).toBeUndefined();
});

it('lets a link change the language and nothing else', () => {
  const request = new Request(
    'http://site.test/preferences?language=nl&age=1&consent=all&theme=light&returnPath=%2Fen%2F',
  );
  expect(cookiesOf(followPreferences({ request }))).toEqual(['vx_lang=nl']);
});

it('covers the pages until the browser is closed, leads away at once, and back to where the form was', async () => {
  const away = await post({ exit: '1', returnPath: '/en/help/' });
  expect(away.headers.get('refresh')).toBe(`0; url=${LEAVE_ADDRESS}`);
  expect(away.headers.get('location')).toBeNull();
  expect(away.headers.getSetCookie()).toEqual(['vx_exit=1; Path=/; SameSite=Lax']);
  const again = await post({ exit: '0', returnPath: '/en/help/' });
  expect(again.headers.get('location')).toBe('/en/help/');
  expect(cookiesOf(again)).toEqual(['vx_exit=0']);
});
