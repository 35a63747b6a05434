import { line, type Canvas } from '../canvas.ts';
import { brightness, darken, lighten, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Traits } from '../types.ts';

/** The colours of one figure in one light, and fills that all its shapes share. */
export interface Tones {
  readonly skin: string;
  readonly skinLit: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly hairLit: string;
  readonly hairShade: string;
  readonly cloth: string;
  readonly clothLit: string;
  readonly clothShade: string;
  readonly second: string;
  /** Lines of lashes and brows. */
  readonly ink: string;
  readonly skinFill: string;
  readonly hairFill: string;
  readonly backFill: string;
  readonly clothFill: string;
  readonly rim: string;
  readonly key: string;
  /** A horizontal run of light: key from the left, rim from the right. `half` is half the width. */
  ramp(lit: string, base: string, shade: string, half: number): string;
  /** Rim light along the right edge of a shape. */
  rimOn(path: string, width: number, strength: number, from?: number, to?: number): string;
  /** Key light along the left edge of a shape. */
  keyOn(path: string, width: number, strength: number, from?: number, to?: number): string;
}

/** A light along the inner edge of a shape, in three steps instead of a costly blur. */
function edge(
  canvas: Canvas,
  path: string,
  stroke: string,
  width: number,
  strength: number,
): string {
  const layer = (share: number, opacity: number): string =>
    line(path, stroke, width * share, `opacity="${Math.round(opacity * strength * 100) / 100}"`);
  return `<g clip-path="${canvas.clip(path)}">${layer(2, 0.22)}${layer(1.2, 0.3)}${layer(0.5, 0.6)}</g>`;
}

export function tonesOf(canvas: Canvas, traits: Traits, p: Palette): Tones {
  const hairColour = greyed(traits.hair, traits.age);
  const skin = mix(traits.skin, p.amb, 0.1);
  // Fair skin keeps its colour in the light, dark skin gains from it.
  const lift = 1 - brightness(traits.skin);
  const skinLit = mix(lighten(traits.skin, 0.02 + lift * 0.14), p.key, 0.26 + lift * 0.24);
  const skinShade = mix(mix(traits.skin, '#7a2f3d', 0.28), p.amb, 0.5);
  const hair = mix(hairColour, p.amb, 0.2);
  const hairLit = mix(lighten(hairColour, 0.2), p.key, 0.38);
  const hairShade = mix(darken(hairColour, 0.4), p.amb, 0.5);
  const cloth = mix(traits.cloth, p.amb, 0.22);
  const clothLit = mix(lighten(traits.cloth, 0.1), p.key, 0.26);
  const clothShade = mix(darken(traits.cloth, 0.35), p.amb, 0.5);
  const ramp = (lit: string, base: string, shade: string, half: number): string =>
    canvas.linear(
      [
        [0, lit],
        [0.32, mix(lit, base, 0.6)],
        [0.58, base],
        [0.82, shade],
        [0.95, mix(shade, p.rim, 0.35)],
        [1, mix(shade, p.rim, 0.75)],
      ],
      [-half, -40, half, 40],
      'user',
    );
  return {
    skin,
    skinLit,
    skinShade,
    hair,
    hairLit,
    hairShade,
    cloth,
    clothLit,
    clothShade,
    second: mix(traits.cloth2, p.amb, 0.24),
    ink: mix(darken(hairColour, 0.55), '#1a1020', 0.5),
    skinFill: ramp(skinLit, skin, mix(skin, skinShade, 0.8), 104),
    hairFill: ramp(hairLit, hair, hairShade, 150),
    backFill: ramp(mix(hairLit, hair, 0.55), hairShade, darken(hairShade, 0.2), 165),
    clothFill: ramp(clothLit, cloth, clothShade, 265),
    rim: p.rim,
    key: p.key,
    ramp,
    rimOn: (path, width, strength, from = 20, to = 120) =>
      edge(
        canvas,
        path,
        canvas.linear(
          [
            [0, p.rim, 0],
            [0.5, p.rim, 0.45],
            [1, p.rim, 1],
          ],
          [from, 0, to, 0],
          'user',
        ),
        width,
        strength,
      ),
    keyOn: (path, width, strength, from = -30, to = -200) =>
      edge(
        canvas,
        path,
        canvas.linear(
          [
            [0, lighten(p.key, 0.2), 0],
            [1, lighten(p.key, 0.2), 1],
          ],
          [from, 0, to, 0],
          'user',
        ),
        width,
        strength,
      ),
  };
}

/** Hair loses colour from the early forties on. */
function greyed(hair: string, age: number): string {
  return age <= 40 ? hair : mix(hair, '#b4b2b8', Math.min(0.5, (age - 40) * 0.055));
}
