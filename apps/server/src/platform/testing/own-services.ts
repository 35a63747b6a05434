import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';

/**
 * PostgreSQL and Redis of a test's own, on ports of their own: what is killed, frozen and restarted
 * here belongs to nobody else.
 */

const postgresPrograms = process.env['VX_TEST_POSTGRES_BIN'] ?? '/usr/lib/postgresql/15/bin';
const redisProgram = process.env['VX_TEST_REDIS_SERVER'] ?? '/usr/bin/redis-server';

/** Whether this machine has the programs. */
export const hasOwnServices =
  existsSync(join(postgresPrograms, 'initdb')) && existsSync(redisProgram);

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port that nobody listens on now. It lies below those that the system gives to outgoing
 * connections, so that none of them takes it before the process that was told to listen there.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) return port;
  }
}

export interface OwnPostgres extends AsyncDisposable {
  readonly url: string;
  /** Runs a statement on a connection of its own. */
  query(
    statement: string,
    values?: readonly unknown[],
  ): Promise<readonly Record<string, unknown>[]>;
  start(): void;
  /** `immediate`: as if the machine had lost its power. */
  stop(mode: 'fast' | 'immediate'): void;
  /** Ends every connection but the one that says so. */
  terminateConnections(): Promise<void>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'vx-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o777);
  }
  /** PostgreSQL refuses to run as root. */
  const run = (program: string, ...args: readonly string[]): void => {
    const full = join(postgresPrograms, program);
    const [command, all] = isRoot
      ? ['runuser', ['-u', 'postgres', '--', full, ...args]]
      : [full, [...args]];
    execFileSync(command, all, { stdio: 'ignore', cwd: folder });
  };
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const start = (): void =>
    run('pg_ctl', '-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start');
  const stop = (mode: 'fast' | 'immediate'): void =>
    run('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
  start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const query: OwnPostgres['query'] = async (statement, values = []) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(statement, [...values])).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  return {
    url,
    query,
    start,
    stop,
    async terminateConnections() {
      await query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
    },
    [Symbol.asyncDispose]() {
      if (existsSync(join(data, 'postmaster.pid'))) stop('immediate');
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

export interface OwnRedis extends AsyncDisposable {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** It accepts connections and answers nothing. */
  freeze(): void;
  thaw(): void;
}

export async function startOwnRedis(): Promise<OwnRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'vx-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = spawn(
      redisProgram,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
      { stdio: 'ignore' },
    );
    const probe = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
    probe.on('error', () => undefined);
    await probe.ping();
    probe.disconnect();
  };
  const kill = async (): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    start,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
