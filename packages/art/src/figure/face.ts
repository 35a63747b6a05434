import { ellipse, line, n, opacity, path, spot, type Canvas } from '../canvas.ts';
import { brightness, lighten, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { SeededRandom } from '../random.ts';
import type { Traits } from '../types.ts';
import type { Head } from './head.ts';
import { nose } from './mouth.ts';
import type { Tones } from './tones.ts';

export interface FaceInput {
  readonly canvas: Canvas;
  readonly traits: Traits;
  readonly tones: Tones;
  readonly head: Head;
  readonly p: Palette;
  readonly r: SeededRandom;
  /** Eyes with brows, and the mouth: a still picture draws those of a mood, a film those of a pose. */
  readonly eyes: () => string;
  readonly mouth: () => string;
  /** Hair falls over the forehead and shades it. */
  readonly fringe: boolean;
}

/** The colour of a beard, on the face and below it. */
const beardColour = (tones: Tones): string => mix(tones.hair, tones.hairShade, 0.62);

function beard({ traits, tones, head }: FaceInput): string {
  const { mouthX: x, mouthY: y, chinY, chinX } = head;
  const strength = traits.beard === 'stubble' ? 0.26 : 0.9;
  const colour = beardColour(tones);
  const fill = (d: string): string => path(d, colour, opacity(strength));
  const moustache = `M${n(x)} ${n(y - 17)} C${n(x + 12)} ${n(y - 22)} ${n(x + 30)} ${n(y - 14)} ${n(x + 36)} ${n(y + 1)} C${n(x + 22)} ${n(y - 9)} ${n(x + 10)} ${n(y - 10)} ${n(x)} ${n(y - 9)} C${n(x - 10)} ${n(y - 10)} ${n(x - 22)} ${n(y - 9)} ${n(x - 36)} ${n(y + 1)} C${n(x - 30)} ${n(y - 14)} ${n(x - 12)} ${n(y - 22)} ${n(x)} ${n(y - 17)}Z`;
  const cheeks = `M-90 ${n(head.eyeY + 14)} C-74 ${n(y - 14)} -54 ${n(y - 20)} ${n(x - 34)} ${n(y - 20)} C${n(x - 16)} ${n(y - 25)} ${n(x + 16)} ${n(y - 25)} ${n(x + 34)} ${n(y - 20)} C54 ${n(y - 20)} 74 ${n(y - 14)} 90 ${n(head.eyeY + 14)} L96 ${n(chinY + 20)} L-96 ${n(chinY + 20)}Z`;
  const jaw = `M-90 ${n(head.eyeY + 30)} C-70 ${n(y + 6)} -50 ${n(y + 4)} ${n(x - 36)} ${n(y)} C${n(x - 30)} ${n(y - 14)} ${n(x - 14)} ${n(y - 20)} ${n(x)} ${n(y - 17)} C${n(x + 14)} ${n(y - 20)} ${n(x + 30)} ${n(y - 14)} ${n(x + 36)} ${n(y)} C50 ${n(y + 4)} 70 ${n(y + 6)} 90 ${n(head.eyeY + 30)} L96 ${n(chinY + 20)} L-96 ${n(chinY + 20)}Z`;
  const goatee = `M${n(x - 22)} ${n(y + 12)} C${n(x - 10)} ${n(y + 18)} ${n(x + 10)} ${n(y + 18)} ${n(x + 22)} ${n(y + 12)} C${n(x + 28)} ${n(y + 30)} ${n(chinX + 22)} ${n(chinY + 8)} ${n(chinX)} ${n(chinY + 10)} C${n(chinX - 22)} ${n(chinY + 8)} ${n(x - 28)} ${n(y + 30)} ${n(x - 22)} ${n(y + 12)}Z`;
  switch (traits.beard) {
    case 'none':
      return '';
    case 'stubble':
    case 'full':
    case 'long':
      return fill(cheeks);
    case 'short':
      return fill(jaw);
    case 'goatee':
      return fill(moustache) + fill(goatee);
    case 'moustache':
      return fill(moustache);
  }
}

/** A long beard leaves the outline of the face. */
export function beardBelow({ traits, tones, head }: FaceInput): string {
  if (traits.beard !== 'long') return '';
  const { chinX: x, chinY: y } = head;
  return path(
    `M-62 ${n(y - 40)} C-60 ${n(y + 10)} ${n(x - 34)} ${n(y + 58)} ${n(x)} ${n(y + 62)} C${n(x + 34)} ${n(y + 58)} 60 ${n(y + 10)} 62 ${n(y - 40)}Z`,
    beardColour(tones),
  );
}

function ageLines({ traits, tones, head }: FaceInput): string {
  if (traits.age < 34) return '';
  const strength = Math.min(0.5, (traits.age - 31) * 0.035);
  const { noseX: nx, noseY, mouthX: mx, mouthY } = head;
  const colour = mix(tones.skinShade, '#5a1f2c', 0.25);
  const fold = (side: 1 | -1): string =>
    `M${n(nx + side * 19)} ${n(noseY - 2)} Q${n(mx + side * 34)} ${n(noseY + 12)} ${n(mx + side * 36)} ${n(mouthY - 3)}`;
  return (
    line(`${fold(-1)} ${fold(1)}`, colour, 2.2, opacity(strength)) +
    (traits.age > 40
      ? line(
          `M${n(nx - 30)} -58 Q${n(nx)} -63 ${n(nx + 30)} -58`,
          colour,
          2,
          opacity(strength * 0.6),
        )
      : '')
  );
}

/** Skin, features and what grows on them, in head units. */
export function face(input: FaceInput): string {
  const { canvas, traits, tones, head, p, r } = input;
  const tx = traits.turn;
  const fem = traits.gender === 'F';
  const ear = (side: 1 | -1): string =>
    ellipse(
      side * (head.cheek + 1),
      head.eyeY + 8,
      12,
      23,
      side < 0 ? mix(tones.skinLit, tones.skin, 0.5) : tones.skinShade,
    ) +
    line(
      `M${n(side * (head.cheek + 5))} ${n(head.eyeY - 3)} q${side * 5} 10 ${side * -1} 20`,
      tones.skinShade,
      2,
      'opacity=".5"',
    );
  let out = ear(-1) + ear(1) + beardBelow(input) + path(head.outline, tones.skinFill);
  out += `<g clip-path="${canvas.clip(head.outline)}">`;
  out += path(
    `M${n(24 + tx)} -130 C${n(40 + tx)} -74 ${n(28 + tx)} -54 ${n(34 + tx)} -14 C${n(40 + tx)} 6 ${n(26 + tx)} 30 ${n(32 + tx)} 44 C${n(48 + tx)} 66 ${n(30 + tx)} 96 ${n(14 + tx)} 128 L130 130 L130 -140Z`,
    canvas.linear(
      [
        [0, tones.skinShade, 0],
        [0.4, tones.skinShade, 0.2],
        [1, tones.skinShade, 0.42],
      ],
      [40 + tx, 0, 96, 0],
      'user',
    ),
  );
  // On dark skin the same light would leave the rest of the face in the dark, so it is spread.
  const light = 0.45 + 0.55 * brightness(traits.skin);
  out +=
    spot(canvas, -44 + tx, head.eyeY + 32, 44, 34, p.key, 0.5 * light) +
    spot(canvas, -26 + tx, -78, 54, 34, lighten(p.key, 0.2), 0.36 * light) +
    spot(canvas, head.chinX - 10, head.chinY - 16, 46, 30, tones.skinLit, 0.5);
  const blush = fem ? 0.26 : 0.13;
  out +=
    spot(canvas, -48 + tx, head.eyeY + 41, 32, 20, '#e0566a', blush) +
    spot(canvas, 50 + tx, head.eyeY + 41, 32, 20, '#d0486a', blush * 0.85);
  if (input.fringe)
    out += path(
      'M-110 -50 C-70 -104 -30 -108 0 -106 C40 -108 76 -96 110 -40 L110 -170 L-110 -170Z',
      canvas.linear(
        [
          [0, tones.skinShade, 0.75],
          [0.7, tones.skinShade, 0.4],
          [1, tones.skinShade, 0],
        ],
        [0, -150, 0, -56],
        'user',
      ),
    );
  out += beard(input) + '</g>';
  out += ageLines(input) + input.eyes() + nose({ canvas, traits, tones, head, p });
  if (traits.freckles) {
    for (let i = 0; i < 26; i += 1)
      out += ellipse(
        r.between(-52, 52) + tx,
        head.eyeY + r.between(18, 42),
        r.between(0.9, 1.6),
        1.3,
        '#8a4a34',
        'opacity=".4"',
      );
  }
  return out + input.mouth() + tones.rimOn(head.outline, 15, 0.7, 30, 84);
}
