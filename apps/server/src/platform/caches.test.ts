import { FakeClock } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { createMemoryBus } from './bus/memory-bus.ts';
import { createCaches, remember } from './caches.ts';

async function setUp() {
  const clock = new FakeClock(0);
  const bus = createMemoryBus();
  const nodes = [await createCaches(bus), await createCaches(bus)] as const;
  let loads = 0;
  let fails = false;
  const load = async (): Promise<number> => {
    if (fails) throw new Error('The database is away.');
    return (loads += 1);
  };
  const [here, there] = nodes.map((caches) => remember({ caches, clock }, load, { ttlMs: 60 }));
  return { clock, nodes, here: here!, there: there!, fail: (now: boolean) => (fails = now) };
}

it('loads once for all who ask, until it is too old', async () => {
  const { clock, here } = await setUp();
  expect(await Promise.all([here.get(), here.get()])).toEqual([1, 1]);
  clock.advance(59);
  expect(await here.get()).toBe(1);
  clock.advance(1);
  expect(await here.get()).toBe(2);
});

it('is emptied on all nodes', async () => {
  const { nodes, here, there } = await setUp();
  expect([await here.get(), await there.get()]).toEqual([1, 2]);
  await nodes[0].empty();
  expect(await here.get()).toBe(3);
  // The bus takes its time to the other node.
  await expect.poll(() => there.get()).toBe(4);
});

it('does not keep what was being loaded when it was forgotten', async () => {
  const { here } = await setUp();
  const old = here.get();
  here.forget();
  expect(await here.get()).toBe(2);
  expect(await old).toBe(1);
  expect(await here.get()).toBe(2);
});

it('does not keep a failure', async () => {
  const { here, fail } = await setUp();
  fail(true);
  await expect(here.get()).rejects.toThrow('away');
  fail(false);
  expect(await here.get()).toBe(1);
});
