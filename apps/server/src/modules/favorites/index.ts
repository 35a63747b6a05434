export { createFavoritesModule } from './favorites-module.ts';
export { followedFact } from './followed-fact.ts';
