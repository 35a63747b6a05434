import { defaultVideoSorts } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';
import type { PlainRouteName } from '@vx/routes';
import type { PagePath } from '../app/page-path.ts';
import { listAddress } from '../lists/paging.ts';

/** The lists of videos that have a page. */
export type VideoList =
  | 'videos'
  | 'videosNew'
  | 'videosTrends'
  | 'videosFreeClips'
  | 'videosOnSale'
  | 'videosVip'
  | 'videosAll';

export const videoSorts = [
  'newest',
  'topRated',
  'bestSelling',
  'topTrending',
  'cheapest',
  'longest',
] as const;
export type VideoSort = (typeof videoSorts)[number];

/** Lengths to choose from, in seconds; -1 is unset. [RU-filter-duration-unset] */
export const videoLengths = {
  short: { from: -1, to: 600 },
  medium: { from: 600, to: 1200 },
  long: { from: 1200, to: -1 },
} as const;
export type VideoLength = keyof typeof videoLengths;
export const videoLengthNames = Object.keys(videoLengths) as readonly VideoLength[];

interface VideoTypes {
  readonly free?: boolean;
  readonly discount?: boolean;
  readonly vip?: boolean;
  readonly trending?: boolean;
}

interface VideoListDefinition {
  readonly route: VideoList & PlainRouteName;
  readonly title: MessageId;
  readonly types: VideoTypes;
  readonly sort: VideoSort;
}

const list = (
  route: VideoListDefinition['route'],
  sort: VideoSort,
  types: VideoTypes = {},
): VideoListDefinition => ({ route, title: `video.list.${route}`, types, sort });

/**
 * The lists with their first order.
 * [EN-defaultVideoSorts] [RU-filter-default-sort-toprated] [RU-filter-default-sort-newest] [RU-filter-default-sort-trending]
 */
export const videoLists: { readonly [List in VideoList]: VideoListDefinition } = {
  videos: list('videos', defaultVideoSorts.allVideos),
  videosNew: list('videosNew', defaultVideoSorts.new),
  videosTrends: list('videosTrends', defaultVideoSorts.trending, { trending: true }),
  videosFreeClips: list('videosFreeClips', defaultVideoSorts.free, { free: true }),
  videosOnSale: list('videosOnSale', defaultVideoSorts.discounted, { discount: true }),
  videosVip: list('videosVip', defaultVideoSorts.new, { vip: true }),
  videosAll: list('videosAll', defaultVideoSorts.allVideos),
};

export const videoListNames = Object.keys(videoLists) as readonly VideoList[];

/** What of a list an address chooses. */
export interface VideoChoice {
  readonly sort: VideoSort | null;
  readonly length: VideoLength | null;
  readonly tag: string | null;
  readonly pages: number;
}

/** The address of a list with a choice; any change of filter or order begins at page one. [RU-filter-page-reset] */
export function videoListPath(
  services: { readonly path: PagePath },
  name: VideoList,
  choice: Partial<VideoChoice>,
): string {
  const { route, sort } = videoLists[name];
  return listAddress(services.path(route, {}), {
    sort: choice.sort && choice.sort !== sort ? choice.sort : null,
    length: choice.length ?? null,
    tag: choice.tag ?? null,
    pages: choice.pages && choice.pages > 1 ? String(choice.pages) : null,
  });
}
