import { useAtomValue } from 'jotai/react';
import { useAnswer } from '../app/use-answers.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { FavoritesData } from './load-favorites.ts';
import { toFavorites, type FavoritesView as Presented } from './presenters/favorites.ts';

export interface FavoritesView extends Omit<Presented, 'more'> {
  readonly loadMore: ReturnType<typeof useShowMore>;
}

/** Whom the guest follows, then whom they bring to mind; who comes and goes is laid over it. */
export function useFavorites(data: FavoritesData): FavoritesView {
  const presence = useAtomValue(presenceAtom);
  const followed = useAnswer(data.followed);
  const recommended = useAnswer(data.recommended);
  const { more, ...view } = toFavorites(
    { pages: data.pages, followed, recommended, presence },
    useTexts(),
  );
  return { ...view, loadMore: useShowMore(more) };
}
