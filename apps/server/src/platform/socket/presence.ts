import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RedisLink } from '../bus/redis-link.ts';
import { isOutage, type AnyDatabase } from '../database/index.ts';

const keptMs = 90_000;

/** Which guests are connected anywhere. Nodes repeat theirs; a node that died is forgotten by itself. */
export interface PresenceStore {
  /** This node's guests, told again and again. */
  announce(guestIds: readonly string[]): Promise<void>;
  withdraw(guestId: string): Promise<void>;
  isOnline(guestId: string): Promise<boolean>;
  /** All guests that are connected anywhere. */
  list(): Promise<readonly string[]>;
}

/** The guests of this node. */
export interface LocalGuests {
  has(guestId: string): boolean;
  readonly guestIds: readonly string[];
}

/** A node that has just lost Redis, or found it again, does not know yet what the others will say. */
const unknownMs = 5_000;

/**
 * Presence of several nodes: in Redis, and in the database while Redis is away.
 * @param deps.local this node's guests: they count without asking anyone
 */
export function createSharedPresence(deps: {
  readonly link: RedisLink;
  readonly database: AnyDatabase;
  readonly now: () => number;
  readonly local: LocalGuests;
}): PresenceStore {
  const { link, database, now, local } = deps;
  const node = randomUUID();
  const prefix = `${link.prefix}vx:online:`;
  const key = (guestId: string): string => `${prefix}${guestId}`;
  let changedAt = -Infinity;

  /** With Redis if it is there, else with the database. */
  async function either<T>(
    inRedis: (redis: Redis) => Promise<T>,
    inDatabase: () => Promise<T>,
  ): Promise<T> {
    if (link.isHealthy()) {
      try {
        return await link.run(inRedis);
      } catch (error) {
        if (!isOutage(error)) throw error;
      }
    }
    return inDatabase();
  }

  const announce = async (guestIds: readonly string[]): Promise<void> => {
    if (guestIds.length === 0) return;
    const until = now() + keptMs;
    await either(
      async (redis) => {
        const pipeline = redis.pipeline();
        for (const guestId of guestIds)
          pipeline.zadd(key(guestId), until, node).pexpire(key(guestId), keptMs);
        await pipeline.exec();
      },
      async () => {
        await sql`
          insert into online_guests (guest, node, until)
          select guest, ${node}, ${new Date(until)} from unnest(${[...guestIds]}::uuid[]) as one (guest)
          on conflict (guest, node) do update set until = excluded.until`.execute(database.read);
      },
    );
  };
  let isFirst = !link.isHealthy();
  link.onChange((isHealthy) => {
    // A node that comes up finds in Redis what the others have said all the time.
    if (!isFirst || !isHealthy) changedAt = performance.now();
    isFirst = false;
    announce(local.guestIds).catch(() => undefined);
  });

  const storedAmong = async (guestIds: readonly string[] | null): Promise<readonly string[]> => {
    const { rows } = await sql<{ guest: string }>`
      select distinct guest from online_guests where until > ${new Date(now())}
      ${guestIds === null ? sql`` : sql`and guest = any(${[...guestIds]}::uuid[])`}`.execute(
      database.read,
    );
    return rows.map(({ guest }) => guest);
  };

  return {
    announce,
    async withdraw(guestId) {
      await either(
        async (redis) => void (await redis.zrem(key(guestId), node)),
        async () => {
          await sql`delete from online_guests where guest = ${guestId} and node = ${node}`.execute(
            database.read,
          );
        },
      );
    },
    async isOnline(guestId) {
      if (local.has(guestId)) return true;
      const isElsewhere = await either(
        async (redis) => (await redis.zcount(key(guestId), now(), '+inf')) > 0,
        async () => (await storedAmong([guestId])).length > 0,
      );
      // Nobody's chat ends because two nodes have not spoken yet.
      return isElsewhere || performance.now() - changedAt < unknownMs;
    },
    async list() {
      const elsewhere = await either(
        (redis) => listOnline(redis, prefix, now()),
        () => storedAmong(null),
      );
      return [...new Set([...local.guestIds, ...elsewhere])];
    },
  };
}

async function listOnline(redis: Redis, prefix: string, now: number): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1_000 })) {
    for (const key of keys as string[])
      if ((await redis.zcount(key, now, '+inf')) > 0) found.push(key.slice(prefix.length));
  }
  return found;
}

/** A single node only has to look at its own connections. */
export function createLocalPresence(local: LocalGuests): PresenceStore {
  return {
    announce: () => Promise.resolve(),
    withdraw: () => Promise.resolve(),
    isOnline: (guestId) => Promise.resolve(local.has(guestId)),
    list: () => Promise.resolve(local.guestIds),
  };
}
