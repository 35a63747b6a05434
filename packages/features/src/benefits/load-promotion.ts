import type { PromoCheck } from '@vx/rewards-core';
import type { PageLoad } from '../app/page-load.ts';
import { promotionCodes, type Promotion } from './presenters/promotion.ts';

/**
 * Part of a page that offers a promotion: whether the guest may still take it; `null` for visitors and when
 * that cannot be had.
 */
export const loadPromotion =
  (promotion: Promotion): PageLoad<PromoCheck | null> =>
  async ({ services: { rest, guest } }) => {
    if (!guest.getSnapshot().guest.loggedIn) return null;
    return await rest
      .call('GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}', {
        params: { promoCode: promotionCodes[promotion] },
        fresh: true,
      })
      .catch(() => null);
  };
