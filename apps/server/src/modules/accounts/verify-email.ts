import type { Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, type GuestRow } from './accounts.repository.ts';
import { confirmAddress, isDue, moveTo } from './email-change.ts';
import { emailChangeDelayMs } from './email-change.rules.ts';
import { tokenHash } from './send-verification.ts';
import type { AccountsTables, EmailTokensTable } from './tables.ts';

/**
 * Confirms an address, once per token, and tells all tabs. A new address waits a day for a confirmed
 * old one, unless that has agreed; of several that were asked for, the last counts.
 * [RU-socket-email-verified-reload]
 */
export const verifyEmail =
  (
    deps: Pick<
      AccountsDeps,
      'database' | 'clock' | 'guestEvents' | 'mailer' | 'securityLog' | 'domainEvents'
    >,
  ): RestHandler<'POST /auth/verifyEmail'> =>
  ({ body }) =>
    deps.database.transaction(async (tx) => {
      const { link, guest } = await takeEmailToken(deps, tx, body.token, ['verify', 'change']);
      const now = deps.clock.now();
      await tx
        .updateTable('email_tokens')
        .set({ used_at: new Date(now) })
        .where('token_hash', '=', link.token_hash)
        .execute();
      const { email } = link;
      if (link.purpose === 'verify') {
        if (email !== guest.email) throw new OperationError('TOKEN_EXPIRED');
        await confirmAddress(deps, tx, guest.id, email);
        return { success: true, email, takesEffectAt: null };
      }
      if (email !== guest.pending_email) throw new OperationError('TOKEN_EXPIRED');
      const dueAt = new Date(now + emailChangeDelayMs);
      if (isDue({ ...guest, pending_email_due_at: dueAt }, now)) {
        await moveTo(deps, tx, guest, email);
        return { success: true, email, takesEffectAt: null };
      }
      await tx
        .updateTable('guests')
        .set({ pending_email_due_at: dueAt })
        .where('id', '=', guest.id)
        .execute();
      return { success: true, email, takesEffectAt: dueAt.toISOString() };
    });

/**
 * The guest of a link about its address, held, with the link.
 * @throws OperationError TOKEN_UNKNOWN, TOKEN_USED, TOKEN_EXPIRED (also when the credentials changed)
 */
export async function takeEmailToken(
  { clock }: Pick<AccountsDeps, 'clock'>,
  tx: Transaction<AccountsTables>,
  token: string,
  purposes: readonly EmailTokensTable['purpose'][],
): Promise<{ readonly link: Selectable<EmailTokensTable>; readonly guest: GuestRow }> {
  const link = await tx
    .selectFrom('email_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', 'in', [...purposes])
    .forUpdate()
    .executeTakeFirst();
  if (!link) throw new OperationError('TOKEN_UNKNOWN');
  if (link.used_at) throw new OperationError('TOKEN_USED');
  if (link.expires_at.getTime() <= clock.now()) throw new OperationError('TOKEN_EXPIRED');
  const guest = await findGuest(tx, link.guest_id, 'update');
  if (!guest) throw new OperationError('TOKEN_UNKNOWN');
  if (guest.credential_epoch !== link.credential_epoch) throw new OperationError('TOKEN_EXPIRED');
  return { link, guest };
}
