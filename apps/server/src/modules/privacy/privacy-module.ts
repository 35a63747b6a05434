import type { PersonalData, ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { deleteAccountJob } from './delete-account.ts';
import { askDeletion, getDeletion, undoDeletion } from './deletion.ts';
import { askExport, downloadExport, exportJob, getExport, sweepExports } from './export.ts';
import { privacyMigrations } from './migrations.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { sweepAbandoned } from './sweep-abandoned.ts';
import type { PrivacyTables } from './tables.ts';

export type PrivacyPlatform = Pick<Platform, 'database' | 'clock' | 'jobs' | 'mailer' | 'random'>;

const ownRows: PersonalData = {
  rows: [
    { table: 'account_deletions', columns: ['asked_at', 'due_at'], afterwards: 'removed' },
    { table: 'data_exports', columns: ['asked_at', 'ready_at'], afterwards: 'removed' },
  ],
};

/** Taking one's data along, and going. */
export function createPrivacyModule(
  platform: PrivacyPlatform,
  options: Pick<PrivacyDeps, 'accounts' | 'money' | 'outbox'> & {
    /** The other modules, in the order in which their rows go. */
    readonly others: readonly ServerModule[];
  },
): ServerModule {
  const { clock, jobs, mailer, random } = platform;
  const database = platform.database.as<PrivacyTables>();
  const { others, ...given } = options;
  const personal = [...others.flatMap((module) => module.personal ?? []), ownRows];
  const deps: PrivacyDeps = { database, clock, jobs, mailer, random, ...given, personal };
  return {
    name: 'privacy',
    migrations: privacyMigrations,
    personal: ownRows,
    rest: {
      'GET /guest/deletion': getDeletion(deps),
      'POST /guest/deletion/ask': askDeletion(deps),
      'POST /guest/deletion/undo': undoDeletion(deps),
      'GET /guest/export': getExport(deps),
      'POST /guest/export/ask': askExport(deps),
      'GET /guest/export/{exportId}': downloadExport(deps),
    },
    jobs: [deleteAccountJob(deps), exportJob(deps)],
    recurring: [
      {
        name: 'privacy.sweep-exports',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () => sweepExports(deps),
      },
      {
        name: 'privacy.sweep-abandoned',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () => sweepAbandoned(deps),
      },
    ],
  };
}
