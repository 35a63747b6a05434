/**
 * Publishes the packages to a registry of its own and uses them from projects outside the workspace, as other
 * teams do. `node src/consume.ts` proves all of it, `node src/consume.ts ui` only the components, `… libraries` the others.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumeLibraries } from './consume/libraries.ts';
import { consumeStarter } from './consume/starter.ts';
import { startRegistry } from './consume/registry.ts';
import { consumeUiOnServer } from './consume/ui-server.ts';
import { consumeUiWithVite } from './consume/ui-vite.ts';
import { publishedPackages } from './workspace.ts';

const onlyUi = process.argv.includes('ui');
const onlyLibraries = process.argv.includes('libraries');
const packages = publishedPackages().filter(({ manifest: { name } }) =>
  onlyUi ? name === '@vx/ui' : !onlyLibraries || name !== '@vx/ui',
);
const ui = packages.find(({ manifest }) => manifest.name === '@vx/ui');
const folder = mkdtempSync(join(tmpdir(), 'vx-consume-'));
const registry = await startRegistry(folder);
try {
  await registry.publish(packages);
  console.log(`ok   ${packages.length} packages published`);
  // Side by side: each waits for the registry, for files and for pages most of the time.
  const proofs = await Promise.allSettled([
    ...(onlyUi ? [] : [consumeLibraries(folder, registry, packages)]),
    ...(onlyUi || onlyLibraries ? [] : [consumeStarter(folder, registry, packages)]),
    ...(ui
      ? [
          consumeUiOnServer(folder, registry, ui.manifest.version),
          consumeUiWithVite(folder, registry, ui),
        ]
      : []),
  ]);
  for (const proof of proofs) {
    if (proof.status === 'fulfilled') console.log(`ok   ${proof.value}`);
    else console.error(proof.reason);
  }
  if (proofs.some(({ status }) => status === 'rejected')) process.exitCode = 1;
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
