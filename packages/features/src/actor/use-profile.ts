import type { LiveOffer } from '@vx/contract';
import { actorVideosPageSize } from '@vx/contract/constants';
import { useQuery } from 'urql';
import { useAtomValue } from 'jotai/react';
import { useServices, useStore } from '../app/context.tsx';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { toCard, type VideoCardView } from '../cards/presenters/to-card.ts';
import { albumView, type AlbumView } from './album.ts';
import { heatMapView, type HeatMapView } from './heat-map.ts';
import type { ProfileData, ProfilePage } from './load-profile.ts';
import { pictureTemplate } from '../cards/performer-parts.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { ProfileMediaQuery, ProfileQuery, type ProfileModel } from './profile.query.ts';
import { languageList, ratingText, type RatingText } from '../texts/performer-texts.ts';
import { recommendationsShown } from './profile-lists.ts';
import { toTile, type PerformerTileView } from '../cards/presenters/to-tile.ts';
import { meetOptions, type MeetView } from './presenters/meet.ts';
import { useChatOffer } from '../app/use-chat-offer.ts';

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
  readonly heatMap: HeatMapView | null;
  readonly videos: {
    readonly total: number;
    readonly items: readonly VideoCardView[];
    readonly href: string;
    /** What stands where there are none. */
    readonly none: string;
  };
  readonly albums: {
    readonly total: number;
    readonly items: readonly AlbumView[];
    readonly href: string;
    readonly none: string;
  };
  readonly recommendations: readonly PerformerTileView[];
  readonly model: ProfileModel;
}

/** What stands on every page of a profile; whether the performer is there is kept true. */
export function useProfile({ slug, actorId }: ProfileData): ProfileView | null {
  const services = useServices();
  const changes = useAtomValue(presenceAtom);
  const bought = useAtomValue(boughtVideosAtom);
  const { guest } = useStore(services.guest);
  const [{ data }] = useQuery({ query: ProfileQuery, variables: { name: slug } });
  const [{ data: media }] = useQuery({
    query: ProfileMediaQuery,
    variables: { id: actorId, videos: actorVideosPageSize },
  });
  const model = data?.model;
  const tile = model && toTile(model, services, changes);
  const isReachable = tile?.state === 'live' || tile?.state === 'freeChat';
  const { offer, isCurrent } = useChatOffer<LiveOffer | null>(actorId, null, {
    isWanted: guest.loggedIn && isReachable,
  });
  if (!model || !tile) return null;
  const { intl, path, app } = services;
  const args = { actorName: model.slug };
  const { profile } = model;
  // [RU-guest-actor-banned-country] What may not be shown is not told to be missing.
  const none = (id: 'actor.videos.empty' | 'actor.pictures.empty'): string =>
    intl.formatMessage(
      { id: model.isBannedCountryCode ? 'actor.blocked' : id },
      { name: model.name },
    );
  const shown = recommendationsShown(app);
  return {
    ...tile,
    model,
    cover: pictureTemplate(model.images.banner.url),
    coverAlt: intl.formatMessage({ id: 'actor.cover' }, { name: model.name }),
    facts: [
      intl.formatMessage({ id: 'actor.ageYears' }, { age: profile.age }),
      profile.city,
      languageList(intl, profile.languages),
    ].join(' · '),
    since: changes.has(model.id) || tile.state === 'offline' ? undefined : sinceText(model, intl),
    about: model.about,
    tags: model.tags.map(({ name }) => ({ label: name })),
    tabs: tabsOf(services, args, media?.videos.total, media?.photoAlbums.total),
    meet: meetOptions(
      model,
      tile.state,
      services,
      isCurrent ? (offer?.kinds.find(({ kind }) => kind === 'livechat') ?? null) : null,
    ),
    rating: ratingText(intl, model.chatRatings),
    satisfaction: (model.chatRatings?.lastNinetyDays.satisfactionRate ?? 0) / 100,
    heatMap: heatMapView(intl, model.heatMap),
    videos: {
      total: media?.videos.total ?? 0,
      items: (media?.videos.items ?? []).map((video) => toCard(video, services, bought, 'age')),
      href: path('actorVideos', args),
      none: none('actor.videos.empty'),
    },
    albums: {
      total: media?.photoAlbums.total ?? 0,
      items: (media?.photoAlbums.items ?? []).map((album) =>
        albumView(album, model.slug, services),
      ),
      href: path('actorPictures', args),
      none: none('actor.pictures.empty'),
    },
    recommendations: model.recommendations
      .slice(0, shown)
      .map((other) => toTile(other, services, changes)),
  };
}

function sinceText(model: ProfileModel, intl: ReturnType<typeof useServices>['intl']): string {
  return intl.formatMessage(
    { id: 'actor.liveSince' },
    {
      time: intl.formatTime(model.onlineState.since, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
    },
  );
}

/** Desktop and phones show the same four pages; phones have "about" last. */
function tabsOf(
  { app, path, intl }: ReturnType<typeof useServices>,
  args: { readonly actorName: string },
  videos: number | undefined,
  albums: number | undefined,
): ProfileView['tabs'] {
  const tab = (id: ProfilePage, href: string, count?: number) => ({
    id,
    href,
    label: intl.formatMessage({ id: `actor.tab.${id}` }),
    ...(count !== undefined && { count }),
  });
  const overview = tab('overview', path('actorProfile', args));
  const about = tab('about', path('actorAbout', args));
  const media = [
    tab('videos', path('actorVideos', args), videos),
    tab('pictures', path('actorPictures', args), albums),
  ];
  return app === 'mobile' ? [overview, ...media, about] : [overview, about, ...media];
}
