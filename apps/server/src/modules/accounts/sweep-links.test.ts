import { DAY_MS } from '@vx/kernel';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestServer, oneDatabase } from '../../platform/testing/index.ts';

describe.each(oneDatabase)('what is kept of links and tries on %s', (database) => {
  it('goes a week after it has expired, and not before', async () => {
    const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
    await using server = await createTestServer({ database, modules: () => [], clock });
    const guest = await server.signUp();
    await server.call('POST /auth/forgotPassword', { body: { email: guest.email } });
    await server.call('POST /auth/login', { body: { email: guest.email, password: 'a guess' } });
    await server.runDueJobs();
    const left = async (): Promise<readonly number[]> => {
      for (const task of ['accounts-sweep-links', 'accounts-sweep-throttle'])
        await server.runTask(task);
      const { rows } = await sql<{ counts: number[] }>`select array[
        (select count(*)::int from email_tokens), (select count(*)::int from password_resets),
        least(1, (select count(*)::int from login_failures))] as counts`.execute(
        server.platform.database.read,
      );
      return rows[0]?.counts ?? [];
    };
    expect(await left()).toEqual([1, 1, 1]);
    clock.advance(8 * DAY_MS);
    expect(await left()).toEqual([1, 0, 0]);
    clock.advance(2 * DAY_MS);
    expect(await left()).toEqual([0, 0, 0]);
  });
});
