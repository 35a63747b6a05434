import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Plant } from './options.ts';

const serverFolder = fileURLToPath(new URL('../../../apps/server/', import.meta.url));

export interface ServerSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly plant: Plant | null;
}

/** The real server in a process of its own, to be killed and started again. */
export interface ServerProcess {
  readonly port: number;
  readonly kills: number;
  /** Milliseconds from the kill to the first good answer, for each restart. */
  readonly recoveries: readonly number[];
  start(): Promise<void>;
  /** `kill -9`, and a new process after `pauseMs`. */
  killAndRestart(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
  /** The end of what the process printed. */
  lastWords(): string;
}

export async function createServerProcess(settings: ServerSettings): Promise<ServerProcess> {
  const port = await freePort();
  const recoveries: number[] = [];
  let kills = 0;
  let child: ChildProcess | null = null;
  let output = '';
  let over = false;

  const kill = async (): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await ended;
  };

  const start = async (): Promise<void> => {
    if (over) throw new Error('The run is over; no server starts any more.');
    output = '';
    const started = spawn(process.execPath, ['src/main.ts'], {
      cwd: serverFolder,
      env: environmentOf(settings, port),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4_000);
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    const deadline = Date.now() + 180_000;
    while (!(await isReady(port))) {
      if (started.exitCode !== null)
        throw new Error(`The server ended with code ${started.exitCode}:\n${output}`);
      if (Date.now() > deadline) throw new Error(`The server is not ready after 180 s:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  return {
    port,
    get kills() {
      return kills;
    },
    recoveries,
    start,
    async killAndRestart(pauseMs) {
      const since = Date.now();
      await kill();
      kills += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await start();
      recoveries.push(Date.now() - since);
    },
    stop() {
      over = true;
      return kill();
    },
    lastWords: () => output,
  };
}

function environmentOf(settings: ServerSettings, port: number): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, REDIS_URL: _redis, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    VX_ROLES: 'api,realtime,worker',
    VX_DATA_DIR: settings.dataDir,
    VX_RATE_LIMIT: '0',
    VX_LOG_LEVEL: 'error',
    VX_SEED: 'off',
    ...(settings.databaseUrl === null ? {} : { DATABASE_URL: settings.databaseUrl }),
    ...(settings.plant === null ? {} : { VX_PLANT: settings.plant }),
  };
}

async function isReady(port: number): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(2_000),
  }).then(
    (response) => response.ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
