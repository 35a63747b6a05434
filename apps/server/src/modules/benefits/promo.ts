import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import { isWelcomeBonus, normalCode } from './benefits.rules.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { findPromotion } from './codes.repository.ts';

/** Whether the guest has not redeemed a code of a promotion that runs. [RU-bonus-promo-check] */
export function promoHasGuestNotRedeemed(
  deps: Pick<BenefitsDeps, 'database' | 'clock' | 'accounts' | 'welcome'>,
): RestHandler<'GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}'> {
  return async ({ params, caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const topCode = normalCode(String(params.promoCode)).slice(0, 60);
    const { runs, redeemed } = await findPromotion(deps.database.read, {
      guestId,
      topCode,
      now: new Date(deps.clock.now()),
    });
    const isOpen =
      runs && !redeemed && !(isWelcomeBonus(topCode) && (await isRefused(deps, caller)));
    return { success: runs, hasNotRedeemedInstance: isOpen };
  };
}

/** Nothing is offered that would not be given. */
async function isRefused(
  { database, accounts, welcome }: Pick<BenefitsDeps, 'database' | 'accounts' | 'welcome'>,
  { guestId, ip }: Pick<Caller, 'guestId' | 'ip'>,
): Promise<boolean> {
  if (guestId === null) return true;
  if (await welcome.isGiven(database.read, guestId)) return true;
  if (!(await welcome.isCrowded(database.read, ip))) return false;
  return (await accounts.find(guestId))?.mobile_authenticated !== true;
}
