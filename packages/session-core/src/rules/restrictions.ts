import type { Restriction } from './enums/guest.ts';
import type { PageGuest } from './types.ts';

/** What a piece of content asks of a guest. */
export interface ContentDemand {
  readonly login?: boolean;
  /** Age verification (AVS). */
  readonly ageCheck?: boolean;
  /** A subscription; VIP content asks for VIP. [RU-guest-vip-only-content] */
  readonly abo?: boolean;
  readonly purchase?: boolean;
}

/** What the guest has towards it. */
export interface ContentAccess {
  /** A subscription that covers this content; VIP counts for VIP content. */
  readonly hasAbo?: boolean;
  readonly owned?: boolean;
}

/**
 * The first restriction that a guest meets, or `null`. The order is fixed: login, age check,
 * subscription, purchase.
 * [RU-guest-restriction-need-login] [RU-guest-restriction-need-age-check]
 * [RU-guest-restriction-need-abo] [RU-guest-restriction-need-purchase]
 */
export function restrictionOf(
  guest: Pick<PageGuest, 'loggedIn' | 'hasAvs' | 'isVip'>,
  demand: ContentDemand,
  access: ContentAccess = {},
): Restriction | null {
  const any = demand.login || demand.ageCheck || demand.abo || demand.purchase;
  if (any && !guest.loggedIn) return 'needLogin';
  if (demand.ageCheck && !guest.hasAvs) return 'needAgeCheck';
  if (demand.abo && !(access.hasAbo ?? guest.isVip)) return 'needAbo';
  if (demand.purchase && !access.owned) return 'needPurchase';
  return null;
}

/** Content is denied when its age rating is above what the guest may see. [RU-guest-age-rating] */
export function isAgeDenied(contentRating: number, allowedRating: number): boolean {
  return contentRating > allowedRating;
}

/** Why a guest may write no comment, or `null`. [RU-guest-blocked-for-comments] [RU-guest-purchases-need-login] */
export function commentRefusal(
  guest: Pick<PageGuest, 'loggedIn' | 'isBlockedForComments'>,
): 'NEED_LOGIN' | 'COMMENTS_BLOCKED' | null {
  if (!guest.loggedIn) return 'NEED_LOGIN';
  return guest.isBlockedForComments ? 'COMMENTS_BLOCKED' : null;
}
