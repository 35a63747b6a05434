import type { MessageId } from '@vx/i18n';
import { useAtomValue } from 'jotai/react';
import { presenceAtom } from '../cards/presence-atom.ts';
import { toTile, type PerformerTileView } from '../cards/presenters/to-tile.ts';
import { useServices } from '../app/context.tsx';
import type { ChoiceLinks } from '../lists/choice-links.ts';
import { MAX_PAGES } from '../lists/paging.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { camListPath, camLists, type CamChoice } from '../lists/cam-lists.ts';
import { camVariables, documentOf } from './cams.query.ts';
import type { CamsData } from './load-cams.ts';

export interface CamListView {
  readonly title: string;
  readonly count: string;
  readonly filters: ChoiceLinks;
  readonly sorts: ChoiceLinks;
  readonly tiles: readonly PerformerTileView[];
  readonly loadMore: ReturnType<typeof useShowMore>;
  readonly summary: string;
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly link: { readonly label: string; readonly href: string };
  } | null;
}

/** What a list of performers shows; who comes and goes is laid over it. [RU-socket-actor-online-fanout] */
export function useCamList({ list, choice }: CamsData): CamListView {
  const services = useServices();
  const changes = useAtomValue(presenceAtom);
  const pages = useLoadedPages(documentOf(list), camVariables(list, choice));
  const { intl, path } = services;
  const t = (id: MessageId, values?: Record<string, number>): string =>
    intl.formatMessage({ id }, values);
  const definition = camLists[list];
  const total = pages[0]?.page.total ?? 0;
  const seen = new Set<string>();
  // Ranks move while a guest reads on: nobody stands in the list twice.
  const models = pages
    .flatMap(({ page }) => page.items)
    .filter(({ id }) => !seen.has(id) && seen.add(id) !== null);
  const hasMore = (pages.at(-1)?.page.nextOffset ?? null) !== null && choice.pages < MAX_PAGES;
  const at = (part: Partial<CamChoice>): string =>
    camListPath(services, list, { ...choice, pages: 1, ...part });

  return {
    title: t(definition.title),
    count: t(definition.everybody ? 'home.newGirls.count' : 'home.cams.count', { count: total }),
    filters: {
      label: t('common.filters'),
      value: [choice.filter ?? 'all'],
      options: [
        { value: 'all', label: t('common.all'), href: at({ filter: null }) },
        ...definition.filters.map((filter) => ({
          value: filter,
          label: t(`home.filter.${filter}`),
          href: at({ filter }),
          vip: filter === 'vip',
        })),
      ],
    },
    sorts: {
      label: t('common.sort'),
      value: [choice.sort ?? definition.sorts[0] ?? 'rank'],
      options: definition.sorts.map((sort) => ({
        value: sort,
        label: t(`home.sort.${sort}`),
        href: at({ sort }),
      })),
    },
    tiles: models.map((model) => toTile(model, services, changes)),
    loadMore: useShowMore(hasMore ? at({ pages: choice.pages + 1 }) : null),
    summary: t('common.showing', { shown: models.length, total }),
    empty:
      models.length > 0
        ? null
        : {
            title: t(definition.empty),
            text: t('home.nobodyLiveText'),
            link: choice.filter
              ? { label: t('home.cams.clearFilters'), href: at({ filter: null }) }
              : { label: t('home.newVideos'), href: path('videosNew', {}) },
          },
  };
}
