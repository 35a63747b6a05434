import { DAY_MS } from '@vx/kernel';
import { createHash } from 'node:crypto';
import { emailKey, isEmail } from '@vx/session-core/rules';
import {
  areTypes,
  CONFIRM_AGAIN_MS,
  CONFIRMS_PER_DAY,
  confirmWithinMs,
} from '@vx/notify-core/rules';
import { newSecret } from '../../platform/auth.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import {
  confirmationsSince,
  lockReader,
  writeReader,
  type ReaderRow,
} from './newsletter.repository.ts';
import type { NewsletterTables } from './tables.ts';

export const confirmationHash = (token: string): Buffer =>
  createHash('sha256').update(`newsletter:${token}`).digest();

/**
 * Asks for types. A guest whose own, confirmed address has read before gets them at once; everybody else
 * confirms by a mail first. The answer is the same for all addresses. [RU-newsletter-failed]
 */
export function subscribe(deps: NewsletterDeps): RestHandler<'POST /guest/newsletter/subscribe'> {
  return async ({ body, caller }) => {
    const email = body.emailAddress.trim();
    if (!isEmail(email)) throw new OperationError('EMAIL_INVALID');
    if (!areTypes(body.typeId)) throw new OperationError('NEWSLETTER_FAILED');
    if (body.userId !== null && body.userId !== caller.guestId)
      throw new OperationError('NEWSLETTER_FAILED');
    const guest = caller.guestId === null ? null : await deps.accounts.find(caller.guestId);
    const key = emailKey(email);
    const isOwn = guest !== null && guest.email_verified_at !== null && guest.email_key === key;
    await deps.database.transaction(async (tx) => {
      const row = await lockReader(tx, {
        email_key: key,
        email,
        reader: deps.readerOf(key),
        language: caller.language,
      });
      if (isOwn && row.confirmed_at) {
        await writeReader(tx, key, {
          types: row.types | body.typeId,
          pending: row.pending & ~body.typeId,
          paused_until: null,
          guest_id: guest.id,
        });
        return;
      }
      const wanted = body.typeId & ~row.types;
      if (wanted !== 0) await askToConfirm(deps, tx, { ...row, language: caller.language }, wanted);
    });
    return { success: true };
  };
}

async function askToConfirm(
  { clock, mailer }: NewsletterDeps,
  tx: Transaction<NewsletterTables>,
  row: ReaderRow,
  types: number,
): Promise<void> {
  const now = clock.now();
  const sent = await confirmationsSince(tx, row.email_key, new Date(now - DAY_MS));
  const isTooSoon = (sent[0] ?? 0) > now - CONFIRM_AGAIN_MS && (row.pending & types) === types;
  // Who asks too often hears the same as everybody; the mail is there already.
  if (isTooSoon || sent.length >= CONFIRMS_PER_DAY) return;
  const pending = row.pending | types;
  await writeReader(tx, row.email_key, { pending, language: row.language });
  const token = newSecret();
  await tx
    .insertInto('newsletter_confirmations')
    .values({
      token_hash: confirmationHash(token),
      email_key: row.email_key,
      types: pending,
      sent_at: new Date(now),
      expires_at: new Date(now + confirmWithinMs),
    })
    .execute();
  await mailer.send(tx, {
    to: row.email,
    template: 'newsletterConfirm',
    args: { token },
    language: row.language,
  });
}
