import { workerFile } from '../../platform/worker-file.ts';
import { createWorkerProcess, forkWorker } from '../../platform/worker-process.ts';
import { createPasswordQueue } from './password-queue.ts';

/** A password, and the words that who knows the guest would try. */
export interface Guess {
  readonly password: string;
  readonly known: readonly string[];
}

/** A process of its own, because the lists take most of a second to read, and 80 MB: nobody waits behind them. */
const worker = createWorkerProcess<Guess, boolean>({
  idleMs: 600_000,
  limitMs: 20_000,
  start: () => forkWorker(workerFile(import.meta.url, 'password-strength-worker')),
});
/** Each takes some milliseconds. */
const queue = createPasswordQueue({ maxRunning: 2, maxWaiting: 200 });

/**
 * Whether a guesser finds a password soon: leaked, made of frequent words of our languages, of rows of
 * keys, dates or repetitions, or of `known` words. The name of the site counts as known.
 * @throws OperationError UNAVAILABLE with `retryAfter` in seconds, when too many ask at once
 */
export const isGuessable = (password: string, known: readonly string[]): Promise<boolean> =>
  queue.run(() => worker.ask({ password, known }));
