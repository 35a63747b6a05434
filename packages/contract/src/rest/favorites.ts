import { endpoint, endpoints } from '../define.ts';
import { answer, count, id, input, limit, list, offset, url } from '../shapes/primitives.ts';

export const favoritesEndpoints = endpoints(
  endpoint({
    key: 'GET /guest/favorite/actors',
    id: 'RE-favoriteActors',
    summary:
      'Ids of the pinned actors: who is online first, then the newest pin. [RU-favorites-list-call]',
    response: answer({ data: list(id, 10_000) }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /gallery/getPinnedPhotos',
    id: 'RE-getPinnedPhotos',
    summary: 'The pinned photos, the newest pin first.',
    query: input({ offset, limit: limit(20) }),
    response: answer({ total: count, items: list(answer({ id, url })) }),
    audience: 'guest',
    built: true,
  }),
);
