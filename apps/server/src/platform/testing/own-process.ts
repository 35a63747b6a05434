import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from './own-services.ts';

/** The server as a process of its own, from its sources, as people start it. */
export interface OwnProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly output: () => string;
  readonly exit: Promise<number | NodeJS.Signals | null>;
  isRunning(): boolean;
  /** Resolves when `/readyz` says so. */
  ready(): Promise<void>;
}

const main = new URL('../../main.ts', import.meta.url).pathname;
const readyWithinMs = 150_000;

export async function startOwnProcess(env: Readonly<Record<string, string>>): Promise<OwnProcess> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'test',
      VX_ROLES: 'api,realtime,worker',
      VX_RATE_LIMIT: '0',
      VX_LOG_LEVEL: 'error',
      VX_FFMPEG: '',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    child,
    origin,
    output: () => output,
    exit,
    isRunning,
    async ready() {
      const deadline = Date.now() + readyWithinMs;
      while (Date.now() < deadline && isRunning()) {
        const answer = await fetch(`${origin}/readyz`).catch(() => null);
        if (answer?.status === 200) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`The server did not come up:\n${output}`);
    },
    async [Symbol.asyncDispose]() {
      if (isRunning()) child.kill('SIGKILL');
      await exit;
    },
  };
}
