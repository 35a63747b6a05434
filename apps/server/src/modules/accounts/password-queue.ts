import { OperationError } from '../../platform/errors.ts';

export interface PasswordQueueLimits {
  /** Hashes reckoned at the same time; each takes a thread and 19 MiB. */
  readonly maxRunning: number;
  /** Hashes that wait for one of them. */
  readonly maxWaiting: number;
}

/** Seconds after which a caller beyond the limit may come back. */
const retryAfter = 2;

/** Reckons few hashes at a time, in the order they came. */
export interface PasswordQueue {
  /** @throws OperationError UNAVAILABLE with `retryAfter` in seconds, when too many wait */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createPasswordQueue({
  maxRunning,
  maxWaiting,
}: PasswordQueueLimits): PasswordQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= maxRunning) {
        if (waiting.length >= maxWaiting) throw new OperationError('UNAVAILABLE', { retryAfter });
        // Whoever ends hands its place on, so `running` stays as it is.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
