import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { getLimits, type LimitsDeps, pauseSpending, setLimit, withdrawRaise } from './limits.ts';
import { noteTraces, type TraceHandlers } from './note-traces.ts';
import { createPersons, type TracesOf } from './persons.ts';
import { spendingMigrations } from './migrations.ts';
import type { SpendingTables } from './tables.ts';

export type SpendingPlatform = Pick<
  Platform,
  'database' | 'clock' | 'domainEvents' | 'guestEvents'
>;

export interface SpendingOptions extends Pick<LimitsDeps, 'money' | 'onPaused'> {
  /** How an exclusion knows the person again. Without it it holds the account alone. */
  readonly persons?: { readonly secret: string; readonly tracesOf: TracesOf };
}

export interface SpendingModule extends ServerModule {
  readonly on: TraceHandlers;
}

/** What guests set for themselves: limits, cool-off, self-exclusion. The ledger asks `createSpendingCheck`. */
export function createSpendingModule(
  { database, clock, domainEvents, guestEvents }: SpendingPlatform,
  { persons: known, ...options }: SpendingOptions,
): SpendingModule {
  const persons = known ? createPersons({ clock, domainEvents, guestEvents, ...known }) : null;
  const deps: LimitsDeps = {
    ...options,
    domainEvents,
    persons,
    database: database.as<SpendingTables>(),
    clock,
    guestEvents,
  };
  return {
    name: 'spending',
    on: noteTraces(persons, options.money),
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
