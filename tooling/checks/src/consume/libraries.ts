import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from '../workspace.ts';
import { scratchProject } from './project.ts';
import type { Registry } from './registry.ts';

const wanted = [
  'kernel',
  'contract',
  'routes',
  'currency',
  'i18n',
  'features',
  'api-client',
  'realtime',
  'live-core',
  'money-core',
].map((name) => `@vx/${name}`);

/** What no package without markup brings along. */
const frameworks = ['react', 'react-dom', 'react-intl', 'react-router', 'jotai', 'urql'];

/** The packages without markup: installed by npm, compiled with types, run by Node. */
export async function consumeLibraries(
  folder: string,
  registry: Registry,
  packages: readonly WorkspacePackage[],
): Promise<string> {
  const dependencies = Object.fromEntries(
    packages
      .filter(({ manifest }) => wanted.includes(manifest.name))
      .map(({ manifest }) => [manifest.name, manifest.version]),
  );
  const project = scratchProject({
    at: join(folder, 'libraries'),
    fixture: 'consumer',
    registry,
    dependencies,
    files: ['consumer.ts'],
  });
  await project.install();
  const brought = frameworks.filter((name) =>
    existsSync(join(project.folder, 'node_modules', name)),
  );
  if (brought.length > 0)
    throw new Error(`Packages without markup brought ${brought.join(', ')} along.`);
  await project.compile();
  const said = await project.node('Running outside the workspace', ['out/consumer.js']);
  if (!said.includes('consumed')) throw new Error(`The consumer said: ${said}`);
  return `${Object.keys(dependencies).length} packages installed, compiled and run by Node`;
}
