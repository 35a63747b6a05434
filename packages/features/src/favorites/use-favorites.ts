import { useAtomValue } from 'jotai/react';
import { presenceAtom } from '../cards/presence-atom.ts';
import { toTile, type PerformerTileView } from '../cards/presenters/to-tile.ts';
import { useServices } from '../app/context.tsx';
import { listAddress, MAX_PAGES } from '../lists/paging.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import {
  FavoritesQuery,
  favoritesVariables,
  RECOMMENDED,
  RecommendationsQuery,
} from './favorites.query.ts';
import type { FavoritesData } from './load-favorites.ts';

export interface FavoritesView {
  readonly total: number;
  /** Who is not followed any more stays until the page is loaded again, so that a slip is mended by one press. */
  readonly tiles: readonly PerformerTileView[];
  readonly loadMore: ReturnType<typeof useShowMore>;
  readonly recommended: readonly PerformerTileView[];
}

/** Whom the guest follows, then whom they bring to mind; who comes and goes is laid over it. */
export function useFavorites({ pages }: FavoritesData): FavoritesView {
  const services = useServices();
  const changes = useAtomValue(presenceAtom);
  const loaded = useLoadedPages(FavoritesQuery, [favoritesVariables(services.app, pages)]);
  const others = useLoadedPages(RecommendationsQuery, [{ first: RECOMMENDED }]);
  const page = loaded[0]?.page;
  const hasMore = (page?.nextOffset ?? null) !== null && pages < MAX_PAGES;
  const here = services.path('memberFavorites', {});
  return {
    total: page?.total ?? 0,
    tiles: (page?.items ?? []).map((model) => toTile(model, services, changes)),
    loadMore: useShowMore(hasMore ? listAddress(here, { pages: String(pages + 1) }) : null),
    recommended: others.flatMap((data) =>
      data.models.map((model) => toTile(model, services, changes)),
    ),
  };
}
