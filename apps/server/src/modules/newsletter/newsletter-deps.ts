import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { NewsletterTables } from './tables.ts';

export interface NewsletterDeps extends Pick<Platform, 'clock' | 'jobs' | 'mailer'> {
  readonly database: Database<NewsletterTables>;
  readonly accounts: Pick<AccountsApi, 'find'>;
  /** The reader of an address: signed, so that nobody can make one up. */
  readonly readerOf: (emailKey: string) => string;
}
