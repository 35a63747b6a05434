/** EN-searchResultCategories. */
export const searchResultCategories = [
  'actors',
  'models',
  'videos',
  'asmr',
  'photos',
  'galleries',
  'tv',
  'mediathek',
  'blog',
] as const;
export type SearchResultCategory = (typeof searchResultCategories)[number];

/** EN-searchTypes. */
export const searchTypes = [
  'global',
  'actor',
  'video',
  'ASMR',
  'gallery',
  'mediathek',
  'blog',
] as const;
export type SearchType = (typeof searchTypes)[number];

/** EN-perTypeSearchPages. */
export const perTypeSearchPages = ['actors', 'videos', 'series', 'magazine'] as const;
export type PerTypeSearchPage = (typeof perTypeSearchPages)[number];

/** EN-quickSearchCounts. */
export const quickSearchCounts = ['media', 'actors', 'videos', 'tv mediathek', 'magazine'] as const;
export type QuickSearchCount = (typeof quickSearchCounts)[number];

/** EN-searchModes. */
export const searchModes = ['global', 'quick (navbar)', 'full', 'per-type'] as const;
export type SearchMode = (typeof searchModes)[number];
