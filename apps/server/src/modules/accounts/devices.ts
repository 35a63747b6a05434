import type { Random } from '@vx/kernel';
import type { Caller } from '../../platform/module.ts';
import type { AnyTransaction, Transaction } from '../../platform/database/index.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { AccountsTables } from './tables.ts';

/** Whoever sends no cookie back comes on a new device each time. */
const mostDevices = 100;

/** The device of a call: the one whose cookie came along, else a new one. `handOver` gives it the cookie. */
export const deviceFor = (
  { random }: { readonly random: Pick<Random, 'uuid'> },
  caller: Pick<Caller, 'deviceId'>,
): string => caller.deviceId ?? random.uuid();

/** Keeps that somebody opened this account on a device. */
export async function keepDevice(
  { clock, onTrace }: Pick<AccountsDeps, 'clock' | 'onTrace'>,
  tx: Transaction<AccountsTables>,
  guestId: string,
  deviceId: string,
): Promise<void> {
  const now = new Date(clock.now());
  await tx
    .insertInto('guest_devices')
    .values({ guest_id: guestId, device_id: deviceId, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['guest_id', 'device_id']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
  await onTrace(tx, guestId, { kind: 'device', value: deviceId });
}

/** The devices on which an account was opened, the one that was seen last before. */
export async function findDevices(tx: AnyTransaction, guestId: string): Promise<readonly string[]> {
  const rows = await (tx as Transaction<AccountsTables>)
    .selectFrom('guest_devices')
    .select('device_id')
    .where('guest_id', '=', guestId)
    .orderBy('last_seen_at', 'desc')
    .limit(mostDevices)
    .execute();
  return rows.map(({ device_id }) => device_id);
}
