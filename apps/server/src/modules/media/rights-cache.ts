import type { Clock } from '@vx/kernel';

/** What stands now, by key; as old as it may be believed, and no older. */
export interface RightsCache<Value> {
  /** What the key stands for now; `null` when it stands for nothing. */
  of(key: string): Promise<Value | null>;
  /** Asks anew the next time, also when the answer is on its way. */
  forget(key: string): void;
}

/** How long a node believes what it read: nothing outlives its end by more. */
export const believedMs = 1_000;
const maxKept = 50_000;

interface Waiting<Value> {
  readonly answer: Promise<Value | null>;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (error: unknown) => void;
}

interface Load<Value> {
  readonly since: number;
  readonly waiting: ReadonlyMap<string, Waiting<Value>>;
  readonly forgotten: Set<string>;
}

function newWaiting<Value>(): Waiting<Value> {
  let resolve: Waiting<Value>['resolve'] = () => undefined;
  let reject: Waiting<Value>['reject'] = () => undefined;
  const answer = new Promise<Value | null>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { answer, resolve, reject };
}

/**
 * Keeps what `load` read for {@link believedMs}, counted from before it was read. One load runs at a
 * time and takes all keys that were asked for meanwhile: the database is asked as often however many
 * ask, and an answer that is known costs one look into a map.
 */
export function createRightsCache<Value>(
  clock: Pick<Clock, 'now'>,
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): RightsCache<Value> {
  /** In the order of `since`, so that what is too old stands in front. */
  const kept = new Map<string, { readonly value: Value | null; readonly since: number }>();
  let next = new Map<string, Waiting<Value>>();
  let running: Load<Value> | null = null;

  const isBelieved = (since: number, now: number): boolean =>
    now >= since && now - since < believedMs;

  function keep(key: string, value: Value | null, since: number, now: number): void {
    kept.delete(key);
    kept.set(key, { value, since });
    for (const [old, entry] of kept) {
      if (isBelieved(entry.since, now) && kept.size <= maxKept) break;
      kept.delete(old);
    }
  }

  async function run(): Promise<void> {
    while (next.size > 0) {
      const current: Load<Value> = { since: clock.now(), waiting: next, forgotten: new Set() };
      next = new Map();
      running = current;
      try {
        const found = await load([...current.waiting.keys()]);
        const now = clock.now();
        for (const [key, { resolve }] of current.waiting) {
          const value = found.get(key) ?? null;
          if (!current.forgotten.has(key)) keep(key, value, current.since, now);
          resolve(value);
        }
      } catch (error) {
        for (const { reject } of current.waiting.values()) reject(error);
      }
    }
    running = null;
  }

  return {
    of(key) {
      const now = clock.now();
      const known = kept.get(key);
      if (known && isBelieved(known.since, now)) return Promise.resolve(known.value);
      const coming = running?.waiting.get(key);
      if (running && coming && isBelieved(running.since, now) && !running.forgotten.has(key))
        return coming.answer;
      const waiting = next.get(key) ?? newWaiting<Value>();
      next.set(key, waiting);
      // In the next turn, so that requests of one moment go together.
      if (running === null && next.size === 1) queueMicrotask(() => void run());
      return waiting.answer;
    },
    forget(key) {
      kept.delete(key);
      running?.forgotten.add(key);
    },
  };
}
