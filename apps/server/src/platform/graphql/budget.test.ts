import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { ServerModule } from '../module.ts';
import type { SecurityEvent } from '../security-log.ts';
import { openRedisLink, RedisUnavailableError } from '../bus/redis-link.ts';
import { createTestServer } from '../testing/index.ts';
import { createQueryBudget, pointsPerMinute } from './budget.ts';
import { createQueryGate, maxRunning, maxWaiting } from './query-gate.ts';

const visitor = { guestId: null as string | null, ip: '203.0.113.7', requestId: 'r' };
const guest = { ...visitor, guestId: 'g-1' };

function budget(link: Parameters<typeof createQueryBudget>[0]['link'] = null, at = 1_000_000) {
  const events: SecurityEvent[] = [];
  const time = { now: at * 60_000 };
  const budget = createQueryBudget({
    clock: { now: () => time.now },
    link,
    securityLog: { note: (event) => events.push(event) },
  });
  return { ...budget, events, time };
}

const spend = ({ charge }: Pick<ReturnType<typeof budget>, 'charge'>, caller: typeof visitor) => {
  let points = 0;
  try {
    for (; points < 1_000_000; points += 1000) charge(caller, 1000);
  } catch (error) {
    return [points, (error as { code: string }).code] as const;
  }
  return [points, 'none'] as const;
};

describe('the budget of queries', () => {
  it('lets a guest spend so much a minute, an address twice that, and starts anew with the next', () => {
    const one = budget();
    expect(spend(one, guest)).toEqual([pointsPerMinute.guest, 'TOO_MANY_REQUESTS']);
    expect(spend(one, { ...guest, guestId: 'g-2' })[0]).toBe(
      pointsPerMinute.address - pointsPerMinute.guest,
    );
    expect(spend(one, visitor)[0]).toBe(0);
    expect(spend(one, { ...visitor, ip: '203.0.113.8' })[0]).toBe(pointsPerMinute.address);
    one.time.now += 60_000;
    expect(spend(one, guest)[0]).toBe(pointsPerMinute.guest);
    expect(one.events[0]).toEqual({ event: 'limitReached', limit: 'query points' });
  });

  it('takes a /64 of IPv6 for one address', () => {
    const one = budget();
    spend(one, { ...visitor, ip: '2001:db8:1:2::1' });
    expect(spend(one, { ...visitor, ip: '2001:db8:1:2:ffff::9' })[0]).toBe(0);
  });

  it('says when to come back', () => {
    const one = budget();
    one.time.now += 15_000;
    one.charge(guest, pointsPerMinute.guest);
    expect(() => one.charge(guest, 1)).toThrow(
      expect.objectContaining({ detail: { retryAfter: 45 } }),
    );
  });

  it('goes on alone while Redis is away', async () => {
    const failing = { prefix: '', run: () => Promise.reject(new RedisUnavailableError()) };
    expect(spend(budget(failing), guest)[0]).toBe(pointsPerMinute.guest);
    await Promise.resolve();
  });

  it.skipIf(!process.env['REDIS_URL'])('is shared by nodes over Redis', async () => {
    const quiet = () => undefined;
    const link = await openRedisLink(process.env['REDIS_URL'] ?? '', {
      prefix: `test:${randomUUID()}:`,
      logger: { debug: quiet, warn: quiet, error: quiet },
    });
    const minute = Math.floor(Math.random() * 1e9);
    const [a, b] = [budget(link, minute), budget(link, minute)];
    a.charge(guest, pointsPerMinute.guest - 1);
    // Far from what it may spend by itself.
    await vi.waitFor(() => expect(() => b.charge(guest, 1)).toThrow());
    link.close();
  });
});

describe('the gate of expensive queries', () => {
  it('lets two work, the next wait in their order, and refuses what is beyond', async () => {
    const gate = createQueryGate();
    const entered: number[] = [];
    const leave: (() => void)[] = [];
    const tries = Array.from({ length: maxRunning + maxWaiting }, async (_, at) => {
      leave[at] = await gate.enter(5000);
      entered.push(at);
    });
    await expect(gate.enter(5000)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(entered).toEqual([0, 1]);
    leave[0]?.();
    leave[0]?.();
    await tries[2];
    expect(entered).toEqual([0, 1, 2]);
    for (let at = 1; at < tries.length; at += 1) {
      await tries[at];
      leave[at]?.();
    }
    expect(entered).toHaveLength(maxRunning + maxWaiting);
    await gate.enter(5000);
  });

  it('does not hold small queries up', async () => {
    const gate = createQueryGate();
    await gate.enter(5000);
    await gate.enter(5000);
    await gate.enter(10);
  });
});

describe('forty large queries at once', async () => {
  const count = { running: 0, most: 0, all: 0 };
  const large: ServerModule = {
    name: 'large',
    vxql(builder) {
      const page = builder.objectRef<{ items: readonly string[] }>('LargePage').implement({
        fields: (t) => ({ items: t.exposeStringList('items') }),
      });
      builder.queryField('large', (t) =>
        t.field({
          type: page,
          args: { first: t.arg.int({ required: true }) },
          resolve: async () => {
            count.all += 1;
            count.running += 1;
            count.most = Math.max(count.most, count.running);
            await new Promise((resolve) => setTimeout(resolve, 5));
            count.running -= 1;
            return { items: [] };
          },
        }),
      );
    },
  };
  const server = await createTestServer({
    database: 'pglite',
    modules: () => [large],
    env: { VX_RATE_LIMIT: '1000' },
  });
  const fields = Array.from(
    { length: 14 },
    (_, at) => `a${at}: large(first: 100) { items items items }`,
  );
  const query = `{ ${fields.join(' ')} }`;

  it('are worked on two at a time, and only as far as the budget of their caller goes', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => server.query(query)));
    const health = await fetch(`${server.origin}/healthz`);
    expect(health.status).toBe(200);
    // 14 fields a query: two queries run together.
    expect(count.most).toBeLessThanOrEqual(14 * maxRunning);
    const done = answers.filter(({ status }) => status === 200).length;
    expect(count.all).toBe(14 * done);
    const points = 14 * (1 + 100 * 3);
    expect(done).toBeLessThanOrEqual(Math.floor(pointsPerMinute.address / points));
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([429, 503]).toContain(answer.status);
      expect(['TOO_MANY_REQUESTS', 'UNAVAILABLE']).toContain(answer.body.errors[0].extensions.code);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
