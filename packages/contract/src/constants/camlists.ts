/** CO-collectionActorsPage: Collection actors page, in items. */
export const collectionActorsPage = 15;
