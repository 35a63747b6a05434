import type { PresenceChanges } from '../../cards/actor-state.ts';
import { pictureTemplate } from '../../cards/from-parts.ts';
import { toCard, type BoughtVideos, type VideoCardView } from '../../cards/presenters/to-card.ts';
import type { PerformerTileModel } from '../../cards/performer-parts.ts';
import type { VideoCardVideo } from '../../cards/video-parts.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import type { ResultOf } from '../../graphql.ts';
import { camListPath, type CamFilter } from '../../lists/cam-lists.ts';
import { languageList, ratingText, type RatingText } from '../../texts/performer-texts.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { HomeQuery } from '../home.query.ts';
import type { OwnHome, OwnWords } from './own-home.ts';

/** A performer in the billboard. */
export interface FeaturedView extends PerformerTileView {
  readonly cover: string;
  readonly rating: RatingText | undefined;
  /** The age; instead, and without a rating, "You last talked on Tuesday" to a guest. */
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
  /** What stands there for a guest besides. */
  readonly own:
    | undefined
    | (OwnWords & {
        /** Followed performers beside the one in the billboard. */
        readonly beside: readonly PerformerTileView[];
        /** Bought videos. */
        readonly videos: readonly VideoCardView[];
      });
  readonly links: {
    readonly live: string;
    readonly videos: string;
    readonly newFaces: string;
  };
}

export type HomeResult = ResultOf<typeof HomeQuery>;
export type FeaturedModel = HomeResult['live']['items'][number];

/** Who of the performers stands where. */
export interface LineUp {
  /** In the billboard. */
  readonly heroes: readonly FeaturedModel[];
  /** In the grid. */
  readonly rest: readonly FeaturedModel[];
}

/** What is loaded of the start page, and what happened since. */
export interface HomeFacts {
  readonly loaded: HomeResult;
  readonly own?: OwnHome | undefined;
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

/** Whom the billboard shows to a visitor, and who stands below it. */
function lineUp(models: readonly FeaturedModel[]): LineUp {
  const heroes = models.filter(isFeatured).slice(0, FEATURED);
  return { heroes, rest: models.filter(({ id }) => id !== heroes[0]?.id) };
}

/** The start page; who comes and goes is laid over it. */
export function toHomeView(
  { loaded, own, presence, bought, now }: HomeFacts,
  texts: Texts,
): HomeView {
  const { path } = texts;
  const tileOf = (model: PerformerTileModel): PerformerTileView => toTile(model, texts, presence);
  const cardOf = (video: VideoCardVideo): VideoCardView =>
    toCard(video, { ...texts, config: { now } }, bought);
  const { heroes, rest } = own?.led ?? lineUp(own?.stories ?? loaded.live.items);
  return {
    featured: heroes.map((model) => ({
      ...tileOf(model),
      ...featuredTexts(model, own?.talks[model.id], texts),
      ...(own && model.isFavourite && { badges: [own.badge] }),
      cover: pictureTemplate(model.images.cover.url),
    })),
    live: rest.map(tileOf),
    liveTotal: loaded.live.total,
    chips: chipsOf(loaded, texts),
    newFaces: loaded.newFaces.items.map(tileOf),
    newVideos: loaded.videos.items.map(cardOf),
    links: {
      live: path('cams', {}),
      videos: path('videosNew', {}),
      newFaces: path('newGirls', {}),
    },
    own: own && {
      ...own,
      beside: own.beside.map(tileOf),
      videos: own.videos.map(cardOf),
    },
  };
}

function featuredTexts(
  model: FeaturedModel,
  talk: string | undefined,
  { t, intl }: Texts,
): Pick<FeaturedView, 'rating' | 'facts' | 'text' | 'note'> {
  const { equivalent, formatted } = model.prices.livechat;
  return {
    rating: talk ? undefined : ratingText(intl, model.chatRatings),
    facts: talk ?? t('actor.ageYears', { age: model.profile.age }),
    text: `${model.headline}. ${languageList(intl, model.profile.languages)}.`,
    note: t('home.confirmFirst', { equivalent: equivalent?.formatted ?? formatted }),
  };
}

/** A greeting with the name of the guest in its place. */
export const greet = (greeting: string, name: string | null): string =>
  greeting.replace('{name}', () => name ?? '');

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
