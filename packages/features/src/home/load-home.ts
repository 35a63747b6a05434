import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { HomeQuery } from './home.query.ts';

export interface HomeData {
  readonly head: Head;
}

/** Performers in hero and grid together. */
export const HOME_LIVE = 24;

/** Loads the start page. [GQ-onlineModels] [GQ-modelsV2] [GQ-videos] */
export const loadHome: PageLoad<HomeData> = async ({ services }) => {
  const { intl, vxql, path, config } = services;
  await vxql.query(HomeQuery, { live: HOME_LIVE });
  return {
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
