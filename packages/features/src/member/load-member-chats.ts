import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import type { ChatReceipt } from './member-data.ts';
import { linesOf, moreOf } from './paging.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';

export interface MemberChatsData {
  readonly head: Head;
  readonly chats: readonly ChatReceipt[];
  readonly total: number;
  readonly more: string | null;
  /** When it was loaded, epoch milliseconds. */
  readonly at: number;
}

/** The receipts of chats that ended. [BC-memberChats] */
export const loadMemberChats: PageLoad<MemberChatsData> = async ({ services, url }) => {
  requireLogin(services, url);
  const [{ items, total }, trail] = await Promise.all([
    services.rest.call('GET /live/chats', {
      query: { offset: 0, limit: linesOf(url) },
      fresh: true,
    }),
    loadBreadcrumbs(services, 'memberChats', {}),
  ]);
  return {
    head: memberHead(
      services,
      { title: 'shell.nav.myChats', text: 'live.mine.emptyText' },
      'memberChats',
      trail,
    ),
    chats: items,
    total,
    more: moreOf(url, items.length, total),
    at: services.clock.now(),
  };
};
