import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest } from './accounts.repository.ts';
import { hashPassword } from './password.ts';
import { tokenHash } from './send-verification.ts';
import { checkNewPassword, setPassword } from './set-password.ts';

/**
 * Takes a new password with the token of the mail, once. All sessions end: whoever made the guest do
 * this is out.
 */
export const resetPassword =
  (deps: AccountsDeps): RestHandler<'POST /auth/resetPassword'> =>
  async ({ body }) => {
    const hash = tokenHash(body.token);
    const passwordHash = await hashPassword(body.password);
    const guestId = await deps.database.transaction(async (tx) => {
      const row = await tx
        .selectFrom('password_resets')
        .selectAll()
        .where('token_hash', '=', hash)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new OperationError('TOKEN_UNKNOWN');
      if (row.used_at) throw new OperationError('TOKEN_USED');
      if (row.expires_at.getTime() <= deps.clock.now()) throw new OperationError('TOKEN_EXPIRED');
      const guest = await findGuest(tx, row.guest_id, 'update');
      if (!guest) throw new OperationError('TOKEN_UNKNOWN');
      if (guest.locked) throw new OperationError('GUEST_LOCKED');
      // A weak password uses no link up: the guest chooses another one.
      checkNewPassword(guest, body.password);
      await setPassword(deps, tx, guest, passwordHash);
      return guest.id;
    });
    await deps.sessions.endAll(guestId, 'loggedOut');
    return { success: true };
  };
