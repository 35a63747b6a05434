import { circle, n, opacity, rect } from './canvas.ts';
import type { Stage } from './people.ts';

/** Two or three large, very soft lights close to the lens. */
export function veil({ canvas, w, h, p, r }: Stage): string {
  let lights = '';
  for (let i = 0; i < 3; i += 1) {
    const x = w * (r.chance(0.5) ? r.between(-0.05, 0.2) : r.between(0.8, 1.05));
    const colour = r.chance(0.5) ? p.lamp : p.rim;
    const fill = canvas.radial([
      [0, colour, 1],
      [0.6, colour, 0.7],
      [1, colour, 0],
    ]);
    lights += circle(
      x,
      h * r.between(0.7, 1.02),
      Math.min(w, h) * r.between(0.1, 0.2),
      fill,
      opacity(r.between(0.07, 0.16)),
    );
  }
  return `<g style="mix-blend-mode:screen">${lights}</g>`;
}

/** The corners lie in the shade. */
export function vignette({ canvas, w, h, p }: Stage, strength: number): string {
  const edge = canvas.radial(
    [
      [0.45, '#000000', 0],
      [1, p.amb, strength],
    ],
    [0.5, 0.42, 0.78],
  );
  return rect(0, 0, w, h, edge);
}

/** Warm from the lamp to cool from the window; to be laid on in soft light. */
export function tint({ canvas, w, h, p }: Stage, more = ''): string {
  const fill = canvas.linear(
    [
      [0, p.lamp, 0.16],
      [0.5, p.lamp, 0],
      [1, p.rim, 0.14],
    ],
    [0, 0, 1, 1],
  );
  return rect(0, 0, w, h, fill, more);
}

/** Vignette, a warm to cool tint, grain: they tie all pictures together. */
export function finish(stage: Stage, strength: number, grain: boolean): string {
  const { canvas, w, h, r } = stage;
  const out = vignette(stage, strength) + tint(stage, 'style="mix-blend-mode:soft-light"');
  if (!grain) return out;
  const seed = r.whole(1, 99);
  const id = canvas.define(
    `grain${seed}`,
    (name) =>
      `<filter id="${name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="1" seed="${seed}"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 -1.4 1.15"/></filter>`,
  );
  return `${out}<rect width="${n(w)}" height="${n(h)}" filter="url(#${id})" opacity=".16" style="mix-blend-mode:overlay"/>`;
}
