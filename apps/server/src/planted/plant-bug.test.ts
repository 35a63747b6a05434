import { describe, expect, it } from 'vitest';
import { plantedBugs, plantFromEnvironment } from './index.ts';

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
});
