import { emailKey, isGuestEmail } from '@vx/session-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, findOwnerOfEmail, type GuestRow } from './accounts.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { keepEmailToken, sendVerification } from './send-verification.ts';
import type { AccountsTables } from './tables.ts';

/**
 * Mails a link to a new address, asked for with the password, and to the old one how to stop it.
 * Whether the new one has an account is told to nobody but its owner.
 * [RU-email-local-part] [RU-email-domain] [RU-email-top-level-domain]
 */
export const changeEmail =
  (deps: AccountsDeps): RestHandler<'POST /auth/changeEmail'> =>
  async ({ body, caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const email = body.email.trim();
    if (!isGuestEmail(email)) throw new OperationError('EMAIL_INVALID');
    const { guestId } = caller;
    const asked = await confirmPassword(deps, { guestId, password: body.password }, caller);
    await deps.throttle.countEmailChange(guestId);
    await deps.database.transaction(async (tx) => {
      const guest = await findGuest(tx, guestId, 'update');
      if (guest?.credential_epoch !== asked.credential_epoch)
        throw new OperationError('PASSWORD_WRONG');
      if (emailKey(email) === guest.email_key && guest.email_verified_at)
        throw new OperationError('EMAIL_TAKEN');
      await tx
        .updateTable('guests')
        .set({ pending_email: email, pending_email_due_at: null, pending_email_agreed: false })
        .where('id', '=', guest.id)
        .execute();
      await askNewAddress(deps, tx, guest, email);
      if (guest.email_verified_at) await askOldAddress(deps, tx, guest, email);
    });
    deps.securityLog.note({ event: 'emailChangeRequested' }, caller);
    return { success: true };
  };

type Deps = Pick<AccountsDeps, 'clock' | 'mailer'>;

/** A link to confirm it; the owner of an account there hears that somebody tried instead. */
async function askNewAddress(
  deps: Deps,
  tx: Transaction<AccountsTables>,
  guest: GuestRow,
  email: string,
): Promise<void> {
  const owner = await findOwnerOfEmail(tx, emailKey(email));
  if (!owner) return sendVerification(deps, tx, guest, email);
  await deps.mailer.send(tx, {
    to: owner.email,
    template: 'emailInUse',
    args: { name: owner.name },
    language: owner.language,
  });
}

async function askOldAddress(
  deps: Deps,
  tx: Transaction<AccountsTables>,
  guest: GuestRow,
  email: string,
): Promise<void> {
  const link = { guest_id: guest.id, purpose: 'answer', email } as const;
  await deps.mailer.send(tx, {
    to: guest.email,
    template: 'emailChangeAsked',
    args: { name: guest.name, email, token: await keepEmailToken(deps, tx, link) },
    language: guest.language,
  });
}
