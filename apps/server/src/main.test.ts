import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestSocket } from './platform/testing/index.ts';
import { freePort } from './platform/testing/own-services.ts';

/** The server as a process of its own, as people start it. */
interface Running {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly output: () => string;
  readonly exit: Promise<number | NodeJS.Signals | null>;
}

const started = new Set<ChildProcess>();
const folders = new Set<string>();
/** Compiled code that one process leaves to the next. */
const compiled = mkdtempSync(join(tmpdir(), 'vx-main-compiled-'));
/** What a first start and a clean end leave behind. */
const untouched = mkdtempSync(join(tmpdir(), 'vx-main-untouched-'));

/** A data folder as after a first start. To lay one out takes seconds, to copy it does not. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vx-main-'));
  folders.add(folder);
  cpSync(untouched, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

async function launch(env: Record<string, string>): Promise<Running> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compiled,
      VX_SEED: 'off',
      VX_ROLES: 'api,realtime,worker',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => {
      started.delete(child);
      resolve(code ?? signal);
    });
  });
  return { process: child, origin: `http://127.0.0.1:${port}`, output: () => output, exit };
}

async function ready(running: Running): Promise<Running> {
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline && running.process.exitCode === null) {
    const answer = await fetch(`${running.origin}/readyz`).catch(() => null);
    if (answer?.status === 200) return running;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not come up:\n${running.output()}`);
}

const post = (origin: string, path: string, body: unknown) =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A request whose head the server has read, so that it runs; `finish` sends the body and gives the status. */
async function beginPost(
  origin: string,
  path: string,
  body: unknown,
): Promise<{ readonly finish: () => Promise<number | undefined> }> {
  const running = request(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = once(running, 'response') as Promise<[IncomingMessage]>;
  running.flushHeaders();
  await once(running, 'continue');
  return {
    async finish() {
      running.end(JSON.stringify(body));
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode;
    },
  };
}

const person = (mark: number | string) => ({
  email: `p${mark}@example.test`,
  password: 'correct horse battery',
  name: `Person ${mark}`,
  language: 'en',
  acceptTerms: true,
  ofAge: true,
});

beforeAll(async () => {
  const first = await ready(await launch({ VX_DATA_DIR: untouched }));
  first.process.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(existsSync(join(untouched, 'server.lock'))).toBe(false);
}, 180_000);
afterAll(() => {
  for (const folder of [compiled, untouched]) rmSync(folder, { recursive: true, force: true });
});

function cleanUp(): void {
  for (const child of started) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

describe('the process', () => {
  afterEach(cleanUp);

  it('keeps everything it acknowledged over kill -9, and takes over the lock it left', async () => {
    const folder = newFolder();
    const first = await ready(await launch({ VX_DATA_DIR: folder }));
    const acknowledged: number[] = [];
    let next = 0;
    const writers = Array.from({ length: 4 }, async () => {
      for (;;) {
        next += 1;
        const mark = next;
        const answer = await post(first.origin, '/auth/signup', person(mark)).catch(() => null);
        if (answer?.status !== 200) return;
        acknowledged.push(mark);
      }
    });
    while (acknowledged.length < 12) await new Promise((resolve) => setTimeout(resolve, 20));
    first.process.kill('SIGKILL');
    expect(await first.exit).toBe('SIGKILL');
    await Promise.all(writers);
    expect(existsSync(join(folder, 'server.lock'))).toBe(true);

    const second = await ready(await launch({ VX_DATA_DIR: folder, VX_RATE_LIMIT: '0' }));
    for (const mark of acknowledged) {
      const { email, password } = person(mark);
      expect([
        mark,
        (await post(second.origin, '/auth/login', { email, password })).status,
      ]).toEqual([mark, 200]);
    }
    second.process.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  }, 180_000);

  it('refuses a second process on the data folder, in words, and does no harm', async () => {
    const folder = newFolder();
    const first = await ready(await launch({ VX_DATA_DIR: folder }));
    const second = await launch({ VX_DATA_DIR: folder });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.process.pid}`);
    expect(second.output()).toContain('DATABASE_URL');
    expect((await post(first.origin, '/auth/signup', person('a'))).status).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.exit).toBe(0);
  }, 180_000);

  it('says what is wrong with the configuration, all at once', async () => {
    const server = await launch({
      VX_DATA_DIR: newFolder(),
      VX_ROLES: 'web,cook',
      VX_SECRET: 'short',
      REDIS_URL: 'nonsense',
    });
    expect(await server.exit).toBe(1);
    for (const name of ['VX_ROLES', 'VX_SECRET', 'REDIS_URL'])
      expect(server.output()).toContain(name);
    expect(server.output()).not.toContain('at async');
  });

  it('says that the port is taken and ends', async () => {
    const first = await ready(await launch({ VX_DATA_DIR: newFolder() }));
    const second = await launch({ VX_DATA_DIR: newFolder(), PORT: new URL(first.origin).port });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain('EADDRINUSE');
  }, 180_000);
});

// Side by side, since each waits for its connections to end.
describe.concurrent('the process', () => {
  afterAll(cleanUp);

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends on %s: sockets told with 1012, running requests answered, nothing left',
    async (signal) => {
      const folder = newFolder();
      const server = await ready(await launch({ VX_DATA_DIR: folder }));
      const socket = await TestSocket.open(server.origin);
      await socket.next('sessionAcknowledge');
      const running = await beginPost(server.origin, '/auth/signup', person('b'));
      server.process.kill(signal);
      expect(await running.finish()).toBe(200);
      expect(await socket.closing()).toBe(1012);
      expect(await server.exit).toBe(0);
      expect(existsSync(join(folder, 'server.lock'))).toBe(false);
    },
    180_000,
  );
});
