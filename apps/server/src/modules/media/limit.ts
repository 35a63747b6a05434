/** Runs at most `count` tasks at a time, the others wait in order. */
export function createLimit(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= count) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await task();
    } finally {
      // A place is handed on, not given back, so that nobody overtakes the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
