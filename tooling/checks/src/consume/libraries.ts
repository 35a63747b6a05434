import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from '../workspace.ts';
import { scratchProject, workspaceVersion, type ScratchProject } from './project.ts';
import { packagesWithoutExample, writeExamples } from './readmes.ts';
import type { Registry } from './registry.ts';

/** What no package without markup brings along. */
const frameworks = ['react', 'react-dom', 'react-intl', 'react-router', 'jotai', 'urql'];

/** Publishes the kernel once more, as a patch, and gives its version. */
async function publishPatch(
  folder: string,
  registry: Registry,
  kernel: WorkspacePackage,
): Promise<string> {
  const at = join(folder, 'kernel-patch');
  mkdirSync(at);
  for (const part of ['dist', 'README.md'])
    cpSync(join(kernel.folder, part), join(at, part), { recursive: true });
  const version = kernel.manifest.version.replace(/\d+$/u, (patch) => String(Number(patch) + 1));
  const { devDependencies: _, ...published } = JSON.parse(
    readFileSync(join(kernel.folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const manifest = { ...published, name: kernel.manifest.name, version };
  writeFileSync(join(at, 'package.json'), JSON.stringify(manifest));
  await registry.publish([{ folder: at, manifest }]);
  return version;
}

/** Packages of ours that a project has more than one copy of. */
const copies = (project: ScratchProject, name: string): readonly string[] =>
  globSync(`**/node_modules/${name}/package.json`, { cwd: project.folder });

/**
 * The packages without markup, all of them: installed by npm, the examples of their READMEs compiled with types and
 * run by Node, and one kernel still when it is upgraded alone.
 */
export async function consumeLibraries(
  folder: string,
  registry: Registry,
  packages: readonly WorkspacePackage[],
): Promise<string> {
  const libraries = packages.filter(
    ({ manifest }) => !('react' in (manifest.peerDependencies ?? {})),
  );
  const silent = packagesWithoutExample(libraries);
  if (silent.length > 0) throw new Error(`No example in the README of ${silent.join(', ')}.`);
  const at = join(folder, 'libraries');
  mkdirSync(at);
  const examples = writeExamples(at, libraries);
  const project = scratchProject({
    at,
    fixture: 'consumer',
    registry,
    dependencies: {
      ...Object.fromEntries(
        libraries.map(({ manifest }) => [manifest.name, `^${manifest.version}`]),
      ),
      // `@vx/i18n/vite` is a plugin of it.
      vite: workspaceVersion('vite'),
    },
    compilerOptions: { noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    files: ['consumer.ts'],
  });
  await project.install();
  const brought = frameworks.filter((name) =>
    existsSync(join(project.folder, 'node_modules', name)),
  );
  if (brought.length > 0)
    throw new Error(`Packages without markup brought ${brought.join(', ')} along.`);
  await project.compile();
  // Types of Vite, which an example takes, ask for those of Node; ours ask for neither, as the first compile shows.
  writeFileSync(
    join(at, 'tsconfig.readmes.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { skipLibCheck: true },
      files: examples.files,
    }),
  );
  await project.compile('tsconfig.readmes.json');
  const said = await project.node('Running outside the workspace', ['out/consumer.js']);
  if (!said.includes('consumed')) throw new Error(`The consumer said: ${said}`);
  const ran = await project.node('Running the examples of the READMEs', [
    'run.js',
    ...examples.names,
  ]);
  if (!ran.includes(`ran ${examples.names.length}`)) throw new Error(`The examples said: ${ran}`);

  const kernel = libraries.find(({ manifest }) => manifest.name === '@vx/kernel');
  if (!kernel) throw new Error('The kernel is not published.');
  const version = await publishPatch(folder, registry, kernel);
  await project.install(`@vx/kernel@${version}`);
  for (const name of ['@vx/kernel', '@vx/contract', '@vx/api-client']) {
    const found = copies(project, name);
    if (found.length !== 1)
      throw new Error(
        `A patched kernel makes ${found.length} copies of ${name}:\n${found.join('\n')}`,
      );
  }
  await project.node('Running with a patched kernel', ['out/consumer.js']);
  return `${libraries.length} packages installed, ${examples.names.length} READMEs compiled and run by Node, one kernel after its patch`;
}
