import type { PictureSpec } from '@vx/art';
import { workerFile } from '../../platform/worker-file.ts';
import { createWorkerProcess, forkWorker } from '../../platform/worker-process.ts';

/** A picture to render; sizes in pixels. */
export interface RenderJob {
  readonly spec: PictureSpec;
  readonly width: number;
  readonly height: number;
  readonly blurred: boolean;
}

export interface Renderer {
  /** Answers a picture as WebP. */
  render(job: RenderJob): Promise<Buffer>;
  close(): void;
}

/** Renders pictures in a process of its own; pages come before it. */
export function createRenderer(): Renderer {
  const worker = createWorkerProcess<RenderJob, Uint8Array>({
    idleMs: 10_000,
    limitMs: 30_000,
    start: () => forkWorker(workerFile(import.meta.url, 'renderer-worker')),
  });
  return {
    render: async (job) => Buffer.from(await worker.ask(job)),
    close: () => worker.close(),
  };
}
