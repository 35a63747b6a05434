/** What a piece of content asks of a guest, and what the guest meets first. */

import type { PageGuest } from '@vx/contract';
import type { Restriction } from '@vx/contract/enums';

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
