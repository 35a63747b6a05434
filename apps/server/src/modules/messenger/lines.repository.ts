import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { SenderType } from '@vx/contract/enums';
import type { LineBodies, LineKind, MessagePayment } from '@vx/messenger-core/rules';
import type { MessengerTables } from './tables.ts';

type Handle = Kysely<MessengerTables> | Transaction<MessengerTables>;
type Tx = Transaction<MessengerTables>;

export type ChannelRow = Selectable<MessengerTables['channels']>;
type LineRow = Selectable<MessengerTables['lines']>;

/** A line as it stands in its channel. */
export type Line<Kind extends LineKind = LineKind> = Omit<LineRow, 'kind' | 'body'> & {
  readonly kind: Kind;
  readonly body: LineBodies[Kind];
};

/** What somebody says: words, or gifts. */
export type SaidLine = Line<'text'> | Line<'gift'>;

/** Kinds of what somebody says; the others are noted. */
const saidKinds = ['text', 'gift'] as const;

export const isSaid = (line: Line): line is SaidLine =>
  (saidKinds as readonly string[]).includes(line.kind);

/** A line on its way into a channel. */
export type NewLine<Kind extends LineKind = LineKind> = {
  readonly [Each in Kind]: {
    /** Of several with the same in one channel only the first is written, for ever. Null: it may be repeated. */
    readonly clientId: string | null;
    readonly sender: SenderType;
    readonly kind: Each;
    readonly body: LineBodies[Each];
    /** Minor units of the guest's wallet. */
    readonly price?: number;
    /** What paid for a message of the guest's. */
    readonly payment?: MessagePayment;
    /** The chat that it belongs to. Left out: a message. */
    readonly chatId?: string;
    readonly at: Date;
  };
}[Kind];

/** The channel of the two, made when there is none, locked until the transaction ends. */
export async function openChannel(tx: Tx, guestId: string, actorId: number): Promise<ChannelRow> {
  await tx
    .insertInto('channels')
    .values({ guest_id: guestId, actor_id: actorId })
    .onConflict((conflict) => conflict.columns(['guest_id', 'actor_id']).doNothing())
    .execute();
  return await tx
    .selectFrom('channels')
    .selectAll()
    .where('guest_id', '=', guestId)
    .where('actor_id', '=', actorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A channel of this guest, locked until the transaction ends; somebody else's does not exist. */
export async function lockChannel(
  tx: Tx,
  guestId: string,
  channelId: number,
): Promise<ChannelRow | null> {
  const row = await tx
    .selectFrom('channels')
    .selectAll()
    .where('id', '=', channelId)
    .where('guest_id', '=', guestId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What stands in a channel under this sender's id, in a chat or outside; `null`: nothing. */
export async function findLine(
  db: Handle,
  channelId: number,
  clientId: string,
): Promise<Line | null> {
  const row = await db
    .selectFrom('lines')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return (row as Line | undefined) ?? null;
}

/**
 * Writes lines in the order given, and answers those that were not there before. The caller holds the lock of the
 * channel, which gives them their numbers.
 */
export async function insertLines(
  tx: Tx,
  channelId: number,
  lines: readonly NewLine[],
): Promise<readonly Line[]> {
  const column = <Value>(read: (line: NewLine) => Value) => lines.map(read);
  const { rows } = await sql<Line>`
    with given as (
      select g.* from unnest(
        ${column(({ clientId }) => clientId)}::text[],
        ${column(({ sender }) => sender)}::text[],
        ${column(({ kind }) => kind)}::text[],
        ${column(({ body }) => JSON.stringify(body))}::text[],
        ${column(({ price }) => price ?? null)}::int[],
        ${column(({ chatId }) => chatId ?? null)}::uuid[],
        ${column(({ at }) => at.toISOString())}::timestamptz[],
        ${column(({ payment }) => payment ?? null)}::text[]
      ) with ordinality as g (client_id, sender, kind, body, price, participation_id, at, payment, nth)),
    fresh as (
      select given.*, row_number() over (order by nth)::int as step, count(*) over ()::int as total from given
      where not exists (select from lines l where l.channel_id = ${channelId} and l.client_id = given.client_id)),
    counted as (
      update channels set last_seq = last_seq + (select count(*)::int from fresh)
      where id = ${channelId} returning last_seq)
    insert into lines (channel_id, seq, client_id, sender, kind, body, price, participation_id, at, payment)
    select ${channelId}, last_seq - total + step, client_id, sender, kind, body::jsonb, price, participation_id, at, payment
    from fresh, counted order by step
    returning id, channel_id, seq, client_id, sender, kind, body, price, participation_id, at, payment, taken_back_at`.execute(
    tx,
  );
  return rows.toSorted((a, b) => a.seq - b.seq);
}

/** What was said in a chat, the latest `limit` lines, the oldest first. */
export async function listSaid(
  db: Handle,
  chatId: string,
  limit: number,
): Promise<readonly SaidLine[]> {
  const rows = await db
    .selectFrom('lines')
    .selectAll()
    .where('participation_id', '=', chatId)
    .where('kind', 'in', saidKinds)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed() as readonly SaidLine[];
}

/** Whether the guest said something in a chat after this line. */
export async function saidMore(db: Handle, chatId: string, lineId: number): Promise<boolean> {
  const row = await db
    .selectFrom('lines')
    .select('id')
    .where('participation_id', '=', chatId)
    .where('sender', '=', 'guest')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && row.id > lineId;
}

/** What was said in a chat under this sender's id; `null`: nothing. */
export async function findSaid(
  db: Handle,
  chatId: string,
  clientId: string,
): Promise<SaidLine | null> {
  const row = await db
    .selectFrom('lines')
    .selectAll()
    .where('participation_id', '=', chatId)
    .where('client_id', '=', clientId)
    .where('kind', 'in', saidKinds)
    .executeTakeFirst();
  return (row as SaidLine | undefined) ?? null;
}

/** Lines of a channel, the newest, that are looked through for the last talk. */
const MAX_LOOKED_AT = 200;

/**
 * When a guest and each of these performers last talked: a chat began or ended, or the guest said something. Whom the
 * guest has only got messages from is left out, and so is what has `MAX_LOOKED_AT` newer lines after it.
 */
export async function findLastTalks(
  db: Handle,
  guestId: string,
  actorIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (actorIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly actor_id: number; readonly at: Date }>`
    select c.actor_id, t.at from channels c
    cross join lateral (
      select max(l.at) as at from (
        select sender, kind, at, taken_back_at from lines where channel_id = c.id order by seq desc limit ${MAX_LOOKED_AT}) l
      where (l.sender = 'guest' and l.taken_back_at is null) or l.kind in ('chat_start', 'chat_end')) t
    where c.guest_id = ${guestId} and c.actor_id = any(${[...actorIds]}::int[]) and t.at is not null`.execute(
    db,
  );
  return new Map(rows.map(({ actor_id, at }) => [actor_id, at]));
}

/** What was paid for gifts in each of these chats; only where something was. */
export async function sumGifts(
  db: Handle,
  chatIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (chatIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; paid: number }>`
    select participation_id as id, sum(price)::int as paid from lines
    where participation_id = any(${[...chatIds]}::uuid[]) and kind = 'gift' and price > 0
    group by 1`.execute(db);
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}
