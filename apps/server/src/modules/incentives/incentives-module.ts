import { remember } from '../../platform/caches.ts';
import type { ServerModule } from '../../platform/module.ts';
import { answerHandlers } from './answer-incentives.ts';
import type { IncentivesDeps, IncentivesOptions, IncentivesPlatform } from './incentives-deps.ts';
import { findCatalogue } from './incentives.repository.ts';
import { loadHandlers } from './load-incentives.ts';
import { incentiveMigrations } from './migrations.ts';
import { seedIncentives } from './seed.ts';
import type { IncentiveTables } from './tables.ts';

/** A change of the catalogue shows after this at the latest; `clear cache` shows it at once. */
const CATALOGUE_MS = 60_000;

/** What guests are offered by the way, why, until when, and how seldom. */
export function createIncentivesModule(
  platform: IncentivesPlatform,
  options: IncentivesOptions,
): ServerModule {
  const { caches, clock, once, guestEvents } = platform;
  const database = platform.database.as<IncentiveTables>();
  const catalogue = remember({ caches, clock }, () => findCatalogue(database.read), {
    ttlMs: CATALOGUE_MS,
  });
  const deps: IncentivesDeps = {
    clock,
    once,
    guestEvents,
    ...options,
    database,
    catalogue,
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
        { table: 'guest_infos', columns: ['type', 'value', 'set_at'], afterwards: 'removed' },
      ],
    },
    migrations: incentiveMigrations,
    rest: { ...loadHandlers(deps), ...answerHandlers(deps) },
    seed: async () => {
      await seedIncentives(deps);
      await caches.empty();
    },
  };
}
