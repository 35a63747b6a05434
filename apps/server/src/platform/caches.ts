import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '@vx/kernel';
import type { Bus } from './bus/bus.ts';

const CHANNEL = 'caches';

/** What a node keeps in memory of what seldom changes. Emptied on all nodes at once. */
export interface Caches {
  /** Has something emptied along with the rest. Ends with the process. */
  add(empty: () => void): void;
  /** Empties everything, on this node before it resolves and on the others by the bus. */
  empty(): Promise<void>;
}

/** A value that is loaded when it is first asked for. */
export interface Remembered<Value> {
  get(): Promise<Value>;
  forget(): void;
}

/** Listens to the other nodes from the start on. */
export async function createCaches(bus: Bus): Promise<Caches> {
  const all: (() => void)[] = [];
  const emptyHere = (): void => all.forEach((empty) => empty());
  await bus.subscribe(CHANNEL, emptyHere);
  return {
    add: (empty) => void all.push(empty),
    async empty() {
      emptyHere();
      await bus.publish(CHANNEL, '', { kept: true });
    },
  };
}

/**
 * Keeps what `load` answers until it is forgotten or too old. Who asks meanwhile waits for the same load;
 * one that began before it was forgotten, or failed, is not kept.
 */
export function remember<Value>(
  { caches, clock }: { readonly caches: Caches; readonly clock: Clock },
  load: () => Promise<Value>,
  { ttlMs }: { readonly ttlMs: number },
): Remembered<Value> {
  let kept: { readonly value: Promise<Value>; readonly since: number } | null = null;
  // What everybody waits for is not loaded in the name, and behind the calls, of who asks first.
  const outside = AsyncLocalStorage.snapshot();
  const forget = (): void => void (kept = null);
  caches.add(forget);
  return {
    forget,
    get() {
      const now = clock.now();
      if (kept && now >= kept.since && now - kept.since < ttlMs) return kept.value;
      const made = { value: outside(load), since: now };
      kept = made;
      made.value.catch(() => kept === made && forget());
      return made.value;
    },
  };
}
