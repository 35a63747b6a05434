import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import type { Answer, Services } from '../app/services.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import type { ResultOf } from '../graphql.ts';
import { choiceOf, pagesOf } from '../lists/paging.ts';
import {
  videoLengthNames,
  videoLists,
  videoSorts,
  type VideoChoice,
  type VideoList,
} from './video-lists.ts';
import { videosVariables } from './videos-variables.ts';
import type { VideosQuery } from './videos.query.ts';

export interface VideosData {
  readonly head: Head;
  readonly list: VideoList;
  readonly choice: VideoChoice;
  /** What the chosen topic is called, in the language of the page. */
  readonly topic: string | null;
  readonly loaded: readonly Answer<ResultOf<typeof VideosQuery>>[];
}

/** Tags are words with hyphens; anything else is none. */
const isTag = (tag: string | null): tag is string =>
  tag !== null && /^[\p{L}\d-]{1,60}$/u.test(tag);

/** They come with the first load in the browser: the page that a guest opens holds its answers itself. */
const documents = () => import('./videos.query.ts');

/** A topic without videos has no name here; its address stands for it. */
async function topicName({ vxql }: Pick<Services, 'vxql'>, tag: string): Promise<string> {
  const { TopicQuery } = await documents();
  const { videos } = await vxql.query(TopicQuery, { tag }, { apart: true });
  const known = videos.items.flatMap(({ tags }) => tags).find(({ tagGroup }) => tagGroup === tag);
  return known?.name ?? tag.replaceAll('-', ' ');
}

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
    const { VideosQuery } = await documents();
    const [breadcrumbs, topic, ...loaded] = await Promise.all([
      loadBreadcrumbs(services, route, {}, { name }),
      choice.tag === null ? null : topicName(services, choice.tag),
      ...videosVariables(list, choice).map((page) => vxql.ask(VideosQuery, page)),
    ]);
    return {
      list,
      choice,
      topic,
      loaded,
      head: {
        title: name,
        description: intl.formatMessage({ id: 'video.list.description' }),
        breadcrumbs,
      },
    };
  };
}
