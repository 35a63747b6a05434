import { sql } from 'kysely';
import type { ActorPresence } from '@vx/contract';
import type { Clock, Logger, Random } from '@vx/kernel';
import type { AnyDatabase, AnyTransaction, Database } from '../../platform/database/index.ts';
import type { DomainEventEmitter } from '../../platform/domain-events.ts';
import type { Broadcast } from '../../platform/events.ts';
import type { RecurringTask } from '../../platform/module.ts';
import { berlinTime, isScheduled, wander, type ScheduleSlot } from './actors.rules.ts';
import type { ActorTables } from './tables.ts';

export interface PresenceDeps {
  readonly database: Database<ActorTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly broadcast: Broadcast;
  readonly logger: Pick<Logger, 'warn'>;
  readonly domainEvents: DomainEventEmitter;
  /** Which of these performers a person speaks for now. */
  readonly chairsHeldAmong: (
    db: AnyDatabase['read'],
    actorIds: readonly number[],
  ) => Promise<ReadonlySet<number>>;
}

interface StateRow {
  readonly id: number;
  readonly online: boolean;
  readonly busy: boolean;
  readonly free_chat: boolean;
  readonly video_call: boolean;
  readonly preview_enabled: boolean;
  readonly voyeur: boolean;
}

/** Tells everybody the states of performers as they now stand. [RU-socket-actor-online-fanout] */
export async function announceStates(
  broadcast: Broadcast,
  rows: readonly StateRow[],
): Promise<void> {
  for (const row of rows) {
    await broadcast.publish(row.online ? 'actorOnline' : 'actorOffline', actorPresence(row));
  }
}

/** What broadcasts tell of a performer's state. */
export function actorPresence(row: StateRow): ActorPresence {
  return {
    actorId: String(row.id),
    isOnline: row.online,
    isBusy: row.busy,
    freeChat: row.online && row.free_chat,
    isOnlineMobileVideocall: row.online && row.video_call,
    isLivePreviewEnabled: row.online && row.preview_enabled,
    isVoyeurChatAvailable: row.busy && row.voyeur,
  };
}

const stateColumns = sql`a.id, p.online, p.busy, a.free_chat, a.video_call, a.preview_enabled, a.voyeur`;

/** Marks performers as in a private chat or free again, in the caller's transaction; announced after the commit. */
export async function setBusy(
  deps: PresenceDeps,
  tx: AnyTransaction,
  actorIds: readonly number[],
  busy: boolean,
): Promise<void> {
  if (actorIds.length === 0) return;
  const { rows } = await sql<StateRow>`
    update actor_presence p set busy = ${busy} from actors a
    where a.id = p.actor_id and p.actor_id = any(${[...actorIds]}::int[]) and p.busy <> ${busy}
    returning ${stateColumns}`.execute(tx);
  deps.database.afterCommit(() => {
    announceStates(deps.broadcast, rows).catch((error: unknown) =>
      deps.logger.warn('states of performers were not announced', { err: error }),
    );
  });
}

/** Brings performers online or sends them off; those in a chat stay. */
export async function setOnline(
  deps: PresenceDeps,
  actorIds: readonly number[],
  online: boolean,
): Promise<void> {
  if (actorIds.length === 0) return;
  const rows = await deps.database.transaction(async (tx) => {
    const changed = await sql<StateRow>`
    update actor_presence p set online = ${online}, since = ${new Date(deps.clock.now())} from actors a
    where a.id = p.actor_id and p.actor_id = any(${[...actorIds]}::int[]) and p.online <> ${online} and not p.busy
    returning ${stateColumns}`.execute(tx);
    if (online && changed.rows.length > 0)
      await deps.domainEvents.emit(tx, 'actorsCameOnline', {
        actorIds: changed.rows.map(({ id }) => id),
      });
    return changed.rows;
  });
  await announceStates(deps.broadcast, rows);
}

/** The coming and going of the demo's performers, on one node at a time. */
export function wanderTask(deps: PresenceDeps): RecurringTask {
  return {
    name: 'actors.wander',
    everyMs: 20_000,
    where: 'one-node',
    async run() {
      const now = deps.clock.now();
      const at = berlinTime(now);
      const [presence, slots] = await Promise.all([
        deps.database.read.selectFrom('actor_presence').selectAll().orderBy('actor_id').execute(),
        deps.database.read.selectFrom('actor_schedule').selectAll().execute(),
      ]);
      const hours = new Map<number, ScheduleSlot[]>();
      for (const slot of slots) {
        const own = hours.get(slot.actor_id) ?? [];
        own.push({ weekday: slot.weekday, from: slot.from_minute, to: slot.to_minute });
        hours.set(slot.actor_id, own);
      }
      const performers = presence.map((row) => ({
        id: row.actor_id,
        online: row.online,
        busy: row.busy,
        scheduled: isScheduled(hours.get(row.actor_id) ?? [], at),
        since: row.since.getTime(),
      }));
      const change = wander(performers, now, () => deps.random.next());
      const { comeOnline, goOffline } = change;
      // Whoever sits in the studio comes and goes by their own word.
      const held = await deps.chairsHeldAmong(deps.database.read, [...comeOnline, ...goOffline]);
      const byItself = (id: number): boolean => !held.has(id);
      await setOnline(deps, comeOnline.filter(byItself), true);
      await setOnline(deps, goOffline.filter(byItself), false);
    },
  };
}
