/**
 * Publishes the packages to a registry of its own and uses them from projects outside the workspace, as other
 * teams do. `node src/consume.ts` proves all of it, `node src/consume.ts ui` only the components.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumeLibraries } from './consume/libraries.ts';
import { startRegistry } from './consume/registry.ts';
import { consumeUiOnServer } from './consume/ui-server.ts';
import { consumeUiWithVite } from './consume/ui-vite.ts';
import { publishedPackages } from './workspace.ts';

const onlyUi = process.argv.includes('ui');
const packages = publishedPackages().filter(
  ({ manifest }) => !onlyUi || manifest.name === '@vx/ui',
);
const ui = packages.find(({ manifest }) => manifest.name === '@vx/ui')?.manifest.version ?? '';
const folder = mkdtempSync(join(tmpdir(), 'vx-consume-'));
const registry = await startRegistry(folder);
try {
  await registry.publish(packages);
  console.log(`ok   ${packages.length} packages published`);
  if (!onlyUi) console.log(`ok   ${await consumeLibraries(folder, registry, packages)}`);
  console.log(`ok   ${await consumeUiOnServer(folder, registry, ui)}`);
  console.log(`ok   ${await consumeUiWithVite(folder, registry, ui)}`);
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
