import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { getLimits, type LimitsDeps, pauseSpending, setLimit, withdrawRaise } from './limits.ts';
import { spendingMigrations } from './migrations.ts';
import type { SpendingTables } from './tables.ts';

export type SpendingPlatform = Pick<Platform, 'database' | 'clock'>;

export type SpendingOptions = Pick<LimitsDeps, 'money' | 'onPaused'>;

/** What guests set for themselves: limits, cool-off, self-exclusion. The ledger asks `createSpendingCheck`. */
export function createSpendingModule(
  { database, clock }: SpendingPlatform,
  options: SpendingOptions,
): ServerModule {
  const deps: LimitsDeps = { database: database.as<SpendingTables>(), clock, ...options };
  return {
    name: 'spending',
    personal: {
      rows: [
        { table: 'spending_days', columns: ['day', 'spent', 'paid_in'], afterwards: 'removed' },
        {
          table: 'spending_limits',
          columns: ['period', 'amount', 'raise_amount', 'raise_from'],
          afterwards: 'removed',
        },
        { table: 'spending_pauses', columns: ['kind', 'begun_at', 'until'], afterwards: 'removed' },
      ],
    },
    migrations: spendingMigrations,
    rest: {
      'GET /guest/limits': getLimits(deps),
      'POST /guest/limits': setLimit(deps),
      'POST /guest/limits/withdraw': withdrawRaise(deps),
      'POST /guest/limits/pause': pauseSpending(deps),
    },
  };
}
