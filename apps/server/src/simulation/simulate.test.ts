import { describe, expect, it } from 'vitest';
import { simulate, type SimulationOptions } from './simulate.ts';

const small: SimulationOptions = {
  seed: 5,
  operations: 60,
  clients: 6,
  writers: 2,
  guests: 6,
  faults: 4,
  focus: [],
  postgres: null,
};

describe('a simulated run', () => {
  it('repeats whole with its seed: the same plan, the same postings in the same order', async () => {
    const [first, again] = [await simulate(small), await simulate(small)];
    expect([...first.findings.examples]).toEqual([]);
    expect(again.planDigest).toBe(first.planDigest);
    expect(again.outcomeDigest).toBe(first.outcomeDigest);
    expect(again.steps).toBe(first.steps);
    expect(again.faults).toEqual(first.faults);
    expect(Object.values(first.faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  }, 400_000);

  it('is another one with another seed', async () => {
    const other = await simulate({ ...small, seed: 6, operations: 20 });
    const same = await simulate({ ...small, operations: 20 });
    expect(other.planDigest).not.toBe(same.planDigest);
    expect(other.outcomeDigest).not.toBe(same.outcomeDigest);
  }, 400_000);
});
