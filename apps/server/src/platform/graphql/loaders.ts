/** Batches the loads of one request: all keys asked for in one turn go into one call. */
export interface Loaders {
  /**
   * @param name unique per kind of load
   * @param batch answers the found values by key; it runs once per turn with the distinct keys
   */
  load<Key extends string | number, Value>(
    name: string,
    key: Key,
    batch: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  ): Promise<Value | null>;
}

interface Queue {
  readonly keys: Set<unknown>;
  readonly result: Promise<ReadonlyMap<unknown, unknown>>;
}

/** Loaders of one request. Answers are remembered until it ends. */
export function createLoaders(): Loaders {
  const queues = new Map<string, Queue>();
  const known = new Map<string, Promise<unknown>>();
  return {
    load<Key extends string | number, Value>(
      name: string,
      key: Key,
      batch: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
    ): Promise<Value | null> {
      const id = `${name}\u0000${typeof key}\u0000${key}`;
      const earlier = known.get(id);
      if (earlier) return earlier as Promise<Value | null>;
      let queue = queues.get(name);
      if (!queue) {
        const keys = new Set<unknown>();
        queue = {
          keys,
          result: new Promise((resolve) => setImmediate(resolve)).then(() => {
            queues.delete(name);
            return batch([...keys] as Key[]);
          }),
        };
        queues.set(name, queue);
      }
      queue.keys.add(key);
      const value = queue.result.then((found) => (found.get(key) as Value | undefined) ?? null);
      known.set(id, value);
      return value;
    },
  };
}
