import { OperationError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, type GuestRow } from './accounts.repository.ts';
import { confirmPassword } from './confirm-password.ts';

/** A log-in counts as fresh for so long. */
export const freshMs = 10 * 60_000;

/**
 * The guest, proven within the last ten minutes: by its password now, or by the log-in itself. A
 * session that somebody left open changes nothing that opens the account.
 * @throws OperationError NEED_LOGIN, NEED_FRESH_LOGIN, PASSWORD_WRONG, LOGIN_SLOWED
 */
export async function requireFreshLogin(
  deps: Pick<AccountsDeps, 'database' | 'clock' | 'throttle'>,
  caller: Pick<Caller, 'guestId' | 'sessionId' | 'ip' | 'deviceId'>,
  password: string | undefined,
): Promise<GuestRow> {
  const { guestId, sessionId } = caller;
  if (guestId === null || sessionId === null) throw new OperationError('NEED_LOGIN');
  if (password !== undefined) return confirmPassword(deps, { guestId, password }, caller);
  const session = await deps.database.read
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session || deps.clock.now() - session.created_at.getTime() >= freshMs)
    throw new OperationError('NEED_FRESH_LOGIN');
  const guest = await findGuest(deps.database.read, guestId);
  if (!guest) throw new OperationError('NEED_LOGIN');
  return guest;
}
