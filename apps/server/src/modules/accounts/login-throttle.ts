import { createHash } from 'node:crypto';
import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import {
  accountPolicy,
  addressPolicy,
  pairPolicy,
  waitMs,
  type SlowDownPolicy,
} from './slow-down.rules.ts';
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

interface Counter {
  readonly key: string;
  readonly policy: SlowDownPolicy;
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
  return {
    begin: (emailKey, address) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const counters = countersOf(emailKey, address);
        // Always in the same order, so that two logins never wait for each other in a ring.
        for (const { key } of counters) {
          await tx
            .insertInto('login_failures')
            .values({ key, failures: 0, last_at: new Date(now) })
            .onConflict((conflict) => conflict.column('key').doNothing())
            .execute();
        }
        const rows = await tx
          .selectFrom('login_failures')
          .selectAll()
          .where(
            'key',
            'in',
            counters.map(({ key }) => key),
          )
          .orderBy('key')
          .forUpdate()
          .execute();
        const known = new Map(
          rows.map((row) => [row.key, { failures: row.failures, lastAt: row.last_at.getTime() }]),
        );
        const wait = Math.max(
          ...counters.map(({ key, policy }) => waitMs(policy, known.get(key) ?? null, now)),
        );
        if (wait > 0)
          throw new OperationError('LOGIN_SLOWED', { retryAfter: Math.ceil(wait / 1000) });
        for (const { key, policy } of counters) {
          const before = known.get(key);
          const forgotten = !before || now - before.lastAt >= policy.forgetMs;
          await tx
            .updateTable('login_failures')
            .set({ failures: (forgotten ? 0 : before.failures) + 1, last_at: new Date(now) })
            .where('key', '=', key)
            .execute();
        }
      }),

    succeed: (emailKey, address) =>
      database.transaction(async (tx) => {
        for (const { key } of countersOf(emailKey, address)) {
          if (key.startsWith('pair:'))
            await tx.deleteFrom('login_failures').where('key', '=', key).execute();
          else {
            await tx
              .updateTable('login_failures')
              .set((row) => ({ failures: row('failures', '-', 1) }))
              .where('key', '=', key)
              .where('failures', '>', 0)
              .execute();
          }
        }
      }),

    async sweep() {
      const longest = Math.max(accountPolicy.forgetMs, addressPolicy.forgetMs, pairPolicy.forgetMs);
      await database.read
        .deleteFrom('login_failures')
        .where('last_at', '<', new Date(clock.now() - longest))
        .execute();
    },
  };
}
