/** EN-albumRatings. */
export const albumRatings = { dislike: 1, like: 5 } as const;
export type AlbumRating = (typeof albumRatings)[keyof typeof albumRatings];

/** EN-imageWidths. */
export const imageWidths = { w320: 320, w640: 640, w1280: 1280 } as const;
export type ImageWidth = (typeof imageWidths)[keyof typeof imageWidths];

/** EN-albumTypes. */
export const albumTypes = ['video', 'image album'] as const;
export type AlbumType = (typeof albumTypes)[number];
