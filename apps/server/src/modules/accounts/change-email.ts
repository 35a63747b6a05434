import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, findGuestByEmail } from './accounts.repository.ts';
import { emailKey, isEmail } from './email.rules.ts';
import { verifyPassword } from './password.ts';
import { sendVerification } from './send-verification.ts';

/**
 * Mails a link to a new address, asked for with the password. Until it is confirmed the old one stays.
 * [RU-email-local-part] [RU-email-domain] [RU-email-top-level-domain]
 */
export const changeEmail =
  (deps: AccountsDeps): RestHandler<'POST /auth/changeEmail'> =>
  async ({ body, caller }) => {
    const guest = caller.guestId && (await findGuest(deps.database.read, caller.guestId));
    if (!guest) throw new OperationError('NEED_LOGIN');
    const email = body.email.trim();
    if (!isEmail(email)) throw new OperationError('EMAIL_INVALID');
    const address = addressKey(caller.ip);
    await deps.throttle.begin(guest.email_key, address);
    if (!(await verifyPassword(guest.password_hash, body.password)))
      throw new OperationError('PASSWORD_WRONG');
    await deps.throttle.succeed(guest.email_key, address);
    await deps.database.transaction(async (tx) => {
      const holder = await findGuestByEmail(tx, emailKey(email));
      if (holder && (holder.id !== guest.id || holder.email_verified_at))
        throw new OperationError('EMAIL_TAKEN');
      await tx
        .updateTable('guests')
        .set({ pending_email: email })
        .where('id', '=', guest.id)
        .execute();
      await sendVerification(deps, tx, { ...guest, email });
    });
    return { success: true };
  };
