import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest } from './accounts.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword, setPassword } from './set-password.ts';

/** Takes another password from who knows the old one. All other sessions of the guest end. */
export const changePassword =
  (deps: AccountsDeps): RestHandler<'POST /auth/changePassword'> =>
  async ({ body, caller }) => {
    const { guestId, sessionId } = caller;
    if (guestId === null || sessionId === null) throw new OperationError('NEED_LOGIN');
    const guest = await confirmPassword(deps, { guestId, password: body.current }, caller);
    if (body.password.normalize('NFKC') === body.current.normalize('NFKC'))
      throw new OperationError('PASSWORD_SAME');
    await checkNewPassword(guest, body.password);
    const passwordHash = await hashPassword(body.password, deps.saltOf(guest.email_key));
    await deps.database.transaction(async (tx) => {
      const now = await findGuest(tx, guest.id, 'update');
      // Somebody was quicker: the password that was checked is not the guest's any more.
      if (now?.password_hash !== guest.password_hash) throw new OperationError('PASSWORD_WRONG');
      await setPassword(deps, tx, now.id, { passwordHash, kept: { sessionId } });
      await deps.mailer.send(tx, {
        to: now.email,
        template: 'passwordChanged',
        args: { name: now.name },
        language: now.language,
      });
    });
    deps.securityLog.note({ event: 'passwordChanged', how: 'change' }, caller);
    await deps.sessions.endAll(guest.id, 'loggedOut', sessionId);
    return { success: true };
  };
