/** The path data of one icon on a 256 grid, by weight. Duotone is [shade, line]. */
export type Glyph = {
  readonly regular: string;
  readonly fill?: string;
  readonly bold?: string;
  readonly duotone?: readonly [shade: string, line: string];
};

/** Weight of a glyph. Not every glyph has each; what it lacks is drawn regular. */
export type GlyphWeight = 'regular' | 'fill' | 'bold' | 'duotone';
