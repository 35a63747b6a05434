import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Clock, Logger } from '@vx/kernel';
import type { AnyDatabase } from '../database/index.ts';
import type { RecurringTask } from '../module.ts';

/** A node that holds a task keeps it for at least this long; another takes over when it dies. */
const minLeaseMs = 10_000;

export interface RecurringRunner {
  /** Runs a task once, by its name. */
  run(name: string): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Runs repeated work: never twice at once on a node, and `one-node` tasks on the lease's holder only. */
export function createRecurringRunner(deps: {
  readonly database: AnyDatabase;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tasks: readonly RecurringTask[];
}): RecurringRunner {
  const holder = randomUUID();
  const heldUntil = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let active = false;

  /** Renews the lease when half of it has passed. */
  async function holds(task: RecurringTask): Promise<boolean> {
    const now = deps.clock.now();
    const leaseMs = Math.max(task.everyMs * 3, minLeaseMs);
    if ((heldUntil.get(task.name) ?? 0) - now > leaseMs / 2) return true;
    const { rows } = await sql<{ holder: string }>`
      insert into leases as l (name, holder, until) values (${task.name}, ${holder}, ${new Date(now + leaseMs)})
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where l.holder = excluded.holder or l.until < ${new Date(now)}
      returning holder`.execute(deps.database.read);
    if (rows.length === 0) return false;
    heldUntil.set(task.name, now + leaseMs);
    return true;
  }

  async function turn(task: RecurringTask): Promise<void> {
    try {
      await deps.database.reserved(async () => {
        if (task.where === 'every-node' || (await holds(task))) await task.run();
      });
    } catch (error) {
      deps.logger.error('recurring task failed', { task: task.name, err: error });
    }
  }

  function schedule(task: RecurringTask): void {
    if (!active) return;
    const timer = setTimeout(() => {
      const turned = turn(task).finally(() => {
        running.delete(turned);
        schedule(task);
      });
      running.add(turned);
    }, task.everyMs);
    timer.unref();
    timers.set(task.name, timer);
  }

  return {
    async run(name) {
      const task = deps.tasks.find((candidate) => candidate.name === name);
      if (!task) throw new Error(`There is no recurring task ${name}.`);
      await deps.database.reserved(() => task.run());
    },
    start() {
      active = true;
      for (const task of deps.tasks) schedule(task);
    },
    async stop() {
      active = false;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
      await sql`delete from leases where holder = ${holder}`
        .execute(deps.database.read)
        .catch(() => undefined);
    },
  };
}
