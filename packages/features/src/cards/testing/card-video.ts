import type { VideoCardVideo } from '../video-parts.ts';

const coins = (value: number) =>
  ({ value, currency: 'VXC', formatted: String(value), equivalent: null }) as const;

/** A video of a day ago that is for sale, as lists load one, in a test; with what the test changes. */
export const cardVideo = (id: string, change: object = {}) =>
  ({
    id,
    title: `Video ${id}`,
    duration: 1_080,
    releasedAt: '2026-11-22T12:00:00.000Z',
    free: false,
    new: false,
    vip: false,
    isOpen: false,
    guestInfo: { bought: false, gifted: false, flatrate: false },
    price: coins(60),
    basePrice: coins(60),
    previewImages: { url: `/video/${id}/640.webp` },
    model: { id: '7', name: 'Anna', slug: 'anna' },
    ...change,
  }) satisfies VideoCardVideo as VideoCardVideo;
