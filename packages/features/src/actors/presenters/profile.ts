import type { LiveOffer } from '@vx/contract';
import type { PresenceChanges } from '../../cards/actor-state.ts';
import { pictureTemplate } from '../../cards/from-parts.ts';
import { toCard, type BoughtVideos, type VideoCardView } from '../../cards/presenters/to-card.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import type { ResultOf } from '../../graphql.ts';
import { languageList, ratingText, type RatingText } from '../../texts/performer-texts.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { recommendationsShown, type ProfilePage } from '../profile-lists.ts';
import type { ProfileMediaQuery, ProfileModel } from '../profile.query.ts';
import { toAlbum, type AlbumView } from './album.ts';
import { toHeatMap, type HeatMapView } from './heat-map.ts';
import { toMeetView, type MeetView } from './meet.ts';

export interface ProfileView extends PerformerTileView {
  readonly cover: string;
  readonly coverAlt: string;
  /** "27 years · Cologne · German, English, French" */
  readonly facts: string;
  /** "since 21:04", while live. */
  readonly since: string | undefined;
  readonly about: string;
  readonly tags: readonly { readonly label: string }[];
  readonly tabs: readonly {
    readonly id: ProfilePage;
    readonly label: string;
    readonly href: string;
    readonly count?: number;
  }[];
  readonly meet: MeetView;
  readonly rating: RatingText | undefined;
  readonly satisfaction: number;
  /** From how many ratings it is; too few are said in words, without a number. */
  readonly ratingNote: string;
  readonly heatMap: HeatMapView | null;
  readonly videos: ProfileMediaView<VideoCardView>;
  readonly albums: ProfileMediaView<AlbumView>;
  readonly recommendations: readonly PerformerTileView[];
  readonly model: ProfileModel;
}

/** The first of a performer's videos or albums, and the way to all of them. */
interface ProfileMediaView<Item> {
  readonly total: number;
  readonly items: readonly Item[];
  readonly href: string;
  /** What stands where there are none. */
  readonly none: string;
}

/** What the page knows besides the performer. */
export interface ProfileVisit {
  /** `undefined` until it is loaded. */
  readonly media: ResultOf<typeof ProfileMediaQuery> | undefined;
  readonly presence: PresenceChanges;
  readonly bought: BoughtVideos;
  /** What a chat would be for the guest; `null` while it is not known. */
  readonly offer: LiveOffer | null;
  readonly app: 'desktop' | 'mobile';
  /** The page's time, in ms. */
  readonly now: number;
}

/** What stands on every page of a profile. */
export function toProfileView(
  model: ProfileModel,
  { media, presence, bought, offer, app, now }: ProfileVisit,
  texts: Texts,
): ProfileView {
  const { t, intl, path } = texts;
  const { name, profile } = model;
  const tile = toTile(model, texts, presence);
  const args = { actorName: model.slug };
  const cards = { intl, path, config: { now } };
  const rating = ratingText(intl, model.chatRatings);
  // [RU-guest-actor-banned-country] What may not be shown is not told to be missing.
  const none = (id: 'actor.videos.empty' | 'actor.pictures.empty'): string =>
    t(model.isBannedCountryCode ? 'actor.blocked' : id, { name });
  return {
    ...tile,
    model,
    cover: pictureTemplate(model.images.banner.url),
    coverAlt: t('actor.cover', { name }),
    facts: [
      t('actor.ageYears', { age: profile.age }),
      profile.city,
      languageList(intl, profile.languages),
    ].join(' · '),
    since: presence.has(model.id) || tile.state === 'offline' ? undefined : sinceText(model, texts),
    about: model.about,
    tags: model.tags.map((tag) => ({ label: tag.name })),
    tabs: tabsOf(
      app,
      args,
      { videos: media?.videos.total, pictures: media?.photoAlbums.total },
      texts,
    ),
    meet: toMeetView(
      model,
      tile.state,
      texts,
      offer?.kinds.find(({ kind }) => kind === 'livechat') ?? null,
    ),
    rating,
    ratingNote: rating
      ? t('actor.ratings.from', {
          count: model.chatRatings?.lastNinetyDays.countRatings ?? 0,
        })
      : t('actor.ratings.few'),
    satisfaction: (model.chatRatings?.lastNinetyDays.satisfactionRate ?? 0) / 100,
    heatMap: toHeatMap(intl, model.heatMap),
    videos: {
      total: media?.videos.total ?? 0,
      items: (media?.videos.items ?? []).map((video) => toCard(video, cards, bought, 'age')),
      href: path('actorVideos', args),
      none: none('actor.videos.empty'),
    },
    albums: {
      total: media?.photoAlbums.total ?? 0,
      items: (media?.photoAlbums.items ?? []).map((album) => toAlbum(album, model.slug, texts)),
      href: path('actorPictures', args),
      none: none('actor.pictures.empty'),
    },
    recommendations: model.recommendations
      .slice(0, recommendationsShown(app))
      .map((other) => toTile(other, texts, presence)),
  };
}

const sinceText = (model: ProfileModel, { t, intl }: Texts): string =>
  t('actor.liveSince', {
    time: intl.formatTime(model.onlineState.since, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  });

/** Desktop and phones show the same four pages; phones have "about" last. */
function tabsOf(
  app: ProfileVisit['app'],
  args: { readonly actorName: string },
  counts: { readonly videos: number | undefined; readonly pictures: number | undefined },
  { t, path }: Texts,
): ProfileView['tabs'] {
  const tab = (id: ProfilePage, href: string, count?: number) => ({
    id,
    href,
    label: t(`actor.tab.${id}`),
    ...(count !== undefined && { count }),
  });
  const overview = tab('overview', path('actorProfile', args));
  const about = tab('about', path('actorAbout', args));
  const media = [
    tab('videos', path('actorVideos', args), counts.videos),
    tab('pictures', path('actorPictures', args), counts.pictures),
  ];
  return app === 'mobile' ? [overview, ...media, about] : [overview, about, ...media];
}
