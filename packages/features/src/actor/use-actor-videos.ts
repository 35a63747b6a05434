import { useQuery } from 'urql';
import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import type { ChoiceLinks } from '../lists/choice-links.ts';
import { listAddress, MAX_PAGES } from '../lists/paging.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { toCard, type VideoCardView } from '../cards/presenters/to-card.ts';
import type { ActorVideosData } from './load-profile.ts';
import { ActorVideosQuery, ActorVideoTagsQuery } from './profile.query.ts';
import { actorVideosVariables, actorVideoSorts, type ActorVideosChoice } from './profile-lists.ts';

export interface ActorVideosView {
  readonly cards: readonly VideoCardView[];
  readonly tags: ChoiceLinks;
  readonly sorts: ChoiceLinks;
  readonly loadMore: ReturnType<typeof useShowMore>;
  readonly summary: string;
}

/** The performer's videos, all or those of one tag. */
export function useActorVideos({ actorId, slug, choice }: ActorVideosData): ActorVideosView {
  const services = useServices();
  const bought = useAtomValue(boughtVideosAtom);
  const pages = useLoadedPages(ActorVideosQuery, actorVideosVariables(actorId, choice));
  const [{ data }] = useQuery({ query: ActorVideoTagsQuery, variables: { id: actorId } });
  const { intl, path } = services;
  const at = (part: Partial<ActorVideosChoice>): string => {
    const { tag, sort, pages: count } = { ...choice, pages: 1, ...part };
    const base =
      tag === null
        ? path('actorVideos', { actorName: slug })
        : path('actorVideosByTag', { actorName: slug, tagGroup: tag });
    return listAddress(base, {
      sort: sort === 'newest' ? null : sort,
      pages: count > 1 ? String(count) : null,
    });
  };
  const videos = pages.flatMap(({ page }) => page.items);
  const total = pages[0]?.page.total ?? 0;
  const hasMore = (pages.at(-1)?.page.nextOffset ?? null) !== null && choice.pages < MAX_PAGES;
  return {
    cards: videos.map((video) => toCard(video, services, bought, 'age')),
    tags: {
      label: intl.formatMessage({ id: 'actor.about.topics' }),
      value: [choice.tag ?? ''],
      options: [
        { value: '', label: intl.formatMessage({ id: 'common.all' }), href: at({ tag: null }) },
        ...(data?.tags ?? []).map(({ tagGroup, name }) => ({
          value: tagGroup,
          label: name,
          href: at({ tag: tagGroup }),
        })),
      ],
    },
    sorts: {
      label: intl.formatMessage({ id: 'common.sort' }),
      value: [choice.sort ?? 'newest'],
      options: actorVideoSorts.map((sort) => ({
        value: sort,
        label: intl.formatMessage({ id: `video.sort.${sort}` }),
        href: at({ sort }),
      })),
    },
    loadMore: useShowMore(hasMore ? at({ pages: choice.pages + 1 }) : null),
    summary: intl.formatMessage({ id: 'common.showing' }, { shown: videos.length, total }),
  };
}
