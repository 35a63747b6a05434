import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const serverFolder = join(import.meta.dirname, '../../../apps/server');
const startMs = 120_000;
const endMs = 11_000;
/** How often a server that starts is asked whether it is ready. */
const pollMs = 20;

const children = new Set<ChildProcess>();
const folders = new Set<string>();

// However the bench ends, nothing of it stays.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  if (process.send === undefined) process.once(signal, () => process.exit(1));
}

/** A process of this run. It ends with its owner, at the latest with the run. */
export interface Running extends AsyncDisposable {
  readonly port: number;
  /** Resident memory in bytes. */
  memory(): number;
  /** Milliseconds of processor that it has taken since its start, all threads. */
  processor(): number;
  /** Ends it at once, as by `kill -9`. */
  kill(): Promise<void>;
}

export interface BuiltServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** An own folder else, gone afterwards. */
  readonly dataDir?: string;
  /** Fills the demo world in. Default: true. */
  readonly seed?: boolean;
  /** Default: a free one. */
  readonly port?: number;
}

/** Starts the built server on a free port, seeded, and waits until it is ready. */
export async function startBuiltServer(options: BuiltServerOptions = {}): Promise<Running> {
  if (!existsSync(join(serverFolder, 'dist/main.js'))) {
    throw new Error('The server is not built. Run `pnpm build` first.');
  }
  const ownFolder = options.dataDir === undefined ? temporaryFolder() : null;
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: serverFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: serverEnvironment({
      PORT: String(port),
      VX_ORIGIN: `http://127.0.0.1:${port}`,
      VX_DATA_DIR: options.dataDir ?? ownFolder ?? '',
      VX_SEED: options.seed === false ? 'off' : 'on',
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
      ...options.env,
    }),
  });
  own(child);
  const words = lastWords(child);
  const running: Running = {
    port,
    memory: () => memoryOf(child),
    processor: () => processorOf(child),
    kill: () => end(child, 'SIGKILL'),
    async [Symbol.asyncDispose]() {
      await end(child);
      if (ownFolder !== null) rmSync(ownFolder, { recursive: true, force: true });
    },
  };
  try {
    const deadline = performance.now() + startMs;
    while (!(await isReady(port))) {
      if (hasEnded(child)) throw new Error(`The server ended:\n${words()}`);
      if (performance.now() > deadline) throw new Error(`The server is not ready:\n${words()}`);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    return running;
  } catch (error) {
    await running[Symbol.asyncDispose]();
    throw error;
  }
}

/** What a process of the bench answers to an order. */
export interface Helper extends AsyncDisposable {
  /** Sends an order and waits for its answer. Orders are answered one after the other. */
  ask<Answer>(order: object): Promise<Answer>;
  memory(): number;
  /** As of a server. */
  processor(): number;
}

/** Starts a file of the bench in a process of its own; `answerOrders` of it answers. */
export function startHelper(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Helper {
  const child = fork(join(import.meta.dirname, file), [...args], {
    execArgv: ['--expose-gc', '--no-warnings'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: serverEnvironment(env),
  });
  own(child);
  const words = lastWords(child);
  return {
    ask: <Answer>(order: object) =>
      new Promise<Answer>((resolve, reject) => {
        const ended = (): void => reject(new Error(`${file} ended:\n${words()}`));
        child.once('exit', ended);
        child.once('message', (reply: { answer?: Answer; error?: string }) => {
          child.off('exit', ended);
          if (reply.error === undefined) resolve(reply.answer as Answer);
          else reject(new Error(`${file}: ${reply.error}`));
        });
        child.send(order);
      }),
    memory: () => memoryOf(child),
    processor: () => processorOf(child),
    [Symbol.asyncDispose]: () => end(child),
  };
}

/** The other side of `startHelper`: answers orders until the owner ends. */
export function answerOrders(answer: (order: never) => unknown): void {
  process.on('message', (order) => {
    void Promise.resolve()
      .then(() => answer(order as never))
      .then(
        (given) => process.send?.({ answer: given ?? null }),
        (error: unknown) => process.send?.({ error: String(error) }),
      );
  });
  process.on('disconnect', () => process.exit(0));
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vx-bench-'));
  folders.add(folder);
  return folder;
}

function own(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

function serverEnvironment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, REDIS_URL: _redis, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    VX_RATE_LIMIT: '0',
    // Nothing is filmed beside what is measured.
    VX_FFMPEG: '',
    VX_LOG_LEVEL: 'error',
    ...env,
  };
}

function lastWords(child: ChildProcess): () => string {
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => output;
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess, by: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(by);
  const cut = setTimeout(() => child.kill('SIGKILL'), endMs);
  await ended;
  clearTimeout(cut);
}

function memoryOf(child: ChildProcess): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], {
    encoding: 'utf8',
  });
  return Number(kilobytes.trim()) * 1024;
}

function processorOf(child: ChildProcess): number {
  const stat = `/proc/${child.pid}/stat`;
  if (!existsSync(stat)) {
    const args = ['-o', 'cputimes=', '-p', String(child.pid)];
    return Number(execFileSync('ps', args, { encoding: 'utf8' }).trim()) * 1000;
  }
  // Fields 14 and 15, of which the name in brackets may hold anything: hundredths of a second.
  const fields = (readFileSync(stat, 'utf8').split(') ').at(-1) ?? '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function isReady(port: number): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(2_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
