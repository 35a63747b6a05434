import type { PresenceChanges } from '../../cards/actor-state.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import type { ResultOf } from '../../graphql.ts';
import { listAddress, pagesWithMore } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { FavoritesQuery, RecommendationsQuery } from '../favorites.query.ts';

/** Whom the guest follows, and the way to more of them. */
export interface FavoritesView {
  readonly title: string;
  readonly count: string;
  /** Who is not followed any more stays until the page is loaded again, so that a slip is mended by one press. */
  readonly tiles: readonly PerformerTileView[];
  /** Where one page more is shown; `null`: there is none. */
  readonly more: string | null;
  readonly summary: string;
  readonly recommended: readonly PerformerTileView[];
}

/** What is loaded of the page, and who came and went since. */
export interface FavoritesFacts {
  readonly pages: number;
  readonly followed: ResultOf<typeof FavoritesQuery> | undefined;
  readonly recommended: ResultOf<typeof RecommendationsQuery> | undefined;
  readonly presence: PresenceChanges;
}

/** Whom the guest follows, then whom they bring to mind; who comes and goes is laid over it. */
export function toFavorites(
  { pages, followed, recommended, presence }: FavoritesFacts,
  texts: Texts,
): FavoritesView {
  const { t, path } = texts;
  const page = followed?.page;
  const models = page?.items ?? [];
  const total = page?.total ?? 0;
  const more = pagesWithMore(page, pages);
  return {
    title: t('actor.favourites.title'),
    count: t('actor.favourites.count', { count: total }),
    tiles: models.map((model) => toTile(model, texts, presence)),
    more: more === null ? null : listAddress(path('memberFavorites', {}), { pages: String(more) }),
    summary: t('common.showing', { shown: models.length, total }),
    recommended: (recommended?.models ?? []).map((model) => toTile(model, texts, presence)),
  };
}
