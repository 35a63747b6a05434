import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystem, generators, type Creation, type Order } from './create-system.ts';

const workspace = join(import.meta.dirname, '../../..');
const leftOut = new Set(['dist', 'build', 'reports', '.vite', '.react-router']);

let root = '';

/**
 * The packages and the server as they are, to write into. Links between them are relative, so that the copies
 * see one another; what comes from outside is the workspace's.
 */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-system-'));
  const copy = (path: string): void =>
    cpSync(join(workspace, path), join(root, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !leftOut.has(basename(file)),
    });
  for (const path of [
    'packages',
    'apps/server',
    'tooling/vitest',
    'tooling/faults',
    'tsconfig.base.json',
  ])
    copy(path);
  mkdirSync(join(root, 'tooling/e2e/src'), { recursive: true });
  mkdirSync(join(root, '.changeset'));
  for (const path of ['node_modules', 'docs', 'apps/desktop-web', 'apps/mobile-web'])
    symlinkSync(join(workspace, path), join(root, path));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const create = (order: Partial<Order>): Creation =>
  createSystem({ root, system: 'postcards', isMadeUp: true, today: '2026-11-25', ...order });
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const run = (program: string, args: readonly string[], cwd = '.'): string => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: join(root, cwd),
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr || `${program} ended with ${status}.`;
};

describe('a new system', () => {
  it.each([
    ['postcards', false, 'docs/spec/systems/postcards.md is missing'],
    ['newsletter', true, 'leave --made-up out'],
    ['Post-Cards', true, 'no name of a system'],
    ['newsletter', false, 'nothing is overwritten'],
  ])('is refused as %s (made up: %s): %s', (system, isMadeUp, reason) => {
    const before = readdirSync(join(root, 'packages/views/src'));
    expect(create({ system, isMadeUp })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(reason),
    });
    expect(readdirSync(join(root, 'packages/views/src'))).toEqual(before);
  });

  it('that finds a shared file in another form writes nothing', () => {
    const path = 'packages/routes/src/table.ts';
    const table = read(path);
    writeFileSync(join(root, path), table.replace('} as const satisfies Record<', '} as Table<'));
    expect(() => create({})).toThrow('where the line goes now');
    expect(existsSync(join(root, 'apps/server/src/modules/postcards'))).toBe(false);
    writeFileSync(join(root, path), table);
  });

  it('touches two shared files at most, each by a line or a few', () => {
    const created = create({});
    if (created.kind !== 'created') throw new Error(JSON.stringify(created));
    expect(created.shared.length).toBeLessThanOrEqual(2);
    for (const path of created.shared) {
      const before = readFileSync(join(workspace, path), 'utf8').split('\n');
      const after = read(path).split('\n');
      expect(after.length - before.length, path).toBeLessThanOrEqual(6);
      expect(before.filter((line) => !after.includes(line))).toEqual([]);
    }
    expect(created.files.every((path) => existsSync(join(root, path)))).toBe(true);
  });

  it('changes nothing the second time', () => {
    const path = 'apps/server/src/modules/postcards/README.md';
    writeFileSync(join(root, path), '# postcards\n\nMine by now.\n');
    expect(create({})).toEqual({ kind: 'nothingToDo' });
    expect(create({ today: '2026-12-01' })).toEqual({ kind: 'nothingToDo' });
    expect(read(path)).toContain('Mine by now');
  });

  it('puts a line back that was lost', () => {
    const path = 'apps/server/src/product.ts';
    const whole = read(path);
    writeFileSync(join(root, path), whole.replace(/.*[pP]ostcards.*\n/g, ''));
    expect(create({})).toEqual({ kind: 'created', files: [], shared: [path] });
    expect(read(path)).toBe(whole);
  });

  it('of the specification gets its calls in the file that lists them', () => {
    // One that is listed and not begun; whoever builds the last of them deletes this test.
    const system = readdirSync(join(root, 'docs/spec/systems'))
      .map((file) => basename(file, '.md'))
      .find(
        (name) =>
          existsSync(join(root, `packages/contract/src/rest/${name}.ts`)) &&
          !existsSync(join(root, `apps/server/src/modules/${name}`)) &&
          !existsSync(join(root, `packages/features/src/${name}`)),
      );
    if (system === undefined) throw new Error('Every system is begun.');
    const created = create({ system, isMadeUp: false });
    const path = `packages/contract/src/rest/${system}.ts`;
    expect(created).toMatchObject({ kind: 'created', shared: expect.arrayContaining([path]) });
    expect(read(path)).toContain(`key: 'PUT /guest/${system}'`);
    expect(create({ system, isMadeUp: false })).toEqual({ kind: 'nothingToDo' });
  });

  it('typechecks in every layer', () => {
    for (const script of generators) expect(run(process.execPath, [script])).toBe('');
    const tsc = join(workspace, 'node_modules/.bin/tsc');
    for (const folder of ['packages/contract', 'packages/views', 'apps/server'])
      expect(run(tsc, ['-p', 'tsconfig.json'], folder), folder).toBe('');
  }, 300_000);
});
