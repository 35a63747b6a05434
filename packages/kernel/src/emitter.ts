/** Typed events out of a long-lived thing. */
export interface Emitter<Events extends object> extends Disposable {
  /** Returns the way to stop listening. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
}

/** Creates an emitter. A listener that throws does not silence the others; its error is rethrown last. */
export function createEmitter<Events extends object>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(event: never) => void>>();
  return {
    on(name, listener) {
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
      for (const listener of listeners.get(name) ?? []) {
        try {
          listener(event as never);
        } catch (error) {
          failure ??= { error };
        }
      }
      if (failure) throw failure.error;
    },
    [Symbol.dispose]() {
      listeners.clear();
    },
  };
}
