import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from '../../checks/src/workspace.ts';

/** The version that brought each export of a package, by its entry and name: `./testing FakeClock`. */
export function sinceOf({ folder }: WorkspacePackage): ReadonlyMap<string, string> {
  const file = join(folder, 'api/since.json');
  const versions = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>)
    : {};
  return new Map(
    Object.entries(versions).flatMap(([version, names]) =>
      names.map((name) => [name, version] as const),
    ),
  );
}
