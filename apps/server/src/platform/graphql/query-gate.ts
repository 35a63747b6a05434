import { OperationError } from '../errors.ts';

/** Queries from this cost on wait for one another. */
export const expensivePoints = 2000;
export const maxRunning = 2;
export const maxWaiting = 20;

/** How many expensive queries a node works on at once. */
export interface QueryGate {
  /**
   * Waits for a place, in the order of arrival.
   * @returns gives the place back
   * @throws OperationError UNAVAILABLE with `retryAfter` when too many wait already
   */
  enter(points: number): Promise<() => void>;
}

/** Keeps a few callers with large queries from taking the whole node: the rest is answered in between. */
export function createQueryGate(): QueryGate {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const onceOnly = (): (() => void) => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave();
    };
  };
  return {
    async enter(points) {
      if (points < expensivePoints) return () => undefined;
      if (running < maxRunning) {
        running += 1;
        return onceOnly();
      }
      if (waiting.length >= maxWaiting) throw new OperationError('UNAVAILABLE', { retryAfter: 1 });
      await new Promise<void>((resolve) => waiting.push(resolve));
      return onceOnly();
    },
  };
}
