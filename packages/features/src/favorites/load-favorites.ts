import type { AlertSettings } from '../texts/alert-channels.ts';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import type { Answer } from '../app/services.ts';
import { requireLogin } from '../app/require-login.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import type { ResultOf } from '../graphql.ts';
import { pagesOf } from '../lists/paging.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import type { FavoritesQuery, RecommendationsQuery } from './favorites.query.ts';

export interface FavoritesData {
  readonly head: Head;
  readonly pages: number;
  readonly followed: Answer<ResultOf<typeof FavoritesQuery>>;
  readonly recommended: Answer<ResultOf<typeof RecommendationsQuery>>;
  /** How the guest is told of those who are shown. [RE-getNotificationsSettings] */
  readonly alerts: Pick<AlertSettings, 'channels' | 'actors'>;
}

/** Whom the guest follows, as it is now. [SC-memberFavorites] [BC-memberFavorites] */
export const loadFavorites: PageLoad<FavoritesData> = async ({ services, url }) => {
  requireLogin(services, url);
  const { vxql, rest, app } = services;
  const pages = pagesOf(url);
  const { FavoritesQuery, favoritesVariables, RECOMMENDED, RecommendationsQuery } =
    await import('./favorites.query.ts');
  const [trail, followed, { settings }, recommended] = await Promise.all([
    loadBreadcrumbs(services, 'memberFavorites', {}),
    vxql.ask(FavoritesQuery, favoritesVariables(app, pages), { fresh: true }),
    rest.call('POST /guest/getNotificationsSettings', { fresh: true }),
    vxql.ask(RecommendationsQuery, { first: RECOMMENDED }, { fresh: true }),
  ]);
  const texts = { title: 'actor.favourites.title', text: 'actor.favourites.text' } as const;
  const shown = new Set(followed.data.page.items.map(({ id }) => id));
  return {
    pages,
    followed,
    recommended,
    head: memberHead(services, texts, 'memberFavorites', trail),
    alerts: {
      channels: settings.channels,
      actors: settings.actors.filter(({ actorId }) => shown.has(actorId)),
    },
  };
};
