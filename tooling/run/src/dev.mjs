/**
 * `pnpm dev`: one process tree. The server runs from its sources and hosts both Vite middlewares;
 * it restarts when its own sources or the framework-free packages change.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { whenLauncherGone } from './launcher.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
const root = join(import.meta.dirname, '../../..');
const server = join(root, 'apps/server');
const watched = [
  'apps/server/src',
  'packages/contract/src',
  'packages/routes/src',
  'packages/currency/src',
  'packages/kernel/src',
];

const child = spawn(
  process.execPath,
  [
    ...watched.map((path) => `--watch-path=${join(root, path)}`),
    '--conditions=development',
    join(server, 'src/main.ts'),
  ],
  {
    cwd: server,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      VX_DEV: '1',
      VX_DATA_DIR: process.env.VX_DATA_DIR ?? join(root, '.data'),
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
whenLauncherGone(() => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
