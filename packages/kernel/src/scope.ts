/** Owns resources and ends them once, last in first out. */
export interface Scope extends Disposable {
  readonly ended: boolean;
  /** Takes ownership. On an ended scope the resource is ended at once. Returns the resource. */
  own<Resource extends Disposable>(resource: Resource): Resource;
  /** Runs `cleanup` when the scope ends. */
  defer(cleanup: () => void): void;
}

/** Creates a scope. If several clean-ups throw, all run and the first error is rethrown. */
export function createScope(): Scope {
  const cleanups: (() => void)[] = [];
  let ended = false;
  const scope: Scope = {
    get ended() {
      return ended;
    },
    own(resource) {
      scope.defer(() => resource[Symbol.dispose]());
      return resource;
    },
    defer(cleanup) {
      if (ended) cleanup();
      else cleanups.push(cleanup);
    },
    [Symbol.dispose]() {
      if (ended) return;
      ended = true;
      let failure: { readonly error: unknown } | null = null;
      for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
        try {
          cleanup();
        } catch (error) {
          failure ??= { error };
        }
      }
      if (failure) throw failure.error;
    },
  };
  return scope;
}
