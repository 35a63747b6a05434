import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { tokenHash } from './send-verification.ts';

/** Confirms an address, once per token, and tells all tabs. [RU-socket-email-verified-reload] */
export const verifyEmail =
  (
    deps: Pick<AccountsDeps, 'database' | 'clock' | 'guestEvents'>,
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
      await tx
        .updateTable('guests')
        .set({ email_verified_at: new Date(now) })
        .where('id', '=', row.guest_id)
        .where('email', '=', row.email)
        .execute();
      await deps.guestEvents.append(tx, row.guest_id, 'guestEmailVerified', { email: row.email });
      return { success: true, email: row.email };
    });
