import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { treeOf } from '@vx/tooling-vitest/tree';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root = '';
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tree-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the hash of a tree', () => {
  beforeEach(() => {
    git('init', '--quiet');
    write('.gitignore', 'reports\n');
    write('a', '1');
    git('add', '.');
    git('commit', '--quiet', '-m', 'a');
  });

  it('is that of the commit where nothing has changed, whatever is ignored', () => {
    write('reports', 'x');
    expect(treeOf(root)).toBe(git('rev-parse', 'HEAD^{tree}'));
  });

  it('changes with a file that changes, and with a new one', () => {
    const before = treeOf(root);
    write('a', '2');
    const changed = treeOf(root);
    write('b', '');
    expect(new Set([before, changed, treeOf(root)]).size).toBe(3);
  });

  it('changes with a file that changed in the second in which it was committed', () => {
    const then = new Date(Date.now() - 10_000);
    const dated = (name: string): void => utimesSync(join(root, name), then, then);
    // Nobody can set the other time of a file, so it does not count here.
    git('config', 'core.trustctime', 'false');
    dated('a');
    git('add', '.');
    dated('.git/index');
    const before = treeOf(root);
    write('a', '2');
    dated('a');
    expect(treeOf(root)).not.toBe(before);
  });

  it('stays when what was there is committed', () => {
    write('a', '2');
    write('b', '3');
    const before = treeOf(root);
    git('add', '.');
    git('commit', '--quiet', '-m', 'b');
    expect(treeOf(root)).toBe(before);
  });

  it('leaves the index as it is', () => {
    write('b', '3');
    treeOf(root);
    expect(git('status', '--short')).toBe('?? b');
  });
});

it('there is no tree without a repository', () => {
  expect(treeOf(root)).toBeNull();
});
