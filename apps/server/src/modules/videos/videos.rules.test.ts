import { describe, expect, it } from 'vitest';
import {
  durationBound,
  gateOf,
  guestInfoOf,
  isOpen,
  nobody,
  normalTags,
  refuseBuy,
  restrictionOfVideo,
  trendingSince,
  visitor,
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

describe('restrictions of a video', () => {
  const video = { free: false, vip: true, avs_required: true };
  const guest = { loggedIn: true, hasAvs: false, isVip: false };

  it('[RU-guest-restriction-need-login][RU-guest-restriction-need-age-check][RU-guest-restriction-need-abo][RU-guest-restriction-need-purchase] are met in this order', () => {
    expect(restrictionOfVideo(video, visitor, nobody)).toBe('needLogin');
    expect(restrictionOfVideo(video, guest, nobody)).toBe('needAgeCheck');
    const proven = { ...guest, hasAvs: true };
    expect(restrictionOfVideo(video, proven, nobody)).toBe('needAbo');
    expect(restrictionOfVideo({ ...video, vip: false }, proven, nobody)).toBe('needPurchase');
    const bought = { ...nobody, bought: true };
    expect(restrictionOfVideo({ ...video, vip: false }, proven, bought)).toBeNull();
    expect(restrictionOfVideo(video, { ...proven, isVip: true }, nobody)).toBeNull();
  });

  it('[RU-avs-gates-content#1] shows not even the beginning before the age is proven, owned or free', () => {
    expect(gateOf(video, visitor)).toBe('NEED_LOGIN');
    expect(gateOf(video, guest)).toBe('NEED_AGE_CHECK');
    expect(gateOf(video, { ...guest, hasAvs: true })).toBeNull();
    expect(gateOf({ avs_required: false }, visitor)).toBeNull();
    const free = { ...video, free: true, vip: false };
    expect(restrictionOfVideo(free, guest, { ...nobody, bought: true })).toBe('needAgeCheck');
  });
});

describe('buying', () => {
  const facts: BuyFacts = {
    open: false,
    restriction: 'needPurchase',
    price: 40,
    expectedPrice: 40,
    balance: 40,
  };

  it.each([
    [null, {}],
    ['ALREADY_OWNED', { open: true, expectedPrice: 1 }],
    ['PRICE_CHANGED', { expectedPrice: 39, balance: 0 }],
    ['BALANCE_TOO_LOW', { balance: 39 }],
    ['NEED_LOGIN', { restriction: 'needLogin', expectedPrice: 1 }],
    ['NEED_AGE_CHECK', { restriction: 'needAgeCheck', expectedPrice: 1 }],
  ] as const)('answers %s', (code, change) => {
    expect(refuseBuy({ ...facts, ...change })).toBe(code);
  });

  it('[RU-guest-vip-only-content#1] refuses VIP videos to other guests, before any price', () => {
    expect(refuseBuy({ ...facts, restriction: 'needAbo', expectedPrice: 1 })).toBe('NEED_ABO');
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
