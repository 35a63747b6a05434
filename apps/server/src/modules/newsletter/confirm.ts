import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { findReader, lockReader, writeReader } from './newsletter.repository.ts';
import { confirmationHash } from './subscribe.ts';

/** The link of the mail: from now on the address is written to, and the first mail says how to end it. */
export function confirm(deps: NewsletterDeps): RestHandler<'POST /guest/newsletter/confirm'> {
  return ({ body, caller }) =>
    deps.database.transaction(async (tx) => {
      const { clock, mailer } = deps;
      const now = clock.now();
      const link = await tx
        .selectFrom('newsletter_confirmations')
        .selectAll()
        .where('token_hash', '=', confirmationHash(body.token))
        .executeTakeFirst();
      const known = link && (await findReader(tx, { emailKey: link.email_key }));
      if (!link || !known) throw new OperationError('TOKEN_UNKNOWN');
      if (link.expires_at.getTime() <= now) throw new OperationError('TOKEN_EXPIRED');
      const row = await lockReader(tx, known);
      // What was taken back meanwhile stays so; a link that is pressed again says the same again.
      const added = link.types & row.pending;
      const guest = caller.guestId === null ? null : await deps.accounts.find(caller.guestId, tx);
      const types = row.types | added;
      if (added !== 0) {
        await writeReader(tx, row.email_key, {
          types,
          pending: row.pending & ~added,
          paused_until: null,
          confirmed_at: row.confirmed_at ?? new Date(now),
          guest_id: guest?.email_key === row.email_key ? guest.id : row.guest_id,
        });
        await mailer.send(tx, {
          to: row.email,
          template: 'newsletterWelcome',
          args: { reader: row.reader },
          language: row.language,
        });
      }
      return { emailAddress: row.email, typeIds: types };
    });
}
