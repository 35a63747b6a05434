import { PerformerTileParts } from '../cards/performer-parts.ts';
import { graphql } from '../graphql.ts';

/** Who else is live, for the end of a chat. [GQ-onlineModels] */
export const NextLiveQuery = graphql(
  `
    query NextLive($first: Int!) {
      page: onlineModels(first: $first, after: "0", sort: rank, filter: { freeChat: false }) {
        items {
          ...PerformerTileParts
        }
      }
    }
  `,
  [PerformerTileParts],
);

/** More than are shown: some will be in a chat when this one ends. */
export const nextLiveVariables = { first: 16 } as const;
