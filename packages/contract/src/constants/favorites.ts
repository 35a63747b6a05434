/** CO-mobileFavoriteActorsPage: Favourite actors per page on mobile, in items. */
export const mobileFavoriteActorsPage = 10;
