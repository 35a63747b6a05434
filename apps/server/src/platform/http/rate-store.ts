import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { RedisLink } from '../bus/redis-link.ts';

/** What was counted in a window of time. */
export interface Count {
  readonly current: number;
  /** ms until the window ends */
  readonly ttl: number;
}

/** Counts what an address does. */
export interface Rates {
  count(key: string, windowMs: number): Promise<Count>;
}

/** Counts in one step, and gives a new window its end. */
const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

const maxKeys = 20_000;

/** Counts of this node alone. */
export function createLocalRates(now: () => number = Date.now): Rates {
  const windows = new Map<string, { current: number; readonly endsAt: number }>();
  return {
    count(key, windowMs) {
      const at = now();
      const known = windows.get(key);
      if (known && known.endsAt > at) {
        known.current += 1;
        return Promise.resolve({ current: known.current, ttl: known.endsAt - at });
      }
      windows.delete(key);
      for (const oldest of windows.keys()) {
        if (windows.size < maxKeys) break;
        windows.delete(oldest);
      }
      windows.set(key, { current: 1, endsAt: at + windowMs });
      return Promise.resolve({ current: 1, ttl: windowMs });
    },
  };
}

/** Counts of all nodes together; while Redis is away each node counts its own. */
export function createSharedRates(link: RedisLink): Rates {
  const local = createLocalRates();
  return {
    async count(key, windowMs) {
      const name = `${link.prefix}vx:rate:${key}`;
      try {
        const [current, ttl] = (await link.run((redis) =>
          redis.eval(countScript, 1, name, windowMs),
        )) as [number, number];
        return { current, ttl };
      } catch {
        return local.count(key, windowMs);
      }
    },
  };
}

/** The counts as Fastify's rate limit wants them. */
export function rateStoreOf(rates: Rates): new () => FastifyRateLimitStore {
  return class Store implements FastifyRateLimitStore {
    readonly #route: string;
    constructor(route: unknown = '') {
      this.#route = typeof route === 'string' ? route : '';
    }
    incr: FastifyRateLimitStore['incr'] = (key, answer, windowMs) => {
      rates.count(this.#route + key, windowMs).then(
        (count) => answer(null, count),
        (error: Error) => answer(error),
      );
    };
    child: FastifyRateLimitStore['child'] = (route) => {
      // The plugin hands the route over in a member that its types leave out.
      const { routeInfo } = route as unknown as { routeInfo: { method: string; url: string } };
      return new Store(`${routeInfo.method}${routeInfo.url}-`);
    };
  };
}
