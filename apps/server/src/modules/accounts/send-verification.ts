import { createHash } from 'node:crypto';
import { newSecret } from '../../platform/auth.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { AccountsTables } from './tables.ts';

export const tokenLifeMs = 48 * 3_600_000;

/** Only the hash of a token is kept. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Mails a link that confirms the address. Earlier links stay valid until they are used or expire. */
export async function sendVerification(
  deps: Pick<AccountsDeps, 'clock' | 'mailer'>,
  tx: Transaction<AccountsTables>,
  guest: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly language: Caller['language'];
  },
): Promise<void> {
  const token = newSecret();
  await tx
    .insertInto('email_tokens')
    .values({
      token_hash: tokenHash(token),
      guest_id: guest.id,
      email: guest.email,
      expires_at: new Date(deps.clock.now() + tokenLifeMs),
      used_at: null,
    })
    .execute();
  await deps.mailer.send(tx, {
    to: guest.email,
    template: 'verifyEmail',
    args: { name: guest.name, token },
    language: guest.language,
  });
}
