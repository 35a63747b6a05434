import type { Row } from './row.ts';

/** The lists of performers that have a page; 3 and 88 are fixed by the specification. */
export const categories: readonly { id: number; slug: string; name: Row; description: Row }[] = [
  {
    id: 3,
    slug: 'all',
    name: ['Alle', 'All', 'Alle', 'Todos'],
    description: [
      'Alle, die hier ihr Licht anmachen.',
      'Everyone who turns on a light here.',
      'Iedereen die hier het licht aandoet.',
      'Todos los que aquí encienden su luz.',
    ],
  },
  {
    id: 88,
    slug: 'new',
    name: ['Neu dabei', 'New here', 'Nieuw', 'Novedades'],
    description: [
      'In den letzten Wochen dazugekommen.',
      'Joined in the last few weeks.',
      'De afgelopen weken erbij gekomen.',
      'Han llegado en las últimas semanas.',
    ],
  },
  {
    id: 11,
    slug: 'conversation',
    name: ['Gute Gespräche', 'Good conversation', 'Goede gesprekken', 'Buena charla'],
    description: [
      'Für Abende, an denen man reden möchte.',
      'For evenings when you feel like talking.',
      'Voor avonden waarop je wilt praten.',
      'Para noches con ganas de hablar.',
    ],
  },
  {
    id: 12,
    slug: 'music',
    name: ['Musik', 'Music', 'Muziek', 'Música'],
    description: [
      'Platten, Gitarren und leise Stimmen.',
      'Records, guitars and quiet voices.',
      'Platen, gitaren en zachte stemmen.',
      'Discos, guitarras y voces suaves.',
    ],
  },
  {
    id: 13,
    slug: 'games',
    name: ['Spiele', 'Games', 'Spellen', 'Juegos'],
    description: [
      'Vom Brettspiel bis zum Highscore.',
      'From board games to high scores.',
      'Van bordspel tot highscore.',
      'De los juegos de mesa al récord.',
    ],
  },
  {
    id: 14,
    slug: 'arts',
    name: ['Kunst und Bühne', 'Arts and stage', 'Kunst en podium', 'Arte y escena'],
    description: [
      'Zeichnen, Theater, Fotografie, Poesie.',
      'Drawing, theatre, photography, poetry.',
      'Tekenen, toneel, fotografie, poëzie.',
      'Dibujo, teatro, fotografía, poesía.',
    ],
  },
  {
    id: 15,
    slug: 'outdoors',
    name: ['Draußen', 'Outdoors', 'Buiten', 'Al aire libre'],
    description: [
      'Berge, Meer und Gegenwind.',
      'Mountains, sea and headwind.',
      'Bergen, zee en tegenwind.',
      'Montaña, mar y viento en contra.',
    ],
  },
  {
    id: 16,
    slug: 'kitchen',
    name: ['Küche und Café', 'Kitchen and café', 'Keuken en café', 'Cocina y café'],
    description: [
      'Es duftet nach Kaffee und frischem Brot.',
      'It smells of coffee and fresh bread.',
      'Het ruikt naar koffie en vers brood.',
      'Huele a café y a pan recién hecho.',
    ],
  },
  {
    id: 17,
    slug: 'night-owls',
    name: ['Nachteulen', 'Night owls', 'Nachtuilen', 'Noctámbulos'],
    description: [
      'Wach, wenn die Stadt schläft.',
      'Awake while the city sleeps.',
      'Wakker als de stad slaapt.',
      'Despiertos cuando la ciudad duerme.',
    ],
  },
  {
    id: 18,
    slug: 'couples',
    name: ['Paare', 'Couples', 'Stellen', 'Parejas'],
    description: [
      'Zwei Menschen, ein Gespräch.',
      'Two people, one conversation.',
      'Twee mensen, één gesprek.',
      'Dos personas, una conversación.',
    ],
  },
  {
    id: 19,
    slug: 'over-35',
    name: ['Ab 35', '35 and over', '35 plus', 'Más de 35'],
    description: [
      'Mit Erfahrung und Gelassenheit.',
      'With experience and ease.',
      'Met ervaring en gemak.',
      'Con experiencia y calma.',
    ],
  },
];

/** Which hobbies lead into which category. */
export const categoryHobbies: Readonly<Record<number, readonly string[]>> = {
  11: ['good-listener', 'humour', 'languages', 'books', 'wine'],
  12: ['jazz', 'vinyl', 'guitar', 'podcasts', 'dance'],
  13: ['gaming', 'board-games'],
  14: ['poetry', 'theatre', 'drawing', 'photography', 'cinema', 'design', 'ceramics', 'fashion'],
  15: ['hiking', 'sea', 'cycling', 'running', 'yoga', 'plants', 'travel'],
  16: ['cooking', 'coffee', 'wine'],
  17: ['city-nights', 'stars', 'rain'],
};
