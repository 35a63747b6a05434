import { sql, type Kysely, type Selectable } from 'kysely';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { BenefitsTables } from './tables.ts';

export type CodeRow = Selectable<BenefitsTables['bonus_codes']>;
export type RedemptionRow = Selectable<BenefitsTables['code_redemptions']>;
export type Handle = Kysely<BenefitsTables> | AnyTransaction;

/** A transaction of any module, seen with the tables of this one. */
export const asBenefitsTables = (db: Handle): Kysely<BenefitsTables> =>
  db as Kysely<BenefitsTables>;

export async function findCode(db: Handle, code: string): Promise<CodeRow | null> {
  const row = await asBenefitsTables(db)
    .selectFrom('bonus_codes')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Takes one use of a code; its row stays locked until the transaction ends, so that takers stand in
 * line. `false`: none is left.
 */
export async function takeUse(tx: AnyTransaction, code: string): Promise<boolean> {
  const taken = await asBenefitsTables(tx)
    .updateTable('bonus_codes')
    .set({ redeemed: sql`redeemed + 1` })
    .where('code', '=', code)
    .where((row) =>
      row.or([
        row('max_redemptions', 'is', null),
        row('redeemed', '<', row.ref('max_redemptions')),
      ]),
    )
    .returning('code')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether the guest redeemed this code, or another one of its promotion. */
export async function hasRedeemed(
  db: Handle,
  guestId: string,
  { code, top_code }: Pick<CodeRow, 'code' | 'top_code'>,
): Promise<boolean> {
  const found = await asBenefitsTables(db)
    .selectFrom('code_redemptions')
    .select('id')
    .where('guest_id', '=', guestId)
    .where((row) =>
      top_code === null
        ? row('code', '=', code)
        : row.or([row('code', '=', code), row('top_code', '=', top_code)]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** A code of a promotion that can be redeemed now. */
export async function findRunning(db: Handle, topCode: string, now: Date): Promise<CodeRow | null> {
  const row = await asBenefitsTables(db)
    .selectFrom('bonus_codes')
    .selectAll()
    .where('top_code', '=', topCode)
    .where('valid_from', '<=', now)
    .where('valid_to', '>', now)
    .where((row) =>
      row.or([
        row('max_redemptions', 'is', null),
        row('redeemed', '<', row.ref('max_redemptions')),
      ]),
    )
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a promotion runs now, and whether the guest has redeemed a code of it. */
export async function findPromotion(
  db: Handle,
  request: { readonly guestId: string; readonly topCode: string; readonly now: Date },
): Promise<{ readonly runs: boolean; readonly redeemed: boolean }> {
  const { guestId, topCode, now } = request;
  const { rows } = await sql<{ runs: boolean; redeemed: boolean }>`
    select exists (select from bonus_codes where top_code = ${topCode}
        and valid_from <= ${now} and valid_to > ${now}
        and (max_redemptions is null or redeemed < max_redemptions)) as runs,
      exists (select from code_redemptions where guest_id = ${guestId} and top_code = ${topCode}) as redeemed`.execute(
    db,
  );
  return rows[0]!;
}

export async function insertRedemption(tx: AnyTransaction, row: RedemptionRow): Promise<void> {
  await asBenefitsTables(tx).insertInto('code_redemptions').values(row).execute();
}

export interface WaitingRow extends CodeRow {
  readonly redemption_id: string;
}

/** The code of the guest that waits for a top-up, with its redemption. */
export async function findWaiting(db: Handle, guestId: string): Promise<WaitingRow | null> {
  const row = await asBenefitsTables(db)
    .selectFrom('code_redemptions as r')
    .innerJoin('bonus_codes as c', 'c.code', 'r.code')
    .selectAll('c')
    .select('r.id as redemption_id')
    .where('r.guest_id', '=', guestId)
    .where('r.state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

export async function endWaiting(
  tx: AnyTransaction,
  redemptionId: string,
  state: 'done' | 'lapsed',
  intentId: string | null,
): Promise<void> {
  await asBenefitsTables(tx)
    .updateTable('code_redemptions')
    .set({ state, intent_id: intentId })
    .where('id', '=', redemptionId)
    .execute();
}

/** Codes that were given to the guest and can still be redeemed, the one that ends first before. */
export async function findGivenCodes(
  db: Handle,
  guestId: string,
  now: Date,
): Promise<readonly CodeRow[]> {
  return await asBenefitsTables(db)
    .selectFrom('vouchers as v')
    .innerJoin('bonus_codes as c', 'c.code', 'v.code')
    .selectAll('c')
    .where('v.guest_id', '=', guestId)
    .where('v.amount', '>', 0)
    .where('v.valid_from', '<=', now)
    .where('v.valid_to', '>', now)
    .where('c.valid_to', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('code_redemptions as r')
            .select('r.id')
            .whereRef('r.code', '=', 'c.code')
            .where('r.guest_id', '=', guestId),
        ),
      ),
    )
    .orderBy('c.valid_to')
    .orderBy('c.code')
    .limit(100)
    .execute();
}

/** Every code, for the page of the sandbox. */
export async function listCodes(db: Handle): Promise<readonly CodeRow[]> {
  return await asBenefitsTables(db)
    .selectFrom('bonus_codes')
    .selectAll()
    .orderBy('code')
    .limit(200)
    .execute();
}
