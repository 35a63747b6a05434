import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { normalCode } from './benefits.rules.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { findPromotion } from './codes.repository.ts';

/** Whether the guest has not redeemed a code of a promotion that runs. [RU-bonus-promo-check] */
export function promoHasGuestNotRedeemed(
  deps: Pick<BenefitsDeps, 'database' | 'clock'>,
): RestHandler<'GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}'> {
  return async ({ params, caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const { runs, redeemed } = await findPromotion(deps.database.read, {
      guestId,
      topCode: normalCode(String(params.promoCode)).slice(0, 60),
      now: new Date(deps.clock.now()),
    });
    return { success: runs, hasNotRedeemedInstance: runs && !redeemed };
  };
}
