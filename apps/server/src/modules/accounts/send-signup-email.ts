import { emailKey, isEmail } from '@vx/session-core/rules';
import type { SocketCall } from '../../platform/module.ts';
import { OperationError } from '../../platform/errors.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuestsByEmail } from './accounts.repository.ts';
import { tokenLifeMs } from './email-change.rules.ts';
import { sendVerification } from './send-verification.ts';

/** One mail a minute and address. */
const pauseMs = 60_000;

/**
 * Sends the sign-up mail once more. Whether the address has an account, and whether it is confirmed
 * already, is not told. [RU-profile-signup-email]
 */
export const sendSignupEmail =
  (deps: Pick<AccountsDeps, 'database' | 'clock' | 'mailer'>) =>
  async ({ payload, caller }: SocketCall<'sendSignupEmail'>): Promise<void> => {
    if (!isEmail(payload.email.trim())) throw new OperationError('EMAIL_INVALID');
    await deps.database.transaction(async (tx) => {
      const accounts = await findGuestsByEmail(tx, emailKey(payload.email));
      if (accounts.some((one) => one.email_verified_at !== null)) return;
      const guest = accounts.find(({ id }) => id === caller.guestId) ?? accounts.at(-1);
      if (!guest) return;
      const latest = await tx
        .selectFrom('email_tokens')
        .select((row) => row.fn.max('expires_at').as('expires_at'))
        .where('guest_id', '=', guest.id)
        .where('purpose', '=', 'verify')
        .executeTakeFirst();
      const sentAt = (latest?.expires_at?.getTime() ?? 0) - tokenLifeMs;
      if (deps.clock.now() - sentAt < pauseMs) return;
      await sendVerification(deps, tx, guest);
    });
  };
