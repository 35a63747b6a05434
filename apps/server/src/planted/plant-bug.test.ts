import { describe, expect, it } from 'vitest';
import { plantedBugs, plantFromEnvironment } from './plant-bug.ts';
import { plantedBug } from './index.ts';

describe('planted bugs', () => {
  it('are reached in tests only', () => {
    for (const bug of plantedBugs) {
      expect(plantFromEnvironment({ NODE_ENV: 'test', VX_PLANT: bug })).toBe(bug);
      for (const mode of ['production', 'development', undefined]) {
        expect(plantFromEnvironment({ NODE_ENV: mode, VX_PLANT: bug })).toBeNull();
      }
    }
    expect(plantFromEnvironment({ NODE_ENV: 'test', VX_PLANT: 'something' })).toBeNull();
    expect(plantFromEnvironment({ NODE_ENV: 'test' })).toBeNull();
  });

  it('are not loaded where nobody asks for one', async () => {
    expect(await plantedBug({ NODE_ENV: 'production', VX_PLANT: 'reply-after-commit' })).toBeNull();
    expect(await plantedBug({ NODE_ENV: 'test' })).toBeNull();
    expect(await plantedBug({ NODE_ENV: 'test', VX_PLANT: 'reply-after-commit' })).not.toBeNull();
  });
});
