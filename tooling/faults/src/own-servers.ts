import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

function answers(port: number): Promise<boolean> {
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

async function untilAnswers(port: number, child: ChildProcess, name: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} ended with code ${child.exitCode ?? child.signalCode}.`);
    if (Date.now() > deadline) throw new Error(`${name} does not answer after ${START_MS} ms.`);
    await sleep(50);
  }
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

/** The newest PostgreSQL that is installed; `null`: none is. */
export function findPostgres(): string | null {
  for (const version of ['18', '17', '16', '15']) {
    const folder = `/usr/lib/postgresql/${version}/bin`;
    if (existsSync(join(folder, 'initdb'))) return folder;
  }
  return null;
}

/** PostgreSQL refuses to be root: then it runs as its own user. */
const asRoot = process.getuid?.() === 0;
const asPostgres = (program: string, args: readonly string[]): [string, string[]] =>
  asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

/** A cluster in a folder of its own. */
export async function startPostgres(
  binaries: string,
): Promise<OwnServer & { readonly url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'vxf-pg-'));
  if (asRoot) {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  execFileSync(
    ...asPostgres(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N']),
    { stdio: 'ignore', cwd: folder },
  );
  const port = await freePort();
  let child: ChildProcess;
  /** The server's own process: the child may be what changes the user. */
  const postmaster = (): number =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const start = async (): Promise<void> => {
    const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=120'];
    const args = ['-D', data, '-p', String(port), '-k', folder];
    child = spawn(
      ...asPostgres(join(binaries, 'postgres'), [
        ...args,
        ...settings.flatMap((setting) => ['-c', setting]),
      ]),
      { stdio: 'ignore', cwd: folder },
    );
    await untilAnswers(port, child, 'PostgreSQL');
  };
  /** After an immediate shutdown its processes may hold the folder for a moment longer. */
  const startAgain = async (): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await start();
      } catch (error) {
        if (tries >= 20) throw error;
        await sleep(250);
      }
    }
  };
  const kill = async (): Promise<void> => {
    // SIGQUIT is the immediate shutdown: no checkpoint, recovery at the next start.
    if (child.exitCode === null) process.kill(postmaster(), 'SIGQUIT');
    await ended(child);
  };
  await start();
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async killAndRestart(pauseMs) {
      await kill();
      await sleep(pauseMs);
      await startAgain();
    },
    async freeze(forMs) {
      const parent = postmaster();
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], {
        encoding: 'utf8',
      });
      const all = [parent, ...children.split(/\s+/).filter(Boolean).map(Number)];
      // What changed the user stops itself when its child stops: it goes on last.
      if (child.pid !== undefined && child.pid !== parent) all.push(child.pid);
      await frozen(all, forMs);
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
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
    await untilAnswers(port, child, 'Redis');
  };
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended(child);
  };
  await start();
  return {
    port,
    async killAndRestart(pauseMs) {
      await kill();
      await sleep(pauseMs);
      await start();
    },
    freeze: (forMs) => frozen(child.pid === undefined ? [] : [child.pid], forMs),
    stop: kill,
  };
}
