import type { ChildProcess } from 'node:child_process';
import type { Look } from '@vx/art';
import { workerFile } from '../../platform/worker-file.ts';
import { createWorkerProcess, forkWorker } from '../../platform/worker-process.ts';
import type { Filmed, Lines, Shape } from './film/renditions.ts';

/** Who is filmed, and in what size. */
export interface FilmOrder {
  readonly look: Look;
  readonly shape: Shape;
  readonly lines: Lines;
}

export interface FilmJob extends FilmOrder {
  /** Path or name of the ffmpeg that codes it; `null`: the encoder that comes along. */
  readonly ffmpeg: string | null;
}

/** Films somebody. */
export interface Filmer {
  /** The film; `null`: it cannot be filmed here. */
  film(job: FilmJob): Promise<Filmed | null>;
  close(): void;
}

const startWorker = (): ChildProcess => forkWorker(workerFile(import.meta.url, 'film-worker'));

/**
 * Films in a process of its own, which ends some seconds after the last film.
 *
 * @param limitMs after which a film hangs
 */
export function createFilmer(limitMs: number, start = startWorker): Filmer {
  const worker = createWorkerProcess<FilmJob, Filmed | null>({
    idleMs: 10_000,
    limitMs,
    start,
  });
  return { film: (job) => worker.ask(job), close: () => worker.close() };
}
