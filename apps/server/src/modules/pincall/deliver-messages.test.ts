import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemRandom } from '../../platform/clock.ts';
import { createTestServer, oneDatabase, type TestServer } from '../../platform/testing/index.ts';
import { createDelivery } from './deliver-messages.ts';
import type { PhoneMessage, PhoneProvider } from './provider.ts';

type Delivered = Parameters<PhoneProvider['deliver']>[0];

describe.each(oneDatabase)('messages to phones on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 25, 12));
  let server: TestServer;
  let asked: Delivered[] = [];
  /** What the provider does next; else it takes the message. */
  let answers: (() => Promise<void>)[] = [];
  let delivery: ReturnType<typeof createDelivery>;

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    delivery = createDelivery({
      clock,
      random: systemRandom,
      jobs: server.platform.jobs,
      secret: 'a secret of the test',
      provider: {
        deliver(message) {
          asked.push(message);
          return (answers.shift() ?? (() => Promise.resolve()))();
        },
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    asked = [];
    answers = [];
    await sql`delete from jobs`.execute(server.platform.database.read);
  });

  const message: PhoneMessage = {
    to: '+4915120000003',
    way: 'sms',
    language: 'de',
    text: '123456 ist dein Code',
    until: clock.now() + 600_000,
  };
  const send = (): Promise<void> =>
    server.platform.database.transaction((tx) => delivery.sender.send(tx, message));
  const payload = async (): Promise<unknown> => {
    const { rows } = await sql<{ payload: unknown }>`
      select payload from jobs where name = ${delivery.job.name}`.execute(
      server.platform.database.read,
    );
    return rows[0]?.payload;
  };
  const run = async (): Promise<void> =>
    delivery.job.run(await payload(), { id: 'job', attempt: 1 });

  it('are handed over whole, and again under the same id when it is not known whether they were taken', async () => {
    await send();
    answers = [() => Promise.reject(new Error('away'))];
    await expect(run()).rejects.toThrow('away');
    await run();
    const { until, ...rest } = message;
    expect(asked[0]).toMatchObject({ ...rest, until: new Date(until) });
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('have ids of their own', async () => {
    await send();
    await run();
    await sql`delete from jobs`.execute(server.platform.database.read);
    await send();
    await run();
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
  });

  it('are not sent when what they were written for was rolled back', async () => {
    const broken = server.platform.database.transaction(async (tx) => {
      await delivery.sender.send(tx, message);
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await payload()).toBeUndefined();
  });

  it('stand in the database sealed', async () => {
    await send();
    const stored = JSON.stringify(await payload());
    expect(stored).not.toContain('123456');
    expect(stored).not.toContain(message.to.slice(3));
  });

  it('are not sent any more when they are worth nothing', async () => {
    await send();
    clock.advance(600_000);
    await run();
    expect(asked).toEqual([]);
  });

  it('do not wait for a provider that hangs', { timeout: 30_000 }, async () => {
    await server.platform.database.transaction((tx) =>
      delivery.sender.send(tx, { ...message, until: clock.now() + 600_000 }),
    );
    answers = [() => new Promise(() => undefined)];
    await expect(run()).rejects.toThrow('did not answer');
  });
});
