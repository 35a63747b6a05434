import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMonth } from './demo-month.ts';
import { createDemoWorld } from './demo/world.ts';
import { demoLogin } from './modules/accounts/index.ts';
import type { MoneyApi } from './modules/money/index.ts';
import { createTestServer, databases, type TestServer } from './platform/testing/index.ts';
import { composeProduct } from './product.ts';

const start = Date.UTC(2026, 10, 27, 12);

describe.each(databases)('the month of the demo guest on %s', (database) => {
  const clock = new FakeClock(start);
  let server: TestServer;
  let as: { readonly bearer: string };
  const world = createDemoWorld({ now: start, factor: 0.2 });
  const get = async (key: string) => (await server.call(key, { as: as as never })).body;

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    for (const module of server.running.product.modules) await module.seed?.(world);
    await seedDemoMonth(composeProduct, server.running.platform, world);
    const { body } = await server.call('POST /auth/login', {
      body: { email: demoLogin.email, password: demoLogin.password },
    });
    as = { bearer: body.bearer };
  }, 60_000);
  afterAll(() => server?.close());

  it('is in the books, which are right', async () => {
    const money = server.running.product.modules.find(
      ({ name }) => name === 'money',
    ) as unknown as {
      readonly api: MoneyApi;
    };
    expect(await money.api.recomputeBalances()).toEqual([]);
    const { items, balance } = await get('GET /guest/statement');
    const kinds = new Set<string>(items.map(({ kind }: { kind: string }) => kind));
    expect(kinds).toEqual(new Set(['bonus', 'livechat', 'subscription', 'topup', 'video']));
    expect(items[0].balanceAfter).toEqual(balance);
    const times = items.map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
    expect(Math.max(...times)).toBeLessThan(start);
    expect(Math.min(...times)).toBeGreaterThan(start - 31 * 86_400_000);
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(amount), 0)::int as sum from postings`.execute(
      server.platform.database.read,
    );
    expect(rows).toEqual([{ sum: 0 }]);
  });

  it('begins after the guest has signed up', async () => {
    const { items } = await get('GET /guest/statement');
    const { rows } = await sql<{ created_at: Date }>`
      select created_at from guests where email = ${demoLogin.email}`.execute(
      server.platform.database.read,
    );
    const first = Math.min(...items.map(({ at }: { at: string }) => Date.parse(at)));
    expect(rows[0]?.created_at.getTime()).toBeLessThan(first);
  });

  it('has receipts of chats that were paid by the second, and videos that are open', async () => {
    const { items, total } = await get('GET /live/chats');
    expect(total).toBe(4);
    for (const { seconds, price, exitCode } of items) {
      expect(seconds).toBeGreaterThan(100);
      expect(price.value).toBeGreaterThan(0);
      expect(exitCode).toBe(100);
    }
    expect((await get('GET /guest/purchases')).total).toBe(3);
  });

  it('counts against the limit that the guest has set', async () => {
    const { limits } = await get('GET /guest/limits');
    const month = limits.find(({ period }: { period: string }) => period === 'month');
    expect(month).toMatchObject({ limit: { value: 600 } });
    expect(month.spent.value).toBeGreaterThan(0);
    expect(month.spent.value).toBeLessThan(600);
  });

  it('leaves something new to read, and nobody busy', async () => {
    const { items } = await get('GET /guest/notifications');
    expect(items.length).toBeGreaterThan(3);
    const { rows } = await sql<{ unread: number; busy: number }>`
      select (select coalesce(sum(unread_count), 0)::int from channels) as unread,
        (select count(*)::int from actor_presence where busy) as busy`.execute(
      server.platform.database.read,
    );
    expect(rows[0]).toMatchObject({ busy: 0 });
    expect(rows[0]?.unread).toBeGreaterThan(0);
  });

  it('is done once: another start changes nothing', async () => {
    const before = await get('GET /guest/statement');
    await seedDemoMonth(composeProduct, server.running.platform, world);
    expect(await get('GET /guest/statement')).toEqual(before);
    clock.advance(2 * 3_600_000);
    await seedDemoMonth(composeProduct, server.running.platform, world);
    expect(await get('GET /guest/statement')).toEqual(before);
  });
});
