/** CO-tileGridColumns_1199: Tile grid column change width, in px. */
export const tileGridColumns1199 = 1199;

/** CO-tileGridColumns_991: Tile grid column change width, in px. */
export const tileGridColumns991 = 991;

/** CO-tileGridColumns_767: Tile grid column change width, in px. */
export const tileGridColumns767 = 767;
