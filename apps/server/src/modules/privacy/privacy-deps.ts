import type { Database } from '../../platform/database/index.ts';
import type { MailOutbox } from '../../platform/mail/outbox.ts';
import type { PersonalData } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { PrivacyTables } from './tables.ts';

export interface PrivacyDeps extends Pick<Platform, 'clock' | 'jobs' | 'mailer' | 'random'> {
  readonly database: Database<PrivacyTables>;
  readonly accounts: Pick<
    AccountsApi,
    'find' | 'hold' | 'confirmPassword' | 'endSessions' | 'findAbandoned' | 'ownsMails'
  >;
  readonly money: Pick<MoneyApi, 'balanceOf' | 'display' | 'hasOnlyGifts'>;
  /** What all modules hold about guests. */
  readonly personal: readonly PersonalData[];
  /** Mails that the site itself keeps. */
  readonly outbox: Pick<MailOutbox, 'forget'>;
}

/** What still runs for a guest, in all modules. */
export const runningFor = async ({ personal }: Pick<PrivacyDeps, 'personal'>, guestId: string) => {
  const all = await Promise.all(personal.map(async (one) => (await one.running?.(guestId)) ?? []));
  return all.flat();
};
