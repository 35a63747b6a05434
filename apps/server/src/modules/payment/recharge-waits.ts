import type { Platform } from '../../platform/services.ts';
import { findWaiting } from './recharge.repository.ts';
import type { PaymentTables } from './tables.ts';

/** Answers whether an automatic recharge of a guest waits for a tap. */
export function createRechargeWaits(
  platform: Pick<Platform, 'database' | 'clock'>,
): (guestId: string) => Promise<boolean> {
  const { read } = platform.database.as<PaymentTables>();
  return async (guestId) =>
    (await findWaiting(read, guestId, new Date(platform.clock.now()))) !== null;
}
