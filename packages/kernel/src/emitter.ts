/** Typed events out of a long-lived thing. */
export interface Emitter<Events extends object> extends Disposable {
  /** Returns the way to stop listening. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
}

/** Creates an emitter. A listener that throws does not silence the others; its error is rethrown last. */
export function createEmitter<Events extends object>(): Emitter<Events> {
  let ended = false;
  const listeners = new Map<keyof Events, Set<(event: never) => void>>();
  return {
    on(name, listener) {
      if (ended) return () => {};
      const entry = (event: Events[typeof name]): void => listener(event);
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(entry);
      return () => {
        set.delete(entry);
      };
    },
    emit(name, event) {
      let failure: { readonly error: unknown } | null = null;
      const set = listeners.get(name);
      for (const listener of Array.from(set ?? [])) {
        // Somebody who stopped listening a moment ago does not hear this event any more.
        if (!set?.has(listener)) continue;
        try {
          listener(event as never);
        } catch (error) {
          failure ??= { error };
        }
      }
      if (failure) throw failure.error;
    },
    [Symbol.dispose]() {
      ended = true;
      for (const set of listeners.values()) set.clear();
      listeners.clear();
    },
  };
}
