import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, type GuestRow } from './accounts.repository.ts';
import { verifyPassword } from './password.ts';

/**
 * The guest who says its password. A wrong one counts as a guess of a login.
 * @throws OperationError NEED_LOGIN, PASSWORD_WRONG, LOGIN_SLOWED
 */
export async function confirmPassword(
  { database, throttle }: Pick<AccountsDeps, 'database' | 'throttle'>,
  said: { readonly guestId: string; readonly password: string; readonly ip: string },
): Promise<GuestRow> {
  const guest = await findGuest(database.read, said.guestId);
  if (!guest) throw new OperationError('NEED_LOGIN');
  const address = addressKey(said.ip);
  await throttle.begin(guest.email_key, address);
  if (!(await verifyPassword(guest.password_hash, said.password)))
    throw new OperationError('PASSWORD_WRONG');
  await throttle.succeed(guest.email_key, address);
  return guest;
}
