import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { Caller } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, type GuestRow } from './accounts.repository.ts';
import { knownDeviceOf } from './devices.ts';
import { verifyPassword } from './password.ts';

/**
 * The guest who says its password. A wrong one counts as a guess of a login.
 * @throws OperationError NEED_LOGIN, PASSWORD_WRONG, LOGIN_SLOWED
 */
export async function confirmPassword(
  { database, throttle }: Pick<AccountsDeps, 'database' | 'throttle'>,
  said: { readonly guestId: string; readonly password: string },
  { ip, deviceId }: Pick<Caller, 'ip' | 'deviceId'>,
): Promise<GuestRow> {
  const guest = await findGuest(database.read, said.guestId);
  if (!guest) throw new OperationError('NEED_LOGIN');
  const guess = await throttle.begin({
    by: 'password',
    account: guest.email_key,
    address: addressKey(ip),
    knownDevice: await knownDeviceOf(database.read, guest.id, deviceId),
  });
  if (!(await verifyPassword(guest.password_hash, said.password)))
    throw new OperationError('PASSWORD_WRONG');
  await guess.succeed();
  return guest;
}
