import { createHmac } from 'node:crypto';
import { promoCodeWelcomeBonusTile } from '@vx/contract/constants';
import type { Clock } from '@vx/kernel';
import { sql } from 'kysely';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import { isOwnMachine, networkOf, type Quotas } from '../quotas/index.ts';
import { hasRedeemed } from './codes.repository.ts';

/**
 * What tells that two accounts are one person's. A mailbox that nobody has confirmed may be anybody's:
 * it is compared with such alone, so that nobody learns from it who has an account, or takes a gift away.
 */
export interface PersonTrace {
  readonly kind: 'device' | 'mailbox' | 'confirmedMailbox' | 'phone';
  readonly value: string;
}

/** A gift that comes at once is given once a person, as far as can be told. (ADR 0022) */
export interface Welcome {
  /** Whether the person behind a guest was given it under another account. */
  isGiven(db: Handle, guestId: string): Promise<boolean>;
  /** Whether it was given to somebody who uses this device. */
  isGivenOn(db: Handle, deviceId: string): Promise<boolean>;
  /** Whether so many from one network were given it that a stranger there proves a number first. */
  isCrowded(db: Handle, ip: string): Promise<boolean>;
  /**
   * Gives it, where nobody else was quicker. Without `ip` the network does not count.
   * @returns what hinders; `null`: it is this guest's
   */
  claim(
    tx: AnyTransaction,
    guestId: string,
    ip: string | null,
  ): Promise<'CODE_WELCOME_GIVEN' | 'CODE_NEEDS_PHONE' | null>;
  /** Something more is known of a guest: where it was given the gift, that counts from now on, too. */
  note(tx: AnyTransaction, guestId: string, trace: PersonTrace): Promise<void>;
  /** Forgets whom it was given so long ago. */
  sweep(): Promise<void>;
}

type Handle = AnyDatabase['read'] | AnyTransaction;

export interface WelcomeOptions {
  /** Keys the hashes; the same on all nodes. */
  readonly secret: string;
  readonly quotas: Pick<Quotas, 'look' | 'take'>;
  /** What is known of a guest. */
  readonly tracesOf: (db: Handle, guestId: string) => Promise<readonly PersonTrace[]>;
}

/** As many as households and offices bring; a mobile network has more, whose guests prove a number. */
const perNetwork = [
  { max: 6, windowMs: 3_600_000 },
  { max: 20, windowMs: 86_400_000 },
];

/** Hashes of whom it was given are kept so long, also when the account is gone. */
export const WELCOME_KEPT_MS = 730 * 86_400_000;

/** Where nothing is known of persons. */
export const knowNobody: WelcomeOptions = {
  secret: '',
  quotas: { look: () => Promise.resolve(null), take: () => Promise.resolve(null) },
  tracesOf: () => Promise.resolve([]),
};

export function createWelcome({
  quotas,
  tracesOf,
  ...deps
}: WelcomeOptions & {
  readonly clock: Clock;
  readonly database: AnyDatabase;
  /** On a developer's machine everybody comes from the same one. */
  readonly production: boolean;
}): Welcome {
  const { clock, database } = deps;
  const hashOf = ({ kind, value }: PersonTrace): string =>
    createHmac('sha256', deps.secret).update(`${kind}:${value}`).digest('hex');
  const usesOf = (ip: string) =>
    !deps.production && isOwnMachine(ip)
      ? []
      : [{ name: 'welcome', of: networkOf(ip), quotas: perNetwork }];

  /** Always in the same order, so that two who claim the same never wait for each other in a ring. */
  const insert = async (tx: AnyTransaction, traces: readonly PersonTrace[]): Promise<number> => {
    const hashes = traces.map(hashOf).toSorted();
    const { rows } = await sql`
      insert into welcome_gifts (hash, given_at)
      select decode(hash, 'hex'), ${new Date(clock.now())}::timestamptz
      from unnest(${hashes}::text[]) hash
      on conflict do nothing returning hash`.execute(tx);
    return rows.length;
  };

  const wasGiven = async (db: Handle, traces: readonly PersonTrace[]): Promise<boolean> => {
    const hashes = traces.map(hashOf);
    const { rows } = await sql`
      select from welcome_gifts where hash = any(
        select decode(hash, 'hex') from unnest(${hashes}::text[]) hash) limit 1`.execute(db);
    return rows.length > 0;
  };

  return {
    isGiven: async (db, guestId) => wasGiven(db, await tracesOf(db, guestId)),
    isGivenOn: (db, deviceId) => wasGiven(db, [{ kind: 'device', value: deviceId }]),
    async isCrowded(db, ip) {
      const uses = usesOf(ip);
      return uses.length > 0 && (await quotas.look(db, uses)) !== null;
    },
    async claim(tx, guestId, ip) {
      const traces = await tracesOf(tx, guestId);
      if ((await insert(tx, traces)) < traces.length) return 'CODE_WELCOME_GIVEN';
      const uses = ip === null ? [] : usesOf(ip);
      return uses.length > 0 && (await quotas.take(tx, uses)) ? 'CODE_NEEDS_PHONE' : null;
    },
    async note(tx, guestId, trace) {
      const topCode = promoCodeWelcomeBonusTile;
      if (!(await hasRedeemed(tx, guestId, { code: topCode, top_code: topCode }))) return;
      await insert(tx, [trace]);
      if (trace.kind !== 'confirmedMailbox') return;
      const named = hashOf({ kind: 'mailbox', value: trace.value });
      await sql`delete from welcome_gifts where hash = decode(${named}, 'hex')`.execute(tx);
    },
    async sweep() {
      await sql`
        delete from welcome_gifts
        where given_at < ${new Date(clock.now() - WELCOME_KEPT_MS)}`.execute(database.read);
    },
  };
}
