/**
 * `pnpm release`: what a release would be: versions, tags, and where it would go. `pnpm release --write` makes it:
 * versions and changelogs from the changesets, build, one commit, checks, a tag for each package, and what the registry
 * does not have yet is published. It may be run again after a failure: it goes on where it was.
 *
 * `VX_REGISTRY` is the address of the registry; who may publish there stands in npm's own configuration.
 */
import { join } from 'node:path';
import { writeReleased, writeReports } from '../api/api.ts';
import { majorsBelowOne, readPlan } from '../api/changesets.ts';
import { must, run } from '../run.ts';
import { publishedPackages, root, type WorkspacePackage } from '../workspace.ts';
import { movedPeers, sharedTexts, splitAll, announceMovedPeers } from './changesets.ts';

const isWriting = process.argv.includes('--write');
/** For a trial: the packed packages are looked at, but no project outside uses them. */
const isQuick = process.argv.includes('--quick');
const registry = process.env['VX_REGISTRY'];

const tagOf = ({ manifest: { name, version } }: WorkspacePackage): string => `${name}@${version}`;

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

const git = async (...args: readonly string[]): Promise<string> =>
  (await must(`git ${args[0]}`, 'git', args, root)).trim();

/** Whether the registry has a package in its version. */
async function isPublished(one: WorkspacePackage, url: string): Promise<boolean> {
  const { name, version } = one.manifest;
  const { code } = await run('npm', ['view', `${name}@${version}`, 'version', '--registry', url], {
    cwd: root,
  });
  return code === 0;
}

/** Versions and changelogs; `false`: no changeset waits. */
async function makeVersions(): Promise<boolean> {
  const plan = await readPlan();
  const waiting = plan.releases.filter(({ type }) => type !== 'none');
  if (waiting.length === 0) return false;
  const moved = movedPeers(plan, publishedPackages());
  for (const { name, oldVersion, newVersion } of waiting)
    console.log(`     ${name.padEnd(22)} ${oldVersion} → ${newVersion}`);
  for (const [name, peers] of moved)
    console.log(`     ${name} becomes a minor: ${peers.join(' and ')} leaves its range.`);
  const problems = [...majorsBelowOne(plan), ...sharedTexts()];
  if (problems.length > 0) stop(problems.join('\n'));
  if (!isWriting) return true;
  announceMovedPeers(moved);
  splitAll();
  await must('changeset version', join(root, 'node_modules/.bin/changeset'), ['version'], root);
  return true;
}

/** Built, with what the packages promise from now on. */
async function build(): Promise<void> {
  const turbo = join(root, 'node_modules/.bin/turbo');
  await must('Building', turbo, ['run', 'build', '--filter=./packages/*', '--concurrency=2'], root);
  writeReports(publishedPackages());
  writeReleased(publishedPackages());
}

async function check(): Promise<void> {
  const checks = isQuick ? ['packages.ts'] : ['packages.ts', 'consume.ts'];
  for (const name of checks) {
    console.log(`     ${name} …`);
    await must(name, process.execPath, [join(root, 'tooling/checks/src', name)], root);
  }
}

/** Before the checks: they know the last release by the commit that wrote its changelogs. */
async function commit(): Promise<void> {
  await git('add', '--all', '.changeset', 'packages');
  if ((await git('diff', '--cached', '--name-only')) !== '')
    await git('commit', '--message', 'release: version the packages');
}

async function tag(): Promise<void> {
  const known = new Set((await git('tag', '--list')).split('\n'));
  for (const one of publishedPackages())
    if (!known.has(tagOf(one))) await git('tag', '--annotate', tagOf(one), '--message', tagOf(one));
}

async function publish(url: string): Promise<void> {
  for (const one of publishedPackages()) {
    if (await isPublished(one, url)) {
      console.log(`     ${tagOf(one)} is there already`);
      continue;
    }
    await must(
      `Publishing ${tagOf(one)}`,
      'pnpm',
      ['publish', '--registry', url, '--no-git-checks'],
      one.folder,
    );
    console.log(`ok   ${tagOf(one)}`);
  }
}

if (isWriting && registry === undefined) stop('Name the registry in VX_REGISTRY.');
if (isWriting && (await git('status', '--porcelain')) !== '')
  stop('There is something that is not committed. Commit or remove it first.');

const hasVersions = await makeVersions();
if (!isWriting) {
  console.log(
    hasVersions
      ? `\nNothing was written. "pnpm release --write" makes these versions, a tag for each, and publishes to ${registry ?? 'the registry in VX_REGISTRY, which is not set'}.`
      : 'No changeset waits: a release would publish what the registry does not have.',
  );
} else {
  await build();
  await commit();
  await check();
  await tag();
  await publish(registry ?? '');
  console.log('\nReleased. Push it: git push --follow-tags');
}
