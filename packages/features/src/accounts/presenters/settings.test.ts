import type { PageGuest, Price } from '@vx/contract';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toSettings, type SettingsFacts } from './settings.ts';

const guest = {
  name: 'Ada',
  wallet: { value: 186, currency: 'VXC', formatted: '186' },
  hasAvs: false,
  isVip: false,
} as PageGuest;
const unknown = { devices: null, passkeys: null, quiet: null, month: null };
const price = (value: number) =>
  ({
    value,
    currency: 'VXC',
    formatted: String(value),
    equivalent: { value, currency: 'EUR', formatted: `€${value}` },
  }) as Price;
const valuesOf = (change: Partial<PageGuest>, discreet = false, facts: SettingsFacts = unknown) =>
  Object.fromEntries(
    toSettings({ ...guest, ...change }, { discreet }, facts, texts).flatMap(({ rows }) =>
      rows.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])),
    ),
  );

it('names everything that can be set once, each with a place of its own', () => {
  const rows = toSettings(guest, { discreet: false }, unknown, texts).flatMap(
    (group) => group.rows,
  );
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

it('says what each setting has of its own, and nothing of what is not known', () => {
  const facts = {
    devices: 2,
    passkeys: 1,
    quiet: { hours: { from: '23:00', until: '08:00', zone: 'Europe/Berlin' } },
    month: { spent: price(45), limit: price(150) },
  };
  expect(valuesOf({}, false, facts)).toMatchObject({
    security: 'account.settings.withPasskeys 2',
    notifications: expect.stringMatching(/^account\.settings\.quiet .*23.*8/),
    limits: 'account.settings.spent €45 €150',
  });
  expect(
    valuesOf({}, false, {
      devices: 1,
      passkeys: 0,
      quiet: { hours: null },
      month: { spent: price(45), limit: null },
    }),
  ).toMatchObject({
    security: 'account.settings.devices 1',
    notifications: 'account.settings.quietOff',
    limits: 'account.settings.noLimit',
  });
  expect(valuesOf({})).not.toHaveProperty('security');
});
