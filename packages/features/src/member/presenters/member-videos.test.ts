import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toMemberVideos } from './member-videos.ts';

const price = { value: 40, currency: 'VXC', formatted: '40', equivalent: null };
const video = (change: object = {}) =>
  ({
    id: '9',
    title: 'By the sea',
    duration: 65,
    releasedAt: '2026-11-01T12:00:00.000Z',
    free: false,
    vip: false,
    isOpen: false,
    new: false,
    guestInfo: { bought: false, gifted: false, flatrate: false },
    price,
    basePrice: { ...price, value: 80 },
    previewImages: { url: '/video/9/640.webp' },
    model: { id: '7', name: 'Anna', slug: 'anna' },
    ...change,
  }) as never;
const purchases = [{ videoId: '9', at: '2026-11-20T12:00:00.000Z' }] as never;
const visit = { bought: new Set<string>(), now: Date.parse('2026-11-24T12:00:00.000Z') };

it('shows a video as owned, with the day on which it was bought and no price', () => {
  expect(toMemberVideos([video()], purchases, visit, texts)).toEqual([
    {
      id: '9',
      title: 'By the sea',
      href: '/en/amateur/anna/videos/9/',
      picture: '/video/9/{width}.webp',
      meta: 'Anna · video.bought 2026-11-20',
      duration: '1:05',
      access: { kind: 'owned' },
      isNew: false,
      badge: undefined,
    },
  ]);
});

it('shows one whose performer is gone', () => {
  const [card] = toMemberVideos([video({ model: null })], purchases, visit, texts);
  expect(card).toMatchObject({
    href: '/en/amateur/-/videos/9/',
    meta: ' · video.bought 2026-11-20',
  });
});

it('shows nothing where nothing was bought', () => {
  expect(toMemberVideos([], [] as never, visit, texts)).toEqual([]);
});
