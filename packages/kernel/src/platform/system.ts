import type { Clock, Random, Scheduler } from '../ports.ts';

/** Longer delays overflow the timer of the platform and would fire at once. */
const MAX_TIMER_MS = 2_147_483_647;

/** The wall clock of the platform. */
export const systemClock: Clock = { now: () => Date.now() };

/** Timers of the platform, in browsers, workers and Node. Delays beyond 24.8 days are waited in parts. */
export const systemScheduler: Scheduler = {
  after(delayMs, task) {
    let handle: ReturnType<typeof setTimeout>;
    const arm = (leftMs: number): void => {
      const part = Math.min(leftMs, MAX_TIMER_MS);
      handle = setTimeout(() => (leftMs > part ? arm(leftMs - part) : task()), part);
    };
    arm(Math.max(0, delayMs));
    return { [Symbol.dispose]: () => clearTimeout(handle) };
  },
};

/** Unpredictable numbers and ids. `crypto.randomUUID` is missing on plain-HTTP origins, hence the second way. */
export const systemRandom: Random = {
  next: () => Math.random(),
  uuid() {
    if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      hex.slice(12, 16),
      hex.slice(16, 20),
      hex.slice(20),
    ].join('-');
  },
};
