import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf, publishedPackages, root } from '../workspace.ts';

interface StarterManifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The version of a catalog entry of the workspace. */
function catalogVersion(name: string): string {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const line = catalog.split('\n').find((one) => one.replaceAll("'", '').startsWith(`  ${name}: `));
  if (line === undefined) throw new Error(`The catalog has no ${name}.`);
  return line.slice(line.lastIndexOf(': ') + 2).trim();
}

/** What an outside project asks for in place of `workspace:^` and `catalog:`. */
function versionOf(name: string, range: string): string {
  if (range === 'catalog:') return catalogVersion(name);
  const found = publishedPackages().find(({ manifest }) => manifest.name === name);
  if (range !== 'workspace:^' || !found)
    throw new Error(`The starter cannot have ${name} ${range}.`);
  return `^${found.manifest.version}`;
}

/** Copies `starters/<starter>` to a folder that is not there yet, with the versions of this workspace. */
export function copyStarter(starter: string, to: string, name: string): void {
  const from = join(root, 'starters', starter);
  if (existsSync(join(to, 'package.json'))) throw new Error(`There is a project at ${to} already.`);
  cpSync(from, to, { recursive: true });
  const { dependencies, devDependencies, ...manifest } = manifestOf(
    from,
  ) as unknown as StarterManifest;
  const filled = (all: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(all).map(([of, range]) => [of, versionOf(of, range)]));
  writeFileSync(
    join(to, 'package.json'),
    `${JSON.stringify(
      {
        ...manifest,
        name,
        dependencies: filled(dependencies),
        devDependencies: filled(devDependencies),
      },
      null,
      2,
    )}\n`,
  );
}
