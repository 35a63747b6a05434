import type { Chance } from '@vx/faults/invariants';

interface Waiting {
  readonly isReady: () => boolean;
  /** Mostly lets others go first. */
  readonly isPatient: boolean;
  /** Begins the step; resolves when others may go on. */
  readonly begin: () => Promise<void>;
}

/** Nobody could go on for so long: a task waits for something that the simulation does not drive. */
const STUCK_MS = 20_000;

/** How often what is patient may be drawn although something else could go on. */
const PATIENT_SHARE = 0.25;

/** A statement that takes longer may wait for a lock: then the database is asked. */
const LOCK_LOOK_MS = 3;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Lets one task at a time go on, and draws which: every statement to the database waits here. Two runs
 * with the same seed take the same steps in the same order.
 */
export class Interleaver {
  readonly #chance: Chance;
  readonly #waiting: Waiting[] = [];
  #steps = 0;

  /** Steps that have begun and wait for a lock that another step will give back. */
  readonly #parked = new Set<Promise<void>>();
  readonly #countWaiting: (() => Promise<number>) | null;

  /** @param countWaiting how many statements wait for a lock now; `null` where none ever does */
  constructor(chance: Chance, countWaiting: (() => Promise<number>) | null = null) {
    this.#chance = chance;
    this.#countWaiting = countWaiting;
  }

  /** Steps taken so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Does `work` when it is drawn, alone; answers what it answers. */
  step<Result>(
    work: () => Promise<Result>,
    isReady: () => boolean = () => true,
    isPatient = false,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ isReady, isPatient, begin: () => work().then(resolve, reject) });
    });
  }

  /** Lets others go first. */
  pause(isReady?: () => boolean): Promise<void> {
    return this.step(() => Promise.resolve(), isReady);
  }

  /** Lets nearly everything else go first: for time, which must not run ahead of the work. */
  pausePatiently(): Promise<void> {
    return this.step(() => Promise.resolve(), undefined, true);
  }

  /** Draws steps until `work` has come to its end. */
  async drive(work: Promise<unknown>): Promise<void> {
    let isOver = false;
    const over = work.finally(() => (isOver = true));
    over.catch(() => undefined);
    let movedAt = Date.now();
    while (!isOver) {
      // What the last step set off runs to its next step first: promises, then what the bus delivers.
      await nextTurn();
      await nextTurn();
      const ready = this.#waiting.filter(({ isReady }) => isReady());
      if (ready.length === 0) {
        if (Date.now() - movedAt > STUCK_MS && !isOver)
          throw new Error(`The simulation stands still; ${this.#waiting.length} tasks wait.`);
        continue;
      }
      const eager = ready.filter(({ isPatient }) => !isPatient);
      const isEager = eager.length > 0 && !this.#chance.hits(PATIENT_SHARE);
      const drawn = this.#chance.pick(isEager ? eager : ready);
      this.#waiting.splice(this.#waiting.indexOf(drawn), 1);
      this.#steps += 1;
      await this.#take(drawn.begin());
      movedAt = Date.now();
    }
    await over;
  }

  /**
   * Waits until a step is done, or waits itself for a lock. Whoever got a lock by it goes on first: when
   * that is, the database alone decides, and no other step may come before.
   */
  async #take(step: Promise<void>): Promise<void> {
    if (!this.#countWaiting) return await step;
    this.#parked.add(step);
    void step.then(() => this.#parked.delete(step));
    const soon = new Promise<void>((resolve) => setTimeout(resolve, LOCK_LOOK_MS));
    if (this.#parked.size === 1) await Promise.race([step, soon]);
    while (this.#parked.size > 0 && (await this.#countWaiting()) < this.#parked.size)
      await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
