import { describe, expect, it } from 'vitest';
import {
  durationBound,
  guestInfoOf,
  isOpen,
  nobody,
  normalTags,
  refuseBuy,
  trendingSince,
  type BuyFacts,
} from './videos.rules.ts';

describe('access', () => {
  it('[RU-videos-guest-access] opens a video by bought, gifted or flatrate, and a free one to everybody', () => {
    const paid = { free: false };
    expect(isOpen(paid, nobody)).toBe(false);
    expect(isOpen(paid, { ...nobody, liked: true })).toBe(false);
    expect(isOpen(paid, { ...nobody, bought: true })).toBe(true);
    expect(isOpen(paid, { ...nobody, gifted: true })).toBe(true);
    expect(isOpen(paid, { ...nobody, flatrate: true })).toBe(true);
    expect(isOpen({ free: true }, nobody)).toBe(true);
  });

  it('gives VIP guests the flat rate on VIP videos alone', () => {
    const guest = { source: null, liked: false, isVip: true } as const;
    expect(guestInfoOf({ vip: true }, guest).flatrate).toBe(true);
    expect(guestInfoOf({ vip: false }, guest).flatrate).toBe(false);
    expect(guestInfoOf({ vip: true }, { ...guest, isVip: false }).flatrate).toBe(false);
  });
});

describe('buying', () => {
  const facts: BuyFacts = {
    open: false,
    vip: false,
    isVip: false,
    price: 40,
    expectedPrice: 40,
    balance: 40,
  };

  it.each([
    [null, {}],
    ['ALREADY_OWNED', { open: true, expectedPrice: 1 }],
    ['PRICE_CHANGED', { expectedPrice: 39, balance: 0 }],
    ['BALANCE_TOO_LOW', { balance: 39 }],
    [null, { vip: true, isVip: true }],
  ] as const)('answers %s', (code, change) => {
    expect(refuseBuy({ ...facts, ...change })).toBe(code);
  });

  it('[RU-guest-vip-only-content] refuses VIP videos to other guests, before any price', () => {
    expect(refuseBuy({ ...facts, vip: true, expectedPrice: 1 })).toBe('NEED_ABO');
  });
});

describe('filters', () => {
  it('[RU-filter-tags] takes every tag once, in order', () => {
    expect(normalTags(['b', 'a', 'b'])).toEqual(['a', 'b']);
    expect(normalTags(null)).toEqual([]);
  });

  it('[RU-filter-duration-unset][CO-durationUnset] reads -1 as unset', () => {
    expect([durationBound(-1), durationBound(null), durationBound(0), durationBound(600)]).toEqual([
      null,
      null,
      0,
      600,
    ]);
  });

  it('[RU-filter-trending-8-days][CO-trendingDays] looks back eight days', () => {
    expect(trendingSince(Date.UTC(2024, 4, 20)).toISOString()).toBe('2024-05-12T00:00:00.000Z');
  });
});
