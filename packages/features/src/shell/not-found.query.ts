import { PerformerTileParts } from '../cards/performer-parts.ts';
import { graphql } from '../graphql.ts';

/** Who is live, for a page that does not exist. [GQ-onlineModels] */
export const NotFoundQuery = graphql(
  `
    query NotFound($first: Int!) {
      live: onlineModels(first: $first) {
        items {
          ...PerformerTileParts
        }
      }
    }
  `,
  [PerformerTileParts],
);
