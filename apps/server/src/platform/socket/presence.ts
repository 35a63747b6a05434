import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';

const keptMs = 90_000;

/** Which guests are connected anywhere. Nodes repeat theirs; a node that died is forgotten by itself. */
export interface PresenceStore {
  /** This node's guests, told again and again. */
  announce(guestIds: readonly string[]): Promise<void>;
  withdraw(guestId: string): Promise<void>;
  isOnline(guestId: string): Promise<boolean>;
}

/**
 * @param has whether this node holds a connection of the guest. It counts without asking anyone, and
 * alone while Redis is away.
 */
export function createRedisPresence(
  redis: Redis,
  now: () => number,
  has: (guestId: string) => boolean,
): PresenceStore {
  const node = randomUUID();
  const key = (guestId: string): string => `vx:online:${guestId}`;
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
      if (has(guestId)) return true;
      try {
        return (await redis.zcount(key(guestId), now(), '+inf')) > 0;
      } catch {
        return false;
      }
    },
  };
}

/** A single node only has to look at its own connections. */
export function createLocalPresence(has: (guestId: string) => boolean): PresenceStore {
  return {
    announce: () => Promise.resolve(),
    withdraw: () => Promise.resolve(),
    isOnline: (guestId) => Promise.resolve(has(guestId)),
  };
}
