import type {
  AnyDatabase,
  AnyTransaction,
  Database,
  Transaction,
} from '../../platform/database/index.ts';
import type { Caller } from '../../platform/module.ts';
import type { PincallDeps } from './pincall-deps.ts';
import { confirmedMobile, countSend, lockKeys, sendsOf } from './pincall.repository.ts';
import { MAX_WINDOW_MS, nextSendAt, NEWS_VALID_MS } from './pincall.rules.ts';
import type { PincallTables } from './tables.ts';

/** The confirmed mobile phones of guests, as other modules use them. */
export interface PincallApi {
  /** The numbers that a guest has confirmed, as `+4915123456789`. */
  numbersOf(db: AnyDatabase['read'], guestId: string): Promise<readonly string[]>;
  /** Whether a text message can reach the guest: a mobile number is confirmed, and somebody sends. */
  isReachable(guestId: string): Promise<boolean>;
  /**
   * Sends news to the number that was confirmed last, in the caller's transaction. Answers false, and
   * sends nothing, without such a number and beyond ten messages a day.
   */
  text(
    tx: AnyTransaction,
    guestId: string,
    message: { readonly language: Caller['language']; readonly text: string },
  ): Promise<boolean>;
}

export function createPincallApi(
  deps: Pick<PincallDeps, 'database' | 'clock' | 'pins' | 'sender'>,
): PincallApi {
  const { clock, database, pins, sender } = deps;
  return {
    async numbersOf(db, guestId) {
      const rows = await (db as Database<PincallTables>['read'])
        .selectFrom('pin_call_numbers')
        .select('e164')
        .where('guest_id', '=', guestId)
        .execute();
      return rows.map(({ e164 }) => e164);
    },
    isReachable: async (guestId) =>
      sender !== null && (await confirmedMobile(database.read, guestId)) !== null,
    async text(anyTx, guestId, message) {
      const tx = anyTx as Transaction<PincallTables>;
      const to = await confirmedMobile(tx, guestId);
      if (sender === null || to === null) return false;
      const key = pins.keyOf('news', guestId);
      await lockKeys(tx, [key]);
      const now = clock.now();
      const sent = await sendsOf(tx, key, new Date(now - MAX_WINDOW_MS));
      if (nextSendAt('news', sent, now) > now) return false;
      await countSend(tx, [key], new Date(now));
      await sender.send(tx, { to, way: 'sms', ...message, until: now + NEWS_VALID_MS });
      return true;
    },
  };
}
