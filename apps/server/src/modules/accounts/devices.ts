import type { Random } from '@vx/kernel';
import type { Caller } from '../../platform/module.ts';
import type { AnyDatabase, Database, Transaction } from '../../platform/database/index.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { AccountsTables } from './tables.ts';

/** Whoever sends no cookie back comes on a new device each time. */
const maxDevices = 100;

/** The device of a call: the one whose cookie came along, else a new one. `handOver` gives it the cookie. */
export const deviceFor = (
  { random }: { readonly random: Pick<Random, 'uuid'> },
  caller: Pick<Caller, 'deviceId'>,
): string => caller.deviceId ?? random.uuid();

/** Keeps that somebody opened this account on a device. */
export async function keepDevice(
  { clock, domainEvents }: Pick<AccountsDeps, 'clock' | 'domainEvents'>,
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
  await domainEvents.emit(tx, 'deviceUsed', { guestId, deviceId });
}

/** Which accounts that named an address were opened on a device before; the same work whoever has it. */
export async function findOpenedOn(
  db: Database<AccountsTables>['read'],
  emailKey: string,
  deviceId: string | null,
): Promise<ReadonlySet<string>> {
  if (deviceId === null) return new Set();
  const rows = await db
    .selectFrom('guest_devices')
    .innerJoin('guests', 'guests.id', 'guest_devices.guest_id')
    .select('guests.id')
    .where('guests.email_key', '=', emailKey)
    .where('guest_devices.device_id', '=', deviceId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The device of a call, where an account was opened on it before. */
export async function knownDeviceOf(
  db: Database<AccountsTables>['read'],
  guestId: string,
  deviceId: string | null,
): Promise<string | null> {
  if (deviceId === null) return null;
  const row = await db
    .selectFrom('guest_devices')
    .select('device_id')
    .where('guest_id', '=', guestId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return row?.device_id ?? null;
}

/** The devices on which an account was opened, the one that was seen last before. */
export async function findDevices(
  db: AnyDatabase['read'],
  guestId: string,
): Promise<readonly string[]> {
  const rows = await (db as Database<AccountsTables>['read'])
    .selectFrom('guest_devices')
    .select('device_id')
    .where('guest_id', '=', guestId)
    .orderBy('last_seen_at', 'desc')
    .limit(maxDevices)
    .execute();
  return rows.map(({ device_id }) => device_id);
}
