import type { Chance } from '@vx/faults/invariants';

/** How a step waits for its turn. */
interface Turn {
  /** What it does, for whoever asks why a run stands still. */
  readonly name: string;
  readonly isReady?: () => boolean;
  /** Mostly lets others go first. */
  readonly isPatient?: boolean;
}

interface Waiting {
  readonly name: string;
  readonly isReady: () => boolean;
  /** Mostly lets others go first. */
  readonly isPatient: boolean;
  /** Begins the step; resolves when others may go on. */
  readonly begin: () => Promise<void>;
}

/** When a run counts as standing still. */
interface Limits {
  /** Nobody could go on for so long: a task waits for something that the simulation does not drive. */
  readonly stuckMs: number;
  /** So many steps without a task of a client that is done: some hundreds are usual, and time alone goes on for ever. */
  readonly idleSteps: number;
}

const usualLimits: Limits = { stuckMs: 30_000, idleSteps: 30_000 };

/** How many of those that wait are named. */
const NAMED = 12;

/** How often what is patient may be drawn although something else could go on. */
const PATIENT_SHARE = 0.25;

/** A statement that takes longer may wait for a lock: then the database is asked. */
const LOCK_LOOK_MS = 3;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The simulation does not come to its end by itself; says which step waits for what. */
export class StalledError extends Error {}

/**
 * Lets one task at a time go on, and draws which: every statement to the database waits here. Two runs
 * with the same seed take the same steps in the same order.
 */
export class Interleaver {
  readonly #chance: Chance;
  readonly #waiting: Waiting[] = [];
  #steps = 0;

  /** Steps that have begun and wait for a lock that another step will give back, by what they do. */
  readonly #parked = new Map<Promise<void>, string>();
  readonly #countWaiting: (() => Promise<number>) | null;
  /** Tasks of clients that are not done yet. */
  readonly #tasks = new Set<string>();
  #doneAt = 0;
  readonly #limits: Limits;

  /** @param countWaiting how many statements wait for a lock now; `null` where none ever does */
  constructor(
    chance: Chance,
    countWaiting: (() => Promise<number>) | null = null,
    limits: Limits = usualLimits,
  ) {
    this.#chance = chance;
    this.#countWaiting = countWaiting;
    this.#limits = limits;
  }

  /** Steps taken so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Does `work` when it is drawn, alone; answers what it answers. */
  step<Result>(work: () => Promise<Result>, turn: Turn): Promise<Result> {
    const { name, isReady = () => true, isPatient = false } = turn;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ name, isReady, isPatient, begin: () => work().then(resolve, reject) });
    });
  }

  /** Lets others go first. */
  pause(name: string, isReady?: () => boolean): Promise<void> {
    return this.step(() => Promise.resolve(), { name, ...(isReady && { isReady }) });
  }

  /** Lets nearly everything else go first: for time, which must not run ahead of the work. */
  pausePatiently(name: string): Promise<void> {
    return this.step(() => Promise.resolve(), { name, isPatient: true });
  }

  /** A task of many steps that comes to its end, or the run does not: time alone goes on for ever. */
  async task<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    this.#tasks.add(name);
    try {
      return await work();
    } finally {
      this.#tasks.delete(name);
      this.#doneAt = this.#steps;
    }
  }

  /**
   * Draws steps until `work` has come to its end.
   * @throws StalledError when nothing moves any more
   */
  async drive(work: Promise<unknown>): Promise<void> {
    let isOver = false;
    const over = work.finally(() => (isOver = true));
    over.catch(() => undefined);
    const { stuckMs, idleSteps } = this.#limits;
    let movedAt = Date.now();
    this.#doneAt = this.#steps;
    while (!isOver) {
      // What the last step set off runs to its next step first: promises, then what the bus delivers.
      await nextTurn();
      await nextTurn();
      const ready = this.#waiting.filter(({ isReady }) => isReady());
      if (ready.length === 0) {
        if (Date.now() - movedAt > stuckMs && !isOver)
          throw this.#stall(`No step could be taken for ${stuckMs} ms`);
        continue;
      }
      if (this.#steps - this.#doneAt > idleSteps)
        throw this.#stall(`No task was done within ${idleSteps} steps`);
      const eager = ready.filter(({ isPatient }) => !isPatient);
      const isEager = eager.length > 0 && !this.#chance.hits(PATIENT_SHARE);
      const drawn = this.#chance.pick(isEager ? eager : ready);
      this.#waiting.splice(this.#waiting.indexOf(drawn), 1);
      this.#steps += 1;
      await this.#take(drawn);
      movedAt = Date.now();
    }
    await over;
  }

  /**
   * Waits until a step is done, or waits itself for a lock. Whoever got a lock by it goes on first: when
   * that is, the database alone decides, and no other step may come before.
   */
  async #take({ name, begin }: Waiting): Promise<void> {
    const step = begin();
    this.#parked.set(step, name);
    void step.then(() => this.#parked.delete(step));
    if (!this.#countWaiting) return await this.#inTime(step);
    const { stuckMs } = this.#limits;
    const since = Date.now();
    const soon = new Promise<void>((resolve) => setTimeout(resolve, LOCK_LOOK_MS));
    if (this.#parked.size === 1) await Promise.race([step, soon]);
    while (this.#parked.size > 0) {
      const waiting = await this.#countWaiting();
      if (waiting >= this.#parked.size) return;
      if (Date.now() - since > stuckMs)
        throw this.#stall(
          `A step is neither done nor waits for a lock (${waiting} do) after ${stuckMs} ms`,
        );
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** Where no step waits for a lock, each has an answer soon. */
  async #inTime(step: Promise<void>): Promise<void> {
    const { stuckMs } = this.#limits;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(this.#stall(`A step has no answer after ${stuckMs} ms`)),
        stuckMs,
      );
    });
    try {
      await Promise.race([step, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #stall(why: string): StalledError {
    const lines = (title: string, names: Iterable<string>): string => {
      const all = [...names];
      const more = all.length > NAMED ? [`and ${all.length - NAMED} more`] : [];
      return [`${title}:`, ...all.slice(0, NAMED), ...(all.length > 0 ? more : ['nothing'])].join(
        '\n  ',
      );
    };
    return new StalledError(
      [
        `The simulation stands still. ${why}.`,
        lines('Begun, not done', this.#parked.values()),
        lines(
          'Waits for its turn',
          this.#waiting.map(({ name, isReady }) => `${name}${isReady() ? '' : ' (not ready)'}`),
        ),
        lines('Tasks', this.#tasks),
      ].join('\n'),
    );
  }
}
