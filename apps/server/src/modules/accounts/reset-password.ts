import type { Selectable } from 'kysely';
import { OperationError } from '../../platform/errors.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, type GuestRow } from './accounts.repository.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { suspendPasskeys } from './passkeys/own-passkeys.ts';
import { tokenHash } from './send-verification.ts';
import { checkNewPassword, setPassword } from './set-password.ts';
import type { AccountsTables, PasswordResetsTable } from './tables.ts';

/**
 * Takes a new password with the token of the mail, once. Whoever made the guest do this is out: all
 * sessions end, a new address that waits is dropped, and passkeys open nothing until they are
 * confirmed. The link is looked at before any hash is reckoned, so that junk costs nothing.
 */
export const resetPassword =
  (deps: AccountsDeps): RestHandler<'POST /auth/resetPassword'> =>
  async ({ body, caller }) => {
    const hash = tokenHash(body.token);
    const asked = await guestOfLink(deps, deps.database.read, hash);
    // A weak password uses no link up: the guest chooses another one.
    await checkNewPassword(asked, body.password);
    if (await verifyPassword(asked.password_hash, body.password))
      throw new OperationError('PASSWORD_SAME');
    const passwordHash = await hashPassword(body.password, deps.saltOf(asked.email_key));
    await deps.database.transaction(async (tx) => {
      const guest = await guestOfLink(deps, tx, hash);
      await setPassword(deps, tx, guest.id, { passwordHash, kept: 'none' });
      const passkeys = await suspendPasskeys(deps, tx, guest.id);
      await deps.mailer.send(tx, {
        to: guest.email,
        template: 'passwordReset',
        args: { name: guest.name, passkeys },
        language: guest.language,
      });
    });
    const actor = { guestId: asked.id, ip: caller.ip };
    deps.securityLog.note({ event: 'passwordChanged', how: 'reset' }, actor);
    await deps.sessions.endAll(asked.id, 'loggedOut');
    return { success: true };
  };

/** @throws OperationError TOKEN_UNKNOWN, TOKEN_USED, TOKEN_EXPIRED, GUEST_LOCKED */
async function guestOfLink(
  { clock }: Pick<AccountsDeps, 'clock'>,
  db: Database<AccountsTables>['read'] | Transaction<AccountsTables>,
  hash: Buffer,
): Promise<GuestRow> {
  const row: Selectable<PasswordResetsTable> | undefined = await db
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', hash)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new OperationError('TOKEN_UNKNOWN');
  if (row.used_at) throw new OperationError('TOKEN_USED');
  if (row.expires_at.getTime() <= clock.now()) throw new OperationError('TOKEN_EXPIRED');
  const guest = await findGuest(db, row.guest_id, db.isTransaction ? 'update' : undefined);
  if (!guest) throw new OperationError('TOKEN_UNKNOWN');
  if (guest.credential_epoch !== row.credential_epoch) throw new OperationError('TOKEN_EXPIRED');
  if (guest.locked) throw new OperationError('GUEST_LOCKED');
  return guest;
}
