import { sql } from 'kysely';
import type { GuestInfoType, GuestInfoValue } from '@vx/contract/enums';
import type { Attention, CatalogueEntry, IncentiveStatus } from '@vx/rewards-core/rules';
import type { AnyTransaction, Database, Transaction } from '../../platform/database/index.ts';
import type { IncentiveTables } from './tables.ts';

type Handle = Database<IncentiveTables>['read'] | Transaction<IncentiveTables>;

/** The transaction of another module, with the tables of this one. */
export const asIncentivesTables = (tx: AnyTransaction): Transaction<IncentiveTables> =>
  tx as unknown as Transaction<IncentiveTables>;

/** An entry, how it stands with the guest, and how often the guest may be interrupted. */
export interface Found {
  readonly entry: CatalogueEntry;
  readonly status: IncentiveStatus;
  readonly attention: Attention;
}

interface StatusRow {
  readonly endsAt: Date | null;
  readonly redeemedAt: Date | null;
  readonly blockedUntil: Date | null;
  readonly interruptedAt: Date | null;
  readonly snoozedSince: Date | null;
}
interface Row extends CatalogueEntry, StatusRow {}

/** An entry that is offered, or not now. */
export interface ActiveEntry extends CatalogueEntry {
  readonly active: boolean;
}

const entryColumns = sql`c.id, c.position, c.type, c.region, c.event, c.priority, c.routes,
  c.countdown_seconds as "countdownSeconds", c.unique_group as "uniqueGroup", c.reason,
  c.test_id as "testId", c.gift`;
const statusColumns = sql`o.ends_at as "endsAt", o.redeemed_at as "redeemedAt",
  b.until as "blockedUntil", a.interrupted_at as "interruptedAt",
  i.set_at as "snoozedSince"`;
/** How a guest stands to entries `c`. */
const statusJoin = (guestId: string | null) => sql`
  left join incentive_offers o on o.incentive_id = c.id and o.guest_id = ${guestId}::uuid
  left join attention a on a.guest_id = ${guestId}::uuid
  left join guest_infos i on i.guest_id = ${guestId}::uuid and i.type = 'offers'
    and i.value = 'lessOften'
  left join lateral (
    select max(until) as until from incentive_blocks
    where guest_id = ${guestId}::uuid
      and unique_group in (coalesce(c.unique_group, c.id), 'type:' || c.type)
  ) b on true`;

const at = (time: Date | null): number | null => time?.getTime() ?? null;

const statusOf = ({
  endsAt,
  redeemedAt,
  blockedUntil,
  interruptedAt,
  snoozedSince,
}: StatusRow) => ({
  status: { endsAt: at(endsAt), redeemedAt: at(redeemedAt), blockedUntil: at(blockedUntil) },
  attention: { lastInterruptedAt: at(interruptedAt), snoozedSince: at(snoozedSince) },
});

const unknown = statusOf({
  endsAt: null,
  redeemedAt: null,
  blockedUntil: null,
  interruptedAt: null,
  snoozedSince: null,
});

/** The whole catalogue, as everybody may know it. */
export async function findCatalogue(db: Handle): Promise<readonly ActiveEntry[]> {
  const { rows } = await sql<ActiveEntry>`
    select ${entryColumns}, c.active from incentives c order by c.position`.execute(db);
  return rows;
}

/** Entries with all that is kept of the guest: one statement, and none for visitors. */
export async function withStatus(
  db: Handle,
  guestId: string | null,
  entries: readonly CatalogueEntry[],
): Promise<readonly Found[]> {
  if (guestId === null) return entries.map((entry) => ({ entry, ...unknown }));
  if (entries.length === 0) return [];
  const { rows } = await sql<StatusRow & { readonly id: string }>`
    select c.id, ${statusColumns} from incentives c ${statusJoin(guestId)}
    where c.id in (${sql.join(entries.map(({ id }) => id))})`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return entries.flatMap((entry) => {
    const row = byId.get(entry.id);
    return row ? [{ entry, ...statusOf(row) }] : [];
  });
}

