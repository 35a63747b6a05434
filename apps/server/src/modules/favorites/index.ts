export { createFavoritesModule } from './favorites-module.ts';
