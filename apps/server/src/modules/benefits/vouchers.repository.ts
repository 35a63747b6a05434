import { sql, type Insertable, type Selectable } from 'kysely';
import type { Voucher } from '@vx/contract';
import { voucherTypes, type VoucherType } from '@vx/contract/enums';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { isUuid } from '../../platform/uuid.ts';
import { asBenefitsTables, type Handle } from './codes.repository.ts';
import type { BenefitsTables } from './tables.ts';

export type VoucherRow = Selectable<BenefitsTables['vouchers']>;

/** A list that a message carries holds no more. */
const MOST = 500;

/** As it crosses the wire. */
export const voucherOf = (row: VoucherRow): Voucher => ({
  id: row.id,
  guestId: row.guest_id,
  type: row.type,
  amount: row.amount,
  validFrom: row.valid_from.toISOString(),
  validTo: row.valid_to.toISOString(),
  actors: row.actors.map(String),
  actorId: row.actor_id === null ? null : String(row.actor_id),
});

/** Vouchers with something left whose end has not come, the one that ends first before. */
export async function findVouchers(
  db: Handle,
  guestId: string,
  now: Date,
): Promise<readonly VoucherRow[]> {
  return await asBenefitsTables(db)
    .selectFrom('vouchers')
    .selectAll()
    .where('guest_id', '=', guestId)
    .where('amount', '>', 0)
    .where('valid_to', '>', now)
    .orderBy('valid_to')
    .orderBy('id')
    .limit(MOST)
    .execute();
}

