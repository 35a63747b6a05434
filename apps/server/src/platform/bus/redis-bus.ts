import type { Logger } from '@vx/kernel';
import { Redis } from 'ioredis';
import { Listeners, type Bus } from './bus.ts';

/** A connection that keeps trying: a Redis that is away for a while costs delay, never a crash. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 2,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
    connectTimeout: 3000,
  });
  redis.on('error', (error: Error) => logger.warn('redis failed', { reason: error.message }));
  return redis;
}

/** The bus of several nodes. */
export function createRedisBus(url: string, logger: Logger): Bus {
  const publisher = connectRedis(url, logger);
  const subscriber = connectRedis(url, logger);
  const listeners = new Listeners();
  subscriber.on('message', (channel: string, message: string) =>
    listeners.deliver(channel, message),
  );
  return {
    async publish(channel, message) {
      await publisher.publish(channel, message);
    },
    async subscribe(channel, listener) {
      const entry = (message: string): void => listener(message);
      if (listeners.add(channel, entry)) await subscriber.subscribe(channel);
      return {
        [Symbol.asyncDispose]: async () => {
          if (listeners.remove(channel, entry))
            await subscriber.unsubscribe(channel).catch(() => undefined);
        },
      };
    },
    isHealthy: () => publisher.status === 'ready' && subscriber.status === 'ready',
    close() {
      publisher.disconnect();
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}
