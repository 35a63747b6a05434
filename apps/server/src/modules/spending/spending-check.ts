import type { Clock } from '@vx/kernel';
import { movedWith, pauseRoom, roomFor, type SpendingRoom } from '@vx/money-core/rules';
import type { AnyDatabase } from '../../platform/database/index.ts';
import type { SpendingCheck } from '../money/index.ts';
import { addMovements, findStates } from './spending.repository.ts';

/** What guests have paid and nobody has booked yet, in minor units of the wallet; who is missing waits for nothing. */
export type PendingDeposits = (
  db: AnyDatabase['read'],
  guestIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

const nothing: PendingDeposits = () => Promise.resolve(new Map());

/** The guests' own rules at the ledger's one door: what they leave, and the sums they are held to. */
export function createSpendingCheck(
  { clock }: { readonly clock: Clock },
  pendingDeposits: PendingDeposits = nothing,
): SpendingCheck {
  return {
    async roomOf(tx, guestIds, flow) {
      const now = clock.now();
      const states = await findStates(tx, guestIds, now);
      const pending = flow === 'payIn' ? await pendingDeposits(tx, guestIds) : null;
      const rooms = new Map<string, SpendingRoom>();
      for (const [guestId, state] of states) {
        const room =
          flow === 'spend' || flow === 'payIn'
            ? roomFor(state, movedWith(state.moved[flow], pending?.get(guestId) ?? 0), now)
            : pauseRoom(state.pause);
        if (room) rooms.set(guestId, room);
      }
      return rooms;
    },
    async isSet(db, guestId) {
      const state = (await findStates(db, [guestId], clock.now())).get(guestId);
      if (state?.limits.some(({ amount, raise }) => amount !== null || raise !== null)) return true;
      // What is pending counts in the wallet's currency, too.
      return (await pendingDeposits(db, [guestId])).has(guestId);
    },
    moved: addMovements,
  };
}
