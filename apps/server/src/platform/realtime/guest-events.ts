import { sql } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import type { AnyDatabase, AnyTransaction } from '../database/index.ts';
import type { GuestFact } from '../guest-facts.ts';

/** A position in a stream (ADR 0005). */
export interface Position {
  readonly epoch: string;
  readonly seq: number;
}

export interface StoredEvent {
  readonly seq: number;
  readonly name: string;
  readonly payload: unknown;
  /** ms since the epoch */
  readonly at: number;
}

/** Channel on which one guest's news travel between nodes. */
export const guestChannel = (guestId: string): string => `vx:guest:${guestId}`;

/** What travels: a hint that durable events were committed, or an absolute frame. */
export type GuestNews =
  | { readonly kind: 'events' }
  | {
      readonly kind: 'frame';
      readonly name: string;
      readonly payload: unknown;
      readonly at: number;
    };

/** Seq of the guest's latest event; 0 before the first. */
export const streamFact: GuestFact<number> = {
  select: (guestId) => sql`select to_json(last_seq) from guest_streams where guest_id = ${guestId}`,
  read: (json) => (json as number | null) ?? 0,
};

/** The streams of accounts, guests and performers alike: `GuestEvents` and `PerformerEvents` say what each may be told. */
export interface GuestStream {
  append(tx: AnyTransaction, guestId: string, name: string, payload: unknown): Promise<number>;
  send(guestId: string, name: string, payload: unknown): Promise<void>;
  epoch(): Promise<string>;
  /** Seq of the latest event of each guest; guests without one are missing. */
  latest(guestIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Events after `seq` in order, or `null` when some of them are not kept any more or there are
   * more than `limit`.
   */
  after(guestId: string, seq: number, limit: number): Promise<readonly StoredEvent[] | null>;
  /** Deletes events older than the given time. Positions before them get a resync. */
  prune(before: Date): Promise<void>;
}

interface EventRow {
  seq: number;
  name: string;
  payload: unknown;
  created_at: Date;
}

interface NewEvent {
  readonly name: string;
  /** JSON */
  readonly payload: string;
}

/** Events of one guest that were appended in the same moment. */
interface Batch {
  readonly events: NewEvent[];
  readonly lastSeq: Promise<number>;
}

/** @returns seq of the last of them */
async function insertEvents(
  tx: AnyTransaction,
  guestId: string,
  events: readonly NewEvent[],
  at: Date,
): Promise<number> {
  const names = events.map(({ name }) => name);
  const payloads = events.map(({ payload }) => payload);
  const { rows } = await sql<{ last_seq: number }>`
    with stream as (
      insert into guest_streams as s (guest_id, last_seq) values (${guestId}, ${events.length})
      on conflict (guest_id) do update set last_seq = s.last_seq + excluded.last_seq
      returning last_seq
    ), event as (
      insert into guest_events (guest_id, seq, name, payload, created_at)
      select ${guestId}, last_seq - ${events.length} + e.place, e.name, e.payload::json, ${at}
      from stream, unnest(${names}::text[], ${payloads}::text[]) with ordinality as e (name, payload, place)
    )
    select last_seq from stream`.execute(tx);
  return rows[0]!.last_seq;
}

export function createGuestStream(deps: {
  readonly database: AnyDatabase;
  readonly bus: Bus;
  readonly now: () => number;
}): GuestStream {
  const { database, bus, now } = deps;
  let epoch: Promise<string> | null = null;
  const announce = (guestId: string, news: GuestNews): void => {
    // A lost hint costs nothing but time: the nodes also look for themselves.
    bus.publish(guestChannel(guestId), JSON.stringify(news)).catch(() => undefined);
  };

  /** Batches that are not on their way to the database yet. */
  const open = new WeakMap<AnyTransaction, Map<string, Batch>>();
  /** What a transaction appends for a guest in one go costs one statement: it leaves when the code that runs now waits. */
  const flushed = async (
    tx: AnyTransaction,
    guestId: string,
    events: readonly NewEvent[],
  ): Promise<number> => {
    await Promise.resolve();
    open.get(tx)?.delete(guestId);
    return await insertEvents(tx, guestId, events, new Date(now()));
  };

  return {
    async append(tx, guestId, name, payload) {
      const event = { name, payload: JSON.stringify(payload) };
      const batches = open.get(tx) ?? new Map<string, Batch>();
      open.set(tx, batches);
      let batch = batches.get(guestId);
      if (!batch) {
        const events: NewEvent[] = [];
        batch = { events, lastSeq: flushed(tx, guestId, events) };
        batches.set(guestId, batch);
        database.afterCommit(() => announce(guestId, { kind: 'events' }));
      }
      const { events, lastSeq } = batch;
      const place = events.push(event);
      return (await lastSeq) - events.length + place;
    },
    send(guestId, name, payload) {
      announce(guestId, { kind: 'frame', name, payload, at: now() });
      return Promise.resolve();
    },
    epoch() {
      epoch ??= sql<{ value: string }>`select value from platform_meta where key = 'guest_epoch'`
        .execute(database.read)
        .then(({ rows }) => rows[0]?.value ?? '')
        .catch((error: unknown) => {
          epoch = null;
          throw error;
        });
      return epoch;
    },
    async latest(guestIds) {
      if (guestIds.length === 0) return new Map();
      const { rows } = await sql<{ guest_id: string; last_seq: number }>`
        select guest_id, last_seq from guest_streams where guest_id = any(${guestIds}::uuid[])`.execute(
        database.read,
      );
      return new Map(rows.map((row) => [row.guest_id, row.last_seq]));
    },
    async after(guestId, seq, limit) {
      const { rows } = await sql<EventRow>`
        select seq, name, payload, created_at from guest_events
        where guest_id = ${guestId} and seq > ${seq} order by seq limit ${limit + 1}`.execute(
        database.read,
      );
      const first = rows[0];
      if (rows.length > limit || (first && first.seq !== seq + 1)) return null;
      return rows.map((row) => ({ ...row, at: row.created_at.getTime() }));
    },
    async prune(before) {
      await sql`delete from guest_events where created_at < ${before}`.execute(database.read);
    },
  };
}
