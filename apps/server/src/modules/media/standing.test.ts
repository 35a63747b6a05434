import { FakeClock } from '@vx/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { believedMs, createStanding, type Standing } from './standing.ts';

let clock: FakeClock;
let standing: Standing<string>;
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
  standing = createStanding(clock, async (keys) => {
    asked.push(keys);
    const read = new Map(keys.flatMap((key) => [[key, state.get(key) ?? '']] as const));
    if (slow) await new Promise<void>((go) => (answer = go));
    if (broken) throw new Error('no database');
    return new Map([...read].filter(([, value]) => value !== ''));
  });
});

describe('what stands behind grants', () => {
  it('is read once a second, however many ask', async () => {
    for (let i = 0; i < 100; i += 1) expect(await standing.of('a')).toBe('runs');
    clock.advance(believedMs - 1);
    expect(await standing.of('a')).toBe('runs');
    expect(asked).toEqual([['a']]);
    clock.advance(1);
    await standing.of('a');
    expect(asked).toHaveLength(2);
  });

  it('is over at the latest a second after its end, though nobody said so', async () => {
    await standing.of('a');
    clock.advance(1);
    state.delete('a');
    clock.advance(believedMs - 1);
    expect(await standing.of('a')).toBeNull();
  });

  it('is over at once where its end was heard', async () => {
    await standing.of('a');
    state.delete('a');
    standing.forget('a');
    expect(await standing.of('a')).toBeNull();
  });

  it('is not kept when its end is heard while it is read', async () => {
    slow = true;
    const before = standing.of('a');
    await Promise.resolve();
    state.delete('a');
    standing.forget('a');
    const after = standing.of('a');
    slow = false;
    answer?.();
    await before;
    expect(await after).toBeNull();
    expect(await standing.of('a')).toBeNull();
  });

  it('is read for all who ask in one go, and one go at a time', async () => {
    slow = true;
    const first = [standing.of('a'), standing.of('b'), standing.of('a')];
    await Promise.resolve();
    const later = [standing.of('c'), standing.of('d'), standing.of('a')];
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
    const stuck = standing.of('a');
    await Promise.resolve();
    state.delete('a');
    clock.advance(believedMs);
    const asksNow = standing.of('a');
    slow = false;
    answer?.();
    expect([await stuck, await asksNow]).toEqual(['runs', null]);
  });

  it('is not known while the database is away, and read again afterwards', async () => {
    broken = true;
    await expect(standing.of('a')).rejects.toThrow('no database');
    broken = false;
    expect(await standing.of('a')).toBe('runs');
  });
});
