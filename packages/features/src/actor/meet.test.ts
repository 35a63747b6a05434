import type { PageGuest, Price } from '@vx/contract';
import { loadAllMessages } from '@vx/i18n';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { Services } from '../app/services.ts';
import { meetOptions as optionsFor, type MeetView } from './meet.ts';
import type { ActorState } from './presence.ts';
import type { ProfileModel } from './profile.query.ts';

let services: Pick<Services, 'intl' | 'path'>;
beforeAll(async () => {
  services = {
    intl: createIntl({ locale: 'en', messages: await loadAllMessages('en') }),
    path: (name, args) => build(name, args, { language: 'en' }),
  };
});

const meetOptions = (model: ProfileModel, state: ActorState, guest: PageGuest): MeetView =>
  optionsFor(model, state, { ...services, guest: { getSnapshot: () => ({ guest }) } } as Services);

const price = (value: number): Price => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: { value: value * 25, currency: 'EUR', formatted: `€${(value / 4).toFixed(2)}` },
});
const model = {
  name: 'Anna',
  slug: 'anna',
  isBannedCountryCode: false,
  prices: {
    livechat: price(12),
    voyeur: price(4),
    videoCall: null,
    message: price(1),
    freeMessages: 3,
  },
} as unknown as ProfileModel;
const visitor = { loggedIn: false, balance: null } as PageGuest;
const guest = { loggedIn: true, balance: 186 } as PageGuest;

test('[RU-guest-actor-banned-country] there is no way to meet where the performer may not be seen', () => {
  const view = meetOptions({ ...model, isBannedCountryCode: true }, 'live', guest);
  expect(view).toMatchObject({ primary: null, options: [] });
  expect(view.reason).toBe('Not available in your country');
  expect(view.instead).toEqual({ label: 'Live cams', href: '/en/cams/' });
});

test('a live performer can be met at a price that is said before', () => {
  const view = meetOptions(model, 'live', visitor);
  expect(view.primary).toEqual({
    label: 'Private chat',
    price: price(12),
    href: '/en/amateur/anna/live/',
  });
  expect(view.note).toBe(
    '€3.00 per minute, billed by the second. You confirm before anything is charged.',
  );
  expect(view.options.map(({ id }) => id)).toEqual(['voyeur', 'message']);
  expect(view.instead).toBeNull();
});

test('a guest is told how long the balance lasts', () => {
  expect(meetOptions(model, 'live', guest).note).toContain('about 15 minutes');
  expect(meetOptions(model, 'live', { ...guest, balance: 11 }).note).toContain('not enough');
});

test.each(['busy', 'offline'] as const)(
  '%s: no chat can be started, and the reason is said',
  (state) => {
    const view = meetOptions(model, state, guest);
    expect(view.primary).toBeNull();
    expect(view.reason).toContain('Anna');
    expect(view.instead).toEqual({ label: 'Watch videos', href: '/en/amateur/anna/videos/' });
  },
);
