import type { RestContract } from '@vx/contract/rest';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';

type Page = RestContract['GET /guest/notifications']['response'];

export interface NotificationsData extends Page {
  readonly head: Head;
  /** The page goes on below this one; `null` on the first. */
  readonly before: string | null;
}

/** A page of all notifications. Addresses that name no notification begin at the newest. */
export const loadNotifications: PageLoad<NotificationsData> = async ({ services, url }) => {
  requireLogin(services, url);
  const given = url.searchParams.get('before');
  const before = given !== null && /^[1-9]\d{0,14}$/.test(given) ? given : null;
  const page = await services.rest.call('GET /guest/notifications', {
    query: { limit: 20, ...(before !== null && { before }) },
    fresh: true,
  });
  const texts = { title: 'shell.nav.notifications', text: 'shell.told.emptyText' } as const;
  return { ...page, before, head: memberHead(services, texts, 'memberNotifications') };
};
