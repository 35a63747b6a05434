import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { raiseEpoch } from './credential-epoch.ts';
import { isDue, moveTo } from './email-change.ts';
import { takeEmailToken } from './verify-email.ts';

/**
 * What the old address says to a new one, without a log-in. `stop` drops it and ends all sessions,
 * because whoever asked for it had the password; `agree` spares the wait.
 */
export const answerEmailChange =
  (deps: AccountsDeps): RestHandler<'POST /auth/answerEmailChange'> =>
  async ({ body }) => {
    const { guestId, outcome } = await deps.database.transaction(async (tx) => {
      const { link, guest } = await takeEmailToken(deps, tx, body.token, ['answer']);
      if (link.email !== guest.pending_email) throw new OperationError('TOKEN_EXPIRED');
      if (body.answer === 'stop') {
        await raiseEpoch(deps, tx, guest.id, 'none');
        await tx
          .updateTable('email_tokens')
          .set({ used_at: new Date(deps.clock.now()) })
          .where('token_hash', '=', link.token_hash)
          .execute();
        return { guestId: guest.id, outcome: 'stopped' } as const;
      }
      if (isDue({ ...guest, pending_email_agreed: true }, deps.clock.now())) {
        await moveTo(deps, tx, guest, link.email);
        return { guestId: guest.id, outcome: 'moved' } as const;
      }
      await tx
        .updateTable('guests')
        .set({ pending_email_agreed: true })
        .where('id', '=', guest.id)
        .execute();
      return { guestId: guest.id, outcome: 'agreed' } as const;
    });
    if (outcome === 'stopped') await deps.sessions.endAll(guestId, 'loggedOut');
    return { outcome };
  };
