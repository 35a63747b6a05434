import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { forgetOldDays } from './forget-old-days.ts';
import { getRatings } from './get-ratings.ts';
import { surveyMigrations } from './migrations.ts';
import { rateChat } from './rate-chat.ts';
import type { SurveysDeps } from './surveys-deps.ts';
import type { SurveyTables } from './tables.ts';

/** What guests are asked: how a chat was. */
export function createSurveysModule(
  platform: Pick<Platform, 'database' | 'clock'>,
  options: Pick<SurveysDeps, 'actors' | 'live'>,
): ServerModule {
  const deps: SurveysDeps = {
    clock: platform.clock,
    database: platform.database.as<SurveyTables>(),
    ...options,
  };
  return {
    name: 'surveys',
    personal: {
      rows: [
        {
          table: 'chat_ratings',
          columns: ['kind', 'stars', 'feedback', 'is_mobile', 'url', 'rated_at'],
          afterwards: 'removed',
        },
      ],
    },
    migrations: surveyMigrations,
    rest: { 'POST /survey/chatexit': rateChat(deps) },
    studio: { 'GET /ratings': getRatings(deps) },
    recurring: [
      {
        name: 'surveys-old-days',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () => forgetOldDays(deps),
      },
    ],
  };
}
