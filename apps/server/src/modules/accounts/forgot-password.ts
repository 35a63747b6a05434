import { emailKey, isEmail } from '@vx/session-core/rules';
import { newSecret } from '../../platform/auth.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { JobDefinition, RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuestsByEmail, type GuestRow } from './accounts.repository.ts';
import { tokenHash } from './send-verification.ts';
import type { AccountsTables } from './tables.ts';

export const resetLifeMs = 3_600_000;
/** One mail a minute and account. */
const pauseMs = 60_000;
/** So many accounts of an address that none has confirmed are mailed at once. */
const maxUnconfirmed = 5;

const resetJob = 'accounts-mail-reset';

/**
 * Asks for a link to a new password. The mail is written by a job, so that the answer looks and lasts
 * the same whether or not the address has an account.
 */
export const forgotPassword =
  (
    deps: Pick<AccountsDeps, 'database' | 'jobs' | 'throttle'>,
  ): RestHandler<'POST /auth/forgotPassword'> =>
  async ({ body, caller }) => {
    if (!isEmail(body.email.trim())) throw new OperationError('EMAIL_INVALID');
    const key = emailKey(body.email);
    // Counted apart from logins: who forgot the password has tried some before.
    await deps.throttle.begin({
      by: 'reset',
      account: key,
      address: addressKey(caller.ip),
      knownDevice: null,
    });
    await deps.database.transaction((tx) => deps.jobs.enqueue(tx, resetJob, { emailKey: key }));
    return { success: true };
  };

/** Mails the link, if there is somebody to mail it to. */
export const mailReset = (
  deps: Pick<AccountsDeps, 'database' | 'clock' | 'mailer' | 'securityLog'>,
): JobDefinition => ({
  name: resetJob,
  async run(payload) {
    const { emailKey: key } = payload as { readonly emailKey: string };
    await deps.database.transaction(async (tx) => {
      const accounts = await findGuestsByEmail(tx, key);
      deps.securityLog.note({ event: 'resetRequested', known: accounts.length > 0 });
      const owner = accounts.find((one) => one.email_verified_at !== null);
      // Nobody has proven the address: each of the latest accounts is mailed, told apart by its time.
      for (const guest of owner ? [owner] : accounts.slice(-maxUnconfirmed))
        if (!guest.locked) await mailLink(deps, tx, guest, !owner && accounts.length > 1);
    });
  },
});

async function mailLink(
  { clock, mailer }: Pick<AccountsDeps, 'clock' | 'mailer'>,
  tx: Transaction<AccountsTables>,
  guest: GuestRow,
  isOneOfMany: boolean,
): Promise<void> {
  const now = clock.now();
  const { latest } = await tx
    .selectFrom('password_resets')
    .select((row) => row.fn.max('sent_at').as('latest'))
    .where('guest_id', '=', guest.id)
    .executeTakeFirstOrThrow();
  if (latest && now - latest.getTime() < pauseMs) return;
  const token = newSecret();
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: tokenHash(token),
      guest_id: guest.id,
      credential_epoch: guest.credential_epoch,
      sent_at: new Date(now),
      expires_at: new Date(now + resetLifeMs),
      used_at: null,
    })
    .execute();
  await mailer.send(tx, {
    to: guest.email,
    template: 'resetPassword',
    args: {
      name: guest.name,
      token,
      ...(isOneOfMany && { signedUpAt: guest.created_at.toISOString() }),
    },
    language: guest.language,
  });
}
