import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AvsDeps } from './avs-deps.ts';
import { findAvsGuest } from './avs.repository.ts';
import { AVS_BONUS_COINS } from './avs.rules.ts';

/** How the check of the caller stands: all that is kept of it. */
export function getAvs(deps: AvsDeps): RestHandler<'GET /guest/avs'> {
  return async ({ caller }) => {
    const { guestId, language } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const [avsGuest, wallet] = await Promise.all([
      findAvsGuest(deps.database.read, guestId),
      deps.money.balanceOf(guestId),
    ]);
    const currency = wallet?.currency ?? 'VXC';
    const { provider, accepted_at, expires_at } = avsGuest ?? {};
    return {
      hasAvs: avsGuest?.over_18 ?? false,
      status: avsGuest?.status ?? 'unknown',
      rejectReason: avsGuest?.reject_reason ?? null,
      proof:
        provider && accepted_at && expires_at
          ? {
              provider,
              acceptedAt: accepted_at.toISOString(),
              expiresAt: expires_at.toISOString(),
            }
          : null,
      bonus: {
        available: !avsGuest?.bonus_at,
        amount: deps.money.display(
          { value: deps.money.amountOf(AVS_BONUS_COINS, currency), currency },
          language,
        ),
      },
    };
  };
}
