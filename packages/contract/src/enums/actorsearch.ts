/** EN-actorSortTypes. */
export const actorSortTypes = ['rank', 'registered', 'distance'] as const;
export type ActorSortType = (typeof actorSortTypes)[number];

/** EN-actorSearchTypes. */
export const actorSearchTypes = ['default', 'location', 'custom', 'new-girls'] as const;
export type ActorSearchType = (typeof actorSearchTypes)[number];

/** EN-actorSearchCategories. */
export const actorSearchCategories = { default: 3, newlyRegistered: 88 } as const;
export type ActorSearchCategory =
  (typeof actorSearchCategories)[keyof typeof actorSearchCategories];

/** EN-locationSources. */
export const locationSources = ['forced location', 'zip', 'html5'] as const;
export type LocationSource = (typeof locationSources)[number];
