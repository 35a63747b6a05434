import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { withTexts } from '../app/compose-browser.ts';
import type { Answer, Services } from '../app/services.ts';
import type { HomeResult } from './presenters/home.ts';
import type { OwnHome } from './presenters/own-home.ts';

export interface HomeData {
  readonly head: Head;
  readonly loaded: Answer<HomeResult>;
  /** Of guests alone. */
  readonly own?: OwnHome;
}

/** Performers in hero and grid together. */
const HOME_LIVE = 24;

/** Visitors need neither its code nor its texts. */
async function loadOwn(services: Services, loading: Promise<Answer<HomeResult>>): Promise<OwnHome> {
  const { loadOwnHome } = await withTexts(['own'], import('./load-own-home.ts'));
  return loadOwnHome(services, loading);
}

/** Loads the start page. [GQ-onlineModels] [GQ-modelsV2] [GQ-videos] */
export const loadHome: PageLoad<HomeData> = async ({ services }) => {
  const { intl, vxql, path, config, guest } = services;
  // The page holds what it shows, so that the first page of a visit needs neither the document nor its client.
  const { HomeQuery } = await import('./home.query.ts');
  const loading = vxql.ask(HomeQuery, { live: HOME_LIVE });
  return {
    ...(guest.getSnapshot().guest.loggedIn && { own: await loadOwn(services, loading) }),
    loaded: await loading,
    head: {
      title: intl.formatMessage({ id: 'home.title' }),
      description: intl.formatMessage({ id: 'home.description' }),
      structured: {
        '@type': 'WebSite',
        name: config.brand.name,
        url: path('home', {}),
      },
    },
  };
};
