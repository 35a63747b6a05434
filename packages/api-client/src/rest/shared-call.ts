import type { AbortLike } from '@vx/kernel';
import { createAbortSwitch } from './abort.ts';
import { AbortedError } from './errors.ts';

/** One running request with as many waiting callers as asked for it. */
export interface SharedCall<Value> {
  /** Waits for the answer. An abort ends only this wait; the last one to leave ends the request. */
  join(signal?: AbortLike): Promise<Value>;
  /** Ends the request and every wait. */
  abort(): void;
}

/** Starts `run` at once. `onEnd` is called when it has settled or was abandoned. */
export function startSharedCall<Value>(
  run: (signal: AbortLike) => Promise<Value>,
  onEnd: () => void,
): SharedCall<Value> {
  const stop = createAbortSwitch();
  const answer = run(stop.signal).finally(onEnd);
  // Every caller may have left by then; each of them hears of it through its own promise.
  answer.catch(() => {});
  let waiting = 0;

  const abort = (): void => {
    stop.abort();
    onEnd();
  };

  return {
    abort,
    join(signal) {
      waiting += 1;
      return new Promise<Value>((resolve, reject) => {
        const leave = (): void => {
          release();
          waiting -= 1;
          if (waiting === 0) abort();
          reject(new AbortedError());
        };
        const release = (): void => signal?.removeEventListener('abort', leave);
        if (signal?.aborted) {
          leave();
          return;
        }
        signal?.addEventListener('abort', leave);
        answer.then(resolve, reject).finally(release);
      });
    },
  };
}
