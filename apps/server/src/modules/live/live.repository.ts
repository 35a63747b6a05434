import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { isUuid } from '../../platform/uuid.ts';
import type { ExitCode } from '@vx/live-core/rules';
import type { LiveParticipationRow, LiveSessionRow, LiveTables } from './tables.ts';

export type Handle = Kysely<LiveTables> | Transaction<LiveTables>;
export type Tx = Transaction<LiveTables>;
export type LiveSession = Selectable<LiveSessionRow>;
/** A guest's chat. */
export type Participation = Selectable<LiveParticipationRow>;

/** The guest's running chat. */
export async function findRunning(db: Handle, guestId: string): Promise<Participation | null> {
  const row = await db
    .selectFrom('live_participations')
    .selectAll()
    .where('guest_id', '=', guestId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row ?? null;
}

/** A chat of this guest; somebody else's does not exist. */
export async function findChat(
  db: Handle,
  chatId: string,
  guestId: string,
): Promise<Participation | null> {
  if (!isUuid(chatId)) return null;
  const row = await db
    .selectFrom('live_participations')
    .selectAll()
    .where('id', '=', chatId)
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockChat(
  tx: Tx,
  chatId: string,
  guestId: string,
): Promise<Participation | null> {
  if (!isUuid(chatId)) return null;
  const row = await tx
    .selectFrom('live_participations')
    .selectAll()
    .where('id', '=', chatId)
    .where('guest_id', '=', guestId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The running chats in a performer's session, locked, in the order in which their wallets are. */
export async function lockChatsOfActor(tx: Tx, actorId: number): Promise<readonly Participation[]> {
  return await tx
    .selectFrom('live_participations')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where('state', '=', 'running')
    .orderBy('guest_id')
    .forUpdate()
    .execute();
}

/** The running chat of a guest, locked. */
export async function lockChatOfGuest(tx: Tx, guestId: string): Promise<Participation | null> {
  const row = await tx
    .selectFrom('live_participations')
    .selectAll()
    .where('guest_id', '=', guestId)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The running chats that were started in these log-ins, locked. */
export async function lockChatsOfSessions(
  tx: Tx,
  sessionIds: readonly string[],
): Promise<readonly Participation[]> {
  if (sessionIds.length === 0) return [];
  return await tx
    .selectFrom('live_participations')
    .selectAll()
    .where('guest_session_id', 'in', sessionIds)
    .where('state', '=', 'running')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** `false` when the performer runs one already. */
export async function insertSession(tx: Tx, session: LiveSession): Promise<boolean> {
  const row = await tx
    .insertInto('live_sessions')
    .values(session)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** `false` when the guest has a running chat already. */
export async function insertParticipation(tx: Tx, chat: Participation): Promise<boolean> {
  const row = await tx
    .insertInto('live_participations')
    .values(chat)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a session in which nobody takes part any more. Answers whether it is over. Those who leave at once look one
 * after the other, so that the last one sees that it is.
 */
export async function closeEmptySession(
  tx: Tx,
  end: Pick<LiveSession, 'id'> & { readonly endedAt: Date; readonly exitCode: ExitCode },
): Promise<boolean> {
  await tx.selectFrom('live_sessions').select('id').where('id', '=', end.id).forUpdate().execute();
  const inside = await tx
    .selectFrom('live_participations')
    .select('id')
    .where('session_id', '=', end.id)
    .where('state', '=', 'running')
    .limit(1)
    .execute();
  if (inside.length > 0) return false;
  await tx
    .updateTable('live_sessions')
    .set({ state: 'ended', ended_at: end.endedAt, exit_code: end.exitCode })
    .where('id', '=', end.id)
    .where('state', '=', 'running')
    .execute();
  return true;
}

/** Ids of due chats, without a lock. */
export async function findDue(db: Handle, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('live_participations')
    .select('id')
    .where('state', '=', 'running')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes those of the given chats that are due and that no other node works on. */
export async function takeDue(
  tx: Tx,
  now: Date,
  ids: readonly string[],
): Promise<readonly Participation[]> {
  return tx
    .selectFrom('live_participations')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '=', 'running')
    .where('due_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Looks at a chat later: something is wrong with it that must not hold up the others. */
export async function postpone(db: Handle, id: string, until: Date): Promise<void> {
  await db.updateTable('live_participations').set({ due_at: until }).where('id', '=', id).execute();
}

export interface Advance {
  readonly id: string;
  readonly charged: number;
  readonly billedMs: number;
  readonly tickedAt: Date;
  readonly dueAt: Date;
}

/** Writes the meters of many chats in one statement. */
export async function advanceChats(tx: Tx, advances: readonly Advance[]): Promise<void> {
  if (advances.length === 0) return;
  await sql`
    update live_participations c set charged = n.charged, billed_ms = n.billed_ms, ticked_at = n.ticked_at, due_at = n.due_at
    from unnest(
      ${advances.map(({ id }) => id)}::uuid[],
      ${advances.map(({ charged }) => charged)}::int[],
      ${advances.map(({ billedMs }) => billedMs)}::int[],
      ${advances.map(({ tickedAt }) => tickedAt.toISOString())}::timestamptz[],
      ${advances.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]
    ) as n (id, charged, billed_ms, ticked_at, due_at)
    where c.id = n.id`.execute(tx);
}

export async function closeChat(
  tx: Tx,
  end: {
    readonly id: string;
    readonly charged: number;
    readonly billedMs: number;
    readonly endedAt: Date;
    readonly exitCode: ExitCode;
    readonly endedBy: LiveParticipationRow['ended_by'];
    readonly balanceAfter: number;
  },
): Promise<void> {
  await tx
    .updateTable('live_participations')
    .set({
      state: 'ended',
      charged: end.charged,
      billed_ms: end.billedMs,
      ticked_at: end.endedAt,
      ended_at: end.endedAt,
      exit_code: end.exitCode,
      ended_by: end.endedBy,
      balance_after: end.balanceAfter,
    })
    .where('id', '=', end.id)
    .where('state', '=', 'running')
    .execute();
}

/** Running chats whose guest was not looked for since `before`. */
export async function findUnseen(
  db: Handle,
  before: Date,
  limit: number,
): Promise<readonly { readonly id: string; readonly guest_id: string }[]> {
  return db
    .selectFrom('live_participations')
    .select(['id', 'guest_id'])
    .where('state', '=', 'running')
    .where('seen_at', '<', before)
    .orderBy('seen_at')
    .limit(limit)
    .execute();
}

export async function markSeen(db: Handle, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update live_participations set seen_at = greatest(seen_at, ${at}) where id = any(${[...ids]}::uuid[]) and state = 'running'`.execute(
    db,
  );
}

/** Notes the first segment that was served of a chat's stream. */
export async function markServed(db: Handle, chatId: string, at: Date): Promise<void> {
  await db
    .updateTable('live_participations')
    .set({ served_at: at })
    .where('id', '=', chatId)
    .where('state', '=', 'running')
    .where('served_at', 'is', null)
    .execute();
}

/** Notes the first picture of a running chat; a later report changes nothing. */
export async function markPicture(db: Handle, chatId: string, at: Date): Promise<void> {
  await db
    .updateTable('live_participations')
    .set({ picture_at: at })
    .where('id', '=', chatId)
    .where('state', '=', 'running')
    .where('picture_at', 'is', null)
    .execute();
}

/** `false` when a later attempt of the same start was seen before. [RU-livechat-start-errors] */
export async function noteAttempt(
  tx: Tx,
  attempt: { readonly guestId: string; readonly intent: string; readonly sequence: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into live_sequences as s (guest_id, intent, last)
    values (${attempt.guestId}, ${attempt.intent}, ${attempt.sequence})
    on conflict (guest_id) do update set intent = excluded.intent, last = excluded.last
    where s.intent <> excluded.intent or s.last <= excluded.last
    returning last`.execute(tx);
  return rows.length > 0;
}

export async function listEnded(
  db: Handle,
  request: { readonly guestId: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly Participation[]; readonly total: number }> {
  const ended = db
    .selectFrom('live_participations')
    .where('guest_id', '=', request.guestId)
    .where('state', '=', 'ended');
  const [rows, counted] = await Promise.all([
    ended
      .selectAll()
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .limit(request.limit)
      .offset(request.offset)
      .execute(),
    ended.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}
