import type { PresenceChanges } from '../../cards/actor-state.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import type { ResultOf } from '../../graphql.ts';
import { camListPath, camLists, type CamChoice, type CamList } from '../../lists/cam-lists.ts';
import type { ChoiceLinks } from '../../lists/choice-links.ts';
import { pagesWithMore } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { LiveModelsQuery } from '../cams.query.ts';

/** The list of performers that one can chat with, and the way to more of them. */
export interface CamListView {
  readonly title: string;
  readonly count: string;
  readonly filters: ChoiceLinks;
  readonly sorts: ChoiceLinks;
  readonly tiles: readonly PerformerTileView[];
  /** Where one page more is shown; `null`: there is none. */
  readonly more: string | null;
  readonly summary: string;
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly link: { readonly label: string; readonly href: string };
  } | null;
}

/** What is loaded of a list of performers, and who came and went since. */
export interface CamListFacts {
  readonly list: CamList;
  readonly choice: CamChoice;
  readonly pages: readonly ResultOf<typeof LiveModelsQuery>[];
  readonly presence: PresenceChanges;
}

/** A list of performers with its filters and orders; who comes and goes is laid over it. */
export function toCamList(
  { list, choice, pages, presence }: CamListFacts,
  texts: Texts,
): CamListView {
  const { t, path } = texts;
  const definition = camLists[list];
  const total = pages[0]?.page.total ?? 0;
  const models = onceEach(pages.flatMap(({ page }) => page.items));
  const more = pagesWithMore(pages.at(-1)?.page, choice.pages);
  const at = (part: Partial<CamChoice>): string =>
    camListPath(texts, list, { ...choice, pages: 1, ...part });
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
    tiles: models.map((model) => toTile(model, texts, presence)),
    more: more === null ? null : at({ pages: more }),
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

/** Ranks move while a guest reads on: nobody stands in the list twice. */
function onceEach<Model extends { readonly id: string }>(
  models: readonly Model[],
): readonly Model[] {
  const byId = new Map<string, Model>();
  for (const model of models) if (!byId.has(model.id)) byId.set(model.id, model);
  return [...byId.values()];
}
