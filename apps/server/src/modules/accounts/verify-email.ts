import { violatedConstraint, type Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, type GuestRow } from './accounts.repository.ts';
import { emailKey } from './email.rules.ts';
import { tokenHash } from './send-verification.ts';
import type { AccountsTables } from './tables.ts';

/**
 * Confirms an address, once per token, and tells all tabs. A new address takes the place of the old one
 * with it; of several that were asked for, the last. [RU-socket-email-verified-reload]
 */
export const verifyEmail =
  (
    deps: Pick<AccountsDeps, 'database' | 'clock' | 'guestEvents' | 'mailer'>,
  ): RestHandler<'POST /auth/verifyEmail'> =>
  ({ body }) =>
    deps.database.transaction(async (tx) => {
      const row = await tx
        .selectFrom('email_tokens')
        .selectAll()
        .where('token_hash', '=', tokenHash(body.token))
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new OperationError('TOKEN_UNKNOWN');
      if (row.used_at) throw new OperationError('TOKEN_USED');
      const now = deps.clock.now();
      if (row.expires_at.getTime() <= now) throw new OperationError('TOKEN_EXPIRED');
      await tx
        .updateTable('email_tokens')
        .set({ used_at: new Date(now) })
        .where('token_hash', '=', row.token_hash)
        .execute();
      const guest = await findGuest(tx, row.guest_id, 'update');
      if (!guest) throw new OperationError('TOKEN_UNKNOWN');
      if (row.email !== guest.email && row.email !== guest.pending_email)
        throw new OperationError('TOKEN_EXPIRED');
      if (row.email === guest.pending_email) await moveTo(deps, tx, guest, row.email);
      await tx
        .updateTable('guests')
        .set({ email_verified_at: new Date(now) })
        .where('id', '=', guest.id)
        .execute();
      await deps.guestEvents.append(tx, row.guest_id, 'guestEmailVerified', { email: row.email });
      return { success: true, email: row.email };
    });

/** The old address hears of it, and links that were sent there open nothing any more. */
async function moveTo(
  deps: Pick<AccountsDeps, 'clock' | 'mailer'>,
  tx: Transaction<AccountsTables>,
  guest: GuestRow,
  email: string,
): Promise<void> {
  try {
    await tx
      .updateTable('guests')
      .set({ email, email_key: emailKey(email), pending_email: null })
      .where('id', '=', guest.id)
      .execute();
  } catch (error) {
    if (violatedConstraint(error) === 'guests_email_key') throw new OperationError('EMAIL_TAKEN');
    throw error;
  }
  await tx
    .updateTable('password_resets')
    .set({ used_at: new Date(deps.clock.now()) })
    .where('guest_id', '=', guest.id)
    .where('used_at', 'is', null)
    .execute();
  if (emailKey(email) === guest.email_key) return;
  await deps.mailer.send(tx, {
    to: guest.email,
    template: 'emailChanged',
    args: { name: guest.name },
    language: guest.language,
  });
}
