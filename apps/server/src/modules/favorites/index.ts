export type { FavouriteLive } from './favorites-deps.ts';
export {
  createFavoritesModule,
  type FavoritesApi,
  type FavoritesModule,
} from './favorites-module.ts';
