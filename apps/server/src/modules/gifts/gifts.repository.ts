import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { GiftBasket, GiftCount } from '@vx/messenger-core/rules';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { GiftTables, MovementReason } from './tables.ts';

export type GiftRow = Selectable<GiftTables['gifts']>;
type Handle = AnyDatabase['read'];

const asGifts = (db: Handle | AnyTransaction): Kysely<GiftTables> | Transaction<GiftTables> =>
  db as unknown as Kysely<GiftTables>;

/** All gifts that there are or were, in their order. */
export async function listGifts(db: Handle | AnyTransaction): Promise<readonly GiftRow[]> {
  return await asGifts(db).selectFrom('gifts').selectAll().orderBy('position').execute();
}

/** Gift id to quantity of what a guest has bought; what was given away is not in it. */
export async function findBought(
  db: Handle | AnyTransaction,
  guestId: string,
): Promise<GiftBasket> {
  const rows = await asGifts(db)
    .selectFrom('gift_stock')
    .select(['gift_id', 'quantity'])
    .where('guest_id', '=', guestId)
    .where('quantity', '>', 0)
    .orderBy('gift_id')
    .execute();
  return Object.fromEntries(rows.map(({ gift_id, quantity }) => [gift_id, quantity]));
}

/** The same of these gifts, locked until the transaction ends. */
export async function lockBought(
  tx: AnyTransaction,
  guestId: string,
  giftIds: readonly string[],
): Promise<GiftBasket> {
  const rows = await asGifts(tx)
    .selectFrom('gift_stock')
    .select(['gift_id', 'quantity'])
    .where('guest_id', '=', guestId)
    .where('gift_id', 'in', giftIds)
    .orderBy('gift_id')
    .forUpdate()
    .execute();
  return Object.fromEntries(rows.map(({ gift_id, quantity }) => [gift_id, quantity]));
}

/** Why bought gifts change. */
export interface Movement {
  readonly guestId: string;
  readonly reason: MovementReason;
  /** Of several with the same only the first counts, for ever; each gift of it has a line of its own. */
  readonly key: string;
  readonly at: Date;
}

/** Changes what a guest has bought; a repeat with the same key changes nothing. Answers whether it was the first. */
export async function moveBought(
  tx: AnyTransaction,
  { guestId, reason, key, at }: Movement,
  gifts: readonly GiftCount[],
): Promise<boolean> {
  const moved = gifts.filter(({ quantity }) => quantity !== 0);
  if (moved.length === 0) return false;
  const { rows } = await sql<{ readonly gift_id: string }>`
    with given as (
      select * from unnest(${moved.map(({ giftId }) => giftId)}::text[],
        ${moved.map(({ quantity }) => quantity)}::int[]) as g (gift_id, quantity)),
    moved as (
      insert into gift_movements (guest_id, gift_id, quantity, reason, key, at)
      select ${guestId}::uuid, gift_id, quantity, ${reason}, ${key} || '/' || gift_id, ${at}::timestamptz from given
      on conflict (guest_id, key) do nothing
      returning gift_id, quantity),
    changed as (
      update gift_stock s set quantity = s.quantity + m.quantity from moved m
      where s.guest_id = ${guestId}::uuid and s.gift_id = m.gift_id
      returning s.gift_id),
    added as (
      insert into gift_stock as s (guest_id, gift_id, quantity)
      select ${guestId}::uuid, gift_id, quantity from moved
      where gift_id not in (select gift_id from changed)
      on conflict (guest_id, gift_id) do update set quantity = s.quantity + excluded.quantity)
    select gift_id from moved`.execute(asGifts(tx));
  return rows.length > 0;
}
