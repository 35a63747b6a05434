import type { PerformerTileModel } from '../performer-parts.ts';

/** A performer who is live, as lists load one, in a test; with what the test changes. */
export const performerModel = (id: string, change: object = {}) =>
  ({
    id,
    name: `Anna ${id}`,
    slug: `anna-${id}`,
    headline: 'Evenings',
    gender: 'F',
    onlineState: { state: 'online', since: '2026-11-23T20:00:00.000Z' },
    isFavourite: false,
    isBannedCountryCode: false,
    features: {
      freeChat: false,
      livePreview: true,
      hd: false,
      vip: false,
      isNew: false,
    },
    profile: { age: 27 },
    prices: { livechat: { value: 12, currency: 'VXC', formatted: '12', equivalent: null } },
    images: { portrait: { url: `/portrait/${id}/640.webp` }, avatar: { url: `/avatar/${id}` } },
    ...change,
  }) satisfies PerformerTileModel as PerformerTileModel;
