import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import type { Answer } from '../app/services.ts';
import type { ResultOf } from '../graphql.ts';
import { requireLogin } from '../app/require-login.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import type { Purchases } from './member-data.ts';
import type { MemberVideosQuery } from './member.query.ts';
import { linesOf, moreOf } from './paging.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';

export interface MemberVideosData {
  readonly head: Head;
  readonly purchases: Purchases;
  /** The videos that were bought; none where nothing was. */
  readonly loaded: readonly Answer<ResultOf<typeof MemberVideosQuery>>[];
  readonly total: number;
  readonly more: string | null;
}

const idsOf = (purchases: Purchases): string[] => purchases.map(({ videoId }) => videoId);

export const loadMemberVideos: PageLoad<MemberVideosData> = async ({ services, url }) => {
  requireLogin(services, url);
  const [{ items, total }, trail] = await Promise.all([
    services.rest.call('GET /guest/purchases', {
      query: { offset: 0, limit: linesOf(url) },
      fresh: true,
    }),
    loadBreadcrumbs(services, 'memberVideos', {}),
  ]);
  const { MemberVideosQuery } = await import('./member.query.ts');
  const loaded =
    items.length === 0 ? [] : [await services.vxql.ask(MemberVideosQuery, { ids: idsOf(items) })];
  return {
    head: memberHead(
      services,
      { title: 'video.mine.title', text: 'video.mine.emptyText' },
      'memberVideos',
      trail,
    ),
    purchases: items,
    loaded,
    total,
    more: moreOf(url, items.length, total),
  };
};
