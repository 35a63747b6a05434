import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { SubscriptionPlan } from '@vx/contract/enums';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { SubscriptionTables } from './tables.ts';

export type SubscriptionRow = Selectable<SubscriptionTables['subscriptions']>;
export type WithdrawalRow = Selectable<SubscriptionTables['withdrawals']>;
export type Handle = Kysely<SubscriptionTables> | AnyTransaction;

/** A transaction of any module, seen with the tables of this one. */
const asSubscriptionTables = (db: Handle): Kysely<SubscriptionTables> =>
  db as Kysely<SubscriptionTables>;

/** Of each plan the subscription that began last: the one that runs, if one does. */
export async function findLatest(db: Handle, guestId: string): Promise<readonly SubscriptionRow[]> {
  return await asSubscriptionTables(db)
    .selectFrom('subscriptions')
    .selectAll()
    .distinctOn('plan')
    .where('guest_id', '=', guestId)
    .orderBy('plan')
    .orderBy('started_at', 'desc')
    .execute();
}

/** Those that run; with `lock` until the transaction ends. */
export async function findRunning(
  db: Handle,
  guestId: string,
  lock?: 'update',
): Promise<readonly SubscriptionRow[]> {
  const query = asSubscriptionTables(db)
    .selectFrom('subscriptions')
    .selectAll()
    .where('guest_id', '=', guestId)
    .where('state', '<>', 'ended')
    .orderBy('id');
  return await (lock ? query.forUpdate() : query).execute();
}

/** One that runs, of a plan. */
export const findRunningOf = async (
  db: Handle,
  guestId: string,
  plan: SubscriptionPlan,
  lock?: 'update',
): Promise<SubscriptionRow | null> =>
  (await findRunning(db, guestId, lock)).find((row) => row.plan === plan) ?? null;

/** Whose a subscription is. */
export async function findGuestOf(db: Handle, id: string): Promise<string | null> {
  const row = await asSubscriptionTables(db)
    .selectFrom('subscriptions')
    .select('guest_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.guest_id ?? null;
}

/** A subscription of a guest, locked; `null` when it is none of the guest's. */
export async function lockOwn(
  tx: AnyTransaction,
  guestId: string,
  id: string,
): Promise<SubscriptionRow | null> {
  const row = await asSubscriptionTables(tx)
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('guest_id', '=', guestId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSubscription(
  tx: AnyTransaction,
  row: Insertable<SubscriptionTables['subscriptions']>,
): Promise<SubscriptionRow> {
  return await asSubscriptionTables(tx)
    .insertInto('subscriptions')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function writeSubscription(
  tx: AnyTransaction,
  id: string,
  change: Updateable<SubscriptionTables['subscriptions']>,
): Promise<SubscriptionRow> {
  return await asSubscriptionTables(tx)
    .updateTable('subscriptions')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether the guest ever accepted a cancellation offer, whatever for. */
export async function hasTakenOffer(db: Handle, guestId: string): Promise<boolean> {
  const row = await asSubscriptionTables(db)
    .selectFrom('subscriptions')
    .select('id')
    .where('guest_id', '=', guestId)
    .where('offer_accepted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Plans that the guest has withdrawn from, apart from one subscription. */
export async function withdrawnPlans(
  db: Handle,
  guestId: string,
): Promise<ReadonlySet<SubscriptionPlan>> {
  const rows = await asSubscriptionTables(db)
    .selectFrom('subscriptions')
    .select('plan')
    .where('guest_id', '=', guestId)
    .where('end_reason', '=', 'withdrawn')
    .execute();
  return new Set(rows.map(({ plan }) => plan));
}

export async function insertCharge(
  tx: AnyTransaction,
  row: Insertable<SubscriptionTables['subscription_charges']>,
): Promise<void> {
  await asSubscriptionTables(tx).insertInto('subscription_charges').values(row).execute();
}

/** What was charged for a subscription, the first period first. */
export async function findCharges(
  db: Handle,
  ids: readonly string[],
): Promise<readonly Selectable<SubscriptionTables['subscription_charges']>[]> {
  if (ids.length === 0) return [];
  return await asSubscriptionTables(db)
    .selectFrom('subscription_charges')
    .selectAll()
    .where('subscription_id', 'in', ids)
    .orderBy('period')
    .execute();
}

export async function insertWithdrawal(
  tx: AnyTransaction,
  row: Insertable<SubscriptionTables['withdrawals']>,
): Promise<void> {
  await asSubscriptionTables(tx).insertInto('withdrawals').values(row).execute();
}

/** The withdrawals from these subscriptions, by subscription. */
export async function findWithdrawalsOf(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WithdrawalRow>> {
  if (ids.length === 0) return new Map();
  const rows = await asSubscriptionTables(db)
    .selectFrom('withdrawals')
    .selectAll()
    .where('subscription_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.subscription_id ?? '', row]));
}

/** The declaration that a link of a mail opens, locked until the transaction ends. */
export async function lockDeclared(
  tx: AnyTransaction,
  tokenHash: Buffer,
): Promise<WithdrawalRow | null> {
  const row = await asSubscriptionTables(tx)
    .selectFrom('withdrawals')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function confirmDeclared(tx: AnyTransaction, id: string, at: Date): Promise<void> {
  await asSubscriptionTables(tx)
    .updateTable('withdrawals')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .execute();
}

/** Forgets declarations: those of strangers who never confirmed them, and those that nobody can claim from any more. */
export async function sweepWithdrawals(
  db: Handle,
  before: { readonly unconfirmed: Date; readonly all: Date },
): Promise<void> {
  await asSubscriptionTables(db)
    .deleteFrom('withdrawals')
    .where(({ eb, and, or }) =>
      or([
        eb('received_at', '<', before.all),
        and([
          eb('received_at', '<', before.unconfirmed),
          eb('confirmed_at', 'is', null),
          eb('subscription_id', 'is', null),
        ]),
      ]),
    )
    .execute();
}
