/** CO-toyIntensities: Number of remote-toy intensities, in gift ids. */
export const toyIntensities = 4;

/** CO-toyGiftIds: Remote-toy gift ids, in ids. One for each intensity. The documents print none: these are ours. */
export const toyGiftIds = ['toy-1', 'toy-2', 'toy-3', 'toy-4'] as const;
