import { createHash } from 'node:crypto';
import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import { accountPolicy, addressPolicy, pairPolicy } from './slow-down.rules.ts';
import { createSlowDown, type Counter } from './slow-down.ts';
import type { AccountsTables } from './tables.ts';

/** Slows guessing of passwords down. */
export interface LoginThrottle {
  /**
   * Counts a try before the password is looked at, so that tries at the same time count, too.
   * @throws OperationError LOGIN_SLOWED with `retryAfter` in seconds
   */
  begin(emailKey: string, address: string): Promise<void>;
  /** The password was right: the try was none of a guesser. */
  succeed(emailKey: string, address: string): Promise<void>;
  /** Forgets what has no effect any more. */
  sweep(): Promise<void>;
}

function countersOf(emailKey: string, address: string): readonly Counter[] {
  const digest = (text: string): string =>
    createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const account = digest(emailKey);
  return [
    { key: `account:${account}`, policy: accountPolicy },
    { key: `address:${address}`, policy: addressPolicy },
    { key: `pair:${account}:${address}`, policy: pairPolicy },
  ];
}

export function createLoginThrottle(deps: {
  readonly database: Database<AccountsTables>;
  readonly clock: Clock;
}): LoginThrottle {
  const { database, clock } = deps;
  const slowDown = createSlowDown(deps);
  return {
    begin: (emailKey, address) => slowDown.begin(countersOf(emailKey, address), 'LOGIN_SLOWED'),
    succeed(emailKey, address) {
      const counters = countersOf(emailKey, address);
      const pair = counters.map(({ key }) => key).filter((key) => key.startsWith('pair:'));
      return slowDown.succeed(counters, pair);
    },
    async sweep() {
      const longest = Math.max(accountPolicy.forgetMs, addressPolicy.forgetMs, pairPolicy.forgetMs);
      await database.read
        .deleteFrom('login_failures')
        .where('last_at', '<', new Date(clock.now() - longest))
        .execute();
    },
  };
}
