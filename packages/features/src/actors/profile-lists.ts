import {
  actorVideosPageSize,
  mobileRecommendationsGrid,
  recommendedActorsShown,
} from '@vx/contract/constants';
import type { VariablesOf } from '../graphql.ts';
import type { ActorVideosQuery } from './profile.query.ts';

/** The pages of a profile; on phones exactly these. [RU-shell-mobile-profile-pages] */
export type ProfilePage = 'overview' | 'about' | 'videos' | 'pictures';

export const actorVideoSorts = ['newest', 'topRated', 'cheapest'] as const;
export type ActorVideoSort = (typeof actorVideoSorts)[number];

/** What of a performer's videos an address chooses. */
export interface ActorVideosChoice {
  readonly tag: string | null;
  readonly sort: ActorVideoSort | null;
  readonly pages: number;
}

/** Similar performers on a profile. [RU-shell-mobile-page-sizes] */
export const recommendationsShown = (app: 'desktop' | 'mobile'): number =>
  app === 'mobile' ? mobileRecommendationsGrid : recommendedActorsShown;

/** Videos that "Show more" brings: three rows of four. */
export const ACTOR_VIDEOS = 3 * actorVideosPageSize;

/** Albums that "Show more" brings. */
export const ACTOR_ALBUMS = 4;

/** The variables of each page that a choice shows. */
export function actorVideosVariables(
  id: string,
  choice: ActorVideosChoice,
): readonly VariablesOf<typeof ActorVideosQuery>[] {
  return Array.from({ length: choice.pages }, (_, page) => ({
    id,
    first: ACTOR_VIDEOS,
    after: String(page * ACTOR_VIDEOS),
    sort: choice.sort ?? 'newest',
    tags: choice.tag === null ? null : [choice.tag],
  }));
}
