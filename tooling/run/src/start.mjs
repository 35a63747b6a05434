/**
 * `pnpm start`: builds what changed, then becomes the server (the same process, so that Ctrl-C and
 * SIGTERM reach it directly).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './node-version.mjs';
import './stop-with-launcher.mjs';

requireNode();
const root = join(import.meta.dirname, '../../..');
process.env.TURBO_TELEMETRY_DISABLED = '1';
process.env.VX_DATA_DIR ??= join(root, '.data');

console.log('Building both apps and the server (about a minute the first time, then a moment) …');
const build = spawnSync(
  'turbo',
  ['run', 'build', '--filter=@vx/server', '--output-logs=errors-only'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  },
);
if (build.status !== 0) {
  console.error('The build failed; what it said stands above.');
  process.exit(build.status ?? 1);
}
process.env.NODE_ENV ??= 'production';
// The server starts itself anew under the same id (ADR 0008): who watches the launcher goes along.
const watch = pathToFileURL(join(import.meta.dirname, 'stop-with-launcher.mjs')).href;
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${watch}`.trim();
process.chdir(join(root, 'apps/server'));
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
