import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';
import type { Wallet } from './money-api.ts';
import { WalletMemory } from './wallet-memory.ts';

const wallet = (guestId: string, balance: number): Wallet => ({
  guestId,
  currency: 'VXC',
  balance,
  isPayingCustomer: false,
  version: balance,
});

describe('what a process knows of wallets', () => {
  it('asks once for a moment, and anew when the wallet moved or time has passed', async () => {
    let now = 1_000;
    let asked = 0;
    const memory = new WalletMemory(() => now);
    const balance = async (): Promise<number | undefined> =>
      (await memory.read('a', () => Promise.resolve(wallet('a', (asked += 1)))))?.balance;
    expect([await balance(), await balance()]).toEqual([1, 1]);
    memory.forget('a');
    expect([await balance(), await balance()]).toEqual([2, 2]);
    now += 2_000;
    expect(await balance()).toBe(3);
    now -= 1;
    expect(await balance()).toBe(4);
  });

  it('keeps nothing that was read while a wallet moved, and no missing one', async () => {
    const memory = new WalletMemory(() => 0);
    const before = await memory.read('a', () => {
      memory.forget('a');
      return Promise.resolve(wallet('a', 100));
    });
    expect(before?.balance).toBe(100);
    expect((await memory.read('a', () => Promise.resolve(wallet('a', 70))))?.balance).toBe(70);
    expect(await memory.read('b', () => Promise.resolve(null))).toBeNull();
    expect((await memory.read('b', () => Promise.resolve(wallet('b', 1))))?.balance).toBe(1);
  });
});

describe.each([true, false])('the balance where this process alone writes: %s', (isExclusive) => {
  let bench: MoneyBench;
  beforeAll(async () => {
    bench = await createMoneyBench('pglite', { isExclusive });
  });
  afterAll(() => bench[Symbol.asyncDispose]());
  const balanceOf = async (guestId: string) => (await bench.money.balanceOf(guestId))?.balance;

  it('is the new one as soon as a change is answered, and the old one while it may be undone', async () => {
    const guestId = await bench.guest(100);
    const spend = { guestId, amount: 28, currency: 'VXC', kind: 'video' } as const;
    const charge = (after: () => Promise<void>): Promise<void> =>
      bench.database.transaction(async (tx) => {
        await bench.money.charge(tx, { ...spend, reference: randomUUID() });
        await after();
      });
    expect(await balanceOf(guestId)).toBe(100);
    await charge(() => Promise.resolve());
    expect(await balanceOf(guestId)).toBe(72);
    await charge(() => Promise.reject(new Error('undone'))).catch(() => undefined);
    expect(await balanceOf(guestId)).toBe(72);
    await bench.database.transaction((tx) => bench.money.markPaying(tx, guestId));
    expect(await bench.money.balanceOf(guestId)).toMatchObject({ isPayingCustomer: true });
  });

  it('is asked of the database each time only where others write to it', async () => {
    const guestId = await bench.guest(100);
    await balanceOf(guestId);
    await sql`update wallets set version = 900 where guest_id = ${guestId}`.execute(
      bench.database.read,
    );
    const seen = (await bench.money.balanceOf(guestId))?.version;
    expect(seen === 900).toBe(!isExclusive);
  });
});
