import { OperationError } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { isWeakPassword } from './account.rules.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { GuestRow } from './accounts.repository.ts';
import type { AccountsTables } from './tables.ts';

/** @throws OperationError PASSWORD_WEAK */
export function checkNewPassword(guest: Pick<GuestRow, 'email' | 'name'>, password: string): void {
  if (isWeakPassword({ password, email: guest.email, name: guest.name }))
    throw new OperationError('PASSWORD_WEAK');
}

/** Puts another password in place, voids links to a new one, and mails that it has changed. */
export async function setPassword(
  deps: Pick<AccountsDeps, 'clock' | 'mailer'>,
  tx: Transaction<AccountsTables>,
  guest: Pick<GuestRow, 'id' | 'email' | 'name' | 'language'>,
  passwordHash: string,
): Promise<void> {
  const now = new Date(deps.clock.now());
  await tx
    .updateTable('guests')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', guest.id)
    .execute();
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('guest_id', '=', guest.id)
    .where('used_at', 'is', null)
    .execute();
  await deps.mailer.send(tx, {
    to: guest.email,
    template: 'passwordChanged',
    args: { name: guest.name },
    language: guest.language,
  });
}
