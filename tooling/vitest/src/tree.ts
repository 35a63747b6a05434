import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Git's hash of everything in the work tree below `root`: what a commit of all of it would have now, so a commit
 * leaves it as it is. What is ignored does not count. Nothing is written to the repository.
 * @returns `null` where there is no git repository, or no git
 */
export function treeOf(root: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  const git = (args: readonly string[], env: Readonly<Record<string, string>> = {}): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const [index = '', objects = ''] = git([
      'rev-parse',
      '--git-path',
      'index',
      '--git-path',
      'objects',
    ])
      .split('\n')
      .map((path) => resolve(root, path));
    const env = {
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
    };
    mkdirSync(env.GIT_OBJECT_DIRECTORY);
    // A copy of the index knows which files have not changed since they were read.
    copyFileSync(index, env.GIT_INDEX_FILE);
    // By its own time the index knows which files changed within the second in which it was written.
    const { atime, mtime } = statSync(index);
    utimesSync(env.GIT_INDEX_FILE, atime, mtime);
    git(['add', '--all', ':/'], env);
    return git(['write-tree'], env);
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
