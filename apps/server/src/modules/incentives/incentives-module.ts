import type { ServerModule } from '../../platform/module.ts';
import { answerHandlers } from './answer-incentives.ts';
import type { IncentivesDeps, IncentivesOptions, IncentivesPlatform } from './incentives-deps.ts';
import { loadHandlers } from './load-incentives.ts';
import { incentiveMigrations } from './migrations.ts';
import { seedIncentives } from './seed.ts';
import type { IncentiveTables } from './tables.ts';

/** What guests are offered by the way, why, until when, and how seldom. */
export function createIncentivesModule(
  platform: IncentivesPlatform,
  options: IncentivesOptions,
): ServerModule {
  const { clock, once, guestEvents } = platform;
  const deps: IncentivesDeps = {
    clock,
    once,
    guestEvents,
    ...options,
    database: platform.database.as<IncentiveTables>(),
  };
  return {
    name: 'incentives',
    personal: {
      rows: [
        {
          table: 'incentive_offers',
          columns: ['incentive_id', 'first_at', 'ends_at', 'redeemed_at'],
          afterwards: 'removed',
        },
        { table: 'incentive_blocks', columns: ['unique_group', 'until'], afterwards: 'removed' },
        { table: 'attention', columns: ['interrupted_at'], afterwards: 'removed' },
      ],
    },
    migrations: incentiveMigrations,
    rest: { ...loadHandlers(deps), ...answerHandlers(deps) },
    seed: () => seedIncentives(deps),
  };
}
