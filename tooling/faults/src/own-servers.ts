import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** A server of the run's own, which may be killed and frozen. */
export interface OwnServer {
  readonly port: number;
  /** Ends it without any care and starts it again after `pauseMs`. */
  killAndRestart(pauseMs: number): Promise<void>;
  /** Stops all of its processes, which keep their connections, and lets them go on after `forMs`. */
  freeze(forMs: number): Promise<void>;
  stop(): Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const START_MS = 60_000;
/** Longest wait for a process to end, each for the signal and for SIGKILL. */
const END_MS = 15_000;

/** Whether Redis answers, or whatever else greets nobody. */
function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, timeout: 500 });
    const end = (isThere: boolean): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/** Whether statements are answered: a PostgreSQL that recovers is open, but turns everybody away. */
async function answersStatements(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function untilReady(
  child: ChildProcess,
  name: string,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await isReady())) {
    if (hasEnded(child))
      throw new Error(`${name} ended with code ${child.exitCode ?? child.signalCode}.`);
    if (Date.now() > deadline) throw new Error(`${name} is not ready after ${START_MS} ms.`);
    await sleep(50);
  }
}

/** Ends a process that may be frozen: as `signal` says, and with SIGKILL when that takes too long. */
async function endProcess(
  child: ChildProcess,
  signal: 'SIGKILL' | 'SIGQUIT',
  name: string,
): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<true>((resolve) => child.once('exit', () => resolve(true)));
  child.kill(signal);
  child.kill('SIGCONT');
  if (await Promise.race([ended, sleep(END_MS)])) return;
  child.kill('SIGKILL');
  if (!(await Promise.race([ended, sleep(END_MS)])))
    throw new Error(`${name} has not ended ${END_MS} ms after SIGKILL.`);
}

/** The newest PostgreSQL that is installed; `null`: none is. */
export function findPostgres(): string | null {
  for (const version of ['18', '17', '16', '15']) {
    const folder = `/usr/lib/postgresql/${version}/bin`;
    if (existsSync(join(folder, 'initdb'))) return folder;
  }
  return null;
}

/** Whether a program is installed. */
export const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** PostgreSQL refuses to be root: then it runs as its own user. Nothing stands between it and the run. */
function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: '-u' | '-g'): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A cluster in a folder of its own. */
export async function startPostgres(
  binaries: string,
): Promise<OwnServer & { readonly url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'vxf-pg-'));
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '--no-instructions'],
    { stdio: 'ignore', cwd: folder, timeout: START_MS, ...user },
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  let isStopped = false;
  const start = async (): Promise<void> => {
    const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=120'];
    const args = ['-D', data, '-p', String(port), '-k', folder];
    child = spawn(
      join(binaries, 'postgres'),
      args.concat(settings.flatMap((setting) => ['-c', setting])),
      { stdio: 'ignore', cwd: folder, ...user },
    );
    await untilReady(child, 'PostgreSQL', () => answersStatements(url));
  };
  /** After an immediate shutdown its processes may hold the folder for a moment longer. */
  const startAgain = async (): Promise<void> => {
    for (let tries = 1; !isStopped; tries += 1) {
      try {
        return await start();
      } catch (error) {
        if (tries >= 20) throw error;
        await sleep(250);
      }
    }
  };
  /** SIGQUIT is the immediate shutdown: no checkpoint, recovery at the next start. */
  const kill = (): Promise<void> => endProcess(child, 'SIGQUIT', 'PostgreSQL');
  await start();
  return {
    port,
    url,
    async killAndRestart(pauseMs) {
      await kill();
      await sleep(pauseMs);
      await startAgain();
    },
    async freeze(forMs) {
      const { pid } = child;
      if (pid === undefined) return;
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], {
        encoding: 'utf8',
      });
      await frozen([pid, ...children.split(/\s+/).filter(Boolean).map(Number)], forMs);
    },
    async stop() {
      isStopped = true;
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function frozen(processes: readonly number[], forMs: number): Promise<void> {
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const id of processes) {
      try {
        process.kill(id, name);
      } catch {
        // A session that has ended meanwhile.
      }
    }
  };
  signal('SIGSTOP');
  try {
    await sleep(forMs);
  } finally {
    signal('SIGCONT');
  }
}

/** A Redis that keeps nothing. */
export async function startRedis(): Promise<OwnServer> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore', cwd: tmpdir() },
    );
    await untilReady(child, 'Redis', () => isOpen(port));
  };
  const kill = (): Promise<void> => endProcess(child, 'SIGKILL', 'Redis');
  let isStopped = false;
  await start();
  return {
    port,
    async killAndRestart(pauseMs) {
      await kill();
      await sleep(pauseMs);
      if (!isStopped) await start();
    },
    freeze: (forMs) => frozen(child.pid === undefined ? [] : [child.pid], forMs),
    async stop() {
      isStopped = true;
      await kill();
    },
  };
}
