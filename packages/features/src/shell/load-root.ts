import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { problemHead, type ProblemKind } from './problem-head.ts';

/** What every page shares: where it stands, and how many performers are live. */
export interface RootData {
  /** `https://host` of this page, for canonical and alternate addresses. */
  readonly origin: string;
  readonly brandId: string;
  readonly brandName: string;
  /** `null`: not known right now. Nothing waits for it and nothing breaks without it. */
  readonly onlineActors: number | null;
  /** What the page of a problem says in its head, in the page's language. */
  readonly problems: { readonly [Kind in ProblemKind]: Head };
}

/** Loads what the shell shows around every page. [RE-onlineActorsAmount] */
export const loadRoot: PageLoad<RootData> = async ({ services, url }) => {
  const { id, name } = services.config.brand;
  const onlineActors = await services.rest.call('GET /monitoringActors/onlineActorsAmount').then(
    ({ amount }) => amount,
    () => null,
  );
  return {
    origin: url.origin,
    brandId: id,
    brandName: name,
    onlineActors,
    problems: {
      notFound: problemHead(services, 'notFound'),
      failed: problemHead(services, 'failed'),
    },
  };
};
