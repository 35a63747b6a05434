import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newSecret } from '../../platform/auth.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { GuestRow } from './accounts.repository.ts';
import { emailChangeDelayMs, tokenLifeMs } from './email-change.rules.ts';
import type { AccountsTables, EmailTokensTable } from './tables.ts';

type Owner = Pick<GuestRow, 'id' | 'email' | 'name' | 'language'>;

/** Only the hash of a token is kept. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Keeps a link about an address, valid until the credentials of the guest change. */
export async function keepEmailToken(
  { clock }: Pick<AccountsDeps, 'clock'>,
  tx: Transaction<AccountsTables>,
  link: Pick<EmailTokensTable, 'guest_id' | 'purpose' | 'email'>,
): Promise<string> {
  const token = newSecret();
  // Who may stop a change can do so until it takes effect.
  const lifeMs = link.purpose === 'answer' ? tokenLifeMs + emailChangeDelayMs : tokenLifeMs;
  await tx
    .insertInto('email_tokens')
    .values({
      ...link,
      token_hash: tokenHash(token),
      credential_epoch: sql`(select credential_epoch from guests where id = ${link.guest_id})`,
      expires_at: new Date(clock.now() + lifeMs),
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * Mails a link that confirms the address of a guest, or a new one (`to`). Earlier links stay valid
 * until they are used or expire.
 */
export async function sendVerification(
  deps: Pick<AccountsDeps, 'clock' | 'mailer'>,
  tx: Transaction<AccountsTables>,
  guest: Owner,
  to?: string,
): Promise<void> {
  const email = to ?? guest.email;
  const purpose = to === undefined ? 'verify' : 'change';
  const token = await keepEmailToken(deps, tx, { guest_id: guest.id, purpose, email });
  await deps.mailer.send(tx, {
    to: email,
    template: 'verifyEmail',
    args: { name: guest.name, token },
    language: guest.language,
  });
}
