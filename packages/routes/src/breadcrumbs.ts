import type { RouteName } from './table.ts';

/** A page as breadcrumbs know it. */
export interface BreadcrumbType {
  readonly page: string;
  /** The part of the page, null for a page without parts. */
  readonly part: string | null;
  /** The routes that show it; none for a page that has no route of its own yet. */
  readonly routes: readonly RouteName[];
}

/** Where the media of a media-library tab come from. */
export const mediaLibrarySources = [
  'shop',
  'pinned',
  'archive',
  'feed',
  'messenger',
  'clips',
] as const;

/** The breadcrumb page types by the name that `POST /breadcrumb/{breadcrumbType}` takes. */
export const breadcrumbTypes = {
  actorProfileOverview: type('actor profile', 'overview', ['actorProfile', 'liveRoom']),
  actorProfileAbout: type('actor profile', 'about', ['actorAbout']),
  actorProfileVideoDetails: type('actor profile', 'video details', ['actorVideoDetails']),
  actorProfileLiveShow: type('actor profile', 'live show', ['actorLiveShow']),
  actorProfileVideosOverview: type('actor profile', 'videos overview', [
    'actorVideos',
    'actorVideosByTag',
  ]),
  actorProfileClassicVideos: type('actor profile', 'classic videos', ['actorVideosClassic']),
  actorProfileTopCamgirls: type('actor profile', 'top camgirls', ['actorTopCams']),
  blogArticle: type('blog', 'article', ['blogPost']),
  blogOverview: type('blog', 'overview', []),
  categoriesOverview: type('categories', 'overview', []),
  categoriesDetails: type('categories', 'details', ['categoryDetails']),
  cams: type('cams', null, ['cams', 'newGirls', 'freeChat', 'camShows']),
  camsNextDoor: type('cams next door', null, []),
  videos: type('videos', null, [
    'videos',
    'videosFreeClips',
    'videosTrends',
    'videosOnSale',
    'videosNew',
    'videosAll',
    'videosVip',
    'videosStars',
  ]),
  magazineContests: type('magazine', 'contests', ['contests', 'contestDetails']),
  magazineMagazines: type('magazine', 'magazines', [
    'highOnRose',
    'campaignEaster',
    'campaignShootingGallery',
    'campaignWetNWildGame',
    'campaignAdventCalendar',
    'campaignGoldrush',
    'campaignPrizeDraw',
  ]),
  memberChats: type('member area', 'chats', ['memberChats']),
  memberFavorites: type('member area', 'favorites', ['memberFavorites']),
  memberVideos: type('member area', 'videos', ['memberVideos']),
  memberPhotos: type('member area', 'photos', []),
  memberMessenger: type('member area', 'messenger', ['messenger']),
  memberGuestProfile: type('member area', 'guest profile', ['memberProfile']),
  memberSpinWheel: type('member area', 'spin wheel', ['memberSpinWheel']),
  memberMediaLibraryVideo: type('member area media library', 'video tab', ['memberMediathek']),
  memberMediaLibraryPhoto: type('member area media library', 'photo tab', [
    'memberMediathekPhotos',
  ]),
  memberMediaLibraryAudio: type('member area media library', 'audio tab', []),
  topCamsBestChats: type('top cams', 'best chats', []),
  topCamsTop100: type('top cams', 'top 100', []),
  topCamsTopFavorites: type('top cams', 'top favorites', []),
  topCamsTopVideocall: type('top cams', 'top videocall', []),
  tvGirls: type('tv', 'girls', []),
  tvLateNight: type('tv', 'late night', ['tvLateNight']),
  tvLivestream: type('tv', 'livestream', ['tvLivestream']),
  tvMedia: type('tv', 'media', ['tvMediaSeries', 'tvMediathekSeries', 'tvMediathekVideos']),
  tvPremium: type('tv', 'premium', ['tvPremiumLivestream']),
  tvProgram: type('tv', 'program', []),
} as const satisfies Record<string, BreadcrumbType>;

/** The name of a breadcrumb type: a key of `breadcrumbTypes`. */
export type BreadcrumbTypeName = keyof typeof breadcrumbTypes;

/** Names of all breadcrumb types. */
export const breadcrumbTypeNames = Object.keys(breadcrumbTypes) as readonly BreadcrumbTypeName[];

const typeByRoute = new Map<RouteName, BreadcrumbTypeName>(
  breadcrumbTypeNames.flatMap((name) =>
    breadcrumbTypes[name].routes.map((route) => [route, name] as const),
  ),
);

/** The breadcrumb type of a route; null for a page without breadcrumbs of its own. */
export function breadcrumbTypeOf(route: RouteName): BreadcrumbTypeName | null {
  return typeByRoute.get(route) ?? null;
}

/** The page above a page, where that is not the start page. */
const parents: { readonly [Name in RouteName]?: RouteName } = {
  categoryDetails: 'cams',
  newGirls: 'cams',
  freeChat: 'cams',
  camShows: 'cams',
  actorProfile: 'cams',
  actorAbout: 'actorProfile',
  actorVideos: 'actorProfile',
  actorVideoDetails: 'actorVideos',
  actorVideosClassic: 'actorVideos',
  actorVideosByTag: 'actorVideos',
  actorPictures: 'actorProfile',
  actorAlbum: 'actorPictures',
  actorLiveShow: 'actorProfile',
  actorTopCams: 'actorProfile',
  liveRoom: 'actorProfile',
  videosFreeClips: 'videos',
  videosTrends: 'videos',
  videosOnSale: 'videos',
  videosNew: 'videos',
  videosAll: 'videos',
  videosVip: 'videos',
  videosStars: 'videos',
  videoSearch: 'videos',
  contestDetails: 'contests',
  memberProfile: 'memberArea',
  memberMediathek: 'memberArea',
  memberMediathekPhotos: 'memberMediathek',
  memberSpinWheel: 'memberArea',
  memberBenefits: 'memberArea',
  memberStatement: 'memberArea',
  memberLimits: 'memberArea',
  memberVideos: 'memberArea',
  memberFavorites: 'memberArea',
  memberNotifications: 'memberArea',
  memberChats: 'memberArea',
  memberSettings: 'memberArea',
  memberSecurity: 'memberSettings',
  memberPhone: 'memberSettings',
  memberAlerts: 'memberSettings',
  memberNews: 'memberSettings',
  memberPrivacy: 'memberSettings',
  memberAgeCheck: 'memberArea',
  tvMediathekSeries: 'tvMediaSeries',
  tvMediathekVideos: 'tvMediaSeries',
};

/**
 * The pages from the start page down to a route, itself included. The arguments of the route serve
 * every page of the trail.
 */
export function breadcrumbTrail(route: RouteName): readonly RouteName[] {
  const trail: RouteName[] = [];
  for (let at: RouteName | undefined = route; at !== undefined; at = parents[at]) trail.unshift(at);
  return trail[0] === 'home' ? trail : ['home', ...trail];
}

function type<const Routes extends readonly RouteName[]>(
  page: string,
  part: string | null,
  routes: Routes,
): { readonly page: string; readonly part: string | null; readonly routes: Routes } {
  return { page, part, routes };
}
