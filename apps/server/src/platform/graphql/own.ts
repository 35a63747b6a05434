import type { ReadLog } from '../own-reads.ts';
import type { Own } from './builder.ts';
import type { Loaders } from './loaders.ts';

/** Reads of the guest that asks, through the request's loaders; what is read is written down where somebody wants to know. */
export function createOwn(guestId: string | null, loaders: Loaders, log: ReadLog | null): Own {
  return {
    isGuest: guestId !== null,
    async load(name, key, batch) {
      if (guestId === null) return null;
      const value = await loaders.load(name, key, (keys) => batch(guestId, keys));
      log?.note(name, key, value);
      return value;
    },
  };
}
