import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import { choiceOf, pagesOf } from '../lists/paging.ts';
import {
  videoLengthNames,
  videoLists,
  videoSorts,
  type VideoChoice,
  type VideoList,
} from './video-lists.ts';
import { VideosQuery, videosVariables } from './videos.query.ts';

export interface VideosData {
  readonly head: Head;
  readonly list: VideoList;
  readonly choice: VideoChoice;
}

/** Tags are words with hyphens; anything else is none. */
const isTag = (tag: string | null): tag is string =>
  tag !== null && /^[\p{L}\d-]{1,60}$/u.test(tag);

/** Loads one of the lists of videos, with the filter, order and pages of its address. [GQ-videos] */
export function loadVideoList(list: VideoList): PageLoad<VideosData> {
  const { route, title } = videoLists[list];
  return async ({ services, url }) => {
    const { intl, vxql } = services;
    const tag = url.searchParams.get('tag');
    const choice: VideoChoice = {
      sort: choiceOf(url, 'sort', videoSorts),
      length: choiceOf(url, 'length', videoLengthNames),
      tag: isTag(tag) ? tag : null,
      pages: pagesOf(url),
    };
    const name = intl.formatMessage({ id: title });
    const [breadcrumbs] = await Promise.all([
      loadBreadcrumbs(services, route, {}, { name }),
      ...videosVariables(list, choice).map((page) => vxql.query(VideosQuery, page)),
    ]);
    return {
      list,
      choice,
      head: {
        title: name,
        description: intl.formatMessage({ id: 'video.list.description' }),
        breadcrumbs,
      },
    };
  };
}
