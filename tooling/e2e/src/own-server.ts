import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const product = join(import.meta.dirname, '../../../apps/server');

/** What pages asked and what they got, for `pnpm spec`. */
export const trafficFile = join(import.meta.dirname, '../reports/traffic.jsonl');

const recorder = join(import.meta.dirname, 'record-calls.ts');

/** Longest time from the start of a server to its first answer: it fills the demo world by then. */
const START_MS = 90_000;

export interface OwnServerOptions {
  /** Loopback port; a free one else. */
  readonly port?: number;
  /** Name under which browsers reach it; passkeys are bound to names, not to numbers. */
  readonly host?: 'localhost';
  /** What its configuration has beside what all tests need. */
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of the pictures of another server, which then need not be drawn again. */
  readonly pictures?: string | undefined;
}

/** The built product as a process of its own, on a folder of its own that is gone with it. */
export interface OwnServer extends AsyncDisposable {
  readonly origin: string;
  /** Where it keeps the pictures that it has drawn: each under a name made of all that it shows. */
  readonly pictures: string;
  isReady(): Promise<boolean>;
  /** Runs a statement on its embedded database, beside the server. */
  query(statement: string, values?: readonly unknown[]): Promise<void>;
  /** Ends it as a power cut would. Its data stays. */
  kill(): Promise<void>;
  /** Starts it on the data that it left, and waits until it is ready. */
  startAgain(): Promise<void>;
}

/** Starts a server and waits until it is ready. */
export async function startOwnServer({
  port,
  host,
  env = {},
  pictures,
}: OwnServerOptions = {}): Promise<OwnServer> {
  const listensOn = port ?? (await freePort());
  const origin = `http://${host ?? '127.0.0.1'}:${listensOn}`;
  const folder = mkdtempSync(join(tmpdir(), 'vx-e2e-'));
  const ownPictures = join(folder, 'images');
  if (pictures === undefined) mkdirSync(ownPictures);
  else symlinkSync(pictures, ownPictures);
  let child: ChildProcess | null = null;

  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  const start = async (): Promise<void> => {
    if (await isReady()) throw new Error(`Another server answers at ${origin} already.`);
    const started = spawn(process.execPath, ['--import', recorder, 'dist/main.js'], {
      cwd: product,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(listensOn),
        // Links in mails lead to where the tests are.
        VX_ORIGIN: origin,
        VX_DATA_DIR: folder,
        // Whom a test found live stays; that they come and go has tests of its own.
        VX_DEMO_PRESENCE: 'steady',
        // Tests sign up and log in far more often than people do.
        VX_RATE_LIMIT: '0',
        // Nobody is filmed in more lines while tests run.
        VX_FFMPEG: '',
        // The tests stand where a proxy would: a header says where a visitor comes from.
        VX_TRUST_PROXY: 'on',
        ...env,
      },
    });
    child = started;
    const deadline = Date.now() + START_MS;
    while (!(await isReady())) {
      if (!isAlive(started)) throw new Error(`The server at ${origin} ended at its start.`);
      if (Date.now() > deadline) throw new Error(`The server at ${origin} was not ready in time.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const dying = child;
    child = null;
    if (!dying || !isAlive(dying)) return;
    const ended = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill(signal);
    await ended;
  };

  const server: OwnServer = {
    origin,
    pictures: pictures ?? ownPictures,
    isReady,
    async query(statement, values = []) {
      const client = new Client({ host: folder, user: 'postgres', database: 'postgres' });
      await client.connect();
      try {
        // Without values it is one plain message: no prepared statement, which all clients would share.
        await client.query(statement, [...values]);
      } finally {
        await client.end();
      }
    },
    kill: () => end('SIGKILL'),
    startAgain: start,
    async [Symbol.asyncDispose]() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await start();
  } catch (error) {
    await server[Symbol.asyncDispose]();
    throw error;
  }
  return server;
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => void probe.close(resolve));
  return port;
}
