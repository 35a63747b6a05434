export { createFavoritesModule, type FavoritesApi } from './favorites-module.ts';
export type { FavouriteCameOnline } from './favorites.events.ts';
export { createFollowedBy } from './followed-by.ts';
export { targetIdOf } from './pins.rules.ts';
export { followedFact } from './followed-fact.ts';
