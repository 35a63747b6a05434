import type { Logger } from '@vx/kernel';
import type { AnyDatabase } from '../database/index.ts';
import { Listeners, type Bus } from './bus.ts';
import type { RedisLink } from './redis-link.ts';
import { createStoredMessages } from './stored-messages.ts';

/** How often the database is asked for messages: as a safeguard, and instead of Redis. */
const safeguardMs = 2_000;
const insteadMs = 250;

export interface SharedBus extends Bus {
  /** Looks into the database from now on: its tables are there. */
  start(): Promise<void>;
  /** Removes old messages of times without Redis. */
  prune(): Promise<void>;
}

/** The bus of several nodes: Redis, and the database while Redis is away. */
export function createSharedBus(deps: {
  readonly link: RedisLink;
  readonly database: AnyDatabase;
  readonly logger: Logger;
}): SharedBus {
  const { link } = deps;
  const listeners = new Listeners();
  const deliver = (channel: string, message: string): void => listeners.deliver(channel, message);
  const stored = createStoredMessages({
    ...deps,
    deliver,
    everyMs: () => (link.isHealthy() ? safeguardMs : insteadMs),
  });
  link.onMessage(deliver);

  return {
    async publish(channel, message, { kept = false } = {}) {
      const name = link.prefix + channel;
      const sent = await link
        .run((redis) => redis.publish(name, message))
        .then(
          () => true,
          () => false,
        );
      // Redis would have brought it here as well.
      if (!sent) setImmediate(() => deliver(channel, message));
      if (!sent || kept) await stored.append(channel, message);
    },
    async subscribe(channel, listener) {
      const entry = (message: string): void => listener(message);
      if (listeners.add(channel, entry)) await link.subscribe(channel);
      return {
        [Symbol.asyncDispose]: () => {
          if (listeners.remove(channel, entry)) link.unsubscribe(channel);
          return Promise.resolve();
        },
      };
    },
    isHealthy: () => link.isHealthy(),
    start: () => stored.start(),
    prune: () => stored.prune(),
    close() {
      stored.stop();
      return Promise.resolve();
    },
  };
}