/** One entry as the table has it now, with all that is kept of the guest; active or not. */
export async function findEntry(
  db: Handle,
  guestId: string | null,
  id: string,
): Promise<Found | null> {
  const { rows } = await sql<Row>`
    select ${entryColumns}, ${statusColumns} from incentives c ${statusJoin(guestId)}
    where c.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { endsAt, redeemedAt, blockedUntil, interruptedAt, snoozedSince, ...entry } = row;
  const stands = { endsAt, redeemedAt, blockedUntil, interruptedAt, snoozedSince };
  return { entry, ...statusOf(stands) };
}

/** Hands out an entry; its deadline is that of the first time, whoever asks again. */
export async function handOut(
  db: Handle,
  guestId: string,
  { id, countdownSeconds }: Pick<CatalogueEntry, 'id' | 'countdownSeconds'>,
  now: number,
): Promise<number | null> {
  const { ends_at } = await db
    .insertInto('incentive_offers')
    .values({
      guest_id: guestId,
      incentive_id: id,
      first_at: new Date(now),
      ends_at: countdownSeconds === null ? null : new Date(now + countdownSeconds * 1000),
    })
    // Writes nothing new, and so answers what stands there.
    .onConflict((conflict) =>
      conflict
        .columns(['guest_id', 'incentive_id'])
        .doUpdateSet((eb) => ({ redeemed_at: eb.ref('incentive_offers.redeemed_at') })),
    )
    .returning('ends_at')
    .executeTakeFirstOrThrow();
  return at(ends_at);
}

/** Keeps a group away until a moment; a moment that has passed lets it come again. */
export async function block(
  tx: AnyTransaction,
  guestId: string,
  group: string,
  until: Date,
): Promise<void> {
  await asIncentivesTables(tx)
    .insertInto('incentive_blocks')
    .values({ guest_id: guestId, unique_group: group, until })
    .onConflict((conflict) => conflict.columns(['guest_id', 'unique_group']).doUpdateSet({ until }))
    .execute();
}

/** Keeps what a guest says of itself; the latest counts. */
export async function setInfo(
  db: Handle,
  info: {
    readonly guestId: string;
    readonly type: GuestInfoType;
    readonly value: GuestInfoValue;
    readonly at: Date;
  },
): Promise<void> {
  const { guestId, type, value, at: set_at } = info;
  await db
    .insertInto('guest_infos')
    .values({ guest_id: guestId, type, value, set_at })
    .onConflict((conflict) => conflict.columns(['guest_id', 'type']).doUpdateSet({ value, set_at }))
    .execute();
}

/** Takes the interruption of this time, if it is still there to be taken. `pauseMs`: see `pauseOf`. */
export async function takeInterruption(
  tx: AnyTransaction,
  guestId: string,
  { now, pauseMs }: { readonly now: number; readonly pauseMs: number },
): Promise<boolean> {
  const taken = await asIncentivesTables(tx)
    .insertInto('attention')
    .values({ guest_id: guestId, interrupted_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .column('guest_id')
        .doUpdateSet({ interrupted_at: new Date(now) })
        .where('attention.interrupted_at', '<=', new Date(now - pauseMs)),
    )
    .returning('guest_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Notes that an offer was taken. Two who take it at once stand in line at its row. */
export async function takeOffer(
  tx: AnyTransaction,
  guestId: string,
  incentiveId: string,
  now: number,
): Promise<boolean> {
  const taken = await asIncentivesTables(tx)
    .updateTable('incentive_offers')
    .set({ redeemed_at: new Date(now) })
    .where('guest_id', '=', guestId)
    .where('incentive_id', '=', incentiveId)
    .where('redeemed_at', 'is', null)
    .returning('incentive_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether the guest was ever handed out this one. */
export async function wasOffered(
  tx: AnyTransaction,
  guestId: string,
  incentiveId: string,
): Promise<boolean> {
  const row = await asIncentivesTables(tx)
    .selectFrom('incentive_offers')
    .select('incentive_id')
    .where('guest_id', '=', guestId)
    .where('incentive_id', '=', incentiveId)
    .executeTakeFirst();
  return row !== undefined;
}
