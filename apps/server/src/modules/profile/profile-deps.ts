import type { Database } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { NotificationSettingsApi } from '../notifications/index.ts';
import type { ProfileTables } from './tables.ts';

export interface ProfileDeps extends Pick<Platform, 'guestEvents' | 'clock' | 'random'> {
  readonly database: Database<ProfileTables>;
  readonly notifications: Pick<NotificationSettingsApi, 'save'>;
  readonly accounts: Pick<AccountsApi, 'find' | 'rename' | 'setLanguage'>;
}
