import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import {
  FavoritesQuery,
  favoritesVariables,
  RECOMMENDED,
  RecommendationsQuery,
} from './favorites.query.ts';
import type { FavoritesData } from './load-favorites.ts';
import { toFavorites, type FavoritesView as Presented } from './presenters/favorites.ts';

export interface FavoritesView extends Omit<Presented, 'more'> {
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** Whom the guest follows, then whom they bring to mind; who comes and goes is laid over it. */
export function useFavorites({ pages }: FavoritesData): FavoritesView {
  const { app } = useServices();
  const presence = useAtomValue(presenceAtom);
  const [followed] = useLoadedPages(FavoritesQuery, [favoritesVariables(app, pages)]);
  const [recommended] = useLoadedPages(RecommendationsQuery, [{ first: RECOMMENDED }]);
  const { more, ...view } = toFavorites({ pages, followed, recommended, presence }, useTexts());
  return { ...view, loadMore: useShowMore(more) };
}
