import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { choiceOf, pagesOf } from '../lists/paging.ts';
import { camLists, type CamChoice, type CamList } from '../lists/cam-lists.ts';
import { camVariables, documentOf } from './cams.query.ts';

export interface CamsData {
  readonly head: Head;
  readonly list: CamList;
  readonly choice: CamChoice;
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
    const [breadcrumbs] = await Promise.all([
      loadBreadcrumbs(services, route, {}, { name }),
      ...camVariables(list, choice).map((variables) => vxql.query(documentOf(list), variables)),
    ]);
    return {
      list,
      choice,
      head: { title: name, description: intl.formatMessage({ id: description }), breadcrumbs },
    };
  };
}

export const loadCams = loadCamList('cams');
export const loadFreeChat = loadCamList('freeChat');
export const loadNewGirls = loadCamList('newGirls');
