import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandlers } from '../../platform/module.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { deviceOf } from './device.rules.ts';

const maxShown = 100;

function owner(caller: Caller): { readonly guestId: string; readonly sessionId: string } {
  const { guestId, sessionId } = caller;
  if (guestId === null || sessionId === null) throw new OperationError('NEED_LOGIN');
  return { guestId, sessionId };
}

/** Where a guest is logged in, and how it logs other devices out from here. */
export function ownSessions(
  deps: Pick<AccountsDeps, 'database' | 'clock' | 'sessions' | 'securityLog'>,
): Pick<
  RestHandlers,
  'GET /auth/sessions' | 'POST /auth/endSession' | 'POST /auth/endOtherSessions'
> {
  const living = (guestId: string) =>
    deps.database.read
      .selectFrom('sessions')
      .where('guest_id', '=', guestId)
      .where('expires_at', '>', new Date(deps.clock.now()));
  return {
    'GET /auth/sessions': async ({ caller }) => {
      const { guestId, sessionId } = owner(caller);
      const rows = await living(guestId)
        .select(['id', 'user_agent', 'created_at', 'seen_at'])
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .limit(maxShown)
        .execute();
      return {
        items: rows.map((row) => ({
          sessionId: row.id,
          current: row.id === sessionId,
          ...deviceOf(row.user_agent),
          startedAt: row.created_at.toISOString(),
          seenAt: row.seen_at.toISOString(),
        })),
      };
    },
    'POST /auth/endSession': async ({ caller, body }) => {
      const { guestId } = owner(caller);
      const row = isUuid(body.sessionId)
        ? await living(guestId).select('id').where('id', '=', body.sessionId).executeTakeFirst()
        : undefined;
      if (!row) throw new OperationError('NOT_FOUND');
      await deps.sessions.end([row.id], 'loggedOut');
      deps.securityLog.note({ event: 'sessionRevoked', count: 1, why: 'loggedOut' }, caller);
      return { success: true };
    },
    'POST /auth/endOtherSessions': async ({ caller }) => {
      const { guestId, sessionId } = owner(caller);
      await deps.sessions.endAll(guestId, 'loggedOut', sessionId);
      return { success: true };
    },
  };
}
