import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChance } from '@vx/faults/invariants';
import { postgresUrl } from '../platform/testing/databases.ts';
import { Interleaver } from './interleaver.ts';
import { openSimulated, SimulatedFault } from './simulated-database.ts';

const noFaults = { perStatement: { fails: 0, kills: 0 }, perCommit: { fails: 0, loses: 0 } };

describe.skipIf(postgresUrl === null)('a node that is killed', () => {
  const admin = new pg.Client({ connectionString: postgresUrl ?? '' });
  const table = `killed_${process.pid}`;
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create table ${table} as select 1 as id`);
  });
  afterAll(async () => {
    await admin.query(`drop table ${table}`);
    await admin.end();
  });

  it('waits for no lock that another holds', async () => {
    const interleaver = new Interleaver(createChance(1));
    const open = () =>
      openSimulated(
        { kind: 'url', url: postgresUrl ?? '' },
        {
          client: null,
          cancel: async (processId) =>
            void (await admin.query('select pg_cancel_backend($1)', [processId])),
          interleaver,
          chance: createChance(2),
          shares: noFaults,
          counts: {
            'statement failed': 0,
            'commit failed': 0,
            'answer to a commit lost': 0,
            'node killed': 0,
          },
          slots: { taken: 0, most: 10 },
        },
      );
    const [holder, killed] = [open(), open()];
    // Steps are taken by hand: the one that waits for the lock would keep the interleaver from all others.
    const driven = <Result>(work: Promise<Result>): Promise<Result> =>
      interleaver.drive(work).then(() => work);
    const text = `select id from ${table} for update`;
    const held = await driven(holder.database.pool.connect());
    await driven(held.query({ text: 'begin' }));
    await driven(held.query({ text }));
    const client = await driven(killed.database.pool.connect());
    await driven(client.query({ text: 'begin' }));
    const waiting = driven(client.query({ text })).then(
      () => 'got the lock',
      (error: unknown) => error,
    );
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await admin.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where wait_event_type = 'Lock' and query = $1`,
        [text],
      );
      return rows[0]?.count === 1;
    };
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));

    await killed.kill();

    expect(await waiting).toBeInstanceOf(SimulatedFault);
    await driven(held.query({ text: 'rollback' }));
    held.release();
    await Promise.all([holder.database.close(), killed.database.close()]);
  }, 20_000);
});
