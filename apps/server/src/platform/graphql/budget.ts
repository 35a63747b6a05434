import type { Clock } from '@vx/kernel';
import type { RedisLink } from '../bus/redis-link.ts';
import { OperationError } from '../errors.ts';
import { addressKey } from '../http/app.ts';
import type { Caller } from '../module.ts';
import type { SecurityLog } from '../security-log.ts';

/** Points a minute: some forty pages of the most expensive kind for a guest, twice that for an address. */
export const pointsPerMinute = { guest: 60_000, address: 120_000 } as const;

const windowMs = 60_000;
const maxCallers = 50_000;

/** What a caller may spend on queries within a minute. */
export interface QueryBudget {
  /**
   * Takes points from the caller's budgets.
   * @throws OperationError TOO_MANY_REQUESTS with `retryAfter` when one of them is used up
   */
  charge(caller: Pick<Caller, 'guestId' | 'ip' | 'requestId'>, points: number): void;
}

/**
 * Budgets by guest and by address (a /64 of IPv6). Every node counts for itself and decides at once; with
 * Redis it learns what the others have counted a moment later, and goes on alone while Redis is away.
 */
export function createQueryBudget(deps: {
  readonly clock: Clock;
  readonly link: Pick<RedisLink, 'run' | 'prefix'> | null;
  readonly securityLog: SecurityLog;
}): QueryBudget {
  let spent = new Map<string, number>();
  let current = 0;

  function share(key: string, points: number): void {
    if (!deps.link) return;
    const counted = current;
    const name = `${deps.link.prefix}vx:points:${current}:${key}`;
    deps.link
      .run((redis) =>
        redis
          .multi()
          .incrby(name, points)
          .pexpire(name, 2 * windowMs)
          .exec(),
      )
      .then(
        (answers) => {
          const total = Number(answers?.[0]?.[1]);
          if (counted === current && total > (spent.get(key) ?? 0)) spent.set(key, total);
        },
        // Redis is away: this node counts alone until it is back.
        () => undefined,
      );
  }

  return {
    charge(caller, points) {
      const now = deps.clock.now();
      const window = Math.floor(now / windowMs);
      if (window !== current || spent.size > maxCallers) {
        current = window;
        spent = new Map();
      }
      const budgets: [string, number][] = [[`a:${addressKey(caller.ip)}`, pointsPerMinute.address]];
      if (caller.guestId !== null) budgets.push([`g:${caller.guestId}`, pointsPerMinute.guest]);
      for (const [key, limit] of budgets) {
        if ((spent.get(key) ?? 0) + points <= limit) continue;
        deps.securityLog.note({ event: 'limitReached', limit: 'query points' }, caller);
        const retryAfter = Math.ceil(((window + 1) * windowMs - now) / 1000);
        throw new OperationError('TOO_MANY_REQUESTS', { retryAfter });
      }
      for (const [key] of budgets) {
        spent.set(key, (spent.get(key) ?? 0) + points);
        share(key, points);
      }
    },
  };
}
