import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import type { Answer } from '../app/services.ts';
import type { ResultOf } from '../graphql.ts';
import type { NotFoundQuery } from './not-found.query.ts';
import { problemHead } from './problem-head.ts';

export interface NotFoundData {
  readonly head: Head;
  /** Who is live; empty when it is not known. */
  readonly loaded: readonly Answer<ResultOf<typeof NotFoundQuery>>[];
}

/** Performers that a page which does not exist shows instead. */
const NOT_FOUND_LIVE = 5;

/** The page of an address that leads nowhere: with who is live, if that is known. [GQ-onlineModels] */
export const loadNotFound: PageLoad<NotFoundData> = async ({ services }) => {
  const { NotFoundQuery } = await import('./not-found.query.ts');
  const loaded = await services.vxql.ask(NotFoundQuery, { first: NOT_FOUND_LIVE }).then(
    (answer) => [answer],
    (error: unknown) => {
      services.logger.warn('not-found.no-performers', { error: String(error) });
      return [];
    },
  );
  return { loaded, head: problemHead(services, 'notFound') };
};
