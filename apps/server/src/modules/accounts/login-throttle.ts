import { createHash } from 'node:crypto';
import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { accountPolicy, addressPolicy, mailPolicy, pairPolicy } from './slow-down.rules.ts';
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
  /**
   * Counts a new address that a guest has us write to.
   * @throws OperationError TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  countEmailChange(guestId: string): Promise<void>;
  /**
   * Counts a sign-up with an address, whether or not somebody has it.
   * @throws OperationError TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  countSignUp(emailKey: string, address: string): Promise<void>;
  /** Forgets what has no effect any more. */
  sweep(): Promise<void>;
}

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

function countersOf(emailKey: string, address: string): readonly Counter[] {
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
  readonly securityLog: SecurityLog;
}): LoginThrottle {
  const { database, clock } = deps;
  const slowDown = createSlowDown(deps);
  return {
    begin: (emailKey, address) =>
      slowDown.begin(countersOf(emailKey, address), 'LOGIN_SLOWED', (key, retryAfterSeconds) =>
        deps.securityLog.note(
          {
            event: 'logInSlowed',
            by: key.startsWith('address:') ? 'address' : 'account',
            retryAfterSeconds,
          },
          // Of an IPv6 address the first half is counted.
          { ip: address.includes(':') && !address.includes('::') ? `${address}::` : address },
        ),
      ),
    succeed(emailKey, address) {
      const counters = countersOf(emailKey, address);
      const pair = counters.map(({ key }) => key).filter((key) => key.startsWith('pair:'));
      return slowDown.succeed(counters, pair);
    },
    countEmailChange: (guestId) =>
      slowDown.begin([{ key: `change:${guestId}`, policy: mailPolicy }], 'TOO_MANY_REQUESTS'),
    countSignUp: (emailKey, address) =>
      slowDown.begin(
        [
          // Who names an address of somebody else from one place leaves its owner room to sign up.
          { key: `signup:${digest(emailKey)}:${address}`, policy: mailPolicy },
          { key: `signup:${digest(emailKey)}`, policy: { ...mailPolicy, free: 20 } },
        ],
        'TOO_MANY_REQUESTS',
      ),
    async sweep() {
      const policies = [accountPolicy, addressPolicy, pairPolicy, mailPolicy];
      const longest = Math.max(...policies.map(({ forgetMs }) => forgetMs));
      await database.read
        .deleteFrom('login_failures')
        .where('last_at', '<', new Date(clock.now() - longest))
        .execute();
    },
  };
}
