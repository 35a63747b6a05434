import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { LoginThrottle, SessionStore } from '../accounts/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { Chairs } from './chairs.ts';
import type { PerformerTables } from './tables.ts';

export interface PerformersDeps extends Pick<
  Platform,
  'clock' | 'random' | 'securityLog' | 'performerFrames' | 'logger'
> {
  readonly database: Database<PerformerTables>;
  readonly sessions: SessionStore;
  readonly throttle: LoginThrottle;
  readonly chairs: Chairs;
  readonly actors: Pick<ActorsApi, 'find' | 'findMany' | 'setOnline'>;
  readonly money: Pick<MoneyApi, 'earningsOf' | 'performerLines' | 'display'>;
}
