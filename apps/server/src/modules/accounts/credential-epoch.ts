import type { AnyTransaction } from '../../platform/database/index.ts';
import type { AccountsDeps } from './accounts-deps.ts';

/** Whose sessions outlive a change of credentials. */
export type KeptSessions = 'none' | 'all' | { readonly sessionId: string };

/**
 * Ends what was handed out under the credentials until now, in the transaction that changes them:
 * links and challenges, which name their epoch, a new address that waits, and sessions. Those that are kept, and with them the
 * links that confirm the present address, are carried over. Sockets close with `sessions.endAll`.
 * Answers the new epoch. (ADR 0018)
 */
export async function raiseEpoch(
  { clock }: Pick<AccountsDeps, 'clock'>,
  tx: AnyTransaction,
  guestId: string,
  kept: KeptSessions,
): Promise<number> {
  const { credential_epoch: epoch } = await tx
    .updateTable('guests')
    .set((guest) => ({
      credential_epoch: guest('credential_epoch', '+', 1),
      pending_email: null,
      pending_email_due_at: null,
      pending_email_agreed: false,
    }))
    .where('id', '=', guestId)
    .returning('credential_epoch')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('password_resets')
    .set({ used_at: new Date(clock.now()) })
    .where('guest_id', '=', guestId)
    .where('used_at', 'is', null)
    .execute();
  if (kept === 'none') return epoch;
  await tx
    .updateTable('sessions')
    .set({ credential_epoch: epoch })
    .where('guest_id', '=', guestId)
    .where('credential_epoch', '=', epoch - 1)
    .$if(kept !== 'all', (query) => query.where('id', '=', kept === 'all' ? '' : kept.sessionId))
    .execute();
  await tx
    .updateTable('email_tokens')
    .set({ credential_epoch: epoch })
    .where('guest_id', '=', guestId)
    .where('credential_epoch', '=', epoch - 1)
    .where('purpose', '=', 'verify')
    .where('used_at', 'is', null)
    .execute();
  return epoch;
}
