/** One snapshot, one subscribe. Snapshots are immutable and keep their identity while nothing changed. */
export interface ReadableStore<Snapshot> {
  getSnapshot(): Snapshot;
  /** Calls `listener` after every change. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** The writable side, which stays with its owner. */
export interface Store<Snapshot> extends ReadableStore<Snapshot>, Disposable {
  /** Commits and then notifies. The same reference (`Object.is`) is no change. */
  set(next: Snapshot): void;
  update(change: (current: Snapshot) => Snapshot): void;
}

/**
 * Creates a store. A listener that throws does not keep the others from hearing; its error is
 * rethrown after all were called. Disposing forgets the listeners; later changes are silent.
 */
export function createStore<Snapshot>(initial: Snapshot): Store<Snapshot> {
  let snapshot = initial;
  let ended = false;
  const listeners = new Set<() => void>();

  const notify = (): void => {
    let failure: { readonly error: unknown } | null = null;
    for (const listener of Array.from(listeners)) {
      // Somebody who stopped listening a moment ago does not hear this change any more.
      if (!listeners.has(listener)) continue;
      try {
        listener();
      } catch (error) {
        failure ??= { error };
      }
    }
    if (failure) throw failure.error;
  };

  const store: Store<Snapshot> = {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      if (ended) return () => {};
      // Each subscription is its own, even of the same function, so that one end ends only one.
      const entry = (): void => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    set(next) {
      if (Object.is(next, snapshot)) return;
      snapshot = next;
      notify();
    },
    update(change) {
      store.set(change(snapshot));
    },
    [Symbol.dispose]() {
      ended = true;
      listeners.clear();
    },
  };
  return store;
}

/** A read-only view computed from another store; recomputed only when the source changed. */
export function deriveStore<Source, Snapshot>(
  source: ReadableStore<Source>,
  select: (source: Source) => Snapshot,
  isEqual: (a: Snapshot, b: Snapshot) => boolean = Object.is,
): ReadableStore<Snapshot> {
  let lastSource = source.getSnapshot();
  let last = select(lastSource);
  const read = (): Snapshot => {
    const current = source.getSnapshot();
    if (!Object.is(current, lastSource)) {
      lastSource = current;
      const next = select(current);
      if (!isEqual(next, last)) last = next;
    }
    return last;
  };
  return {
    getSnapshot: read,
    subscribe(listener) {
      let seen = read();
      return source.subscribe(() => {
        const next = read();
        if (Object.is(next, seen)) return;
        seen = next;
        listener();
      });
    },
  };
}
