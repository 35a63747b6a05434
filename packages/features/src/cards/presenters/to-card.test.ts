import { loadAllMessages } from '@vx/i18n';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { Services } from '../../app/services.ts';
import { createDeferredSocket } from '../../app/socket-port.ts';
import { fakePage } from '../../app/testing/fake-page.ts';
import { boughtVideosAtom } from '../bought-videos-atom.ts';
import type { VideoCardVideo } from '../video-parts.ts';
import { clockTime } from '../../texts/time-texts.ts';
import { toCard } from './to-card.ts';

const now = Date.UTC(2026, 10, 21);
let services: Pick<Services, 'path' | 'intl' | 'config'>;
beforeAll(async () => {
  services = {
    intl: createIntl({ locale: 'en', messages: await loadAllMessages('en'), timeZone: 'UTC' }),
    path: (name, args) => build(name, args, { language: 'en' }),
    config: { now } as Services['config'],
  };
});

const price = (value: number) => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: null,
});
const video = {
  id: '7',
  title: 'Fairy lights',
  duration: 1104,
  releasedAt: new Date(now - 2 * 86_400_000).toISOString(),
  free: false,
  new: true,
  vip: false,
  isOpen: false,
  guestInfo: { bought: false, gifted: false, flatrate: false },
  price: price(24),
  basePrice: price(32),
  previewImages: { url: '/media/img/video/7/640.webp?v=a' },
  model: { id: '1', name: 'Mira', slug: 'mira' },
} satisfies VideoCardVideo;

test('a card says price, former price, length and age', () => {
  expect(toCard(video, services, new Set())).toMatchObject({
    href: '/en/amateur/mira/videos/7/',
    picture: '/media/img/video/7/{width}.webp?v=a',
    meta: 'Mira · 2 days ago',
    duration: '18:24',
    access: { kind: 'price', price: { value: 24 }, was: { value: 32 } },
    badge: '−25%',
  });
});

test('[RU-guest-vip-only-content] a video for VIP has no price, but it is open for who is VIP', () => {
  const vip = { ...video, vip: true };
  expect(toCard(vip, services, new Set())).toMatchObject({
    access: { kind: 'vip' },
    badge: undefined,
  });
  const member = { ...vip, isOpen: true, guestInfo: { ...video.guestInfo, flatrate: true } };
  expect(toCard(member, services, new Set()).access).toEqual({ kind: 'owned' });
});

test.each(['bought', 'gifted', 'flatrate'] as const)(
  '[RU-videos-guest-access] a video that is %s is open',
  (flag) => {
    const own = { ...video, guestInfo: { ...video.guestInfo, [flag]: true } };
    expect(toCard(own, services, new Set())).toMatchObject({
      access: { kind: 'owned' },
      badge: undefined,
    });
  },
);

test('bought on another device it is owned here, in every list', () => {
  const socket = createDeferredSocket();
  const { store } = fakePage({ socket });
  expect(toCard(video, services, store.get(boughtVideosAtom)).access.kind).toBe('price');
  socket.receive('purchaseMade', {
    kind: 'video',
    id: '7',
    price: { ...price(24), currency: 'VXC' },
  });
  expect(toCard(video, services, store.get(boughtVideosAtom)).access.kind).toBe('owned');
});

test('free is free, whatever the price says', () => {
  expect(toCard({ ...video, free: true }, services, new Set()).access).toEqual({ kind: 'free' });
});

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3729, '1:02:09'],
])('%i seconds are %s', (seconds, text) => expect(clockTime(seconds)).toBe(text));
