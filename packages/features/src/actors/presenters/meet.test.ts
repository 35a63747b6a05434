import type { LiveOffer, Price } from '@vx/contract';
import { loadAllMessages } from '@vx/i18n';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { Services } from '../../app/services.ts';
import { toMeetView as optionsFor, type MeetView } from './meet.ts';
import type { ActorState } from '../../cards/actor-state.ts';
import type { ProfileModel } from '../profile.query.ts';

let services: Pick<Services, 'intl' | 'path'>;
beforeAll(async () => {
  services = {
    intl: createIntl({ locale: 'en', messages: await loadAllMessages('en') }),
    path: (name, args) => build(name, args, { language: 'en' }),
  };
});

const toMeetView = (
  model: ProfileModel,
  state: ActorState,
  offered: Parameters<typeof optionsFor>[3] = null,
): MeetView => optionsFor(model, state, services, offered);

const price = (value: number): Price => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: { value: value * 25, currency: 'EUR', formatted: `€${(value / 4).toFixed(2)}` },
});
const model = {
  id: '7',
  name: 'Anna',
  slug: 'anna',
  isBannedCountryCode: false,
  prices: {
    livechat: price(12),
    voyeur: price(4),
    videoCall: null,
    message: price(2),
    freeMessages: 3,
  },
} as unknown as ProfileModel;
const offered: LiveOffer['kinds'][number] = {
  kind: 'livechat',
  price: price(12),
  secondsAffordable: 930,
  limitedBy: null,
  refusal: null,
};

test('[RU-guest-actor-banned-country] there is no way to meet where the performer may not be seen', () => {
  const view = toMeetView({ ...model, isBannedCountryCode: true }, 'live', offered);
  expect(view).toMatchObject({ primary: null, options: [] });
  expect(view.reason).toBe('Not available in your country');
  expect(view.instead).toEqual({ label: 'Live cams', href: '/en/cams/' });
});

test('a live performer can be met at a price that is said before', () => {
  const view = toMeetView(model, 'live');
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

test('a guest is told how long the balance lasts within the limits, to the second, as the server says', () => {
  const note = (part: Partial<typeof offered>) =>
    toMeetView(model, 'live', { ...offered, ...part }).note;
  expect(note({})).toBe(
    '€3.00 per minute, billed by the second. Your balance lasts 15:30 minutes.',
  );
  expect(note({ secondsAffordable: 100, limitedBy: 'day' })).toContain(
    'Your spending limit leaves 1:40 minutes.',
  );
});

test('a guest is told why no chat is possible, and nothing that is not known', () => {
  const note = (part: Partial<typeof offered>) =>
    toMeetView(model, 'live', { ...offered, secondsAffordable: 0, ...part }).note;
  expect(note({ refusal: 'BALANCE_TOO_LOW' })).toContain('isn’t enough');
  expect(note({ refusal: 'LIMIT_REACHED', limitedBy: 'day' })).toContain(
    'limits don’t allow a chat',
  );
  expect(note({ refusal: 'SPENDING_PAUSED', limitedBy: 'coolOff' })).toContain(
    'don’t allow a chat',
  );
  // A voucher pays for the chat.
  expect(note({})).toContain('You confirm before anything is charged.');
  expect(note({ secondsAffordable: null })).toContain('You confirm');
});

test.each(['busy', 'offline'] as const)(
  '%s: no chat can be started, and the reason is said',
  (state) => {
    const view = toMeetView(model, state, offered);
    expect(view.primary).toBeNull();
    expect(view.reason).toContain('Anna');
    expect(view.instead).toEqual({ label: 'Watch videos', href: '/en/amateur/anna/videos/' });
  },
);

test('[RU-messenger-channel-pricing] a performer can be written to at a price that is said before, here or not', () => {
  const written = (change: object, state: ActorState = 'offline') =>
    toMeetView(
      { ...model, prices: { ...model.prices, ...change } } as ProfileModel,
      state,
    ).options.at(-1);
  expect(written({})).toEqual({
    id: 'message',
    label: 'Message',
    text: 'The first 3 are free, then each',
    price: price(2),
    href: '/en/messenger/?with=7',
  });
  expect(written({ freeMessages: 0 }, 'busy')).toMatchObject({ text: 'Each message' });
  expect(written({ message: price(0) }, 'live')).toMatchObject({
    text: 'Free of charge',
    price: null,
  });
});
