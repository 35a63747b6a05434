import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { TrackingTables } from './tables.ts';

export interface TrackingDeps extends Pick<Platform, 'clock'> {
  readonly database: Database<TrackingTables>;
}
