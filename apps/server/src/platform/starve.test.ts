import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestServer, databases } from './testing/index.ts';

describe.skipIf(!databases.includes('postgres'))('a guest with six hundred calls at once', () => {
  it('holds up neither another guest nor reserved work, and gets no 500', async () => {
    await using server = await createTestServer({
      database: 'postgres',
      env: { VX_LOG_LEVEL: 'silent' },
    });
    const [greedy, other] = [await server.signUp(), await server.signUp()];
    const { database } = server.platform;
    let release = (): void => undefined;
    const isHeld = Promise.withResolvers<void>();
    const held = database.reserved(() =>
      database.transaction(async (tx) => {
        await sql`select 1 from wallets where guest_id = ${greedy.guestId} for update`.execute(tx);
        await sql`select 1 from account_balances join wallets using (account_id)
          where guest_id = ${greedy.guestId} for update`.execute(tx);
        isHeld.resolve();
        await new Promise<void>((resolve) => (release = resolve));
      }),
    );
    await isHeld.promise;
    const seen: number[] = [];
    const calls = Array.from({ length: 600 }, async () => {
      const { status } = await server.call('POST /payment/topup', {
        as: greedy,
        idempotencyKey: randomUUID(),
        body: { optionId: 'topup-20000', returnPath: '/en/' },
      });
      seen.push(status);
    });
    const lockWaiters = () =>
      database.reserved(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database.read);
        return rows[0]?.waiting;
      });
    // All that the guest may hold waits for the wallet; without a bound it would be every connection.
    await expect.poll(lockWaiters, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
    for (let count = 0; count < 5; count += 1) {
      const answer = await server.call('GET /guest/getGuestBalance', { as: other });
      expect(answer.status).toBe(200);
    }
    // None of the greedy calls had to give its connection up for that.
    expect(seen.filter((status) => status !== 429)).toEqual([]);
    release();
    await held;
    await Promise.all(calls);
    expect(seen.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  }, 60_000);
});
