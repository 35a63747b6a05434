import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Start {
  readonly pid: number;
  readonly flags: readonly string[];
  readonly arenas: string | null;
  readonly shift: string | null;
}

const heap = ['--max-semi-space-size=4', '--heap-growing-percent=25', '--no-memory-reducer'];

describe.skipIf(process.platform !== 'linux')('the memory of a bundled process', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vx-memory-'));
    const source = readFileSync(new URL('process-memory.ts', import.meta.url), 'utf8');
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'process-memory.js'), stripTypeScriptTypes(source));
    writeFileSync(
      join(folder, 'main.js'),
      `import { chooseMemory, startAnew } from './process-memory.js';
       const say = () => console.log(JSON.stringify({
         pid: process.pid, flags: process.execArgv, shift: process.env.SHIFT ?? null,
         arenas: process.env.MALLOC_ARENA_MAX ?? null }));
       say();
       chooseMemory(import.meta.url);
       if (process.env.FILL) { delete process.env.FILL; say(); startAnew(import.meta.url); }`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const startsOf = (
    env: Readonly<Record<string, string>>,
    flags: readonly string[] = [],
  ): Start[] =>
    execFileSync(process.execPath, [...flags, join(folder, 'main.js')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    })
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Start);

  it('is chosen by a second start under the same id, which keeps flags and environment', () => {
    const [first, second, ...more] = startsOf({ SHIFT: 'early' }, ['--no-warnings']);
    expect(first).toMatchObject({ flags: ['--no-warnings'], arenas: null });
    expect(second).toEqual({
      pid: first?.pid,
      flags: [...heap, '--no-warnings'],
      arenas: '2',
      shift: 'early',
    });
    expect(more).toEqual([]);
  });

  it('is left to whoever has chosen the arenas', () => {
    expect(startsOf({ MALLOC_ARENA_MAX: '4' })).toMatchObject([{ flags: [], arenas: '4' }]);
  });

  it('is given back when the database was filled, once', () => {
    const starts = startsOf({ FILL: 'on' });
    expect(starts).toHaveLength(4);
    expect(new Set(starts.map(({ pid }) => pid)).size).toBe(1);
    expect(starts.at(-1)?.flags).toEqual(heap);
  });
});
