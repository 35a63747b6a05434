import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { getProfile } from './get-profile.ts';
import { profileMigrations } from './migrations.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { savePreferences } from './save-preferences.ts';
import type { ProfileTables } from './tables.ts';
import { updateProfile } from './update-profile.ts';

export type ProfilePlatform = Pick<Platform, 'database' | 'guestEvents'>;

/** What guests say of themselves. */
export function createProfileModule(
  platform: ProfilePlatform,
  options: Pick<ProfileDeps, 'accounts' | 'notifications'>,
): ServerModule {
  const deps: ProfileDeps = {
    database: platform.database.as<ProfileTables>(),
    guestEvents: platform.guestEvents,
    ...options,
  };
  return {
    name: 'profile',
    personal: {
      rows: [
        { table: 'guest_profiles', columns: ['about', 'country', 'zip'], afterwards: 'removed' },
      ],
    },
    migrations: profileMigrations,
    rest: {
      'POST /guest/profile/get': getProfile(deps),
      'POST /guest/profile/update': updateProfile(deps),
      'POST /guest/savePreferences': savePreferences(deps),
    },
  };
}
