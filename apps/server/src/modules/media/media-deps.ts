import type { Platform } from '../../platform/services.ts';

/** The few members of the platform that this module uses. */
export type MediaDeps = Pick<Platform, 'clock' | 'grants' | 'logger'> & {
  readonly config: Pick<Platform['config'], 'dataDir'>;
};
