import { circle, n, opacity, rect, type Canvas } from '../canvas.ts';
import { lighten } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { SeededRandom } from '../random.ts';

/** What a scene gets: where to draw, in which light, and its chance. */
export interface SceneInput {
  readonly canvas: Canvas;
  readonly w: number;
  readonly h: number;
  readonly p: Palette;
  readonly r: SeededRandom;
  /** Where the person stands, as a share of the width. */
  readonly focus: number;
  /** Depth of field: 0 is sharp (a picture of its own), 1 lies behind a person. */
  readonly depth: number;
}

/** Blurs what lies behind a person; a picture of its own stays sharp. */
export const blurred = (
  { canvas, depth, w, h }: SceneInput,
  amount: number,
  content: string,
): string =>
  depth === 0
    ? content
    : `<g filter="${canvas.blur((amount * depth * Math.min(w, h)) / 800)}">${content}</g>`;

/** The base wash and one warm pool of light. */
export function wash(
  { canvas, w, h, p }: SceneInput,
  glowX = 0.25,
  glowY = 0.3,
  bg: Palette['bg'] = p.bg,
): string {
  const base = canvas.linear(
    [
      [0, bg[0]],
      [0.55, bg[1]],
      [1, bg[2]],
    ],
    [0.35, 0, 0.65, 1],
  );
  const glow = canvas.radial([
    [0, p.lamp, 0.75],
    [0.35, p.lamp, 0.28],
    [1, p.lamp, 0],
  ]);
  return rect(0, 0, w, h, base) + circle(w * glowX, h * glowY, Math.max(w, h) * 0.55, glow);
}

export interface BokehOptions {
  readonly x0?: number;
  readonly x1?: number;
  readonly y0?: number;
  readonly y1?: number;
  readonly min?: number;
  readonly max?: number;
  readonly alpha?: number;
}

/** Lights out of focus: soft discs with a brighter rim. */
export function bokeh(input: SceneInput, count: number, options: BokehOptions = {}): string {
  const { w, h, p, r } = input;
  const { x0 = 0, x1 = 1, y0 = 0, y1 = 1, min = 0.012, max = 0.06, alpha = 0.5 } = options;
  const colours = [p.lamp, p.rim, lighten(p.bg[2], 0.25), p.key];
  let discs = '';
  for (let i = 0; i < count; i += 1) {
    const radius = Math.max(w, h) * r.between(min, max);
    const x = w * r.between(x0, x1);
    const y = h * r.between(y0, y1);
    const colour = r.pick(colours);
    const a = alpha * r.between(0.25, 1);
    discs +=
      circle(x, y, radius, colour, `${opacity(a * 0.55)}`) +
      circle(
        x,
        y,
        radius * 0.97,
        'none',
        `stroke="${lighten(colour, 0.35)}" stroke-width="${n(Math.max(1, radius * 0.06))}" ${opacity(a * 0.5)}`,
      );
  }
  return `<g style="mix-blend-mode:screen">${discs}</g>`;
}

/** A round light with a wide halo. */
export function halo(
  input: SceneInput,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength = 0.9,
): string {
  const fill = input.canvas.radial([
    [0, colour, strength],
    [0.28, colour, strength * 0.42],
    [1, colour, 0],
  ]);
  return circle(x, y, radius, fill);
}
