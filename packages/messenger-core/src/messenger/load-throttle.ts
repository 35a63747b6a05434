import { channelLoadThrottle } from '@vx/contract/constants';
import type { Scheduler } from '@vx/kernel';

/** Loads of a list, at most one in a while. */
export interface LoadThrottle extends Disposable {
  /** Loads now, or at the end of the pause that the last load began. */
  load(): void;
}

/**
 * Lets the first of several calls load at once and the others together at the end of the pause, so that what is shown
 * is never older than the last call. [RU-messenger-load-throttle] [CO-channelLoadThrottle]
 *
 * @param pauseMs default 500
 */
export function createLoadThrottle(
  scheduler: Scheduler,
  load: () => void,
  pauseMs = channelLoadThrottle,
): LoadThrottle {
  let pause: Disposable | null = null;
  let isAsked = false;
  const begin = (): void => {
    isAsked = false;
    pause = scheduler.after(pauseMs, () => {
      pause = null;
      if (isAsked) begin();
    });
    load();
  };
  return {
    load() {
      if (pause) isAsked = true;
      else begin();
    },
    [Symbol.dispose]() {
      isAsked = false;
      pause?.[Symbol.dispose]();
      pause = null;
    },
  };
}
