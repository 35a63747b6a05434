import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import geist from './geist.woff2?url';
import headSans from './head-sans.woff2?url';

/** Addresses of the two faces that every page uses above the fold: preload them as `font/woff2`, crossorigin. */
export const preloadFonts: readonly string[] = [geist, headSans];

/** The same for a page that wears a brand with its own display face. */
export const preloadFontsOf = (brand?: 'lagoon' | 'rosewood'): readonly string[] =>
  brand === 'lagoon' ? [geist, hanken] : brand === 'rosewood' ? [geist, bricolage] : preloadFonts;
