import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';

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

/** @param local this node's guests: they count without asking anyone, and alone while Redis is away */
export function createRedisPresence(
  redis: Redis,
  now: () => number,
  local: LocalGuests,
): PresenceStore {
  const node = randomUUID();
  const prefix = 'vx:online:';
  const key = (guestId: string): string => `${prefix}${guestId}`;
  const isElsewhere = async (guestId: string): Promise<boolean> =>
    (await redis.zcount(key(guestId), now(), '+inf')) > 0;
  return {
    async announce(guestIds) {
      if (guestIds.length === 0) return;
      const pipeline = redis.pipeline();
      for (const guestId of guestIds)
        pipeline.zadd(key(guestId), now() + keptMs, node).pexpire(key(guestId), keptMs);
      await pipeline.exec();
    },
    async withdraw(guestId) {
      await redis.zrem(key(guestId), node);
    },
    async isOnline(guestId) {
      if (local.has(guestId)) return true;
      try {
        return await isElsewhere(guestId);
      } catch {
        return false;
      }
    },
    async list() {
      const found = new Set(local.guestIds);
      for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1_000 })) {
        const guestIds = (keys as string[]).map((one) => one.slice(prefix.length));
        const unknown = guestIds.filter((guestId) => !found.has(guestId));
        const there = await Promise.all(unknown.map(isElsewhere));
        for (const [index, guestId] of unknown.entries()) if (there[index]) found.add(guestId);
      }
      return [...found];
    },
  };
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
