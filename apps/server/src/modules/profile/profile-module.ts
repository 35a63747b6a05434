import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { getProfile } from './get-profile.ts';
import { pictureRoute } from './picture-route.ts';
import { pictureAddress } from './picture.rules.ts';
import { findPictureId } from './pictures.repository.ts';
import { profileMigrations } from './migrations.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { savePreferences } from './save-preferences.ts';
import type { ProfileTables } from './tables.ts';
import { updatePicture } from './update-picture.ts';
import { updateProfile } from './update-profile.ts';

export type ProfilePlatform = Pick<Platform, 'database' | 'guestEvents' | 'clock' | 'random'>;

export interface ProfileModule extends ServerModule {
  readonly api: {
    /** Address of the small picture of a guest, or `null`. */
    pictureOf(guestId: string): Promise<string | null>;
  };
}

/** What guests say of themselves. */
export function createProfileModule(
  platform: ProfilePlatform,
  options: Pick<ProfileDeps, 'accounts' | 'notifications'>,
): ProfileModule {
  const deps: ProfileDeps = {
    database: platform.database.as<ProfileTables>(),
    guestEvents: platform.guestEvents,
    clock: platform.clock,
    random: platform.random,
    ...options,
  };
  return {
    name: 'profile',
    api: {
      async pictureOf(guestId) {
        const id = await findPictureId(deps.database.read, guestId);
        return id && pictureAddress(id, 160);
      },
    },
    http: pictureRoute(deps),
    personal: {
      rows: [
        { table: 'guest_profiles', columns: ['about', 'country', 'zip'], afterwards: 'removed' },
        { table: 'guest_pictures', columns: ['id', 'changed_at'], afterwards: 'removed' },
      ],
    },
    migrations: profileMigrations,
    rest: {
      'POST /guest/profile/get': getProfile(deps),
      'POST /guest/profile/update': updateProfile(deps),
      'POST /guest/profile/preview/update': updatePicture(deps),
      'POST /guest/savePreferences': savePreferences(deps),
    },
  };
}
