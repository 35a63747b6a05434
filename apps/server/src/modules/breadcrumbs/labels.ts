import type { Caller } from '../../platform/module.ts';

type Texts = Readonly<Record<Caller['language'], string>>;

const same = (text: string): Texts => ({ en: text, de: text, nl: text, es: text });

/** Names of pages as a trail shows them. Pages that are named after a thing are missing here. */
export const pageLabels: Readonly<Record<string, Texts>> = {
  home: { en: 'Home', de: 'Start', nl: 'Start', es: 'Inicio' },
  cams: { en: 'Live cams', de: 'Live-Cams', nl: 'Live cams', es: 'Cámaras en directo' },
  newGirls: { en: 'New girls', de: 'Neue Girls', nl: 'Nieuwe girls', es: 'Chicas nuevas' },
  freeChat: { en: 'Free chat', de: 'Gratis-Chat', nl: 'Gratis chat', es: 'Chat gratis' },
  camShows: { en: 'Cam shows', de: 'Cam-Shows', nl: 'Camshows', es: 'Shows' },
  actorAbout: { en: 'About me', de: 'Über mich', nl: 'Over mij', es: 'Sobre mí' },
  actorVideos: same('Videos'),
  actorVideosClassic: { en: 'Classics', de: 'Klassiker', nl: 'Klassiekers', es: 'Clásicos' },
  actorVideoDetails: same('Video'),
  actorPictures: { en: 'Pictures', de: 'Bilder', nl: "Foto's", es: 'Fotos' },
  actorLiveShow: { en: 'Live show', de: 'Live-Show', nl: 'Liveshow', es: 'Show en vivo' },
  actorTopCams: same('Top cams'),
  liveRoom: { en: 'Live chat', de: 'Live-Chat', nl: 'Livechat', es: 'Chat en vivo' },
  videos: { en: 'Videos', de: 'Videos', nl: "Video's", es: 'Vídeos' },
  videosFreeClips: { en: 'Free clips', de: 'Gratis-Clips', nl: 'Gratis clips', es: 'Clips gratis' },
  videosTrends: { en: 'Trends', de: 'Trends', nl: 'Trends', es: 'Tendencias' },
  videosOnSale: { en: 'On sale', de: 'Angebote', nl: 'Aanbiedingen', es: 'Ofertas' },
  videosNew: { en: 'New videos', de: 'Neue Videos', nl: "Nieuwe video's", es: 'Vídeos nuevos' },
  videosAll: { en: 'All videos', de: 'Alle Videos', nl: "Alle video's", es: 'Todos los vídeos' },
  videosVip: same('VIP'),
  videosStars: same('Stars'),
  contests: { en: 'Contests', de: 'Wettbewerbe', nl: 'Wedstrijden', es: 'Concursos' },
  contestDetails: { en: 'Contest', de: 'Wettbewerb', nl: 'Wedstrijd', es: 'Concurso' },
  highOnRose: same('High on Rose'),
  messenger: { en: 'Messages', de: 'Nachrichten', nl: 'Berichten', es: 'Mensajes' },
  memberArea: { en: 'You', de: 'Du', nl: 'Jij', es: 'Tú' },
  memberProfile: { en: 'Profile', de: 'Profil', nl: 'Profiel', es: 'Perfil' },
  memberChats: { en: 'My chats', de: 'Meine Chats', nl: 'Mijn chats', es: 'Mis chats' },
  memberFavorites: { en: 'Favourites', de: 'Favoriten', nl: 'Favorieten', es: 'Favoritos' },
  memberVideos: { en: 'My videos', de: 'Meine Videos', nl: "Mijn video's", es: 'Mis vídeos' },
  memberStatement: { en: 'Statement', de: 'Kontoauszug', nl: 'Overzicht', es: 'Movimientos' },
  memberAgeCheck: {
    en: 'Age check',
    de: 'Altersprüfung',
    nl: 'Leeftijdscontrole',
    es: 'Verificación de edad',
  },
  memberSpinWheel: { en: 'Spin wheel', de: 'Glücksrad', nl: 'Rad van fortuin', es: 'Ruleta' },
  memberMediathek: { en: 'Media library', de: 'Mediathek', nl: 'Mediatheek', es: 'Mediateca' },
  memberMediathekPhotos: { en: 'Photos', de: 'Fotos', nl: "Foto's", es: 'Fotos' },
  tvLateNight: same('Late Night'),
  tvLivestream: same('TV'),
  tvMediaSeries: same('TV'),
  tvPremiumLivestream: same('TV Premium'),
  blogPost: same('Blog'),
};
