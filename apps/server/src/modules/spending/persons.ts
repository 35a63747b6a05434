import { createHmac } from 'node:crypto';
import type { Clock } from '@vx/kernel';
import { sql } from 'kysely';
import { endsLater } from '@vx/money-core/rules';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { DomainEventEmitter } from '../../platform/domain-events.ts';
import type { GuestEvents } from '../../platform/events.ts';
import { findExclusion, insertPause } from './spending.repository.ts';

/**
 * What tells that two accounts are one person's: `means` of payment and `subject` of the age check as
 * their providers name them, a `passkey` by its credential. A `device` is often a household's.
 */
export type TraceKind = 'mailbox' | 'phone' | 'means' | 'subject' | 'passkey' | 'device';

export interface Trace {
  readonly kind: TraceKind;
  readonly value: string;
}

/**
 * Exclusions hold a person, not an account. Traces are keyed hashes: those of a guest go with the account,
 * those of an exclusion name nobody and stay until it ends.
 */
export interface Persons {
  /**
   * Something of a guest is known now. Where it is that of an excluded person, the guest is excluded until
   * the same end; where the guest is excluded, it is held from now on. Locks nothing: the caller does.
   * A guest that a device alone excludes may be another of its household: what else is known of it is
   * not held.
   */
  note(tx: AnyTransaction, guestId: string, trace: Trace): Promise<void>;
  /** As `note`, for what says nothing against a guest who has an account already: a log-in on a device. */
  keep(tx: AnyTransaction, guestId: string, trace: Trace): Promise<void>;
  /** The guest is excluded: whoever comes with one of the guest's traces is, too. `until` null: for good. */
  exclude(tx: AnyTransaction, guestId: string, until: number | null): Promise<void>;
  /** Forgets exclusions that are over. */
  sweep(db: AnyDatabase['read']): Promise<void>;
}

/** What is known of a guest from before traces were kept. */
export type TracesOf = (tx: AnyTransaction, guestId: string) => Promise<readonly Trace[]>;

export function createPersons(deps: {
  readonly clock: Clock;
  /** Keys the hashes; the same on all nodes, kept as long as exclusions last. */
  readonly secret: string;
  readonly tracesOf: TracesOf;
  readonly domainEvents: DomainEventEmitter;
  readonly guestEvents: Pick<GuestEvents, 'append'>;
}): Persons {
  const { clock } = deps;
  const hashOf = ({ kind, value }: Trace): Buffer =>
    createHmac('sha256', deps.secret).update(`${kind}:${value}`).digest();

  const write = async (tx: AnyTransaction, guestId: string, trace: Trace): Promise<void> => {
    await sql`
      insert into spending_traces (guest_id, kind, hash)
      values (${guestId}, ${trace.kind}, ${hashOf(trace)}) on conflict do nothing`.execute(tx);
  };

  /** An exclusion is never shortened by another one of the same trace. */
  const hold = async (tx: AnyTransaction, guestId: string, until: number | null): Promise<void> => {
    const end = until === null ? null : new Date(until);
    await sql`
      insert into spending_excluded as e (kind, hash, until)
      select kind, hash, ${end}::timestamptz from spending_traces where guest_id = ${guestId}
      order by kind, hash
      on conflict (kind, hash) do update set until = excluded.until
      where e.until is not null and (excluded.until is null or excluded.until > e.until)`.execute(
      tx,
    );
  };

  /** The end of the exclusion that a trace is held by; `undefined`: there is none. */
  const heldUntil = async (
    tx: AnyTransaction,
    trace: Trace,
    now: number,
  ): Promise<number | null | undefined> => {
    const { rows } = await sql<{ until: Date | null }>`
      select until from spending_excluded
      where kind = ${trace.kind} and hash = ${hashOf(trace)}
        and (until is null or until > ${new Date(now)})`.execute(tx);
    const [row] = rows;
    return row === undefined ? undefined : (row.until?.getTime() ?? null);
  };

  /** What is known of an excluded guest is held as long. */
  const holdOwn = async (tx: AnyTransaction, guestId: string): Promise<void> => {
    const end = await findExclusion(tx, guestId, clock.now(), 'own');
    if (end !== undefined) await hold(tx, guestId, end);
  };

  return {
    async note(tx, guestId, trace) {
      const now = clock.now();
      await write(tx, guestId, trace);
      const held = await heldUntil(tx, trace, now);
      if (held !== undefined) {
        const byDevice = trace.kind === 'device';
        const current = await findExclusion(tx, guestId, now, byDevice ? 'any' : 'own');
        if (current === undefined || endsLater(held, current)) {
          await insertPause(tx, guestId, { kind: 'exclusion', until: held }, now, byDevice);
          await deps.domainEvents.emit(tx, 'guestExcluded', { guestId });
          await deps.guestEvents.append(tx, guestId, 'limitsChanged', {});
        }
      }
      await holdOwn(tx, guestId);
    },
    async keep(tx, guestId, trace) {
      await write(tx, guestId, trace);
      await holdOwn(tx, guestId);
    },
    async exclude(tx, guestId, until) {
      for (const trace of await deps.tracesOf(tx, guestId)) await write(tx, guestId, trace);
      await hold(tx, guestId, until);
    },
    async sweep(db) {
      await sql`delete from spending_excluded where until <= ${new Date(clock.now())}`.execute(db);
    },
  };
}
