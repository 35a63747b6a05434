import { createHmac } from 'node:crypto';
import { build } from '@vx/routes';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { confirm } from './confirm.ts';
import { getNewsletter } from './get-newsletter.ts';
import { newsletterMigrations } from './migrations.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { sweepNewsletter } from './newsletter.repository.ts';
import { mountOneClick } from './one-click.ts';
import { issueJob, publish, type NewsletterIssue } from './publish.ts';
import { subscribe } from './subscribe.ts';
import type { NewsletterTables } from './tables.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Newsletters as other modules use them. */
export interface NewsletterApi {
  /** Sends an issue to its readers, once. Answers false when it goes out already. */
  publish(issue: NewsletterIssue): Promise<boolean>;
}

export interface NewsletterModule extends ServerModule {
  readonly api: NewsletterApi;
}

export interface NewsletterOptions extends Pick<NewsletterDeps, 'accounts'> {
  /** Signs readers; the same on all nodes, and for as long as mails are kept. */
  readonly secret: string;
}

/** Newsletters: asked for twice, ended by one press. */
export function createNewsletterModule(
  platform: Pick<Platform, 'database' | 'clock' | 'jobs' | 'mailer'>,
  { accounts, secret }: NewsletterOptions,
): NewsletterModule {
  const { clock, jobs, mailer } = platform;
  const deps: NewsletterDeps = {
    clock,
    jobs,
    mailer,
    accounts,
    database: platform.database.as<NewsletterTables>(),
    readerOf: (emailKey) =>
      createHmac('sha256', secret).update(emailKey).digest('base64url').slice(0, 32),
  };
  return {
    name: 'newsletter',
    api: { publish: (issue) => publish(deps, issue) },
    personal: {
      rows: [
        {
          table: 'newsletter_readers',
          columns: ['email', 'language', 'types', 'pending', 'paused_until', 'confirmed_at'],
          afterwards: 'removed',
        },
      ],
    },
    migrations: newsletterMigrations,
    rest: {
      'POST /guest/newsletter/subscribe': subscribe(deps),
      'POST /guest/newsletter/unsubscribe': unsubscribe(deps),
      'POST /guest/newsletter/confirm': confirm(deps),
      'GET /guest/newsletter': getNewsletter(deps),
    },
    jobs: [issueJob(deps)],
    recurring: [
      {
        name: 'newsletter-sweep',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () => sweepNewsletter(deps.database.read, new Date(clock.now())),
      },
    ],
    http: (app) =>
      mountOneClick(
        app,
        deps,
        (reader) => `${build('newsletter', {}, {})}?reader=${encodeURIComponent(reader)}`,
      ),
  };
}