/** A voucher of the guest, locked until the transaction ends; another guest's is not found. */
export async function lockVoucher(
  tx: AnyTransaction,
  guestId: string,
  id: string,
): Promise<VoucherRow | null> {
  if (!isUuid(id)) return null;
  const row = await asBenefitsTables(tx)
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', id)
    .where('guest_id', '=', guestId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Vouchers of a type with something left that pay for what is of this performer's. */
const withLeft = (db: Handle, guestId: string, actorId: number, type: VoucherType) =>
  asBenefitsTables(db)
    .selectFrom('vouchers')
    .where('guest_id', '=', guestId)
    .where('type', '=', type)
    .where('amount', '>', 0)
    .where((of) =>
      of.or([
        of.and([of('actor_id', 'is', null), sql<boolean>`cardinality(actors) = 0`]),
        of('actor_id', '=', actorId),
        sql<boolean>`${actorId} = any(actors)`,
      ]),
    );

const ofMinutes = (db: Handle, guestId: string, actorId: number) =>
  withLeft(db, guestId, actorId, voucherTypes.videochat);

/** Vouchers that are bound to no performer come last. */
const isUnbound = sql`actor_id is null and cardinality(actors) = 0`;

/** Messages that vouchers of the guest pay for at `now`, by performer; who is missing has none. */
export async function sumMessages(
  db: Handle,
  guestId: string,
  actorIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (actorIds.length === 0) return new Map();
  const { rows } = await sql<{ actor: number; messages: number }>`
    select a.actor, sum(v.amount)::int as messages
    from unnest(${[...actorIds]}::int[]) as a (actor)
    join vouchers v on (v.actor_id is null and cardinality(v.actors) = 0)
      or v.actor_id = a.actor or a.actor = any(v.actors)
    where v.guest_id = ${guestId} and v.type = ${voucherTypes.messages} and v.amount > 0
      and v.valid_from <= ${now} and v.valid_to > ${now}
    group by a.actor`.execute(db);
  return new Map(rows.map(({ actor, messages }) => [actor, messages]));
}

/** The voucher that pays for the next message to a performer, locked; `null`: there is none. */
export async function lockMessageVoucher(
  tx: AnyTransaction,
  guestId: string,
  actorId: number,
  now: Date,
): Promise<VoucherRow | null> {
  const row = await withLeft(tx, guestId, actorId, voucherTypes.messages)
    .where('valid_from', '<=', now)
    .where('valid_to', '>', now)
    .selectAll()
    .orderBy(isUnbound)
    .orderBy('valid_to')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Vouchers for gifts that are bound to no performer, that which ends first before. */
const ofGifts = (db: Handle, guestId: string, now: Date) =>
  asBenefitsTables(db)
    .selectFrom('vouchers')
    .where('guest_id', '=', guestId)
    .where('type', '=', voucherTypes.messengerGift)
    .where('amount', '>', 0)
    .where('actor_id', 'is', null)
    .where(sql<boolean>`cardinality(actors) = 0`)
    .where('valid_from', '<=', now)
    .where('valid_to', '>', now);

/** Gifts that vouchers of the guest pay for at `now`. */
export async function countGifts(db: Handle, guestId: string, now: Date): Promise<number> {
  const { gifts } = await ofGifts(db, guestId, now)
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('gifts'))
    .executeTakeFirstOrThrow();
  return gifts;
}

/** The voucher that pays for the next gift, locked; `null`: there is none. */
export async function lockGiftVoucher(
  tx: AnyTransaction,
  guestId: string,
  now: Date,
): Promise<VoucherRow | null> {
  const row = await ofGifts(tx, guestId, now)
    .selectAll()
    .orderBy('valid_to')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Minutes that vouchers of the guest pay for with a performer at `now`. */
export async function countMinutes(
  db: Handle,
  guestId: string,
  actorId: number,
  now: Date,
): Promise<number> {
  const { minutes } = await ofMinutes(db, guestId, actorId)
    .where('valid_from', '<=', now)
    .where('valid_to', '>', now)
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('minutes'))
    .executeTakeFirstOrThrow();
  return minutes;
}

/**
 * Vouchers that pay for a chat with a performer which began at `began`, locked; what ends first
 * before, of equal ones what is bound to performers.
 */
export async function lockMinutes(
  tx: AnyTransaction,
  guestId: string,
  actorId: number,
  began: Date,
): Promise<readonly VoucherRow[]> {
  return await ofMinutes(tx, guestId, actorId)
    .where('valid_from', '<=', began)
    .where('valid_to', '>', began)
    .selectAll()
    .orderBy('valid_to')
    .orderBy(isUnbound)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The vouchers of the guest for a code, locked. */
export async function lockVouchersForCode(
  tx: AnyTransaction,
  guestId: string,
  code: string,
): Promise<readonly VoucherRow[]> {
  return await asBenefitsTables(tx)
    .selectFrom('vouchers')
    .selectAll()
    .where('guest_id', '=', guestId)
    .where('code', '=', code)
    .where('amount', '>', 0)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertVoucher(
  tx: AnyTransaction,
  row: Insertable<BenefitsTables['vouchers']>,
): Promise<void> {
  await asBenefitsTables(tx)
    .insertInto('vouchers')
    .values({ ...row, actors: sql`${[...row.actors]}::int[]` as never })
    .execute();
}

/** Takes units of a locked voucher and writes down what for. A use key counts once for ever. */
export async function takeUnits(
  tx: AnyTransaction,
  use: Insertable<BenefitsTables['voucher_uses']>,
): Promise<void> {
  await asBenefitsTables(tx).insertInto('voucher_uses').values(use).execute();
  await asBenefitsTables(tx)
    .updateTable('vouchers')
    .set({ amount: sql`amount - ${use.units}` })
    .where('id', '=', use.voucher_id)
    .execute();
}

/** Gives a use back to its voucher, as if it had not been; answers whether there was one. */
export async function returnUnits(tx: AnyTransaction, useKey: string): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from voucher_uses where use_key = ${useKey} returning voucher_id, units)
    update vouchers v set amount = v.amount + gone.units from gone where v.id = gone.voucher_id
    returning v.id`.execute(tx);
  return rows.length > 0;
}
