import type { Clock } from '@vx/kernel';

/** Answers kept for their time, the least recently used leaving first. */
export interface AnswerCache {
  get(key: string): { readonly value: unknown } | null;
  set(key: string, value: unknown, seconds: number): void;
  clear(): void;
}

export function createAnswerCache(clock: Clock, capacity = 200): AnswerCache {
  const entries = new Map<string, { readonly value: unknown; readonly expiresAt: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      entries.delete(key);
      // A stored expiry has passed when now is at the stamp.
      if (clock.now() >= entry.expiresAt) return null;
      entries.set(key, entry);
      return entry;
    },
    set(key, value, seconds) {
      entries.delete(key);
      entries.set(key, { value, expiresAt: clock.now() + seconds * 1_000 });
      const oldest = entries.keys().next();
      if (entries.size > capacity && !oldest.done) entries.delete(oldest.value);
    },
    clear() {
      entries.clear();
    },
  };
}
