import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyEdit, findPlant } from './apply-plant.ts';
import { plantedBugs } from './plant-bug.ts';
import { sourcePlants } from './source-plants.ts';

describe('bugs that are put into the sources', () => {
  it.each(sourcePlants.map((plant) => [plant.name, plant] as const))(
    '%s fits the sources as they are',
    (_name, { edits }) => {
      for (const edit of edits) {
        const text = readFileSync(join(import.meta.dirname, '..', edit.file), 'utf8');
        expect(applyEdit(text, edit)).not.toBe(text);
      }
    },
  );

  it('have names of their own, and are at least thirty', () => {
    const names = [...sourcePlants.map(({ name }) => name), ...plantedBugs];
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(30);
  });

  it('are reached in tests only', () => {
    for (const { name } of sourcePlants) {
      expect(findPlant({ NODE_ENV: 'test', VX_PLANT: name })?.name).toBe(name);
      for (const mode of ['production', 'development', undefined])
        expect(findPlant({ NODE_ENV: mode, VX_PLANT: name })).toBeNull();
    }
  });

  it('are not put in where the text has moved on', () => {
    const edit = { file: 'a.ts', find: 'x', replace: 'y' };
    expect(() => applyEdit('x x', edit)).toThrow('2 times');
    expect(() => applyEdit('z', edit)).toThrow('0 times');
  });
});
