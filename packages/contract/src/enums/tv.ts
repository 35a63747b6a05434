/** EN-tvStreamTypes. */
export const tvStreamTypes = ['premium', 'live'] as const;
export type TvStreamType = (typeof tvStreamTypes)[number];
