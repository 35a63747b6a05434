import type { AnyTransaction } from '../../platform/database/index.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { findBought } from './gifts.repository.ts';

/** Tells all windows of a guest what is bought now. [SI-boughtGiftsUpdate] [RU-socket-bought-gifts] */
export async function announceBought(
  { guestEvents }: Pick<GiftsDeps, 'guestEvents'>,
  tx: AnyTransaction,
  guestId: string,
): Promise<void> {
  const boughtGifts = { ...(await findBought(tx, guestId)) };
  await guestEvents.append(tx, guestId, 'boughtGiftsUpdate', { boughtGifts });
}
