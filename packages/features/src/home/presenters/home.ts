import type { PresenceChanges } from '../../cards/actor-state.ts';
import { pictureTemplate } from '../../cards/from-parts.ts';
import { toCard, type BoughtVideos, type VideoCardView } from '../../cards/presenters/to-card.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import type { ResultOf } from '../../graphql.ts';
import { camListPath, type CamFilter } from '../../lists/cam-lists.ts';
import { languageList, ratingText, type RatingText } from '../../texts/performer-texts.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { HomeQuery } from '../home.query.ts';

/** A performer in the billboard. */
export interface FeaturedView extends PerformerTileView {
  readonly cover: string;
  readonly rating: RatingText | undefined;
  readonly facts: string;
  readonly text: string;
  /** "€3.00 per minute. You confirm before anything is charged." */
  readonly note: string;
}

/** A way into the lists of performers. */
interface ChipView {
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly count: number;
  readonly vip: boolean;
}

/** The start page. */
export interface HomeView {
  readonly featured: readonly FeaturedView[];
  readonly live: readonly PerformerTileView[];
  readonly liveTotal: number;
  readonly chips: readonly ChipView[];
  readonly newFaces: readonly PerformerTileView[];
  readonly newVideos: readonly VideoCardView[];
  readonly links: {
    readonly live: string;
    readonly videos: string;
    readonly newFaces: string;
  };
}

export type HomeResult = ResultOf<typeof HomeQuery>;
type FeaturedModel = HomeResult['live']['items'][number];

/** What is loaded of the start page, and what happened since. */
export interface HomeFacts {
  readonly loaded: HomeResult | undefined;
  readonly presence: PresenceChanges;
  readonly bought: BoughtVideos;
  /** The page's time, in ms. */
  readonly now: number;
}

const chipOrder: readonly (keyof HomeResult & CamFilter)[] = ['couples', 'vip'];

/** Performers in the billboard. */
const FEATURED = 4;

/** Somebody who can be looked at and met right away. */
const isFeatured = ({ features, onlineState }: FeaturedModel): boolean =>
  features.livePreview && !features.freeChat && onlineState.state === 'online';

/** The start page; who comes and goes is laid over it. */
export function toHomeView({ loaded, presence, bought, now }: HomeFacts, texts: Texts): HomeView {
  const { path } = texts;
  const links = {
    live: path('cams', {}),
    videos: path('videosNew', {}),
    newFaces: path('newGirls', {}),
  };
  if (!loaded) {
    return { featured: [], live: [], liveTotal: 0, chips: [], newFaces: [], newVideos: [], links };
  }
  const heroes = loaded.live.items.filter(isFeatured).slice(0, FEATURED);
  const toFeatured = (model: FeaturedModel): FeaturedView => ({
    ...toTile(model, texts, presence),
    ...featuredTexts(model, texts),
    cover: pictureTemplate(model.images.cover.url),
  });
  return {
    featured: heroes.map(toFeatured),
    live: loaded.live.items
      .filter((model) => model.id !== heroes[0]?.id)
      .map((model) => toTile(model, texts, presence)),
    liveTotal: loaded.live.total,
    chips: chipsOf(loaded, texts),
    newFaces: loaded.newFaces.items.map((model) => toTile(model, texts, presence)),
    newVideos: loaded.videos.items.map((video) =>
      toCard(video, { ...texts, config: { now } }, bought),
    ),
    links,
  };
}

function featuredTexts(
  model: FeaturedModel,
  { t, intl }: Texts,
): Pick<FeaturedView, 'rating' | 'facts' | 'text' | 'note'> {
  const { equivalent, formatted } = model.prices.livechat;
  return {
    rating: ratingText(intl, model.chatRatings),
    facts: t('actor.ageYears', { age: model.profile.age }),
    text: `${model.headline}. ${languageList(intl, model.profile.languages)}.`,
    note: t('home.confirmFirst', { equivalent: equivalent?.formatted ?? formatted }),
  };
}

/** Ways into the lists, without those that would be empty. */
function chipsOf(loaded: HomeResult, texts: Texts): readonly ChipView[] {
  const { t, path } = texts;
  const chip = (value: string, label: string, href: string, count: number): ChipView => ({
    value,
    label,
    href,
    count,
    vip: value === 'vip',
  });
  return [
    chip('all', t('home.allLive'), path('cams', {}), loaded.live.total),
    ...chipOrder.map((filter) =>
      chip(
        filter,
        t(`home.filter.${filter}`),
        camListPath(texts, 'cams', { filter }),
        loaded[filter].total,
      ),
    ),
    chip('new', t('home.filter.new'), path('newGirls', {}), loaded.newFaces.total),
  ].filter(({ value, count }) => value === 'all' || count > 0);
}
