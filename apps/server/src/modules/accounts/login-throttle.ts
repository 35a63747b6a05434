import { createHash } from 'node:crypto';
import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import {
  accountPolicy,
  addressPolicy,
  devicePolicy,
  mailPolicy,
  pairPolicy,
} from './slow-down.rules.ts';
import { createSlowDown, type Counter } from './slow-down.ts';
import type { AccountsTables } from './tables.ts';

/** A try to prove that one is the guest of an account. */
export interface Guess {
  /** What is tried. Each has counters of its own: who guesses passwords slows down no passkey. */
  readonly by: 'password' | 'passkey' | 'reset' | 'studio';
  /** What names the account: the key of its address, or the id of a passkey. */
  readonly account: string;
  /** Of the network, as `addressKey` shortens it. */
  readonly address: string;
  /** The device, where one of these accounts was opened on it before. */
  readonly knownDevice: string | null;
}

/** A try that is let through. */
export interface CountedGuess {
  /**
   * `known`: guesses from elsewhere slow the account down, so this one may open only what was opened on
   * its device before. Whoever signs up with an address of somebody else's gains no tries at that account.
   */
  readonly opens: 'any' | 'known';
  /** It was right: none of a guesser. */
  succeed(): Promise<void>;
}

/** Slows guessing of passwords down. */
export interface LoginThrottle {
  /**
   * Counts a try before it is looked at, so that tries at the same time count, too. What others guess
   * keeps nobody waiting on a known device, which has a counter of its own.
   * @throws OperationError LOGIN_SLOWED with `retryAfter` in seconds
   */
  begin(guess: Guess): Promise<CountedGuess>;
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

/** What strangers and owners count in alike; the pair of both comes last. */
function sharedCounters({ by, account, address }: Guess): readonly Counter[] {
  const name = digest(account);
  return [
    { key: `${by}:account:${name}`, policy: accountPolicy },
    { key: `${by}:address:${address}`, policy: addressPolicy },
    { key: `${by}:pair:${name}:${address}`, policy: pairPolicy },
  ];
}

const deviceCounter = ({ by, account }: Guess, device: string): Counter => ({
  key: `${by}:device:${digest(account)}:${device}`,
  policy: devicePolicy,
});

export function createLoginThrottle(deps: {
  readonly database: Database<AccountsTables>;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
}): LoginThrottle {
  const { database, clock } = deps;
  const slowDown = createSlowDown(deps);
  const noteSlowed = ({ address }: Guess, key: string, retryAfterSeconds: number): void =>
    deps.securityLog.note(
      {
        event: 'logInSlowed',
        by: key.includes(':address:') ? 'address' : 'account',
        retryAfterSeconds,
      },
      // Of an IPv6 address the first half is counted.
      { ip: address.includes(':') && !address.includes('::') ? `${address}::` : address },
    );
  const counted = (opens: CountedGuess['opens'], counters: readonly Counter[]): CountedGuess => ({
    opens,
    succeed: () =>
      slowDown.succeed(
        counters,
        counters.slice(-1).map(({ key }) => key),
      ),
  });
  return {
    async begin(guess) {
      const shared = sharedCounters(guess);
      const { knownDevice } = guess;
      let note: (() => void) | null = null;
      try {
        await slowDown.begin(shared, 'LOGIN_SLOWED', (key, seconds) => {
          note = () => noteSlowed(guess, key, seconds);
        });
        return counted('any', shared);
      } catch (error) {
        const slowed = note as (() => void) | null;
        if (slowed === null || knownDevice === null) {
          slowed?.();
          throw error;
        }
      }
      const own = [deviceCounter(guess, knownDevice)];
      await slowDown.begin(own, 'LOGIN_SLOWED', (key, seconds) => noteSlowed(guess, key, seconds));
      return counted('known', own);
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
      const policies = [accountPolicy, addressPolicy, pairPolicy, devicePolicy, mailPolicy];
      const longest = Math.max(...policies.map(({ forgetMs }) => forgetMs));
      await database.read
        .deleteFrom('login_failures')
        .where('last_at', '<', new Date(clock.now() - longest))
        .execute();
    },
  };
}
