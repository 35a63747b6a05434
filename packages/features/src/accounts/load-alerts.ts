import type { PageLoad } from '../app/page-load.ts';
import type { AlertsData } from './account-data.ts';
import { sectionLoad, type WithHead } from './load-section.ts';

/** What a guest is told, and how. [RE-getNotificationsSettings] */
export const loadAlerts: PageLoad<WithHead<AlertsData>> = sectionLoad(
  'notifications',
  async ({ services: { rest } }) => {
    const { settings } = await rest.call('POST /guest/getNotificationsSettings', { fresh: true });
    return { settings };
  },
);
