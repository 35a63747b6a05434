import type { Caller, JobDefinition } from '../../platform/module.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { findIssue, readersOf } from './newsletter.repository.ts';

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

const ISSUE_JOB = 'newsletter.issue';
/** Readers that are written to in one transaction. */
const BATCH = 200;

interface Payload {
  readonly id: string;
  /** The last reader who was written to, in the order of addresses. */
  readonly after: string;
}

/** Has an issue sent by the work queue. Answers false when one of this name goes out already. */
export async function publish(
  { clock, database, jobs }: NewsletterDeps,
  issue: NewsletterIssue,
): Promise<boolean> {
  return await database.transaction(async (tx) => {
    const first = await tx
      .insertInto('newsletter_issues')
      .values({
        id: issue.id,
        sent_at: new Date(clock.now()),
        type_id: issue.typeId,
        texts: JSON.stringify(issue.texts),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (first) await jobs.enqueue(tx, ISSUE_JOB, { id: issue.id, after: '' } satisfies Payload);
    return first !== undefined;
  });
}

/**
 * Writes to one batch of those who get the type and do not pause; the next is enqueued in the
 * transaction that writes to these, so that nobody is left out or written to twice.
 */
export function issueJob(deps: NewsletterDeps): JobDefinition {
  const { clock, database, jobs, mailer } = deps;
  return {
    name: ISSUE_JOB,
    async run(given) {
      const { id, after } = given as Payload;
      await database.transaction(async (tx) => {
        const issue = await findIssue(tx, id);
        if (!issue) return;
        const page = { after, limit: BATCH };
        const readers = await readersOf(tx, issue.typeId, new Date(clock.now()), page);
        for (const { email, reader, language } of readers) {
          await mailer.send(tx, {
            to: email,
            template: 'newsletter',
            args: { ...issue.texts[language], reader },
            language,
          });
        }
        const last = readers.at(-1);
        if (readers.length === BATCH && last)
          await jobs.enqueue(tx, ISSUE_JOB, { id, after: last.email_key } satisfies Payload);
      });
    },
  };
}
