import { PerformerTileParts } from '../cards/performer-parts.ts';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { graphql } from '../graphql.ts';
import { problemHead } from './problem-head.ts';

export interface NotFoundData {
  readonly head: Head;
}

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

/** Performers that a page which does not exist shows instead. */
export const NOT_FOUND_LIVE = 5;

/** The page of an address that leads nowhere: with who is live, if that is known. [GQ-onlineModels] */
export const loadNotFound: PageLoad<NotFoundData> = async ({ services }) => {
  await services.vxql
    .query(NotFoundQuery, { first: NOT_FOUND_LIVE })
    .catch((error: unknown) =>
      services.logger.warn('not-found.no-performers', { error: String(error) }),
    );
  return { head: problemHead(services, 'notFound') };
};
