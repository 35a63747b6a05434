import { mobileFavoriteActorsPage, mobileRecommendationsSlider } from '@vx/contract/constants';
import { PerformerTileParts } from '../cards/performer-parts.ts';
import { graphql, type VariablesOf } from '../graphql.ts';

/** A page of those whom the guest follows. [GQ-pinnedModels] */
export const FavoritesQuery = graphql(
  `
    query Favorites($first: Int!) {
      page: pinnedModels(first: $first) {
        total
        nextOffset
        items {
          ...PerformerTileParts
        }
      }
    }
  `,
  [PerformerTileParts],
);

/** Whom they bring to mind. [GQ-pinnedRecommendations] */
export const RecommendationsQuery = graphql(
  `
    query FavoriteRecommendations($first: Int!) {
      models: pinnedRecommendations(first: $first) {
        ...PerformerTileParts
      }
    }
  `,
  [PerformerTileParts],
);

/** Recommendations in the slider below the favourites. [RU-shell-mobile-page-sizes] */
export const RECOMMENDED = mobileRecommendationsSlider;

/** Tiles of a page. [RU-favorites-mobile-page] */
export const favoritesPageSize = (app: 'desktop' | 'mobile'): number =>
  app === 'mobile' ? mobileFavoriteActorsPage : 20;

/** What the pages that are shown hold, asked for at once: who is live moves between two questions. */
export function favoritesVariables(
  app: 'desktop' | 'mobile',
  pages: number,
): VariablesOf<typeof FavoritesQuery> {
  return { first: pages * favoritesPageSize(app) };
}
