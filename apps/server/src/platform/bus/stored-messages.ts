import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from '@vx/kernel';
import type { AnyDatabase } from '../database/index.ts';

/** Messages between nodes that go through the database: slower than Redis, and lost by nobody. */
export interface StoredMessages {
  /** Resolves when the message is kept. */
  append(channel: string, message: string): Promise<void>;
  /** Looks for messages of other nodes from now on. */
  start(): Promise<void>;
  /** Removes what every node has had. */
  prune(): Promise<void>;
  stop(): void;
}

/** What comes within this time is written together. */
const gatherMs = 20;
/** A row may show up after one with a higher id; so long they are looked at again. */
const overlapMs = 5_000;
const keptSeconds = 300;

interface Waiting {
  readonly channel: string;
  readonly message: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** @param deps.everyMs how long until the next look, asked each time */
export function createStoredMessages(deps: {
  readonly database: AnyDatabase;
  readonly logger: Logger;
  readonly everyMs: () => number;
  readonly deliver: (channel: string, message: string) => void;
}): StoredMessages {
  const { database } = deps;
  const node = randomUUID();
  /** Ids that were seen, and when; all up to `floor` were. */
  const seen = new Map<number, number>();
  let floor = 0;
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  // Whoever publishes may be inside a transaction; what is kept here is none of its business.
  const outside = AsyncLocalStorage.snapshot();

  async function write(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      await sql`
        insert into bus_messages (node, channel, message)
        select ${node}, channel, message
        from unnest(${batch.map(({ channel }) => channel)}::text[], ${batch.map(({ message }) => message)}::text[])
          as one (channel, message)`.execute(database.read);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function look(): Promise<void> {
    const { rows } = await sql<{ id: number; channel: string; message: string }>`
      select id, channel, message from bus_messages
      where id > ${floor} and node <> ${node} order by id`.execute(database.read);
    const now = performance.now();
    for (const { id, channel, message } of rows) {
      if (seen.has(id)) continue;
      seen.set(id, now);
      deps.deliver(channel, message);
    }
    for (const [id, at] of seen) {
      if (now - at < overlapMs) continue;
      floor = Math.max(floor, id);
      seen.delete(id);
    }
  }

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      database
        .reserved(look)
        .catch((error: unknown) =>
          deps.logger.warn('messages of other nodes could not be read', { err: error }),
        )
        .finally(schedule);
    }, deps.everyMs());
    timer.unref();
  }

  return {
    append(channel, message) {
      return new Promise((resolve, reject) => {
        waiting.push({ channel, message, resolve, reject });
        if (waiting.length > 1) return;
        outside(() =>
          setTimeout(() => {
            database.reserved(write).catch(reject);
          }, gatherMs),
        );
      });
    },
    async start() {
      const { rows } = await sql<{ last: number | null }>`
        select max(id) as last from bus_messages`.execute(database.read);
      floor = rows[0]?.last ?? 0;
      schedule();
    },
    async prune() {
      await sql`
        delete from bus_messages where created_at < now() - ${keptSeconds} * interval '1 second'`.execute(
        database.read,
      );
    },
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
