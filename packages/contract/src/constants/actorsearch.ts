/** CO-zipLength: Zip code length for the lookup, in characters. */
export const zipLength = 5;

/** CO-actorSearchDefaultCategory: Default actor search category, in id. */
export const actorSearchDefaultCategory = 3;

/** CO-actorSearchNewCategory: Newly registered category, in id. */
export const actorSearchNewCategory = 88;

/** CO-moodDebounce: Mood debounce, in ms. */
export const moodDebounce = 500;
