import { fork, type ChildProcess } from 'node:child_process';
import type { PictureSpec } from '@vx/art';

/** A picture to render; sizes in pixels. */
export interface RenderJob {
  readonly spec: PictureSpec;
  readonly width: number;
  readonly height: number;
  readonly blurred: boolean;
}

/** What the server sends to the process, and what it answers. */
export interface RenderOrder {
  readonly id: number;
  readonly job: RenderJob;
}
export type RenderAnswer =
  | { readonly id: number; readonly data: Uint8Array }
  | { readonly id: number; readonly error: string };

export interface Renderer {
  /**
   * Answers a picture as WebP.
   * @throws Error when it cannot be rendered, or when the process ended twice meanwhile
   */
  render(job: RenderJob): Promise<Buffer>;
  /** Ends the process. */
  close(): void;
}

export interface RendererOptions {
  /** How long the process waits for another picture before it ends, in ms. Default: 10,000. */
  readonly idleMs?: number;
  /** A picture that takes longer hangs, in ms. Default: 30,000. */
  readonly limitMs?: number;
  /** Default: forks `renderer-worker`. */
  readonly start?: () => ChildProcess;
}

/** One process and the pictures that are expected of it. */
interface RenderProcess {
  readonly hasEnded: boolean;
  readonly isBusy: boolean;
  render(job: RenderJob): Promise<Buffer>;
  end(): void;
}

class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

/** As source in development and tests, as a bundle beside `main.js` in production. */
const file = new URL(
  `./renderer-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/**
 * Settings by which the server gives memory back at once (`platform/process-memory.ts`). A picture takes
 * the same pieces dozens of times: with these it would take four times as long.
 */
const ofTheServer = new Set(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']);

/** Starts the process with its usual memory. */
export function forkWorker(): ChildProcess {
  const env = Object.entries(process.env).filter(([name]) => !ofTheServer.has(name));
  return fork(file, [], {
    env: Object.fromEntries(env),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function openProcess(child: ChildProcess, limitMs: number): RenderProcess {
  const expected = new Map<number, PromiseWithResolvers<Buffer>>();
  let hasEnded = false;
  let lastId = 0;
  const giveUp = (): void => {
    hasEnded = true;
    for (const { reject } of expected.values())
      reject(new ProcessEnded('The process that renders pictures ended.'));
  };
  child.once('error', giveUp).once('exit', giveUp);
  child.on('message', (message) => {
    const answer = message as RenderAnswer;
    const picture = expected.get(answer.id);
    if ('error' in answer) picture?.reject(new Error(answer.error));
    else picture?.resolve(Buffer.from(answer.data));
  });
  // It keeps no server running.
  child.unref();
  child.channel?.unref();
  return {
    get hasEnded() {
      return hasEnded;
    },
    get isBusy() {
      return expected.size > 0;
    },
    async render(job) {
      const id = ++lastId;
      const picture = Promise.withResolvers<Buffer>();
      expected.set(id, picture);
      const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
      child.send({ id, job } satisfies RenderOrder, (error) => error && giveUp());
      try {
        return await picture.promise;
      } finally {
        clearTimeout(limit);
        expected.delete(id);
      }
    },
    end() {
      hasEnded = true;
      if (child.connected) child.disconnect();
    },
  };
}

/**
 * Renders pictures in a process of its own, which starts with the first one and ends when nobody asks
 * for more: no page waits behind a picture, and the server keeps nothing of the memory that it takes.
 */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const { idleMs = 10_000, limitMs = 30_000, start = forkWorker } = options;
  let current: RenderProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idle);
    current?.end();
    current = null;
  };
  const attempt = async (job: RenderJob): Promise<Buffer> => {
    clearTimeout(idle);
    if (current === null || current.hasEnded) current = openProcess(start(), limitMs);
    const used = current;
    try {
      return await used.render(job);
    } finally {
      if (current === used && !used.isBusy) {
        clearTimeout(idle);
        idle = setTimeout(end, idleMs).unref();
      }
    }
  };
  return {
    async render(job) {
      try {
        return await attempt(job);
      } catch (error) {
        // Killed, or cut because another picture hung. Twice is no accident.
        if (!(error instanceof ProcessEnded)) throw error;
        return await attempt(job);
      }
    },
    close: end,
  };
}
