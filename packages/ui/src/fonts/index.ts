import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import monaSans from '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url';

/** Addresses of the two faces that every page uses above the fold: preload them as `font/woff2`, crossorigin. */
export const preloadFonts: readonly string[] = [geist, monaSans];
