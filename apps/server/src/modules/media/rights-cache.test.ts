import { FakeClock } from '@vx/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { believedMs, createRightsCache, type RightsCache } from './rights-cache.ts';

let clock: FakeClock;
let rights: RightsCache<string>;
let asked: (readonly string[])[];
let state: Map<string, string>;
let answer: (() => void) | null;
let slow: boolean;
let broken: boolean;

beforeEach(() => {
  clock = new FakeClock(1_000_000);
  asked = [];
  state = new Map([
    ['a', 'runs'],
    ['b', 'runs'],
  ]);
  answer = null;
  slow = false;
  broken = false;
  rights = createRightsCache(clock, async (keys) => {
    asked.push(keys);
    const read = new Map(keys.flatMap((key) => [[key, state.get(key) ?? '']] as const));
    if (slow) await new Promise<void>((go) => (answer = go));
    if (broken) throw new Error('no database');
    return new Map([...read].filter(([, value]) => value !== ''));
  });
});

describe('what stands behind grants', () => {
  it('is read once a second, however many ask', async () => {
    for (let i = 0; i < 100; i += 1) expect(await rights.of('a')).toBe('runs');
    clock.advance(believedMs - 1);
    expect(await rights.of('a')).toBe('runs');
    expect(asked).toEqual([['a']]);
    clock.advance(1);
    await rights.of('a');
    expect(asked).toHaveLength(2);
  });

  it('is over at the latest a second after its end, though nobody said so', async () => {
    await rights.of('a');
    clock.advance(1);
    state.delete('a');
    clock.advance(believedMs - 1);
    expect(await rights.of('a')).toBeNull();
  });

  it('is over at once where its end was heard', async () => {
    await rights.of('a');
    state.delete('a');
    rights.forget('a');
    expect(await rights.of('a')).toBeNull();
  });

  it('is not kept when its end is heard while it is read', async () => {
    slow = true;
    const before = rights.of('a');
    await Promise.resolve();
    state.delete('a');
    rights.forget('a');
    const after = rights.of('a');
    slow = false;
    answer?.();
    await before;
    expect(await after).toBeNull();
    expect(await rights.of('a')).toBeNull();
  });

  it('is read for all who ask in one go, and one go at a time', async () => {
    slow = true;
    const first = [rights.of('a'), rights.of('b'), rights.of('a')];
    await Promise.resolve();
    const later = [rights.of('c'), rights.of('d'), rights.of('a')];
    slow = false;
    answer?.();
    expect(await Promise.all([...first, ...later])).toEqual([
      'runs',
      'runs',
      'runs',
      null,
      null,
      'runs',
    ]);
    expect(asked).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('does not join a reading that began longer than a second ago', async () => {
    slow = true;
    const stuck = rights.of('a');
    await Promise.resolve();
    state.delete('a');
    clock.advance(believedMs);
    const asksNow = rights.of('a');
    slow = false;
    answer?.();
    expect([await stuck, await asksNow]).toEqual(['runs', null]);
  });

  it('is not known while the database is away, and read again afterwards', async () => {
    broken = true;
    await expect(rights.of('a')).rejects.toThrow('no database');
    broken = false;
    expect(await rights.of('a')).toBe('runs');
  });
});
