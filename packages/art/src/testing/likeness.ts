import sharp from 'sharp';

/** What a picture looks like from far away: gradients of brightness, and its mean colours. */
export interface Likeness {
  /** 16×16 bits: is a place brighter than its right neighbour? */
  readonly bits: readonly boolean[];
  /** 8×8 colours, 0 to 255. */
  readonly colours: readonly number[];
}

export async function likenessOf(svg: string): Promise<Likeness> {
  const image = sharp(Buffer.from(svg)).flatten();
  const grey = await image.clone().greyscale().resize(17, 16, { fit: 'fill' }).raw().toBuffer();
  const colours = await image.clone().resize(8, 8, { fit: 'fill' }).raw().toBuffer();
  const bits: boolean[] = [];
  for (let y = 0; y < 16; y += 1) {
    for (let x = 0; x < 16; x += 1) bits.push(grey[y * 17 + x]! > grey[y * 17 + x + 1]!);
  }
  return { bits, colours: [...colours] };
}

/** Differing bits (0 to 256) plus the mean colour distance (0 to 255). */
export function difference(a: Likeness, b: Likeness): { bits: number; colour: number } {
  const bits = a.bits.filter((bit, i) => bit !== b.bits[i]).length;
  const sum = a.colours.reduce(
    (total, value, i) => total + Math.abs(value - (b.colours[i] ?? 0)),
    0,
  );
  return { bits, colour: sum / a.colours.length };
}

/** The two most similar pictures of a list. */
export function closest(list: readonly Likeness[]): {
  a: number;
  b: number;
  bits: number;
  colour: number;
} {
  let best = { a: -1, b: -1, bits: 256, colour: 255 };
  for (let a = 0; a < list.length; a += 1) {
    for (let b = a + 1; b < list.length; b += 1) {
      const found = difference(list[a]!, list[b]!);
      if (found.bits + found.colour < best.bits + best.colour) best = { a, b, ...found };
    }
  }
  return best;
}
