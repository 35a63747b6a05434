import type { Clock } from '@vx/kernel';
import type { Language } from '../actors/index.ts';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import { giftPath } from '../media/index.ts';
import { listGifts, type GiftRow } from './gifts.repository.ts';
import type { GiftTables } from './tables.ts';

/** How long a node goes by the list that it has read: a gift that is withdrawn is given no longer than this. */
const KNOWN_FOR_MS = 10_000;

/** What guests can give, by its id, in the order of the list. The same for everybody. */
export interface Catalogue {
  /** Inside a transaction pass `tx`. */
  all(tx?: AnyTransaction): Promise<ReadonlyMap<string, GiftRow>>;
}

export function createCatalogue(database: Database<GiftTables>, clock: Clock): Catalogue {
  let known: { readonly at: number; readonly gifts: ReadonlyMap<string, GiftRow> } | null = null;
  return {
    async all(tx) {
      const at = clock.now();
      // An empty list is asked for again: the world is about to be written.
      if (known === null || known.gifts.size === 0 || at - known.at >= KNOWN_FOR_MS) {
        const rows = await listGifts(tx ?? database.read);
        known = { at, gifts: new Map(rows.map((row) => [row.id, row])) };
      }
      return known.gifts;
    },
  };
}

/** The name of a gift; in English where the language has none. */
export const nameOf = (gift: Pick<GiftRow, 'names'>, language: Language): string =>
  gift.names[language] ?? gift.names.en;

/** The address of its drawing. */
export const imageOf = (gift: Pick<GiftRow, 'picture'>): string => giftPath(gift.picture);
