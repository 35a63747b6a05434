/**
 * Publishes the packages to a registry of its own and uses them from a project outside the
 * workspace: installed by npm, compiled with types, run by Node.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectEnv, run } from './run.ts';
import { publishedPackages, root } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'vx-consume-'));
const fixture = join(import.meta.dirname, '../fixtures/consumer/consumer.ts');
const bin = join(import.meta.dirname, '../node_modules/.bin');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Our own packages come from the workspace only; everything else through the registry that npm is set to use. */
function registryConfig(upstream: string): string {
  return JSON.stringify({
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
}

async function startRegistry(port: number): Promise<ChildProcess> {
  const { output } = await run('npm', ['config', 'get', 'registry'], { cwd: root });
  const upstream =
    output
      .split('\n')
      .find((line) => line.startsWith('http'))
      ?.trim() ?? '';
  const config = join(folder, 'verdaccio.json');
  writeFileSync(config, registryConfig(upstream));
  const child = spawn(
    join(bin, 'verdaccio'),
    ['--config', config, '--listen', `127.0.0.1:${port}`],
    { stdio: 'ignore', env: projectEnv },
  );
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/-/ping`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return child;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill();
  throw new Error('The local registry did not start within 30 s.');
}

async function must(
  what: string,
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await run(program, args, { cwd, env });
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
  return output;
}

const port = await freePort();
const registry = `http://127.0.0.1:${port}/`;
const npmrc = join(folder, 'npmrc');
writeFileSync(
  npmrc,
  `registry=${registry}\n//127.0.0.1:${port}/:_authToken=local\naudit=false\nfund=false\n`,
);
const env = {
  NPM_CONFIG_USERCONFIG: npmrc,
  npm_config_registry: registry,
  NPM_CONFIG_CACHE: join(folder, 'npm-cache'),
};

const server = await startRegistry(port);
try {
  const packages = publishedPackages();
  for (const { folder: cwd, manifest } of packages) {
    await must(
      `Publishing ${manifest.name}`,
      'pnpm',
      ['publish', '--registry', registry, '--no-git-checks', '--access', 'public'],
      cwd,
      env,
    );
  }
  const project = join(folder, 'project');
  mkdirSync(project);
  cpSync(fixture, join(project, 'consumer.ts'));
  const wanted = ['kernel', 'contract', 'routes', 'currency', 'api-client', 'realtime'].map(
    (name) => `@vx/${name}`,
  );
  const dependencies = Object.fromEntries(
    packages
      .filter(({ manifest }) => wanted.includes(manifest.name))
      .map(({ manifest }) => [manifest.name, manifest.version]),
  );
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'outside', private: true, type: 'module', dependencies }),
  );
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2024',
        module: 'nodenext',
        moduleResolution: 'nodenext',
        strict: true,
        lib: ['es2024', 'esnext.disposable', 'dom'],
        types: [],
        outDir: 'out',
      },
      files: ['consumer.ts'],
    }),
  );
  await must(
    'Installing outside the workspace',
    'npm',
    ['install', '--registry', registry],
    project,
    env,
  );
  await must(
    'Compiling outside the workspace',
    join(root, 'node_modules/.bin/tsc'),
    ['-p', 'tsconfig.json'],
    project,
  );
  const said = await must(
    'Running outside the workspace',
    process.execPath,
    ['out/consumer.js'],
    project,
  );
  if (!said.includes('consumed')) throw new Error(`The consumer said: ${said}`);
  console.log(
    `${packages.length} packages published; ${Object.keys(dependencies).length} installed, compiled and run outside the workspace.`,
  );
} finally {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
