import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangeset, splitChangeset } from '../../checks/src/release/changesets.ts';
import { root, type WorkspacePackage } from '../../checks/src/workspace.ts';

/** What waits for the next release of a package, as its changelog will say it. */
function pendingChanges(name: string): readonly string[] {
  const folder = join(root, '.changeset');
  return globSync('*.md', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const own = splitChangeset(source)?.get(name) ?? source;
      const { releases, text } = readChangeset(own);
      return releases.has(name) ? [`- ${text.replaceAll('\n', '\n  ')}`] : [];
    });
}

/** The changes of a package: those that wait for the next release, then its changelog. */
export function changesDocument({ folder, manifest: { name, version } }: WorkspacePackage): string {
  const file = join(folder, 'CHANGELOG.md');
  const changelog = existsSync(file) ? readFileSync(file, 'utf8').replace(/^# .*\n/u, '') : '';
  const pending = pendingChanges(name);
  return [
    '---\ntitle: Changes\n---\n',
    ...(pending.length > 0 ? [`## After ${version}`, ...pending] : []),
    changelog,
  ].join('\n\n');
}
