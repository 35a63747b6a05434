import {
  webPushDbName,
  webPushLocalFavourites,
  webPushLocalSubscription,
} from '@vx/contract/constants';
import { cancellationOfferCookie } from '@vx/contract/enums';
import { INSTALL_COOKIE } from '@vx/notify-core';
import { BLOCKED_COOKIE } from '@vx/rewards-core';
import { BARS_COOKIE, CONSENT_KEY } from '@vx/session-core';
import { expect, it } from 'vitest';
import { createCookieStorage } from './cookie-storage.ts';
import { lifeOf } from './cookie-life.ts';
import { storedEntries } from '../consent/consent-entries.ts';

/** A page that keeps what was written to its cookies. */
const pageOf = () => {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return written.map((text) => text.split(';')[0]).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
};

it('keeps a cookie as long as guests are told', () => {
  const page = pageOf();
  const cookies = createCookieStorage(page);
  const received = storedEntries.necessary.filter(
    ({ kept }) => kept === 'year' || kept === 'month' || kept === 'week' || kept === 'browser',
  );
  for (const { name } of received) expect(cookies.set(name, '1')).toBe(true);
  expect(page.written).toEqual(
    received.map(({ name, kept }) => {
      const lives: Record<string, string> = {
        year: '; Max-Age=31536000',
        month: '; Max-Age=2592000',
        week: '; Max-Age=604800',
      };
      const life = lives[kept] ?? '';
      return `${name}=1; Path=/; SameSite=Lax${life}`;
    }),
  );
  expect(received.filter(({ kept }) => kept === 'browser').map(({ name }) => name)).toEqual([
    'vx_exit',
  ]);
});

it('[EN-cookies][RU-incentives-blocked-30-days] keeps what was refused for 30 days', () => {
  expect(lifeOf(BLOCKED_COOKIE)).toBe('month');
});

it('[EN-cookies] keeps closed status bars for seven days', () => {
  expect(lifeOf(BARS_COOKIE)).toBe('week');
});

it('[EN-cookies][RU-install-prompt-7-days] keeps for seven days that the site is not wanted as an app', () => {
  expect(lifeOf(INSTALL_COOKIE)).toBe('week');
});

it('[EN-cookies][RU-webpush-local-keys][RU-webpush-storage] tells of every cookie, and of what web push keeps', () => {
  const received = new Map(storedEntries.necessary.map(({ name, kept }) => [name, kept]));
  const cookies = [
    CONSENT_KEY,
    'vx_avs',
    'vx_onboarded',
    BARS_COOKIE,
    BLOCKED_COOKIE,
    INSTALL_COOKIE,
    cancellationOfferCookie,
  ];
  expect(cookies.map((name) => received.get(name))).toEqual([
    'year',
    'untilCleared',
    'year',
    'week',
    'month',
    'week',
    'year',
  ]);
  expect(
    [webPushDbName, webPushLocalFavourites, webPushLocalSubscription].map((name) =>
      received.get(name),
    ),
  ).toEqual(['untilCleared', 'untilCleared', 'untilCleared']);
});

it('forgets a cookie at once', () => {
  const page = pageOf();
  createCookieStorage(page).remove('vx_lang');
  expect(page.written).toEqual(['vx_lang=; Path=/; SameSite=Lax; Max-Age=0']);
});
