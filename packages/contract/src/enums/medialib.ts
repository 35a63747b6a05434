/** EN-mediaLibraryMediaTypes. */
export const mediaLibraryMediaTypes = ['video', 'photo'] as const;
export type MediaLibraryMediaType = (typeof mediaLibraryMediaTypes)[number];

/** EN-mediaLibrarySourceTypes. */
export const mediaLibrarySourceTypes = ['purchased', 'pinned', 'archived'] as const;
export type MediaLibrarySourceType = (typeof mediaLibrarySourceTypes)[number];

/** EN-mediaLibraryOriginTypes. */
export const mediaLibraryOriginTypes = ['shop', 'chatclip'] as const;
export type MediaLibraryOriginType = (typeof mediaLibraryOriginTypes)[number];

/** EN-mediaLibraryTabs. */
export const mediaLibraryTabs = [
  'photos',
  'video',
  'audio',
  'shop',
  'pinned',
  'archive',
  'feed',
  'messenger',
  'clips',
] as const;
export type MediaLibraryTab = (typeof mediaLibraryTabs)[number];
