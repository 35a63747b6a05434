/** Pure rules of videos: who may watch, what it costs, how lists are filtered. */
import { durationUnset, trendingDays } from '@vx/contract/constants';

/** [ET-videoGuestInfo] */
export interface GuestInfo {
  readonly bought: boolean;
  readonly gifted: boolean;
  readonly flatrate: boolean;
  readonly liked: boolean;
}

export const nobody: GuestInfo = { bought: false, gifted: false, flatrate: false, liked: false };

/** A video is open when it is free, or by bought, gifted or flatrate. [RU-videos-guest-access] */
export function isOpen(video: { readonly free: boolean }, info: GuestInfo): boolean {
  return video.free || info.bought || info.gifted || info.flatrate;
}

/** What this guest may do: a VIP guest watches VIP videos on the flat rate. */
export function guestInfoOf(
  video: { readonly vip: boolean },
  guest: {
    readonly source: 'bought' | 'gifted' | 'flatrate' | null;
    readonly liked: boolean;
    readonly isVip: boolean;
  },
): GuestInfo {
  return {
    bought: guest.source === 'bought',
    gifted: guest.source === 'gifted',
    flatrate: guest.source === 'flatrate' || (video.vip && guest.isVip),
    liked: guest.liked,
  };
}

export interface BuyFacts {
  readonly open: boolean;
  readonly vip: boolean;
  readonly isVip: boolean;
  /** Minor units of the wallet. */
  readonly price: number;
  readonly expectedPrice: number;
  readonly balance: number;
}

export type BuyRefusal = 'ALREADY_OWNED' | 'NEED_ABO' | 'PRICE_CHANGED' | 'BALANCE_TOO_LOW';

/** The first reason against a purchase, or `null`. [RU-guest-vip-only-content] */
export function refuseBuy(facts: BuyFacts): BuyRefusal | null {
  if (facts.open) return 'ALREADY_OWNED';
  if (facts.vip && !facts.isVip) return 'NEED_ABO';
  if (facts.expectedPrice !== facts.price) return 'PRICE_CHANGED';
  if (facts.balance < facts.price) return 'BALANCE_TOO_LOW';
  return null;
}

/** De-duplicated and sorted. [RU-filter-tags] */
export function normalTags(tags: readonly string[] | null | undefined): readonly string[] {
  return [...new Set(tags ?? [])].toSorted();
}

/** A bound of a duration; -1 means unset. [RU-filter-duration-unset] */
export function durationBound(seconds: number | null | undefined): number | null {
  return seconds === null || seconds === undefined || seconds === durationUnset ? null : seconds;
}

/** Trending means released in the last eight days. [RU-filter-trending-8-days] */
export function trendingSince(now: number): Date {
  return new Date(now - trendingDays * 86_400_000);
}
