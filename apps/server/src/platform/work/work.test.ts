import { FakeClock, FakeLogger } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import type { JobDefinition } from '../module.ts';
import { createTestDatabase, databases, type TestDatabase } from '../testing/index.ts';
import { createJobRunner, type JobRunner } from './jobs.ts';

describe.each(databases)('jobs on %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ database: kind });
  });
  afterAll(() => test.close());
  const clock = new FakeClock(Date.UTC(2026, 10, 21));
  const logger = new FakeLogger();
  const runner = (definition: JobDefinition): JobRunner =>
    createJobRunner({
      database: test.database,
      clock,
      logger,
      metrics: createMetrics(),
      definitions: () => [definition],
    });

  it('runs what was committed, and nothing of what was rolled back', async () => {
    const ran: unknown[] = [];
    const { jobs, runDue } = runner({
      name: 'a',
      run: (payload) => Promise.resolve(void ran.push(payload)),
    });
    await test.database.transaction((tx) => jobs.enqueue(tx, 'a', { n: 1 }));
    await test.database
      .transaction(async (tx) => {
        await jobs.enqueue(tx, 'a', { n: 2 });
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await runDue()).toBe(1);
    expect(ran).toEqual([{ n: 1 }]);
    expect(await runDue()).toBe(0);
  });

  it('waits for its time', async () => {
    const { jobs, runDue } = runner({ name: 'b', run: () => Promise.resolve() });
    await test.database.transaction((tx) =>
      jobs.enqueue(tx, 'b', null, { runAt: clock.now() + 60_000 }),
    );
    expect(await runDue()).toBe(0);
    clock.advance(60_000);
    expect(await runDue()).toBe(1);
  });

  it('tries again with growing pauses, and gives up after twelve times', async () => {
    const attempts: number[] = [];
    const { jobs, runDue } = runner({
      name: 'c',
      run: (_payload, { attempt }) => {
        attempts.push(attempt);
        return Promise.reject(new Error('not now'));
      },
    });
    await test.database.transaction((tx) => jobs.enqueue(tx, 'c', null));
    await runDue();
    expect(await runDue()).toBe(0);
    clock.advance(2000);
    expect(await runDue()).toBe(1);
    for (let turn = 0; turn < 14; turn += 1) {
      clock.advance(3_600_000);
      await runDue();
    }
    expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const { rows } =
      await sql`select last_error from jobs where name = 'c' and failed_at is not null`.execute(
        test.database.read,
      );
    expect(rows).toEqual([{ last_error: 'Error: not now' }]);
  });

  it('is taken by one of two nodes, and by the other when the first one died', async () => {
    let ran = 0;
    const definition: JobDefinition = {
      name: 'd',
      run: () => {
        ran += 1;
        return ran === 1 ? new Promise(() => undefined) : Promise.resolve();
      },
    };
    const [first, second] = [runner(definition), runner(definition)];
    await test.database.transaction((tx) => first.jobs.enqueue(tx, 'd', null));
    void first.runDue();
    await expect.poll(() => ran).toBe(1);
    expect(await second.runDue()).toBe(0);
    clock.advance(61_000);
    expect(await second.runDue()).toBe(1);
    expect(ran).toBe(2);
  });
});
