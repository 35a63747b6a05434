import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import type { Answer } from '../app/services.ts';
import type { ResultOf } from '../graphql.ts';
import { choiceOf, pagesOf } from '../lists/paging.ts';
import { camLists, type CamChoice, type CamList } from '../lists/cam-lists.ts';
import type { LiveModelsQuery } from './cams.query.ts';

export interface CamsData {
  readonly head: Head;
  readonly list: CamList;
  readonly choice: CamChoice;
  readonly loaded: readonly Answer<ResultOf<typeof LiveModelsQuery>>[];
}

/** Loads one of the lists of performers, with the filter, sort and pages of its address. [GQ-onlineModels] [GQ-modelsV2] */
export function loadCamList(list: CamList): PageLoad<CamsData> {
  const { route, title, description, filters, sorts } = camLists[list];
  return async ({ services, url }) => {
    const { intl, vxql } = services;
    const choice: CamChoice = {
      filter: choiceOf(url, 'show', filters),
      sort: choiceOf(url, 'sort', sorts),
      pages: pagesOf(url),
    };
    const name = intl.formatMessage({ id: title });
    const { camVariables, documentOf } = await import('./cams.query.ts');
    const [breadcrumbs, ...loaded] = await Promise.all([
      loadBreadcrumbs(services, route, {}, { name }),
      ...camVariables(list, choice).map((variables) => vxql.ask(documentOf(list), variables)),
    ]);
    return {
      list,
      choice,
      loaded,
      head: { title: name, description: intl.formatMessage({ id: description }), breadcrumbs },
    };
  };
}

export const loadCams = loadCamList('cams');
export const loadFreeChat = loadCamList('freeChat');
export const loadNewGirls = loadCamList('newGirls');
