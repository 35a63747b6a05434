import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { LiveApi } from '../live/index.ts';
import type { SurveyTables } from './tables.ts';

export interface SurveysDeps extends Pick<Platform, 'clock'> {
  readonly database: Database<SurveyTables>;
  readonly actors: Pick<ActorsApi, 'countRatings'>;
  readonly live: Pick<LiveApi, 'chatOf'>;
}
