import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { JobDefinition, RestHandler } from '../../platform/module.ts';
import type { AvsDeps } from './avs-deps.ts';
import { lockAvsGuest, noProof, writeAvsGuest } from './avs.repository.ts';
import { hasExpired } from './avs.rules.ts';

/** Ends the proof of a guest: nothing of it stays. [RU-avs-revoked] */
export async function takeBack(
  deps: Pick<AvsDeps, 'accounts' | 'guestEvents'>,
  tx: AnyTransaction,
  guestId: string,
): Promise<void> {
  await writeAvsGuest(tx, guestId, noProof);
  await deps.accounts.setFlags(tx, guestId, { has_avs: false });
  await deps.guestEvents.append(tx, guestId, 'avsRevoked', {});
}

/** The guest takes the proof back. Without one nothing happens. */
export function revokeAvs(deps: AvsDeps): RestHandler<'POST /guest/avs/revoke'> {
  return async ({ caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    await deps.database.transaction(async (tx) => {
      if ((await lockAvsGuest(tx, guestId)).over_18) await takeBack(deps, tx, guestId);
    });
    return { success: true };
  };
}

/** The proof that the job was enqueued with ends in its time; a younger one stays. */
export function expireProof(deps: AvsDeps, name: string): JobDefinition {
  return {
    name,
    run: (payload) =>
      deps.database.transaction(async (tx) => {
        const { guestId, reference } = payload as {
          readonly guestId: string;
          readonly reference: string;
        };
        const guest = await deps.accounts.find(guestId, tx);
        if (!guest) return;
        const { expires_at, reference: current } = await lockAvsGuest(tx, guestId);
        if (current !== reference || !expires_at || !hasExpired(expires_at, deps.clock.now()))
          return;
        await takeBack(deps, tx, guestId);
      }),
  };
}
