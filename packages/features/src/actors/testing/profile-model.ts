import type { Price } from '@vx/contract';
import type { ProfileModel } from '../profile.query.ts';

/** A price in coins with its value in euros. */
export const coins = (value: number): Price => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: { value: value * 25, currency: 'EUR', formatted: `€${(value / 4).toFixed(2)}` },
});

/** A performer who is live, in a test; with what the test changes. */
export const profileModel = (change: object = {}): ProfileModel => ({
  id: '7',
  name: 'Anna',
  slug: 'anna',
  headline: 'Hello',
  gender: 'F',
  onlineState: { state: 'online', since: '2026-11-23T21:04:00.000Z' },
  isFavourite: true,
  isBannedCountryCode: false,
  features: {
    freeChat: false,
    livePreview: true,
    hd: true,
    vip: false,
    isNew: false,
  },
  about: 'About me',
  images: {
    portrait: { url: '/portrait/7/640.webp' },
    avatar: { url: '/avatar/7/64.webp' },
    cover: { url: '/cover/7/640.webp' },
    banner: { url: '/banner/7/640.webp' },
  },
  profile: {
    age: 27,
    city: 'Cologne',
    country: 'DE',
    languages: ['de', 'en'],
    profession: 'Pilot',
    likes: 'Jazz',
    music: '',
    starSign: 'Leo',
  },
  prices: {
    livechat: coins(12),
    voyeur: null,
    videoCall: null,
    message: coins(2),
    freeMessages: 3,
  },
  chatRatings: { lastNinetyDays: { countRatings: 412, satisfactionRate: 98 } },
  heatMap: [],
  tags: [{ tagGroup: 'jazz', name: 'Jazz' }],
  recommendations: [],
  ...change,
});
