import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import type { ChoiceLinks } from '../lists/choice-links.ts';
import { MAX_PAGES } from '../lists/paging.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { VideosData } from './load-videos.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { toCard, type VideoCardView } from '../cards/presenters/to-card.ts';
import {
  videoLengthNames,
  videoListNames,
  videoListPath,
  videoLists,
  videoSorts,
  type VideoChoice,
} from './video-lists.ts';
import { VideosQuery, videosVariables } from './videos.query.ts';

export interface VideosView {
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
  readonly loadMore: ReturnType<typeof useShowMore>;
  readonly summary: string;
  readonly empty: {
    readonly title: string;
    readonly link: { readonly label: string; readonly href: string };
  } | null;
}

/** What a list of videos shows; what is bought meanwhile becomes the guest's here, too. */
export function useVideos({ list, choice, topic }: VideosData): VideosView {
  const services = useServices();
  const t = useTranslate();
  const bought = useAtomValue(boughtVideosAtom);
  const pages = useLoadedPages(VideosQuery, videosVariables(list, choice));
  const videos = pages.flatMap(({ page }) => page.items);
  const total = pages[0]?.page.total ?? 0;
  const hasMore = (pages.at(-1)?.page.nextOffset ?? null) !== null && choice.pages < MAX_PAGES;
  const at = (part: Partial<VideoChoice>): string =>
    videoListPath(services, list, { ...choice, pages: 1, ...part });
  return {
    title: t(videoLists[list].title),
    count: t('common.results', { count: total }),
    lists: {
      label: t('video.list.title'),
      current: list,
      tabs: videoListNames.map((name) => ({
        id: name,
        label: t(videoLists[name].title),
        href: services.path(videoLists[name].route, {}),
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
    cards: videos.map((video) => toCard(video, services, bought)),
    loadMore: useShowMore(hasMore ? at({ pages: choice.pages + 1 }) : null),
    summary: t('common.showing', { shown: videos.length, total }),
    empty:
      videos.length > 0
        ? null
        : {
            title: t('video.list.empty'),
            link: {
              label: t('home.allVideos'),
              href: videoListPath(services, 'videosAll', {}),
            },
          },
  };
}
