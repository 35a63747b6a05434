import type { Voucher } from '@vx/contract';
import type { PageLoad } from '../app/page-load.ts';

/**
 * Part of a page with a checkout: the vouchers of the guest; none for visitors, and none when they cannot be
 * had: the page sells for coins then. [GQ-guestVouchers]
 */
export const loadVouchers: PageLoad<readonly Voucher[]> = async ({ services: { vxql, guest } }) => {
  if (!guest.getSnapshot().guest.loggedIn) return [];
  const vouchers = await import('./benefits.query.ts')
    .then(({ GuestVouchersQuery }) => vxql.ask(GuestVouchersQuery, {}, { fresh: true }))
    .then(
      ({ data }) => data.vouchers,
      () => [],
    );
  // The schema says that a type is a number, the contract which.
  return vouchers as readonly Voucher[];
};
