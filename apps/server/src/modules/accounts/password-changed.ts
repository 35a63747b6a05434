import { OperationError } from '../../platform/errors.ts';
import type { SocketCall } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';

/**
 * The client says that the password has changed. Sessions from before it are over already; one that
 * slipped through ends here. [RU-profile-socket-notices]
 */
export const passwordChanged =
  (deps: Pick<AccountsDeps, 'database' | 'sessions'>) =>
  async ({ caller }: SocketCall<'passwordChanged'>): Promise<void> => {
    if (caller.guestId === null || caller.sessionId === null)
      throw new OperationError('NEED_LOGIN');
    const rows = await deps.database.read
      .selectFrom('sessions')
      .innerJoin('guests', 'guests.id', 'sessions.guest_id')
      .select('sessions.id')
      .where('guests.id', '=', caller.guestId)
      .where('sessions.id', '!=', caller.sessionId)
      .whereRef('sessions.created_at', '<', 'guests.password_changed_at')
      .execute();
    await deps.sessions.end(
      rows.map(({ id }) => id),
      'loggedOut',
    );
  };
