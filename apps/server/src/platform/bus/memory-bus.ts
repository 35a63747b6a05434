import { Listeners, type Bus } from './bus.ts';

/** The bus of a single process. Messages arrive in a later turn, as they would from another node. */
export function createMemoryBus(): Bus {
  const listeners = new Listeners();
  return {
    publish(channel, message) {
      setImmediate(() => listeners.deliver(channel, message));
      return Promise.resolve();
    },
    subscribe(channel, listener) {
      const entry = (message: string): void => listener(message);
      listeners.add(channel, entry);
      return Promise.resolve({
        [Symbol.asyncDispose]: () => {
          listeners.remove(channel, entry);
          return Promise.resolve();
        },
      });
    },
    isHealthy: () => true,
    close: () => Promise.resolve(),
  };
}
