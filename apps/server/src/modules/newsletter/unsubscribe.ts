import { emailKey, isEmail } from '@vx/session-core/rules';
import { afterOption, reasonOf } from '@vx/notify-core/rules';
import type { Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import {
  findReader,
  lockReader,
  readingOf,
  writeReader,
  type ReaderRow,
} from './newsletter.repository.ts';
import type { NewsletterTables } from './tables.ts';

/**
 * Ends, pauses or resumes: by the guest whose address it is, or with the reader of the link in a mail,
 * without a log-in. [RU-newsletter-unsubscribe-fields]
 */
export function unsubscribe(
  deps: NewsletterDeps,
): RestHandler<'POST /guest/newsletter/unsubscribe'> {
  return async ({ body, caller }) => {
    const email = body.emailAddress.trim();
    if (!isEmail(email)) throw new OperationError('EMAIL_INVALID');
    const key = emailKey(email);
    const isReader = body.userId === deps.readerOf(key);
    const guest = caller.guestId === null ? null : await deps.accounts.find(caller.guestId);
    const isOwn = guest?.id === body.userId && guest?.email_key === key;
    if (!isReader && !isOwn) throw new OperationError('NEWSLETTER_FAILED');
    await deps.database.transaction(async (tx) => {
      const known = await findReader(tx, { emailKey: key });
      // Who gets nothing has what was asked for.
      if (!known) return;
      await apply(deps, tx, known, body.option);
      const reasons = new Set(body.reasons.map(reasonOf));
      for (const reason of reasons)
        await tx
          .insertInto('newsletter_reasons')
          .values({ reason, given_at: new Date(deps.clock.now()) })
          .execute();
    });
    return { success: true };
  };
}

/** One press in a mail program (RFC 8058): everything ends, whoever presses again. */
export async function unsubscribeAtOnce(deps: NewsletterDeps, reader: string): Promise<boolean> {
  return await deps.database.transaction(async (tx) => {
    const known = await findReader(tx, { reader });
    if (known) await apply(deps, tx, known, 'all');
    return known !== null;
  });
}

async function apply(
  { clock }: NewsletterDeps,
  tx: Transaction<NewsletterTables>,
  known: ReaderRow,
  option: string,
): Promise<void> {
  const row = await lockReader(tx, known);
  const after = afterOption(readingOf(row), option, clock.now());
  if (!after) throw new OperationError('NEWSLETTER_FAILED');
  await writeReader(tx, row.email_key, {
    types: after.types,
    pending: after.pending,
    paused_until: after.pausedUntil,
  });
  // Links that wait in the mailbox open nothing any more.
  if (after.pending === 0)
    await tx
      .deleteFrom('newsletter_confirmations')
      .where('email_key', '=', row.email_key)
      .where('expires_at', '>', new Date(clock.now()))
      .execute();
}
