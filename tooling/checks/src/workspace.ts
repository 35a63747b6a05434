import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

export interface WorkspacePackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The packages that other teams install. */
export function publishedPackages(): readonly WorkspacePackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((path) => ({
      folder: join(root, dirname(path)),
      manifest: manifestOf(join(root, dirname(path))),
    }))
    .filter(({ manifest }) => !manifest.private);
}
