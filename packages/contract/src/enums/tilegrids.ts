/** EN-tileGridColumnWidths. */
export const tileGridColumnWidths = { large: 1199, medium: 991, small: 767 } as const;
export type TileGridColumnWidth = (typeof tileGridColumnWidths)[keyof typeof tileGridColumnWidths];
