import { toCard, type BoughtVideos, type VideoCardView } from '../../cards/presenters/to-card.ts';
import type { VideoCardVideo } from '../../cards/video-parts.ts';
import type { ResultOf } from '../../graphql.ts';
import type { ChoiceLinks } from '../../lists/choice-links.ts';
import { listAddress, pagesWithMore } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { actorVideoSorts, type ActorVideosChoice } from '../profile-lists.ts';
import type { ActorVideosQuery, ActorVideoTagsQuery } from '../profile.query.ts';

/** The videos of a profile, and the way to more of them. */
export interface ActorVideosView {
  readonly cards: readonly VideoCardView[];
  readonly tags: ChoiceLinks;
  readonly sorts: ChoiceLinks;
  /** Where one page more is shown; `null`: there is none. */
  readonly more: string | null;
  readonly summary: string;
}

/** What is loaded of the performer's videos, and what the page knows of the guest. */
export interface ActorVideosFacts {
  readonly slug: string;
  readonly choice: ActorVideosChoice;
  readonly pages: readonly ResultOf<typeof ActorVideosQuery>[];
  readonly tags: ResultOf<typeof ActorVideoTagsQuery>['tags'];
  readonly bought: BoughtVideos;
  /** The page's time, in ms. */
  readonly now: number;
}

/** The performer's videos, all or those of one tag. */
export function toActorVideosView(
  { slug, choice, pages, tags, bought, now }: ActorVideosFacts,
  { t, intl, path }: Texts,
): ActorVideosView {
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
  const videos: readonly VideoCardVideo[] = pages.flatMap(({ page }) => page.items);
  const total = pages[0]?.page.total ?? 0;
  const more = pagesWithMore(pages.at(-1)?.page, choice.pages);
  return {
    cards: videos.map((video) => toCard(video, { intl, path, config: { now } }, bought, 'age')),
    tags: {
      label: t('actor.about.topics'),
      value: [choice.tag ?? ''],
      options: [
        { value: '', label: t('common.all'), href: at({ tag: null }) },
        ...tags.map(({ tagGroup, name }) => ({
          value: tagGroup,
          label: name,
          href: at({ tag: tagGroup }),
        })),
      ],
    },
    sorts: {
      label: t('common.sort'),
      value: [choice.sort ?? 'newest'],
      options: actorVideoSorts.map((sort) => ({
        value: sort,
        label: t(`video.sort.${sort}`),
        href: at({ sort }),
      })),
    },
    more: more === null ? null : at({ pages: more }),
    summary: t('common.showing', { shown: videos.length, total }),
  };
}
