import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { must, run } from '../run.ts';
import { root } from '../workspace.ts';
import type { Release } from './breaks.ts';

interface Plan {
  readonly releases: readonly {
    readonly name: string;
    readonly type: Release;
    readonly oldVersion: string;
    readonly newVersion: string;
    /** Empty: only a dependency moved. */
    readonly changesets: readonly string[];
  }[];
}

/**
 * The commit of the last release: the last one that wrote changelogs. `changeset status` compares with the main branch
 * by itself, which on main, and in a clone that has nothing else, is no comparison at all. Where history is cut off
 * there is nothing to compare with; what the changesets say is read all the same.
 */
async function lastRelease(): Promise<string | null> {
  const { code, output } = await run(
    'git',
    ['log', '-1', '--format=%H', '--', 'packages/*/CHANGELOG.md'],
    { cwd: root },
  );
  const commit = output.trim();
  return code === 0 && /^[0-9a-f]{40}$/u.test(commit) ? commit : null;
}

/** What the changesets have in store, after `changeset status` has found them in order. */
export async function readPlan(): Promise<Plan> {
  const folder = mkdtempSync(join(tmpdir(), 'vx-plan-'));
  const file = join(folder, 'plan.json');
  const base = await lastRelease();
  try {
    await must(
      'changeset status',
      join(root, 'node_modules/.bin/changeset'),
      ['status', `--output=${relative(root, file)}`, ...(base === null ? [] : [`--since=${base}`])],
      root,
    );
    return JSON.parse(readFileSync(file, 'utf8')) as Plan;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const releasesOf = ({ releases }: Plan): ReadonlyMap<string, Release> =>
  new Map(releases.map(({ name, type }) => [name, type]));

/** Below 1.0 nothing is released as a major: it would make the version 1.0. */
export const majorsBelowOne = ({ releases }: Plan): readonly string[] =>
  releases
    .filter(({ type, oldVersion }) => type === 'major' && oldVersion.startsWith('0.'))
    .map(
      ({ name, oldVersion }) =>
        `${name} ${oldVersion} has a changeset of kind major. Below 1.0 a break is a minor (CONTRIBUTING.md).`,
    );
