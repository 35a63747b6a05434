import { OperationError } from '../../platform/errors.ts';
import type { SocketCall } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest } from './accounts.repository.ts';

/** Tells the tabs of a guest how its address stands. [RU-profile-socket-notices] */
export const refreshEmailProperties =
  (deps: Pick<AccountsDeps, 'database' | 'guestFrames'>) =>
  async ({ caller }: SocketCall<'refreshEmailProperties'>): Promise<void> => {
    const guest = caller.guestId && (await findGuest(deps.database.read, caller.guestId));
    if (!guest) throw new OperationError('NEED_LOGIN');
    await deps.guestFrames.send(guest.id, 'guestEmailProperties', {
      email: guest.email,
      emailVerified: guest.email_verified_at !== null,
      pendingEmail: guest.pending_email,
    });
  };
