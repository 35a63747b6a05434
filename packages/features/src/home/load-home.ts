import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import type { Answer } from '../app/services.ts';
import type { HomeResult } from './presenters/home.ts';

export interface HomeData {
  readonly head: Head;
  readonly loaded: Answer<HomeResult>;
}

/** Performers in hero and grid together. */
const HOME_LIVE = 24;

/** Loads the start page. [GQ-onlineModels] [GQ-modelsV2] [GQ-videos] */
export const loadHome: PageLoad<HomeData> = async ({ services }) => {
  const { intl, vxql, path, config } = services;
  // The page holds what it shows, so that the first page of a visit needs neither the document nor its client.
  const { HomeQuery } = await import('./home.query.ts');
  return {
    loaded: await vxql.ask(HomeQuery, { live: HOME_LIVE }),
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
