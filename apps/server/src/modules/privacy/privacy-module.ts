import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { deleteAccountJob } from './delete-account.ts';
import { askDeletion, deletionOf, getDeletion, undoDeletion } from './deletion.ts';
import { askExport, downloadExport, exportJob, getExport, sweepExports } from './export.ts';
import { privacyMigrations } from './migrations.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { sweepAbandoned } from './sweep-abandoned.ts';
import type { PrivacyTables } from './tables.ts';

export type PrivacyPlatform = Pick<Platform, 'database' | 'clock' | 'jobs' | 'mailer' | 'random'>;

export interface PrivacyModule extends ServerModule {
  readonly api: {
    /** When the account of a guest goes, or `null`. */
    deletionOf(guestId: string): Promise<Date | null>;
  };
}

/** Taking one's data along, and going. */
export function createPrivacyModule(
  platform: PrivacyPlatform,
  options: Pick<PrivacyDeps, 'accounts' | 'money' | 'personal' | 'forgetMails'>,
): PrivacyModule {
  const { clock, jobs, mailer, random } = platform;
  const database = platform.database.as<PrivacyTables>();
  const deps: PrivacyDeps = { database, clock, jobs, mailer, random, ...options };
  return {
    name: 'privacy',
    api: { deletionOf: (guestId) => deletionOf(deps, guestId) },
    migrations: privacyMigrations,
    personal: {
      rows: [
        { table: 'account_deletions', columns: ['asked_at', 'due_at'], afterwards: 'removed' },
        { table: 'data_exports', columns: ['asked_at', 'ready_at'], afterwards: 'removed' },
      ],
    },
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
