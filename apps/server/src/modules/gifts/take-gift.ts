import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { announceBought } from './announce-bought.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { findBought, moveBought } from './gifts.repository.ts';
import { requireGifts } from './order.ts';

const operation = 'POST /messenger/gifts/{giftId}/take';

/** Chooses the gift that a voucher is for: it is one of the bought ones then. */
export const takeByVoucher =
  (deps: GiftsDeps): RestHandler<typeof operation> =>
  async ({ params, caller, idempotencyKey }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const giftId = String(params.giftId);
    const request = { guestId, key: idempotencyKey, operation, request: { giftId } };
    return await deps.database.transaction((tx) =>
      deps.once(tx, request, async () => {
        await deps.money.lockWallet(tx, guestId);
        await requireGifts(deps, tx, guestId, [giftId]);
        const key = `voucher:${idempotencyKey}`;
        const vouchersLeft = await deps.benefits.takeGift(tx, { guestId, reference: key });
        if (vouchersLeft === null)
          throw new OperationError('VOUCHER_UNUSABLE', { reason: 'usedUp' });
        const at = new Date(deps.clock.now());
        await moveBought(tx, { guestId, reason: 'voucher', key, at }, [{ giftId, quantity: 1 }]);
        await announceBought(deps, tx, guestId);
        return { boughtGifts: { ...(await findBought(tx, guestId)) }, vouchersLeft };
      }),
    );
  };
