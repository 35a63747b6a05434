/** Pure rules of videos: who may watch, what it costs, how lists are filtered. */
import { restrictionOf, type ContentDemand } from '@vx/session-core/rules';
import type { PageGuest } from '@vx/contract';
import type { Restriction } from '@vx/contract/enums';
import { durationUnset, trendingDays } from '@vx/contract/constants';
import { DAY_MS } from '@vx/kernel';

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

/** What a video asks of a guest. */
export function demandOf(video: {
  readonly free: boolean;
  readonly vip: boolean;
  readonly avs_required: boolean;
}): ContentDemand {
  const abo = video.vip && !video.free;
  return { ageCheck: video.avs_required, abo, purchase: !video.free && !abo };
}

/** Who asks, as restrictions are looked at. */
export type Viewer = Pick<PageGuest, 'loggedIn' | 'hasAvs' | 'isVip'>;
export const visitor: Viewer = { loggedIn: false, hasAvs: false, isVip: false };

/** What a guest meets before all of a video is shown, or `null`. */
export function restrictionOfVideo(
  video: Parameters<typeof demandOf>[0],
  viewer: Viewer,
  info: GuestInfo,
): Restriction | null {
  const owned = info.bought || info.gifted || info.flatrate;
  return restrictionOf(viewer, demandOf(video), { owned, hasAbo: owned || viewer.isVip });
}

const refusals = {
  needLogin: 'NEED_LOGIN',
  needAgeCheck: 'NEED_AGE_CHECK',
  needAbo: 'NEED_ABO',
  needPurchase: null,
} as const satisfies Record<Restriction, string | null>;

/**
 * What stands before even the beginning of a video, or `null`: who may not see it sees no preview
 * either. [RU-avs-gates-content]
 */
export function gateOf(
  video: { readonly avs_required: boolean },
  viewer: Viewer,
): 'NEED_LOGIN' | 'NEED_AGE_CHECK' | 'NEED_ABO' | null {
  const met = restrictionOf(viewer, { ageCheck: video.avs_required });
  return met && refusals[met];
}

/** How much of a video is shown: all of it, its beginning, or, behind a gate, nothing. [RU-videos-guest-access] */
export function accessTo(
  video: Parameters<typeof demandOf>[0],
  viewer: Viewer,
  info: GuestInfo,
): 'full' | 'clip' | null {
  if (gateOf(video, viewer)) return null;
  return restrictionOfVideo(video, viewer, info) === null ? 'full' : 'clip';
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
  /** What the guest meets; that it has to be bought is no reason against buying it. */
  readonly restriction: Restriction | null;
  /** Minor units of the wallet. */
  readonly price: number;
  readonly expectedPrice: number;
  readonly balance: number;
}

export type BuyRefusal =
  | NonNullable<(typeof refusals)[Restriction]>
  | 'ALREADY_OWNED'
  | 'PRICE_CHANGED'
  | 'BALANCE_TOO_LOW';

/** The first reason against a purchase, or `null`. [RU-guest-vip-only-content] [RU-avs-gates-content] */
export function refuseBuy(facts: BuyFacts): BuyRefusal | null {
  if (facts.open) return 'ALREADY_OWNED';
  const refusal = facts.restriction && refusals[facts.restriction];
  if (refusal) return refusal;
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
  return new Date(now - trendingDays * DAY_MS);
}
