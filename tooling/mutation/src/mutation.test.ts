import { expect, it } from 'vitest';
import { scoreOf, tally } from './report.ts';
import { runTarget } from './run-target.ts';
import { targets } from './targets.ts';

it('tells changes that a test of the target notices from those that none does', async () => {
  const { sample } = targets;
  if (!sample) throw new Error('There is no sample.');
  const result = await runTarget('sample', sample, Date.now() + 240_000);
  // The file of types is none that could be left open.
  expect(result.open).toEqual([]);
  expect(result.killed).toBeGreaterThanOrEqual(4);
  expect(result.survivors.map(({ place }) => place)).toContain(
    'tooling/mutation/src/fixtures/sample.ts:4',
  );
  expect(result.survivors).toContainEqual(expect.objectContaining({ change: 'taken <= 0 → true' }));
  // What is proven has no survivor.
  expect(result.survivors.some(({ place }) => place.endsWith(':2'))).toBe(false);
}, 300_000);

it('counts what could not be run as neither, and what no test reaches as alive', () => {
  const at = { start: { line: 1, column: 7 }, end: { line: 1, column: 12 } };
  const mutant = (status: string) => ({ mutatorName: 'm', replacement: 'b', status, location: at });
  const counted = tally('packages/x', {
    files: {
      'src/a.ts': {
        source: 'if (a a > b) c',
        mutants: ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'].map(
          mutant,
        ),
      },
    },
  });
  expect(counted.killed).toBe(2);
  expect(counted.survivors).toEqual([
    { place: 'packages/x/src/a.ts:1', change: 'a > b → b' },
    { place: 'packages/x/src/a.ts:1', change: 'a > b → b' },
  ]);
  expect(scoreOf(counted)).toBe(0.5);
  expect(scoreOf({ killed: 0, survivors: [] })).toBeNull();
});

it('refuses a target of which there is no file', async () => {
  const nothing = { folder: 'tooling/mutation', files: ['src/nothing/*.ts'] };
  await expect(runTarget('nothing', nothing, 0)).rejects.toThrow('nothing is called');
});
