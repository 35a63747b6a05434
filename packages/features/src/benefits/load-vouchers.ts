import type { Voucher } from '@vx/contract';
import type { Services } from '../app/services.ts';
import { GuestVouchersQuery } from './benefits.query.ts';

/**
 * The vouchers of the guest, for a checkout; none for visitors, and none when they cannot be had: the
 * page sells for coins then. [GQ-guestVouchers]
 */
export async function loadVouchers({
  vxql,
  guest,
}: Pick<Services, 'vxql' | 'guest'>): Promise<readonly Voucher[]> {
  if (!guest.getSnapshot().guest.loggedIn) return [];
  const { vouchers } = await vxql
    .query(GuestVouchersQuery, {}, { fresh: true })
    .catch(() => ({ vouchers: [] }));
  // The schema says that a type is a number, the contract which.
  return vouchers as readonly Voucher[];
}
