import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askFor } from '../../platform/admission.ts';
import { databases } from '../../platform/testing/index.ts';
import { createLiveBench, type LiveBench } from '../../testing/live-bench.ts';
import { chargeAfter } from '@vx/live-core/rules';

/** Performer 1 costs 12 coins a minute, performer 2 six. */
const prices = { '1': 12, '2': 6 } as const;

// The embedded database has one session: nobody waits for another's lock there.
describe.skipIf(!databases.includes('postgres'))('wallets that somebody holds', () => {
  let bench: LiveBench;
  beforeEach(async () => {
    bench = await createLiveBench('postgres');
    await bench.actors.setOnline([1, 2], true);
  });
  afterEach(() => bench[Symbol.asyncDispose]());

  const start = async (guestId: string, actorId: keyof typeof prices): Promise<string> => {
    const chat = await bench.call('POST /live/{actorId}/start', {
      params: { actorId },
      body: { kind: 'livechat', expectedPrice: prices[actorId], sequence: 1 },
      as: guestId,
      key: randomUUID(),
    });
    const { chatId } = chat;
    await bench.call('POST /live/{chatId}/picture', { params: { chatId }, as: guestId });
    return chatId;
  };
  const run = (task: string): Promise<void> => bench.database.reserved(() => bench.runTask(task));
  const seconds = async (count: number): Promise<void> => {
    for (let passed = 0; passed < count; passed += 1) {
      bench.clock.advance(1_000);
      await run('live.meter');
    }
  };
  const meterOf = async (guestId: string): Promise<{ billedMs: number; charged: number }> => {
    const { rows } = await sql<{ billedMs: number; charged: number }>`
      select billed_ms as "billedMs", charged from live_participations where guest_id = ${guestId}`.execute(
      bench.database.read,
    );
    return rows[0]!;
  };
  const paid = (price: number, forSeconds: number) => ({
    billedMs: forSeconds * 1_000,
    charged: chargeAfter(price, forSeconds),
  });

  /** Locks a guest's wallet, as a charge does that takes its time. */
  async function hold(guestId: string): Promise<() => Promise<void>> {
    const isHeld = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const held = bench.database.transaction(async (tx) => {
      await bench.money.lockWallet(tx, guestId);
      isHeld.resolve();
      await released.promise;
    });
    await Promise.race([isHeld.promise, held]);
    return async () => {
      released.resolve();
      await held;
    };
  }
  const lockWaiters = async (): Promise<number> => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(bench.database.read);
    return rows[0]!.waiting;
  };

  it('delay nobody else: the meter passes over them, and bills the others to the second', async () => {
    const [greedy, other] = [await bench.guest(100), await bench.guest(100)];
    await start(greedy, '1');
    const chatId = await start(other, '2');
    await seconds(5);
    const release = await hold(greedy);
    // A meter that waited here would wait for as long as the wallet is held.
    await seconds(2);
    expect(await meterOf(other)).toEqual(paid(6, 7));
    expect(await meterOf(greedy)).toEqual(paid(12, 5));
    expect(bench.frames.at(-1)).toMatchObject({ guestId: other, payload: { chatId, seconds: 7 } });
    await release();
    await seconds(1);
    expect(await meterOf(greedy)).toEqual(paid(12, 8));
    expect(await meterOf(other)).toEqual(paid(6, 8));
    expect(await bench.money.recomputeBalances()).toEqual([]);
  });

  it('are waited for in line, so that who keeps his own wallet busy pays all the same', async () => {
    const greedy = await bench.guest(100);
    await start(greedy, '1');
    await seconds(4);
    const release = await hold(greedy);
    await seconds(2);
    const inLine = run('live.meter-contended');
    await expect.poll(lockWaiters).toBe(1);
    await release();
    await inLine;
    expect(await meterOf(greedy)).toEqual(paid(12, 6));
    expect(await bench.balance(greedy)).toBe(100 - chargeAfter(12, 6));
  });

  it('leave a chat due, however long they are held', async () => {
    const greedy = await bench.guest(100);
    await start(greedy, '1');
    await seconds(4);
    const release = await hold(greedy);
    await seconds(1);
    // Gives up after the second that reserved work waits for a lock.
    await run('live.meter-contended');
    expect(await meterOf(greedy)).toEqual(paid(12, 4));
    await release();
    await seconds(1);
    expect(await meterOf(greedy)).toEqual(paid(12, 6));
  });

  it('bills a running chat to the second while one guest makes six hundred calls at once', async () => {
    const [greedy, other] = [await bench.guest(100), await bench.guest(100)];
    await start(greedy, '1');
    const chatId = await start(other, '2');
    const calls = Array.from({ length: 600 }, () =>
      askFor({ address: '127.0.0.1', guestId: greedy }, () =>
        bench.database.transaction((tx) =>
          bench.money.credit(tx, {
            guestId: greedy,
            amount: 1,
            currency: 'VXC',
            kind: 'topup',
            reference: randomUUID(),
          }),
        ),
      ).then(
        () => 'paid',
        () => 'refused',
      ),
    );
    for (let second = 1; second <= 10; second += 1) {
      await seconds(1);
      expect(await meterOf(other)).toEqual(paid(6, second));
    }
    const outcomes = await Promise.all(calls);
    const receipt = await bench.call('POST /live/{chatId}/end', { params: { chatId }, as: other });
    expect(receipt).toMatchObject({ seconds: 10, price: { value: chargeAfter(6, 10) } });
    expect(await bench.balance(other)).toBe(100 - chargeAfter(6, 10));
    expect(outcomes).toContain('paid');
    expect(await bench.money.recomputeBalances()).toEqual([]);
  });
});
