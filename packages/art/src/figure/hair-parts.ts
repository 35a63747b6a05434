import type { SeededRandom } from '../random.ts';
import type { Traits } from '../types.ts';
import type { Tones } from './tones.ts';

/** Strands are single lines; back lies behind the head, front on the forehead. */
export interface Hair {
  readonly back?: string;
  readonly front?: string;
  /** Finished drawing behind everything. */
  readonly behind?: string;
  /** Finished drawing on top. */
  readonly above?: string;
  /** Finished drawing that ends with the outline of the head. */
  readonly onSkull?: string;
  readonly strands?: readonly string[];
}

export interface HairInput {
  readonly traits: Traits;
  readonly tones: Tones;
  readonly r: SeededRandom;
}

/** The plain cap from which tied hair starts. */
export const cap =
  'M-80 -8 C-82 -50 -58 -80 -10 -86 C48 -90 80 -56 80 -8 C106 -66 96 -164 0 -164 C-96 -164 -106 -66 -80 -8Z';

export const strand = (
  x1: number,
  y1: number,
  cx1: number,
  cy1: number,
  cx2: number,
  cy2: number,
  x2: number,
  y2: number,
): string =>
  `M${x1.toFixed(1)} ${y1.toFixed(1)} C${cx1.toFixed(1)} ${cy1.toFixed(1)} ${cx2.toFixed(1)} ${cy2.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`;

/** Hair combed back from the hairline to one point. */
export function combed(cx: number, cy: number, top = -86): string[] {
  return Array.from({ length: 27 }, (_, i) => {
    const a = Math.PI * (1 + i / 26);
    const x = Math.cos(a) * 82;
    const y = -6 + Math.sin(a) * (-top - 8);
    return strand(x, y, x * 1.18, y - 38, x * 0.72 + cx * 0.3, -148 + Math.abs(x) * 0.2, cx, cy);
  });
}
