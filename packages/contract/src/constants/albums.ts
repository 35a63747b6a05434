/** CO-queryGalleriesFirst: Galleries first (query service), in items. */
export const queryGalleriesFirst = 15;

/** CO-commentsPageSize: Comments per fetch, in items. */
export const commentsPageSize = 5;

/** CO-galleriesPageSize: Default page size, galleries, in items. */
export const galleriesPageSize = 10;

/** CO-albumDislike: Album dislike rating, in rating. */
export const albumDislike = 1;

/** CO-albumLike: Album like rating, in rating. */
export const albumLike = 5;
