/**
 * `pnpm api`: writes what each package promises into `packages/<name>/api`, one file for each entry, where a review
 * sees a change of it. The check of packages (`pnpm test --only=packages`) fails where these are stale, and where a
 * promise was taken back without a changeset that says so.
 *
 * The last release is known by `released.json`, a line for each export with a hash of its text, which the release
 * command writes. So a clean clone can tell a break without tags, history or a registry.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root, type WorkspacePackage } from '../workspace.ts';
import { findBreaks, type Promises, type Release } from './breaks.ts';
import { reportOf, type EntryReport } from './report.ts';

const fileOf = (path: string): string => `${path === '.' ? 'index' : path.slice(2)}.md`;

function textOf(name: string, { path, exports, reached }: EntryReport): string {
  const block = (texts: ReadonlyMap<string, string>): string =>
    `\`\`\`ts\n${[...texts.values()].join('\n\n')}\n\`\`\`\n`;
  return [
    `# ${name}${path.slice(1)}\n\nWritten by \`pnpm api\` from the built declarations.\n`,
    block(exports),
    ...(reached.size > 0 ? ['Reached by these, without a name to import:\n', block(reached)] : []),
  ].join('\n');
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Each export of each entry with a hash of its text; what it reaches counts as one promise of the entry. */
function promisesOf(report: readonly EntryReport[]): Promises {
  const promises: Record<string, string> = {};
  for (const { path, exports, reached } of report) {
    for (const [name, text] of exports) promises[`${path} ${name}`] = hash(text);
    for (const [name, text] of reached) promises[`${path} (${name})`] = hash(text);
  }
  return promises;
}

const releasedFile = (folder: string): string => join(folder, 'api/released.json');

/** Every report beside its place; a place without a report holds what is no more. */
function filesOf(
  one: WorkspacePackage,
  report: readonly EntryReport[],
): ReadonlyMap<string, string> {
  const folder = join(one.folder, 'api');
  return new Map(
    report.map((entry) => [join(folder, fileOf(entry.path)), textOf(one.manifest.name, entry)]),
  );
}

const left = (one: WorkspacePackage, files: ReadonlyMap<string, string>): readonly string[] =>
  globSync('api/**/*.md', { cwd: one.folder })
    .map((path) => join(one.folder, path))
    .filter((path) => !files.has(path));

export function writeReports(packages: readonly WorkspacePackage[]): void {
  for (const one of packages) {
    const files = filesOf(one, reportOf(one));
    for (const path of left(one, files)) rmSync(path);
    for (const [path, text] of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}

/** The version that brought each export, for the reference: a version with the exports that came with it. */
function writeSince(one: WorkspacePackage, names: readonly string[]): void {
  const file = join(one.folder, 'api/since.json');
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>)
    : {};
  const since = new Map(
    Object.entries(before).flatMap(([version, all]) => all.map((name) => [name, version] as const)),
  );
  const after: Record<string, string[]> = {};
  for (const version of new Set([...Object.keys(before), one.manifest.version]))
    after[version] = names.filter((name) => (since.get(name) ?? one.manifest.version) === version);
  writeFileSync(file, `${JSON.stringify(after, null, 1)}\n`);
}

/** From now on this is what breaks are told by. */
export function writeReleased(packages: readonly WorkspacePackage[]): void {
  for (const one of packages) {
    const promises = promisesOf(reportOf(one));
    writeFileSync(releasedFile(one.folder), `${JSON.stringify(promises, null, 1)}\n`);
    writeSince(
      one,
      Object.keys(promises).filter((name) => !name.includes('(')),
    );
  }
}

/** The lines that two texts do not share, the first few of them. */
function difference(before: string, after: string): string {
  const [had, has] = [before.split('\n'), after.split('\n')];
  const gone = had.filter((line) => !has.includes(line)).map((line) => `  - ${line}`);
  const come = has.filter((line) => !had.includes(line)).map((line) => `  + ${line}`);
  return [...gone, ...come].slice(0, 20).join('\n');
}

export function checkReports(
  packages: readonly WorkspacePackage[],
  releases: ReadonlyMap<string, Release>,
): readonly string[] {
  return packages.flatMap((one) => {
    const { name, version } = one.manifest;
    const report = reportOf(one);
    const files = filesOf(one, report);
    const stale = [...files].flatMap(([path, text]) => {
      const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return before === text
        ? []
        : [`${relative(root, path)} is stale. Run "pnpm api":\n${difference(before, text)}`];
    });
    const gone = left(one, files).map(
      (path) =>
        `${relative(root, path)}: the entry ${basename(path, '.md')} is gone. Run "pnpm api".`,
    );
    const before = existsSync(releasedFile(one.folder))
      ? (JSON.parse(readFileSync(releasedFile(one.folder), 'utf8')) as Promises)
      : {};
    return [
      ...stale,
      ...gone,
      ...findBreaks({
        name,
        version,
        before,
        after: promisesOf(report),
        release: releases.get(name),
      }),
    ];
  });
}
