import { createHmac } from 'node:crypto';
import type { Clock } from '@vx/kernel';
import { sql } from 'kysely';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { Quota } from './quotas.rules.ts';

/** Something that is counted: `mailbox` of whom, and how often it may happen. */
export interface Use {
  readonly name: string;
  /** Whose; kept as a keyed hash. Empty: everybody's together. */
  readonly of: string;
  readonly quotas: readonly Quota[];
}

/** Why a use was refused. */
export interface UsedUp {
  readonly name: string;
  /** ms since the epoch */
  readonly retryAt: number;
}

/** Counters in the database, so that all nodes share them. */
export interface Quotas {
  /**
   * Counts all of these, or none where one is used up; in the caller's transaction, whose end frees
   * the counters for others.
   * @returns `null`: counted
   */
  take(tx: AnyTransaction, uses: readonly Use[]): Promise<UsedUp | null>;
  /** What of these is used up now, or `null`; counts nothing. */
  look(db: AnyDatabase['read'], uses: readonly Use[]): Promise<UsedUp | null>;
  /** Forgets windows that are over. */
  sweep(tx: AnyTransaction): Promise<void>;
}

interface Counter {
  readonly key: string;
  readonly name: string;
  readonly max: number;
  readonly endsAt: number;
}

interface UseRow {
  readonly key: string;
  readonly used: number;
}

/** Of those that are used up the one that lasts longest. */
function usedUpOf(counters: readonly Counter[], rows: readonly UseRow[]): UsedUp | null {
  const used = new Map(rows.map((row) => [row.key, row.used]));
  const spent = counters.filter(({ key, max }) => (used.get(key) ?? 0) >= max);
  const [latest] = spent.toSorted((a, b) => b.endsAt - a.endsAt);
  return latest ? { name: latest.name, retryAt: latest.endsAt } : null;
}

export function createQuotas(deps: { readonly clock: Clock; readonly secret: string }): Quotas {
  const digest = (text: string): string =>
    createHmac('sha256', deps.secret).update(text).digest('base64url').slice(0, 24);

  const countersOf = (uses: readonly Use[], now: number): readonly Counter[] =>
    uses
      .flatMap(({ name, of, quotas }) =>
        quotas.map(({ max, windowMs }) => {
          const window = Math.floor(now / windowMs);
          const key = `${name}:${windowMs}:${window}:${of === '' ? 'all' : digest(`${name}:${of}`)}`;
          return { key, name, max, endsAt: (window + 1) * windowMs };
        }),
      )
      // Always in the same order, so that two who take the same never wait for each other in a ring.
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));

  return {
    async take(tx, uses) {
      const counters = countersOf(uses, deps.clock.now());
      const keys = counters.map(({ key }) => key);
      const ends = counters.map(({ endsAt }) => new Date(endsAt).toISOString());
      await sql`
        insert into quota_uses (key, ends_at)
        select * from unnest(${keys}::text[], ${ends}::timestamptz[])
        on conflict do nothing`.execute(tx);
      const { rows } = await sql<UseRow>`
        select key, used from quota_uses where key = any(${keys}::text[]) order by key for update`.execute(
        tx,
      );
      const usedUp = usedUpOf(counters, rows);
      if (usedUp) return usedUp;
      await sql`update quota_uses set used = used + 1 where key = any(${keys}::text[])`.execute(tx);
      return null;
    },
    async look(db, uses) {
      const counters = countersOf(uses, deps.clock.now());
      const { rows } = await sql<UseRow>`
        select key, used from quota_uses
        where key = any(${counters.map(({ key }) => key)}::text[])`.execute(db);
      return usedUpOf(counters, rows);
    },
    async sweep(tx) {
      await sql`delete from quota_uses where ends_at <= ${new Date(deps.clock.now())}`.execute(tx);
    },
  };
}
