/** CO-minSearchPatternMobile: Minimum search pattern length on mobile, in characters. */
export const minSearchPatternMobile = 3;

/** CO-minSearchPatternDesktop: Minimum search pattern length on other devices, in characters. Decided: 2 elsewhere than on mobile. */
export const minSearchPatternDesktop = 2;

/** CO-searchCacheLifetime: Search cache lifetime, in ms. */
export const searchCacheLifetime = 300_000;

/** CO-searchCleanerFirst: Cache cleaner first wait, in ms. */
export const searchCleanerFirst = 300_000;

/** CO-searchCleanerInterval: Cache cleaner check interval, in ms. */
export const searchCleanerInterval = 5000;

/** CO-recentSearchesMax: Recent searches kept, in entries. */
export const recentSearchesMax = 3;

/** CO-recentSearchMinLength: Minimum length of a stored recent search, in characters. */
export const recentSearchMinLength = 3;

/** CO-searchPageSizeActors: Search items per page actors, in items. */
export const searchPageSizeActors = 30;

/** CO-searchPageSizeModels: Search items per page models, in items. */
export const searchPageSizeModels = 30;

/** CO-searchPageSizeVideos: Search items per page videos, in items. */
export const searchPageSizeVideos = 30;

/** CO-searchPageSizeTv: Search items per page tv, in items. */
export const searchPageSizeTv = 30;

/** CO-searchPageSizeMediathek: Search items per page mediathek, in items. */
export const searchPageSizeMediathek = 30;

/** CO-searchPageSizeAsmr: Search items per page asmr, in items. */
export const searchPageSizeAsmr = 3;

/** CO-searchPageSizePhotos: Search items per page photos, in items. */
export const searchPageSizePhotos = 14;

/** CO-searchPageSizeGalleries: Search items per page galleries, in items. */
export const searchPageSizeGalleries = 14;

/** CO-searchPageSizeBlog: Search items per page blog, in items. */
export const searchPageSizeBlog = 15;

/** CO-perTypeSearchPageSize: Per-type search page size, in items. */
export const perTypeSearchPageSize = 10;

/** CO-defaultSearchFirst: Default search first, in items. */
export const defaultSearchFirst = 30;

/** CO-blogSearchFirst: Blog search first, in items. */
export const blogSearchFirst = 15;
