import { isVxError, type AbortLike, type Logger, type Random, type Scheduler } from '@vx/kernel';
import { AbortedError, type HttpError } from './errors.ts';

/** How often and how patiently a call that may be repeated is repeated. Times in milliseconds. */
export interface RetryPolicy {
  /** Tries in all, the first included. */
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

export const DEFAULT_RETRY: RetryPolicy = { attempts: 3, firstDelayMs: 300, maxDelayMs: 5_000 };

interface RetryDeps {
  readonly policy: RetryPolicy;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
}

/** Runs `once` until it answers, fails for good, or the tries are used up. Full jitter between tries. */
export async function withRetry<Value>(
  { policy, random, scheduler, logger }: RetryDeps,
  signal: AbortLike,
  once: () => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once();
    } catch (error) {
      if (attempt >= policy.attempts || !isVxError(error) || !error.shouldRetry()) throw error;
      const asked = (error as Partial<HttpError>).retryAfterMs ?? 0;
      // Waiting longer than we would ever choose to is the caller's decision.
      if (asked > policy.maxDelayMs) throw error;
      const ceiling = Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** (attempt - 1));
      logger.debug('rest.retry', { attempt, code: error.code });
      await wait(scheduler, Math.max(asked, random.next() * ceiling), signal);
    }
  }
}

function wait(scheduler: Scheduler, delayMs: number, signal: AbortLike): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      timer[Symbol.dispose]();
      reject(new AbortedError());
    };
    const timer = scheduler.after(delayMs, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}
