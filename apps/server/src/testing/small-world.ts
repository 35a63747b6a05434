import type {
  ChatReplyPool,
  DemoActor,
  DemoAlbum,
  DemoVideo,
  DemoWorld,
  Localized,
} from '../demo/world.ts';

const inAll = (text: string): Localized => ({
  de: `${text} de`,
  en: `${text} en`,
  nl: `${text} nl`,
  es: `${text} es`,
});

/** Coins per minute of the performers 1 to 6. */
export const livechatPrices = [12, 6, 24, 10, 18, 8] as const;
const ratingCounts = [9, 10, 240, 0, 55, 31] as const;

function actor(id: number): DemoActor {
  const index = id - 1;
  return {
    id,
    slug: `performer-${id}`,
    name: `Performer ${id}`,
    age: 22 + id,
    gender: id === 4 ? 'M' : id === 5 ? 'C' : 'F',
    city: `City ${id}`,
    country: id % 2 === 0 ? 'AT' : 'DE',
    location: { latitude: 48 + id / 10, longitude: 11 },
    languages: id % 2 === 0 ? ['de', 'en'] : ['es'],
    tags: id % 2 === 0 ? ['tattoo', 'blonde'] : ['brunette'],
    categories: id === 6 ? [3, 88] : [3],
    headline: inAll(`headline ${id}`),
    about: inAll(`about ${id}`),
    facts: {
      profession: inAll('painter'),
      likes: inAll('hiking'),
      music: inAll('jazz'),
      starSign: inAll('leo'),
    },
    prices: {
      livechat: livechatPrices[index] ?? 12,
      voyeur: 4,
      videoCall: 20,
      message: 2,
      freeMessages: 3,
    },
    freeChat: id === 2,
    voyeur: id !== 3,
    videoCall: id === 1,
    previewEnabled: id !== 4,
    vip: id === 5,
    hd: id < 4,
    schedule: Array.from({ length: 7 }, (_, day) => ({
      weekday: day + 1,
      from: 0,
      to: id <= 4 ? 1_440 : 1,
    })),
    heatMap: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0.5)),
    ratings: { count: ratingCounts[index] ?? 0, satisfaction: 90 + id },
    favourites: id * 10,
    registeredAt: new Date(Date.UTC(2026, 0, id)).toISOString(),
    bannedCountries: id === 3 ? ['FR', 'CH'] : [],
    recommendations: [1, 2, 3, 4, 5, 6].filter((other) => other !== id),
    art: {} as DemoActor['art'],
    imageVersion: `v${id}`,
    cover: {} as DemoActor['cover'],
    loop: 'mira-solene',
  };
}

function video(id: number): DemoVideo {
  const price = id === 8 ? 0 : id * 10;
  return {
    id,
    actorId: ((id - 1) % 4) + 1,
    title: inAll(`video ${id}`),
    description: inAll(`description ${id}`),
    duration: 200 + id * 60,
    price,
    basePrice: id === 3 ? price + 15 : price,
    free: price === 0,
    vip: id === 7,
    avsRequired: id === 6,
    isNew: id > 5,
    classic: id === 2,
    camRecording: id === 4,
    ageRating: 12,
    tags: id % 2 === 0 ? ['tattoo', 'brunette'] : ['blonde'],
    createdAt: new Date(Date.UTC(2026, 10, 10 + id)).toISOString(),
    likes: (id * 37) % 11,
    dislikes: 1,
    views: (id * 53) % 17,
    sales: (id * 29) % 7,
    previewSeconds: 20,
    picture: {} as DemoVideo['picture'],
    imageVersion: `v${id}`,
    loop: 'mira-solene',
  };
}

function album(id: number): DemoAlbum {
  return {
    id,
    actorId: id,
    title: inAll(`album ${id}`),
    description: inAll(`pictures ${id}`),
    price: id === 1 ? 0 : 25,
    free: id === 1,
    vip: false,
    ageRating: 12,
    createdAt: new Date(Date.UTC(2026, 9, id)).toISOString(),
    likes: 3,
    dislikes: 0,
    views: 90,
    previewCount: 2,
    pictures: [0, 1, 2, 3].map((position) => ({
      id: id * 10 + position,
      albumId: id,
      position,
      picture: {} as DemoVideo['picture'],
      imageVersion: 'v1',
      width: 800,
      height: 1_000,
    })),
  };
}

const replies = (language: string): ChatReplyPool => {
  const line = (intent: string) => [
    `${intent} ${language} {guest}`,
    `${intent} ${language} {city}`,
  ];
  return {
    opening: line('opening'),
    greeting: line('greeting'),
    howAreYou: line('howAreYou'),
    request: line('request'),
    aboutYou: line('aboutYou'),
    likes: line('likes'),
    when: line('when'),
    openQuestion: line('openQuestion'),
    question: line('question'),
    compliment: line('compliment'),
    gift: ['Thank you for the {gift}!'],
    thanks: line('thanks'),
    goodbye: line('goodbye'),
    music: line('music'),
    place: line('place'),
    smallTalk: line('smallTalk'),
  };
};

/** A world small enough to know by heart: six performers, eight videos, two albums. */
export function smallWorld(): DemoWorld {
  return {
    seed: 'small',
    factor: 1,
    now: new Date(Date.UTC(2026, 10, 21, 12)).toISOString(),
    tags: ['tattoo', 'blonde', 'brunette'].map((slug) => ({ slug, name: inAll(slug) })),
    categories: [
      { id: 3, slug: 'all', name: inAll('all'), description: inAll('everybody') },
      { id: 88, slug: 'new', name: inAll('new'), description: inAll('newly registered') },
    ],
    actors: [1, 2, 3, 4, 5, 6].map(actor),
    videos: [1, 2, 3, 4, 5, 6, 7, 8].map(video),
    albums: [1, 2].map(album),
    topLists: {
      heroActors: [2],
      topActors: [3, 1],
      newActors: [6],
      topVideos: [1],
      trendingVideos: [2],
    },
    chatReplies: { de: replies('de'), en: replies('en'), nl: replies('nl'), es: replies('es') },
  };
}
