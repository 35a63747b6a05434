/** The path data of one icon on a 256 grid, by weight. Duotone is [shade, line]. */
export type Glyph = {
  readonly regular: string;
  readonly fill?: string;
  readonly bold?: string;
  readonly duotone?: readonly [shade: string, line: string];
};
export type GlyphWeight = 'regular' | 'fill' | 'bold' | 'duotone';
