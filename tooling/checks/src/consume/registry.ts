import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { must, projectEnv, run } from '../run.ts';
import { root, type WorkspacePackage } from '../workspace.ts';

const bin = join(import.meta.dirname, '../../node_modules/.bin');

/** A registry of our own, and the environment in which npm and pnpm use it. */
export interface Registry {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly publish: (packages: readonly WorkspacePackage[]) => Promise<void>;
  readonly stop: () => void;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Asks until somebody answers. */
export async function answering(url: string, seconds: number): Promise<boolean> {
  for (let attempt = 0; attempt < seconds * 4; attempt += 1) {
    const up = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

/** Our own packages come from the workspace only; everything else through the registry that npm is set to use. */
const configuration = (folder: string, upstream: string): string =>
  JSON.stringify({
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream, timeout: '60s', max_fails: 10 } },
    packages: {
      '@vx/*': { access: '$all', publish: '$all', unpublish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: 1 } },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
    web: { enable: false },
    max_body_size: '100mb',
  });

export async function startRegistry(folder: string): Promise<Registry> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { output } = await run('npm', ['config', 'get', 'registry'], { cwd: root });
  const upstream =
    output
      .split('\n')
      .find((line) => line.startsWith('http'))
      ?.trim() ?? '';
  const config = join(folder, 'verdaccio.json');
  writeFileSync(config, configuration(folder, upstream));
  const npmrc = join(folder, 'npmrc');
  writeFileSync(
    npmrc,
    `registry=${url}\n//127.0.0.1:${port}/:_authToken=local\naudit=false\nfund=false\n`,
  );
  const env = {
    NPM_CONFIG_USERCONFIG: npmrc,
    npm_config_registry: url,
    NPM_CONFIG_CACHE: join(folder, 'npm-cache'),
  };
  const child = spawn(
    join(bin, 'verdaccio'),
    ['--config', config, '--listen', `127.0.0.1:${port}`],
    { stdio: 'ignore', env: projectEnv },
  );
  const stop = (): void => {
    child.kill('SIGTERM');
  };
  if (!(await answering(`${url}-/ping`, 30))) {
    stop();
    throw new Error('The local registry did not start within 30 s.');
  }
  const publish = async (packages: readonly WorkspacePackage[]): Promise<void> => {
    const left = [...packages];
    // Each waits for a process and a disk most of the time.
    const worker = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        await must(
          `Publishing ${next.manifest.name}`,
          'pnpm',
          ['publish', '--registry', url, '--no-git-checks', '--access', 'public'],
          next.folder,
          env,
        );
      }
    };
    await Promise.all(Array.from({ length: 4 }, worker));
  };
  return { url, env, publish, stop };
}
