import type { PageGuest } from '@vx/contract';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toSettings } from './settings.ts';

const guest = {
  name: 'Ada',
  wallet: { value: 186, currency: 'VXC', formatted: '186' },
  hasAvs: false,
  isVip: false,
} as PageGuest;
const valuesOf = (change: Partial<PageGuest>, discreet = false) =>
  Object.fromEntries(
    toSettings({ ...guest, ...change }, { discreet }, texts).flatMap(({ rows }) =>
      rows.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])),
    ),
  );

it('names everything that can be set once, each with a place of its own', () => {
  const rows = toSettings(guest, { discreet: false }, texts).flatMap((group) => group.rows);
  expect(rows.map(({ id }) => id)).toEqual([
    'profile',
    'security',
    'phone',
    'age',
    'wallet',
    'statement',
    'limits',
    'subscriptions',
    'notifications',
    'news',
    'privacy',
  ]);
  expect(new Set(rows.map(({ href }) => href)).size).toBe(rows.length);
  expect(rows[1]?.href).toBe('/en/myvisitx/settings/security/');
});

it('says how things stand', () => {
  expect(valuesOf({})).toEqual({
    profile: 'Ada',
    age: 'account.settings.ageOpen',
    wallet: 'money.coins 186',
    subscriptions: 'account.settings.none',
    privacy: 'account.settings.notBlurred',
  });
  expect(valuesOf({ hasAvs: true, isVip: true, wallet: null }, true)).toEqual({
    profile: 'Ada',
    age: 'account.settings.ageProven',
    subscriptions: 'VIP',
    privacy: 'account.settings.blurred',
  });
});
