import type { Language } from './languages.ts';

/**
 * Path templates by language. `{x}` is a parameter, `{member_area}` the brand's segment. The English
 * form is fixed by the specification (the last block: by ADR 0006); a language without a path uses
 * the English one (RU-routing-variant-fallback-en).
 */
export const routeTable = {
  home: { en: '/en/', de: '/de/', es: '/es/' },

  // Lists of performers and chats
  newGirls: { en: '/en/new-girls/', de: '/de/neue-girls/', es: '/es/chicas-nuevas/' },
  freeChat: { en: '/en/free-chat/', de: '/de/gratis-chat/', es: '/es/chat-gratis/' },
  cams: { en: '/en/cams/', de: '/de/cams/', es: '/es/camaras/' },
  camShows: { en: '/en/cam-shows/', de: '/de/cam-shows/', es: '/es/shows/' },
  categoryDetails: {
    en: '/en/categories/{categorySlug}/',
    de: '/de/kategorien/{categorySlug}/',
    es: '/es/categorias/{categorySlug}/',
  },

  // Performer
  actorProfile: {
    en: '/en/amateur/{actorName}/',
    de: '/de/amateur/{actorName}/',
    es: '/es/amateur/{actorName}/',
  },
  actorAbout: {
    en: '/en/amateur/{actorName}/about-me/',
    de: '/de/amateur/{actorName}/ueber-mich/',
    es: '/es/amateur/{actorName}/sobre-mi/',
  },
  actorVideos: {
    en: '/en/amateur/{actorName}/videos/',
    de: '/de/amateur/{actorName}/videos/',
    es: '/es/amateur/{actorName}/videos/',
  },
  actorVideoDetails: {
    en: '/en/amateur/{actorName}/videos/{videoId}/',
    de: '/de/amateur/{actorName}/videos/{videoId}/',
    es: '/es/amateur/{actorName}/videos/{videoId}/',
  },
  actorVideosClassic: {
    en: '/en/amateur/{actorName}/videos/classic/',
    de: '/de/amateur/{actorName}/videos/klassiker/',
    es: '/es/amateur/{actorName}/videos/clasicos/',
  },
  // The only profile path without a trailing slash (RU-routing-tag-no-trailing-slash).
  actorVideosByTag: {
    en: '/en/amateur/{actorName}/videos/tag/{tagGroup}',
    de: '/de/amateur/{actorName}/videos/tag/{tagGroup}',
    es: '/es/amateur/{actorName}/videos/etiqueta/{tagGroup}',
  },
  actorPictures: {
    en: '/en/amateur/{actorName}/pictures/',
    de: '/de/amateur/{actorName}/bilder/',
    es: '/es/amateur/{actorName}/fotos/',
  },
  actorAlbum: {
    en: '/en/amateur/{actorName}/pictures/{albumId}/',
    de: '/de/amateur/{actorName}/bilder/{albumId}/',
    es: '/es/amateur/{actorName}/fotos/{albumId}/',
  },
  actorLiveShow: {
    en: '/en/amateur/{actorName}/live-show/',
    de: '/de/amateur/{actorName}/live-show/',
    es: '/es/amateur/{actorName}/show-en-directo/',
  },
  actorTopCams: {
    en: '/en/amateur/{actorName}/top-cams/',
    de: '/de/amateur/{actorName}/top-cams/',
    es: '/es/amateur/{actorName}/mejores-camaras/',
  },

  // Videos
  videos: { en: '/en/videos/', de: '/de/videos/', es: '/es/videos/' },
  videosFreeClips: {
    en: '/en/videos/free-clips/',
    de: '/de/videos/gratis-clips/',
    es: '/es/videos/clips-gratis/',
  },
  videosTrends: {
    en: '/en/videos/video-trends/',
    de: '/de/videos/video-trends/',
    es: '/es/videos/tendencias/',
  },
  videosOnSale: {
    en: '/en/videos/on-sale/',
    de: '/de/videos/im-angebot/',
    es: '/es/videos/en-oferta/',
  },
  videosNew: {
    en: '/en/videos/new-videos/',
    de: '/de/videos/neue-videos/',
    es: '/es/videos/videos-nuevos/',
  },
  videosAll: {
    en: '/en/videos/all-videos/',
    de: '/de/videos/alle-videos/',
    es: '/es/videos/todos-los-videos/',
  },
  videosVip: {
    en: '/en/videos/vip-videos/',
    de: '/de/videos/vip-videos/',
    es: '/es/videos/videos-vip/',
  },
  videosStars: { en: '/en/videos/stars/', de: '/de/videos/stars/', es: '/es/videos/estrellas/' },
  videoSearch: {
    en: '/en/search/videos/{searchPattern}/',
    de: '/de/suche/videos/{searchPattern}/',
    es: '/es/buscar/videos/{searchPattern}/',
  },

  // TV
  tvLivestream: {
    en: '/en/tv/livestream/',
    de: '/de/tv/livestream/',
    es: '/es/tv/en-directo/',
  },
  tvPremiumLivestream: {
    en: '/en/tv/premium/livestream/',
    de: '/de/tv/premium/livestream/',
    es: '/es/tv/premium/en-directo/',
  },
  tvLateNight: { en: '/en/tv/late-night/', de: '/de/tv/late-night/', es: '/es/tv/noche/' },
  tvMediathekSeries: {
    en: '/en/tv/mediathek/{series}/',
    de: '/de/tv/mediathek/{series}/',
    es: '/es/tv/mediateca/{series}/',
  },
  tvMediathekVideos: {
    en: '/en/tv/mediathek/{key}/videos/',
    de: '/de/tv/mediathek/{key}/videos/',
    es: '/es/tv/mediateca/{key}/videos/',
  },
  tvMediaSeries: {
    en: '/en/tv/media/series/',
    de: '/de/tv/medien/serien/',
    es: '/es/tv/medios/series/',
  },

  // Community, contests, campaigns
  messenger: { en: '/en/messenger/', de: '/de/messenger/', es: '/es/mensajes/' },
  // The Dutch key holds a Spanish path, so Spanish falls back to English (RU-routing-quirk-feed-nl-key).
  feed: { en: '/en/feed/', de: '/de/feed/', nl: '/es/muro/' },
  dailyDeals: {
    en: '/en/daily-deals/',
    de: '/de/tagesangebote/',
    es: '/es/ofertas-del-dia/',
  },
  vipClub: { en: '/en/vipclub/', de: '/de/vipclub/', es: '/es/club-vip/' },
  contests: { en: '/en/contests/', de: '/de/wettbewerbe/', es: '/es/concursos/' },
  contestDetails: {
    en: '/en/contests/{id}/',
    de: '/de/wettbewerbe/{id}/',
    es: '/es/concursos/{id}/',
  },
  // Our server hands these out as its blog template (RU-routing-blog-post-slug).
  blogPost: {
    en: '/en/magazine/{slug}/',
    de: '/de/magazin/{slug}/',
    es: '/es/revista/{slug}/',
  },
  highOnRose: { en: '/en/high-on-rose/', de: '/de/high-on-rose/', es: '/es/high-on-rose/' },
  campaignEaster: {
    en: '/en/magazine/easter/',
    de: '/de/magazin/ostern/',
    es: '/es/revista/pascua/',
  },
  campaignShootingGallery: {
    en: '/en/magazine/shooting-gallery/',
    de: '/de/magazin/schiessbude/',
    es: '/es/revista/caseta-de-tiro/',
  },
  campaignWetNWildGame: {
    en: '/en/magazine/wetnwildgame/',
    de: '/de/magazin/wetnwildgame/',
    es: '/es/revista/wetnwildgame/',
  },
  campaignAdventCalendar: {
    en: '/en/magazine/advent-calendar/',
    de: '/de/magazin/adventskalender/',
    es: '/es/revista/calendario-de-adviento/',
  },
  campaignGoldrush: {
    en: '/en/magazine/goldrush/',
    de: '/de/magazin/goldrausch/',
    es: '/es/revista/fiebre-del-oro/',
  },
  // The Spanish path is the English one (RU-routing-quirk-prize-draw-es).
  campaignPrizeDraw: {
    en: '/en/magazine/prize-draw/',
    de: '/de/magazin/verlosung/',
    es: '/en/magazine/prize-draw/',
  },

  // Member area
  memberArea: {
    en: '/en/{member_area}/',
    de: '/de/{member_area}/',
    es: '/es/{member_area}/',
  },
  // The Spanish path has no trailing slash (RU-routing-quirk-profile-es).
  memberProfile: {
    en: '/en/{member_area}/profile/',
    de: '/de/{member_area}/profil/',
    es: '/es/{member_area}/perfil',
  },
  memberMediathek: {
    en: '/en/{member_area}/mediathek/',
    de: '/de/{member_area}/mediathek/',
    es: '/es/{member_area}/mediateca/',
  },
  memberMediathekPhotos: {
    en: '/en/{member_area}/mediathek/photos/',
    de: '/de/{member_area}/mediathek/fotos/',
    es: '/es/{member_area}/mediateca/fotos/',
  },
  memberSpinWheel: {
    en: '/en/{member_area}/spinwheel/',
    de: '/de/{member_area}/gluecksrad/',
    es: '/es/{member_area}/ruleta/',
  },
  memberBenefits: {
    en: '/en/{member_area}/benefits/',
    de: '/de/{member_area}/vorteile/',
    es: '/es/{member_area}/ventajas/',
  },

  // Legal
  termsOfService: {
    en: '/en/terms-of-service/',
    de: '/de/nutzungsbedingungen/',
    es: '/es/condiciones-de-uso/',
  },
  dataProtection: {
    en: '/en/data-protection/',
    de: '/de/datenschutz/',
    es: '/es/proteccion-de-datos/',
  },

  // What the main job needs beyond the specification (ADR 0006)
  login: { en: '/en/login/', de: '/de/anmelden/', es: '/es/iniciar-sesion/' },
  signup: { en: '/en/signup/', de: '/de/registrieren/', es: '/es/crear-cuenta/' },
  verifyEmail: {
    en: '/en/verify-email/',
    de: '/de/e-mail-bestaetigen/',
    es: '/es/confirmar-correo/',
  },
  resetPassword: {
    en: '/en/reset-password/',
    de: '/de/passwort-zuruecksetzen/',
    es: '/es/nueva-contrasena/',
  },
  withdrawal: { en: '/en/withdrawal/', de: '/de/widerruf/', es: '/es/desistimiento/' },
  dataLog: {
    en: '/en/data-protection/log/',
    de: '/de/datenschutz/protokoll/',
    es: '/es/proteccion-de-datos/registro/',
  },
  newsletter: { en: '/en/newsletter/', de: '/de/newsletter/', es: '/es/boletin/' },
  topUp: { en: '/en/top-up/', de: '/de/aufladen/', es: '/es/recargar/' },
  liveRoom: {
    en: '/en/amateur/{actorName}/live/',
    de: '/de/amateur/{actorName}/live/',
    es: '/es/amateur/{actorName}/en-directo/',
  },
  memberStatement: {
    en: '/en/{member_area}/statement/',
    de: '/de/{member_area}/kontoauszug/',
    es: '/es/{member_area}/movimientos/',
  },
  memberLimits: {
    en: '/en/{member_area}/limits/',
    de: '/de/{member_area}/limits/',
    es: '/es/{member_area}/limites/',
  },
  memberVideos: {
    en: '/en/{member_area}/videos/',
    de: '/de/{member_area}/meine-videos/',
    es: '/es/{member_area}/mis-videos/',
  },
  memberFavorites: {
    en: '/en/{member_area}/favorites/',
    de: '/de/{member_area}/favoriten/',
    es: '/es/{member_area}/favoritos/',
  },
  memberNotifications: {
    en: '/en/{member_area}/notifications/',
    de: '/de/{member_area}/benachrichtigungen/',
    es: '/es/{member_area}/avisos/',
  },
  memberChats: {
    en: '/en/{member_area}/chats/',
    de: '/de/{member_area}/meine-chats/',
    es: '/es/{member_area}/mis-chats/',
  },
  memberSettings: {
    en: '/en/{member_area}/settings/',
    de: '/de/{member_area}/einstellungen/',
    es: '/es/{member_area}/ajustes/',
  },
  memberSecurity: {
    en: '/en/{member_area}/settings/security/',
    de: '/de/{member_area}/einstellungen/sicherheit/',
    es: '/es/{member_area}/ajustes/seguridad/',
  },
  memberPhone: {
    en: '/en/{member_area}/settings/phone/',
    de: '/de/{member_area}/einstellungen/telefon/',
    es: '/es/{member_area}/ajustes/telefono/',
  },
  memberAlerts: {
    en: '/en/{member_area}/settings/notifications/',
    de: '/de/{member_area}/einstellungen/benachrichtigungen/',
    es: '/es/{member_area}/ajustes/avisos/',
  },
  memberNews: {
    en: '/en/{member_area}/settings/news/',
    de: '/de/{member_area}/einstellungen/neuigkeiten/',
    es: '/es/{member_area}/ajustes/novedades/',
  },
  memberPrivacy: {
    en: '/en/{member_area}/settings/privacy/',
    de: '/de/{member_area}/einstellungen/privatsphaere/',
    es: '/es/{member_area}/ajustes/privacidad/',
  },
  memberAgeCheck: {
    en: '/en/{member_area}/age-check/',
    de: '/de/{member_area}/alterspruefung/',
    es: '/es/{member_area}/verificar-edad/',
  },
  help: { en: '/en/help/', de: '/de/hilfe/', es: '/es/ayuda/' },
} as const satisfies Record<
  string,
  { readonly en: `/en/${string}` } & { readonly [L in Exclude<Language, 'en'>]?: `/${string}` }
>;

/** The type of the route table: each route with its paths by language. */
export type RouteTable = typeof routeTable;

/** The name of a route: a key of the table. */
export type RouteName = keyof RouteTable;

/** Names of all routes, in the order of the table. */
export const routeNames = Object.keys(routeTable) as readonly RouteName[];

/** The second path of the start page (RU-routing-home-two-paths). */
export const homeAlias = '/';

/** The template of a route in a language; English where the language has none. */
export function templateOf(name: RouteName, language: Language): string {
  const paths: { readonly [L in Language]?: string } & { readonly en: string } = routeTable[name];
  return paths[language] ?? paths.en;
}
