import type { Clock, Scheduler } from '../ports.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly task: () => void;
}

/** A clock and scheduler that a test turns by hand. Timers run in due order, ties in the order they were set. */
export class FakeClock implements Clock, Scheduler {
  #now: number;
  #order = 0;
  readonly #timers = new Set<Timer>();

  constructor(startMs = 0) {
    this.#now = startMs;
  }

  now(): number {
    return this.#now;
  }

  after(delayMs: number, task: () => void): Disposable {
    const timer: Timer = { at: this.#now + Math.max(0, delayMs), order: this.#order++, task };
    this.#timers.add(timer);
    return { [Symbol.dispose]: () => void this.#timers.delete(timer) };
  }

  /** How many timers wait. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Milliseconds until the next timer, or `null`. */
  get nextIn(): number | null {
    const next = this.#earliest();
    return next ? next.at - this.#now : null;
  }

  /** Moves time on, running what falls due on the way. */
  advance(byMs: number): void {
    const end = this.#now + byMs;
    for (let next = this.#earliest(); next && next.at <= end; next = this.#earliest()) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.task();
    }
    this.#now = end;
  }

  /** Like {@link advance}, letting promises settle between the timers. */
  async advanceAsync(byMs: number): Promise<void> {
    const end = this.#now + byMs;
    await settle();
    for (let next = this.#earliest(); next && next.at <= end; next = this.#earliest()) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.task();
      await settle();
    }
    this.#now = end;
  }

  /** The machine slept: time passed, but no timer ran on its way. They are overdue now. */
  sleep(byMs: number): void {
    this.#now += byMs;
  }

  #earliest(): Timer | null {
    let best: Timer | null = null;
    for (const timer of this.#timers) {
      if (!best || timer.at < best.at || (timer.at === best.at && timer.order < best.order))
        best = timer;
    }
    return best;
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
