import { personalWords, refusePassword } from '@vx/session-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { GuestRow } from './accounts.repository.ts';
import { raiseEpoch, type KeptSessions } from './credential-epoch.ts';
import { isGuessable } from './password-strength.ts';
import type { AccountsTables } from './tables.ts';

/**
 * Refuses a password that is guessed soon, or that who knows the guest tries first.
 * @throws OperationError PASSWORD_WEAK, PASSWORD_PERSONAL
 */
export async function checkNewPassword(
  guest: Pick<GuestRow, 'email' | 'name'>,
  password: string,
): Promise<void> {
  const refusal = refusePassword(password, guest);
  if (refusal) throw new OperationError(refusal);
  if (await isGuessable(password, personalWords(guest))) throw new OperationError('PASSWORD_WEAK');
}

/**
 * Puts another password in place and ends what was handed out under the old one. Sessions end, but
 * for those that are kept; the caller closes their sockets.
 */
export async function setPassword(
  deps: Pick<AccountsDeps, 'clock'>,
  tx: Transaction<AccountsTables>,
  guestId: string,
  { passwordHash, kept }: { readonly passwordHash: string; readonly kept: KeptSessions },
): Promise<void> {
  await tx
    .updateTable('guests')
    .set({ password_hash: passwordHash, password_changed_at: new Date(deps.clock.now()) })
    .where('id', '=', guestId)
    .execute();
  await raiseEpoch(deps, tx, guestId, kept);
}
