import type { LeaderLocks, TabPorts } from '../ports.ts';

/** Web Locks choose the leader, a BroadcastChannel carries the rest; `null` where one of them is missing. */
export function createWebTabs(): TabPorts | null {
  // Only secure contexts have locks, and old browsers have neither.
  const { locks } = navigator as Partial<Navigator>;
  if (!locks || typeof BroadcastChannel === 'undefined') return null;
  return {
    locks: createWebLocks(locks),
    openChannel(name, received) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => received(data));
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        post: (message) => channel.postMessage(message),
        [Symbol.dispose]: () => channel.close(),
      };
    },
  };
}

function createWebLocks(locks: LockManager): LeaderLocks {
  return {
    request(name, steal, { held, lost }) {
      const queue = new AbortController();
      let ended = false;
      let release: (() => void) | null = null;
      const hold = (): Promise<void> | undefined => {
        if (ended) return undefined;
        const kept = new Promise<void>((resolve) => (release = resolve));
        held();
        return kept;
      };
      // A steal is granted at once and therefore takes no signal to leave the queue by.
      locks.request(name, steal ? { steal } : { signal: queue.signal }, hold).catch(() => {
        if (ended) return;
        ended = true;
        lost();
      });
      return {
        [Symbol.dispose]() {
          ended = true;
          queue.abort();
          release?.();
        },
      };
    },
  };
}
