import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { WorkspacePackage } from '../../checks/src/workspace.ts';

/** Something that others import, and the module that it is made of. */
export interface Entry {
  /** As it is imported: `@vx/kernel/testing`. */
  readonly name: string;
  /** As the manifest has it: `.`, `./testing`. */
  readonly path: string;
  readonly source: string;
}

type Exports = Readonly<Record<string, unknown>>;

/** The entries of a package that are published and have types, with their sources. */
export function entriesOf({ folder, manifest }: WorkspacePackage): readonly Entry[] {
  const { exports: sources } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Exports;
  };
  return Object.keys(manifest.publishConfig?.exports ?? {})
    .flatMap((path) => {
      const source = sources[path];
      if (typeof source !== 'string' || !/\.tsx?$/u.test(source)) return [];
      const [before = '', after = ''] = source.split('*');
      return path.includes('*')
        ? globSync(source, { cwd: folder })
            .map((file) => `./${relative('.', file)}`.slice(before.length, -after.length))
            .filter((name) => !name.includes('/') && name !== 'fixtures')
            .map((name) => [path.replace('*', name), source.replace('*', name)] as const)
        : [[path, source] as const];
    })
    .map(([path, source]) => ({
      name: `${manifest.name}${path.slice(1)}`,
      path,
      source: join(folder, source),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
