import { sql, type Kysely, type Transaction } from 'kysely';
import type { PinTarget } from '@vx/contract/enums';
import type { FavoriteTables } from './tables.ts';

type Handle = Kysely<FavoriteTables> | Transaction<FavoriteTables>;

export interface Pin {
  readonly guestId: string;
  readonly target: PinTarget;
  readonly id: number;
}

/** Writes a pin. `full`: the guest has `most` of this kind already. */
export async function insertPin(
  db: Handle,
  pin: Pin & { readonly at: Date; readonly most: number },
): Promise<'pinned' | 'known' | 'full'> {
  const { guestId, target, id, at, most } = pin;
  const { rows } = await sql`
    insert into pins (guest_id, target, target_id, created_at)
    select ${guestId}, ${target}, ${id}, ${at}
    where (select count(*) from pins where guest_id = ${guestId} and target = ${target}) < ${most}
    on conflict do nothing returning target_id`.execute(db);
  if (rows.length > 0) return 'pinned';
  return (await findPinned(db, guestId, target, [id])).size > 0 ? 'known' : 'full';
}

/** Takes a pin off. Answers whether there was one. */
export async function deletePin(db: Handle, { guestId, target, id }: Pin): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pins')
    .where('guest_id', '=', guestId)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Which of these the guest has pinned. */
export async function findPinned(
  db: Handle,
  guestId: string,
  target: PinTarget,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('pins')
    .select('target_id')
    .where('guest_id', '=', guestId)
    .where('target', '=', target)
    .where('target_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.target_id));
}

/** Everything of one kind that the guest has pinned, the newest first. */
export async function listPinned(
  db: Handle,
  guestId: string,
  target: PinTarget,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('pins')
    .select('target_id')
    .where('guest_id', '=', guestId)
    .where('target', '=', target)
    .orderBy('created_at', 'desc')
    .orderBy('target_id', 'desc')
    .execute();
  return rows.map((row) => row.target_id);
}

/** Whether the guest has pinned anything of a kind. */
export async function hasPinned(db: Handle, guestId: string, target: PinTarget): Promise<boolean> {
  const row = await db
    .selectFrom('pins')
    .select('target_id')
    .where('guest_id', '=', guestId)
    .where('target', '=', target)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who follows a performer, in the order of ids. */
export async function listFollowers(
  db: Handle,
  actorId: number,
  page: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  let query = db
    .selectFrom('pins')
    .select('guest_id')
    .where('target', '=', 'actor')
    .where('target_id', '=', actorId);
  if (page.after !== null) query = query.where('guest_id', '>', page.after);
  const rows = await query.orderBy('guest_id').limit(page.limit).execute();
  return rows.map(({ guest_id }) => guest_id);
}
