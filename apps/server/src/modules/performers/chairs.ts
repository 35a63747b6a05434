import { sql } from 'kysely';
import type { Clock } from '@vx/kernel';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { StudioCaller } from '../../platform/module.ts';

/** How long a window speaks for its performer after it last said so. It repeats it three times in that time. */
export const CHAIR_MS = 30_000;

/** How long after that guests see whoever left without a word as away: 60 s after the last sign of them. */
export const GONE_MS = 30_000;

/**
 * The chair of a performer: who speaks for her (ADR 0036). A person in the studio holds it for a time and renews
 * it; while nobody does, a script of the demo world may speak.
 */
export interface Chairs {
  /**
   * Takes the chair for a session, or holds it on.
   * @param take also from another window that holds it
   */
  hold(
    caller: StudioCaller,
    take: boolean,
  ): Promise<{ readonly isHeld: boolean; readonly until: Date | null }>;
  /**
   * Lets only the holder go on, until the transaction ends.
   * @throws OperationError NEED_LOGIN, CHAIR_TAKEN
   */
  require(tx: AnyTransaction, caller: StudioCaller): Promise<void>;
  /** Whose chair has been left without a word for longer than `GONE_MS`. */
  gone(): Promise<readonly number[]>;
  /** Gives up the chairs of these performers, unless somebody has sat down meanwhile. */
  giveUp(actorIds: readonly number[]): Promise<void>;
  /** Leaves the chairs that these sessions hold: they are free, and count as left without a word. */
  leave(tx: AnyTransaction, sessionIds: readonly string[]): Promise<void>;
}

/** Which of these performers a person speaks for now. */
export type ChairsHeldAmong = (
  db: AnyDatabase['read'] | AnyTransaction,
  actorIds: readonly number[],
) => Promise<ReadonlySet<number>>;

export const createChairsHeldAmong =
  ({ clock }: { readonly clock: Clock }): ChairsHeldAmong =>
  async (db, actorIds) => {
    if (actorIds.length === 0) return new Set();
    const { rows } = await sql<{ actor_id: number }>`
      select actor_id from chairs
      where actor_id = any(${[...actorIds]}::int[]) and until > ${new Date(clock.now())}`.execute(
      db,
    );
    return new Set(rows.map(({ actor_id }) => actor_id));
  };

export function createChairs(deps: {
  readonly database: AnyDatabase;
  readonly clock: Clock;
}): Chairs {
  const { database, clock } = deps;
  const goneBefore = (): Date => new Date(clock.now() - GONE_MS);
  return {
    async hold({ performer, sessionId }, take) {
      if (performer === null) throw new OperationError('NEED_LOGIN');
      const now = new Date(clock.now());
      const until = new Date(now.getTime() + CHAIR_MS);
      const { rows } = await sql`
        insert into chairs as c (actor_id, session_id, until)
        values (${performer.actorId}, ${sessionId}, ${until})
        on conflict (actor_id) do update set session_id = excluded.session_id, until = excluded.until
        where c.session_id = excluded.session_id or c.until <= ${now} or ${take}
        returning actor_id`.execute(database.read);
      if (rows.length > 0) return { isHeld: true, until };
      const { rows: held } = await sql<{ until: Date }>`
        select until from chairs where actor_id = ${performer.actorId}`.execute(database.read);
      return { isHeld: false, until: held[0]?.until ?? null };
    },
    async require(tx, { performer, sessionId }) {
      if (performer === null) throw new OperationError('NEED_LOGIN');
      const { rows } = await sql`
        select actor_id from chairs
        where actor_id = ${performer.actorId} and session_id = ${sessionId}
          and until > ${new Date(clock.now())} for share`.execute(tx);
      if (rows.length === 0) throw new OperationError('CHAIR_TAKEN');
    },
    async gone() {
      const { rows } = await sql<{ actor_id: number }>`
        select actor_id from chairs where until <= ${goneBefore()} order by actor_id`.execute(
        database.read,
      );
      return rows.map(({ actor_id }) => actor_id);
    },
    async giveUp(actorIds) {
      await sql`
        delete from chairs
        where actor_id = any(${[...actorIds]}::int[]) and until <= ${goneBefore()}`.execute(
        database.read,
      );
    },
    async leave(tx, sessionIds) {
      await sql`
        update chairs set until = least(until, ${goneBefore()})
        where session_id = any(${[...sessionIds]}::uuid[])`.execute(tx);
    },
  };
}
