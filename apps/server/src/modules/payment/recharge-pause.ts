import type { RechargePause } from '@vx/contract/enums';
import type { Platform } from '../../platform/services.ts';
import { findSettings, findWaiting } from './recharge.repository.ts';
import type { PaymentTables } from './tables.ts';

/** Answers why the automatic recharge of a guest stands still; `null`: it is off or does its work. */
export function createRechargePause(
  platform: Pick<Platform, 'database' | 'clock'>,
): (guestId: string) => Promise<RechargePause | null> {
  const { read } = platform.database.as<PaymentTables>();
  return async (guestId) => {
    const settings = await findSettings(read, guestId);
    if (!settings?.auto_recharge_amount) return null;
    if (settings.stopped_by !== null) return 'stopped';
    const waiting = await findWaiting(read, guestId, new Date(platform.clock.now()));
    return waiting ? 'waiting' : null;
  };
}
