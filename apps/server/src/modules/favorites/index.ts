export {
  createFavoritesModule,
  type FavoritesApi,
  type FavoritesModule,
} from './favorites-module.ts';
