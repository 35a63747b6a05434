export { Icon, type IconProps, type IconSize } from './Icon.tsx';
export type { Glyph, GlyphWeight } from './glyph.ts';
