import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { WalletCurrency } from '../money/index.ts';
import { findPurchases } from './videos.repository.ts';
import type { VideosDeps } from './videos-deps.ts';

/** Videos that the guest bought, newest first, at the price that was paid. */
export function getPurchases(
  deps: Pick<VideosDeps, 'database' | 'money'>,
): RestHandler<'GET /guest/purchases'> {
  return async ({ query, caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const { rows, total } = await findPurchases(deps.database.read, {
      guestId: caller.guestId,
      offset: query.offset ?? 0,
      limit: query.limit ?? 20,
    });
    return {
      total,
      items: rows.map((row) => ({
        videoId: String(row.video_id),
        at: row.created_at.toISOString(),
        price: deps.money.display(
          { value: row.price, currency: row.currency as WalletCurrency },
          caller.language,
        ),
      })),
    };
  };
}
