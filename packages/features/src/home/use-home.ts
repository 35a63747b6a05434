import type { MessageId } from '@vx/i18n';
import { useQuery } from 'urql';
import { useAtomValue } from 'jotai/react';
import { pictureTemplate } from '../cards/performer-parts.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { languageList, ratingText, type RatingText } from '../texts/performer-texts.ts';
import { toTile, type PerformerTileView } from '../cards/presenters/to-tile.ts';
import { useServices } from '../app/context.tsx';
import { camListPath, type CamFilter } from '../lists/cam-lists.ts';
import type { ResultOf } from '../graphql.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { toCard, type VideoCardView } from '../cards/presenters/to-card.ts';
import { HomeQuery } from './home.query.ts';
import { HOME_LIVE } from './load-home.ts';

/** A performer in the billboard. */
export interface FeaturedView extends PerformerTileView {
  readonly cover: string;
  readonly rating: RatingText | undefined;
  readonly facts: string;
  readonly text: string;
  /** "€3.00 per minute. You confirm before anything is charged." */
  readonly note: string;
}

export interface HomeView {
  readonly featured: readonly FeaturedView[];
  readonly live: readonly PerformerTileView[];
  readonly liveTotal: number;
  readonly chips: readonly {
    readonly value: string;
    readonly label: string;
    readonly href: string;
    readonly count: number;
    readonly vip: boolean;
  }[];
  readonly newFaces: readonly PerformerTileView[];
  readonly newVideos: readonly VideoCardView[];
  readonly links: {
    readonly live: string;
    readonly videos: string;
    readonly newFaces: string;
  };
}

type HomeResult = ResultOf<typeof HomeQuery>;
type FeaturedModel = HomeResult['live']['items'][number];

const chipOrder: readonly (keyof HomeResult & CamFilter)[] = [
  'private',
  'voyeur',
  'videoCall',
  'couples',
  'vip',
];

/** Performers in the billboard. */
const FEATURED = 4;

/** Somebody who can be looked at and met right away. */
const isFeatured = ({ features, onlineState }: FeaturedModel): boolean =>
  features.livePreview && !features.freeChat && onlineState.state === 'online';

/** What the start page shows; who comes and goes is laid over it. [RU-socket-actor-online-fanout] */
export function useHome(): HomeView {
  const services = useServices();
  const changes = useAtomValue(presenceAtom);
  const bought = useAtomValue(boughtVideosAtom);
  const [{ data }] = useQuery({ query: HomeQuery, variables: { live: HOME_LIVE } });
  const { path } = services;
  const links = {
    live: path('cams', {}),
    videos: path('videosNew', {}),
    newFaces: path('newGirls', {}),
  };
  if (!data) {
    return { featured: [], live: [], liveTotal: 0, chips: [], newFaces: [], newVideos: [], links };
  }
  const heroes = data.live.items.filter(isFeatured).slice(0, FEATURED);
  const toFeatured = (model: FeaturedModel): FeaturedView => ({
    ...toTile(model, services, changes),
    ...featuredTexts(model, services),
    cover: pictureTemplate(model.images.cover.url),
  });
  return {
    featured: heroes.map(toFeatured),
    live: data.live.items
      .filter((model) => model.id !== heroes[0]?.id)
      .map((model) => toTile(model, services, changes)),
    liveTotal: data.live.total,
    chips: chipsOf(data, services),
    newFaces: data.newFaces.items.map((model) => toTile(model, services, changes)),
    newVideos: data.videos.items.map((video) => toCard(video, services, bought)),
    links,
  };
}

function featuredTexts(
  model: FeaturedModel,
  services: ReturnType<typeof useServices>,
): Pick<FeaturedView, 'rating' | 'facts' | 'text' | 'note'> {
  const { intl } = services;
  const { equivalent, formatted } = model.prices.livechat;
  return {
    rating: ratingText(intl, model.chatRatings),
    facts: intl.formatMessage({ id: 'actor.ageYears' }, { age: model.profile.age }),
    text: `${model.headline}. ${languageList(intl, model.profile.languages)}.`,
    note: intl.formatMessage(
      { id: 'home.confirmFirst' },
      { equivalent: equivalent?.formatted ?? formatted },
    ),
  };
}

function chipsOf(data: HomeResult, services: ReturnType<typeof useServices>): HomeView['chips'] {
  const { intl, path } = services;
  const t = (id: MessageId): string => intl.formatMessage({ id });
  const chip = (value: string, label: MessageId, href: string, count: number) => ({
    value,
    label: t(label),
    href,
    count,
    vip: value === 'vip',
  });
  return [
    chip('all', 'home.allLive', path('cams', {}), data.live.total),
    chip('freeChat', 'home.filter.freeChat', path('freeChat', {}), data.freeChat.total),
    ...chipOrder.map((filter) =>
      chip(
        filter,
        `home.filter.${filter}`,
        camListPath(services, 'cams', { filter }),
        data[filter].total,
      ),
    ),
    chip('new', 'home.filter.new', path('newGirls', {}), data.newFaces.total),
  ].filter(({ value, count }) => value === 'all' || count > 0);
}
