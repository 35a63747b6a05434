import type { PageLoad } from '../app/page-load.ts';

/** What every page shares: where it stands, and how many performers are live. */
export interface RootData {
  /** `https://host` of this page, for canonical and alternate addresses. */
  readonly origin: string;
  readonly brandId: string;
  readonly brandName: string;
  /** `null`: not known right now. Nothing waits for it and nothing breaks without it. */
  readonly onlineActors: number | null;
}

/** Loads what the shell shows around every page. [RE-onlineActorsAmount] */
export const loadRoot: PageLoad<RootData> = async ({ services, url }) => {
  const { id, name } = services.config.brand;
  const onlineActors = await services.rest.call('GET /monitoringActors/onlineActorsAmount').then(
    ({ amount }) => amount,
    () => null,
  );
  return { origin: url.origin, brandId: id, brandName: name, onlineActors };
};
