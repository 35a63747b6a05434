export { loadFavorites, type FavoritesData } from './load-favorites.ts';
export { useFavorites, type FavoritesView } from './use-favorites.ts';
export { useFollow, type FollowView } from './use-follow.ts';
export { useFavouriteAlerts, type FavouriteAlertsView } from './use-favourite-alerts.ts';
