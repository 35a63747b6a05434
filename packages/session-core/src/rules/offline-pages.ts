import type { Consent } from './consent.ts';

/**
 * Pages that a browser may keep for when there is no connection, by their names in the route table: what is
 * looked at. Whatever is not named is never kept: a room, forms of accounts and payments, what money has
 * moved, what somebody searched for, pages whose address is a key, and the page about data protection,
 * which stores nothing.
 */
const offlinePages: ReadonlySet<string> = new Set([
  'home',
  'newGirls',
  'freeChat',
  'cams',
  'camShows',
  'categoryDetails',
  'actorProfile',
  'actorAbout',
  'actorVideos',
  'actorVideoDetails',
  'actorVideosClassic',
  'actorVideosByTag',
  'actorPictures',
  'actorAlbum',
  'videos',
  'videosFreeClips',
  'videosTrends',
  'videosOnSale',
  'videosNew',
  'videosAll',
  'videosVip',
  'videosStars',
  'messenger',
  'memberArea',
  'memberVideos',
  'memberFavorites',
  'memberNotifications',
  'memberChats',
  'termsOfService',
  'help',
]);

/** A page that was seen, and by whom: what decides whether a browser may keep it. */
export interface SeenPage {
  /** Its name in the route table; `null`: the address has none. */
  readonly route: string | null;
  readonly loggedIn: boolean;
  readonly consent: Consent | null;
  /** The guest left quickly: only the cover may be seen here. */
  readonly exited: boolean;
}

/**
 * Whether a browser may keep a page that was seen. What a visitor sees is the same for everybody and
 * belongs to the necessary category; a guest's own pages tell of the guest and need the functional one.
 * [RU-consent-gates-cookies] [RU-consent-everything-else-necessary]
 */
export function mayKeepOffline({ route, loggedIn, consent, exited }: SeenPage): boolean {
  if (exited || route === null || !offlinePages.has(route)) return false;
  return !loggedIn || consent?.functional === true;
}
