import type { Caller } from '../../platform/module.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { readersOf } from './newsletter.repository.ts';

/** An issue of a newsletter, in the languages of its readers. */
export interface NewsletterIssue {
  /** Names the issue; it goes out once. */
  readonly id: string;
  /** Bit flag of its type. */
  readonly typeId: number;
  readonly texts: Readonly<
    Record<Caller['language'], { readonly subject: string; readonly text: string }>
  >;
}

/** Sends an issue to everybody who gets its type and does not pause. Answers how many. */
export async function publish(deps: NewsletterDeps, issue: NewsletterIssue): Promise<number> {
  return await deps.database.transaction(async (tx) => {
    const now = new Date(deps.clock.now());
    const first = await tx
      .insertInto('newsletter_issues')
      .values({ id: issue.id, sent_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!first) return 0;
    const readers = await readersOf(tx, issue.typeId, now);
    for (const { email, reader, language } of readers) {
      await deps.mailer.send(tx, {
        to: email,
        template: 'newsletter',
        args: { ...issue.texts[language], reader },
        language,
      });
    }
    return readers.length;
  });
}
