import { sql } from 'kysely';
import type { Clock, Logger } from '@vx/kernel';
import type { AnyDatabase } from '../database/index.ts';
import type { Jobs } from '../jobs.ts';
import type { Metrics } from '../metrics.ts';
import type { JobDefinition } from '../module.ts';

const leaseMs = 60_000;
/** Jobs at a time; the meter shares their connections. */
const batch = 4;
const maxAttempts = 12;

interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly attempt: number;
}

export interface JobRunner {
  readonly jobs: Jobs;
  /** Runs due jobs until none is left. Answers how many ran. */
  runDue(): Promise<number>;
  /** Runs due jobs from now on. */
  start(): void;
  /** Takes no new jobs and waits for those that run. */
  stop(): Promise<void>;
}

/** Jobs in the database. A job whose node died is taken by another one when its lease has passed. */
export function createJobRunner(deps: {
  readonly database: AnyDatabase;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly definitions: () => readonly JobDefinition[];
}): JobRunner {
  const { database, clock } = deps;
  let timer: NodeJS.Timeout | null = null;
  let active = false;
  let running: Promise<unknown> = Promise.resolve();

  async function claim(names: readonly string[]): Promise<readonly JobRow[]> {
    const now = clock.now();
    return database.transaction(async (tx) => {
      const { rows } = await sql<JobRow>`
        update jobs set locked_until = ${new Date(now + leaseMs)}, attempt = attempt + 1
        where id in (
          select id from jobs
          where run_at <= ${new Date(now)} and failed_at is null and name = any(${names}::text[])
            and (locked_until is null or locked_until < ${new Date(now)})
          order by run_at limit ${batch} for update skip locked)
        returning id, name, payload, attempt`.execute(tx);
      return rows;
    });
  }

  async function runOne(job: JobRow): Promise<void> {
    const definition = deps.definitions().find(({ name }) => name === job.name);
    if (!definition) return;
    try {
      await definition.run(job.payload, { id: job.id, attempt: job.attempt });
      await sql`delete from jobs where id = ${job.id}`.execute(database.read);
      deps.metrics.jobs.inc({ name: job.name, outcome: 'done' });
    } catch (error) {
      deps.logger.error('job failed', {
        job: job.name,
        id: job.id,
        attempt: job.attempt,
        err: error,
      });
      deps.metrics.jobs.inc({ name: job.name, outcome: 'failed' });
      const again = new Date(clock.now() + Math.min(2 ** job.attempt, 3600) * 1000);
      const given = job.attempt >= maxAttempts ? new Date(clock.now()) : null;
      await sql`
        update jobs set locked_until = null, run_at = ${again}, failed_at = ${given},
          last_error = ${String(error).slice(0, 500)}
        where id = ${job.id}`.execute(database.read);
    }
  }

  const runDue = (): Promise<number> => database.reserved(takeAndRun);

  async function takeAndRun(): Promise<number> {
    const names = deps.definitions().map(({ name }) => name);
    let count = 0;
    for (let jobs = await claim(names); jobs.length > 0; jobs = await claim(names)) {
      await Promise.all(jobs.map(runOne));
      count += jobs.length;
    }
    return count;
  }

  function schedule(delayMs: number): void {
    if (!active) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      running = runDue()
        .catch((error: unknown) => deps.logger.error('jobs could not be taken', { err: error }))
        .finally(() => schedule(1000));
    }, delayMs);
    timer.unref();
  }

  return {
    jobs: {
      async enqueue(tx, name, payload, { runAt } = {}) {
        const at = new Date(runAt ?? clock.now());
        await sql`
          insert into jobs (name, payload, run_at)
          values (${name}, ${JSON.stringify(payload ?? null)}::json, ${at})`.execute(tx);
        if (runAt === undefined) database.afterCommit(() => schedule(0));
      },
    },
    runDue,
    start() {
      active = true;
      schedule(0);
    },
    async stop() {
      active = false;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
