import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exampleModule, type ExampleUse } from '../readme-example.ts';
import type { WorkspacePackage } from '../workspace.ts';

const fixture = join(import.meta.dirname, '../../fixtures/readmes/run.js');

/** The example of a package's README, or `null` where nothing of it is for this use. */
export const exampleOf = ({ folder }: WorkspacePackage, use: ExampleUse): string | null =>
  exampleModule(readFileSync(join(folder, 'README.md'), 'utf8'), use);

/**
 * Puts the examples into a project that has the packages: `typed/<name>.ts` is all that is compiled, `<name>.ts` what
 * also runs. Gives the files to compile and the names to run.
 */
export function writeExamples(
  project: string,
  packages: readonly WorkspacePackage[],
): { readonly files: readonly string[]; readonly names: readonly string[] } {
  const files: string[] = [];
  const names: string[] = [];
  for (const one of packages) {
    const name = basename(one.folder);
    const typed = exampleOf(one, 'outside');
    const runs = exampleOf(one, 'run');
    if (typed === null) continue;
    if (runs !== null) names.push(name);
    const write = (file: string, code: string): void => {
      writeFileSync(join(project, file), code);
      files.push(file);
    };
    if (runs !== null) write(`${name}.ts`, runs);
    if (typed !== runs) write(`${name}.typed.ts`, typed);
  }
  cpSync(fixture, join(project, 'run.js'));
  return { files, names };
}

/** Every package with code has an example that a team outside can compile. */
export function packagesWithoutExample(packages: readonly WorkspacePackage[]): readonly string[] {
  return packages
    .filter(
      (one) => existsSync(join(one.folder, 'README.md')) && exampleOf(one, 'outside') === null,
    )
    .map(({ manifest }) => manifest.name);
}
