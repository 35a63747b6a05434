import type { Clock } from '@vx/kernel';
import type { SpendingCheck, SpendingRoom } from '../money/index.ts';
import { roomFor } from './spending.rules.ts';
import { addMovements, findStates } from './spending.repository.ts';

/** The guests' own rules at the ledger's one door: what they leave, and the sums they are held to. */
export function createSpendingCheck({ clock }: { readonly clock: Clock }): SpendingCheck {
  return {
    async roomOf(tx, guestIds, flow) {
      const now = clock.now();
      const rooms = new Map<string, SpendingRoom>();
      for (const [guestId, state] of await findStates(tx, guestIds, now)) {
        const room = roomFor(state, state.moved[flow], now);
        if (room) rooms.set(guestId, room);
      }
      return rooms;
    },
    async isSet(db, guestId) {
      const state = (await findStates(db, [guestId], clock.now())).get(guestId);
      return state?.limits.some(({ amount, raise }) => amount !== null || raise !== null) ?? false;
    },
    moved: addMovements,
  };
}
