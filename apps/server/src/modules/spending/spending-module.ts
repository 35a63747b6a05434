import type { AnyTransaction } from '../../platform/database/index.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { getLimits, type LimitsDeps, pauseSpending, setLimit, withdrawRaise } from './limits.ts';
import { createPersons, type Trace, type TracesOf } from './persons.ts';
import { spendingMigrations } from './migrations.ts';
import type { SpendingTables } from './tables.ts';

export type SpendingPlatform = Pick<Platform, 'database' | 'clock' | 'guestEvents'>;

export type SpendingOptions = Pick<LimitsDeps, 'money' | 'onPaused'> &
  Partial<Pick<LimitsDeps, 'onExcluded'>> & {
    /** How an exclusion knows the person again. Without it it holds the account alone. */
    readonly persons?: { readonly secret: string; readonly tracesOf: TracesOf };
  };

export interface SpendingModule extends ServerModule {
  readonly api: {
    /** Something of a guest is known now. The caller holds the wallet's lock. */
    note(tx: AnyTransaction, guestId: string, trace: Trace): Promise<void>;
    /** As `note`, for what says nothing against a guest who has an account already. */
    keep(tx: AnyTransaction, guestId: string, trace: Trace): Promise<void>;
  };
}

/** What guests set for themselves: limits, cool-off, self-exclusion. The ledger asks `createSpendingCheck`. */
export function createSpendingModule(
  { database, clock, guestEvents }: SpendingPlatform,
  { persons: known, ...options }: SpendingOptions,
): SpendingModule {
  const { onExcluded = () => Promise.resolve() } = options;
  const persons = known ? createPersons({ clock, onExcluded, ...known }) : null;
  const deps: LimitsDeps = {
    ...options,
    onExcluded,
    persons,
    database: database.as<SpendingTables>(),
    clock,
    guestEvents,
  };
  return {
    name: 'spending',
    api: {
      note: async (tx, guestId, trace) => await persons?.note(tx, guestId, trace),
      keep: async (tx, guestId, trace) => await persons?.keep(tx, guestId, trace),
    },
    recurring: persons
      ? [
          {
            name: 'spending-forget-exclusions',
            everyMs: 3_600_000,
            where: 'one-node',
            run: () => persons.sweep(deps.database.read),
          },
        ]
      : [],
    personal: {
      rows: [
        { table: 'spending_days', columns: ['day', 'spent', 'paid_in'], afterwards: 'removed' },
        {
          table: 'spending_limits',
          columns: ['period', 'amount', 'raise_amount', 'raise_from'],
          afterwards: 'removed',
        },
        { table: 'spending_traces', columns: [], afterwards: 'removed' },
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
