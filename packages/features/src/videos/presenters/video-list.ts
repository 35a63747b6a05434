import { toCard, type BoughtVideos, type VideoCardView } from '../../cards/presenters/to-card.ts';
import type { ResultOf } from '../../graphql.ts';
import type { ChoiceLinks } from '../../lists/choice-links.ts';
import { pagesWithMore } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import {
  videoLengthNames,
  videoListNames,
  videoListPath,
  videoLists,
  videoSorts,
  type VideoChoice,
  type VideoList,
} from '../video-lists.ts';
import type { VideosQuery } from '../videos.query.ts';

/** A list of videos with its order and filters. */
export interface VideoListView {
  readonly title: string;
  readonly count: string;
  readonly lists: {
    readonly label: string;
    readonly current: string;
    readonly tabs: readonly {
      readonly id: string;
      readonly label: string;
      readonly href: string;
    }[];
  };
  readonly sorts: ChoiceLinks;
  readonly lengths: ChoiceLinks;
  /** The topic that the list is narrowed to, with the way out. */
  readonly tag: {
    readonly label: string;
    /** The same as a name for the way out. */
    readonly clearLabel: string;
    readonly clear: string;
  } | null;
  readonly cards: readonly VideoCardView[];
  /** Where one page more is shown; `null`: there is none. */
  readonly more: string | null;
  readonly summary: string;
  readonly empty: {
    readonly title: string;
    readonly link: { readonly label: string; readonly href: string };
  } | null;
}

/** What is loaded of a list of videos, and what the page knows of the guest. */
export interface VideoListFacts {
  readonly list: VideoList;
  readonly choice: VideoChoice;
  /** What the chosen topic is called. */
  readonly topic: string | null;
  readonly pages: readonly ResultOf<typeof VideosQuery>[];
  readonly bought: BoughtVideos;
  /** The page's time, in ms. */
  readonly now: number;
}

/** A list of videos with its filters and orders; what is bought meanwhile becomes the guest's here, too. */
export function toVideoList(
  { list, choice, topic, pages, bought, now }: VideoListFacts,
  texts: Texts,
): VideoListView {
  const { t, path } = texts;
  const videos = pages.flatMap(({ page }) => page.items);
  const total = pages[0]?.page.total ?? 0;
  const more = pagesWithMore(pages.at(-1)?.page, choice.pages);
  const at = (part: Partial<VideoChoice>): string =>
    videoListPath(texts, list, { ...choice, pages: 1, ...part });
  return {
    title: t(videoLists[list].title),
    count: t('common.results', { count: total }),
    lists: {
      label: t('video.list.title'),
      current: list,
      tabs: videoListNames.map((name) => ({
        id: name,
        label: t(videoLists[name].title),
        href: path(videoLists[name].route, {}),
      })),
    },
    sorts: {
      label: t('common.sort'),
      value: [choice.sort ?? videoLists[list].sort],
      options: videoSorts.map((sort) => ({
        value: sort,
        label: t(`video.sort.${sort}`),
        href: at({ sort }),
      })),
    },
    lengths: {
      label: t('video.length'),
      value: [choice.length ?? 'all'],
      options: [
        { value: 'all', label: t('common.all'), href: at({ length: null }) },
        ...videoLengthNames.map((length) => ({
          value: length,
          label: t(`video.length.${length}`),
          href: at({ length }),
        })),
      ],
    },
    tag:
      topic === null
        ? null
        : {
            label: topic,
            clearLabel: `${topic}, ${t('home.cams.clearFilters')}`,
            clear: at({ tag: null }),
          },
    cards: videos.map((video) => toCard(video, { ...texts, config: { now } }, bought)),
    more: more === null ? null : at({ pages: more }),
    summary: t('common.showing', { shown: videos.length, total }),
    empty:
      videos.length > 0
        ? null
        : {
            title: t('video.list.empty'),
            link: { label: t('home.allVideos'), href: videoListPath(texts, 'videosAll', {}) },
          },
  };
}
