import type { KeyValueStorage } from '../ports.ts';

/** What of `Storage` is used. */
export interface WebStorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Binds `localStorage` or `sessionStorage`. The store is looked up by `open` on every use, because
 * even touching it throws where the guest blocks site data; then reads are `null`, writes `false`.
 *
 * @param prefix stands before every key, so that several apps share an origin
 */
export function createWebStorage(open: () => WebStorageLike, prefix = ''): KeyValueStorage {
  return {
    get(key) {
      try {
        return open().getItem(prefix + key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(prefix + key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(prefix + key);
      } catch {
        // A blocked store holds nothing that could be removed.
      }
    },
  };
}
