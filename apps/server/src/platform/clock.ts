import { randomUUID } from 'node:crypto';
import type { Clock, Random, Scheduler } from '@vx/kernel';

export type { Clock, Random, Scheduler } from '@vx/kernel';

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** The machine's randomness; ids are cryptographically random. */
export const systemRandom: Random = { next: () => Math.random(), uuid: () => randomUUID() };

/** Timers of the process. They do not keep it alive. */
export const systemScheduler: Scheduler = {
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    timer.unref();
    return { [Symbol.dispose]: () => clearTimeout(timer) };
  },
};
