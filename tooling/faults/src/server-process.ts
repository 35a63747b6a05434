import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import type { Plant } from './options.ts';

const clockShift = new URL('./shift-clock.mjs', import.meta.url).href;
/** Where the server's sources are. */
export const serverFolder = fileURLToPath(new URL('../../../apps/server/', import.meta.url));

export interface ServerSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl?: string | null;
  /** Holds by how many milliseconds the process's clock is off. */
  readonly clockFile?: string;
  readonly plant: Plant | null;
}

/** The real server in a process of its own, to be killed and started again. */
export interface ServerProcess {
  readonly port: number;
  readonly kills: number;
  /** Whether it is ready for requests. */
  readonly isUp: boolean;
  /** How it ended although nobody asked it to: what it printed last, once for each time. */
  readonly deaths: readonly string[];
  /** Milliseconds from the kill to the first good answer, for each restart. */
  readonly recoveries: readonly number[];
  start(): Promise<void>;
  /** `kill -9`, and a new process after `pauseMs`. */
  killAndRestart(pauseMs: number): Promise<void>;
  /** SIGTERM, and a new process once it has ended. */
  restartInOrder(): Promise<void>;
  stop(): Promise<void>;
  /** The end of what the process printed. */
  lastWords(): string;
}

export async function createServerProcess(settings: ServerSettings): Promise<ServerProcess> {
  const port = await freePort();
  const recoveries: number[] = [];
  const deaths: string[] = [];
  let kills = 0;
  let up = false;
  let child: ChildProcess | null = null;
  let output = '';
  let over = false;

  const kill = async (signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> => {
    const ending = child;
    child = null;
    up = false;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };

  const start = async (): Promise<void> => {
    if (over) throw new Error('The run is over; no server starts any more.');
    output = '';
    const started = spawn(process.execPath, ['--import', clockShift, 'src/main.ts'], {
      cwd: serverFolder,
      env: environmentOf(settings, port),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.once('exit', (code, signal) => {
      // Whoever ends it on purpose lets go of it first.
      if (child !== started || over) return;
      deaths.push(`code ${code ?? signal}: ${output.slice(-1_500)}`);
      child = null;
      up = false;
      if (hasStarted) void start().catch(() => undefined);
    });
    let hasStarted = false;
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4_000);
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    const deadline = Date.now() + 180_000;
    while (!(await isReady(port))) {
      const end = started.exitCode ?? started.signalCode;
      if (end !== null) throw new Error(`The server ended with code ${end}:\n${output}`);
      if (Date.now() > deadline) throw new Error(`The server is not ready after 180 s:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    hasStarted = true;
    up = true;
  };

  return {
    port,
    get kills() {
      return kills;
    },
    get isUp() {
      return up;
    },
    deaths,
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
    async restartInOrder() {
      await kill('SIGTERM');
      await start();
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
    // Nothing is filmed beside what is measured.
    VX_FFMPEG: '',
    VX_LOG_LEVEL: 'error',
    VX_SEED: 'off',
    // The guests of a run subscribe to TV.
    VX_PLANS: 'vip,tv',
    ...(settings.redisUrl && { REDIS_URL: settings.redisUrl }),
    ...(settings.clockFile && { VX_CLOCK_FILE: settings.clockFile }),
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
