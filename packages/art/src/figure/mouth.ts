import { ellipse, line, n, path, spot } from '../canvas.ts';
import { brightness, darken, lighten, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Mood, MouthShape, NoseShape, Traits } from '../types.ts';
import type { FeatureInput } from './eyes.ts';

interface Input extends FeatureInput {
  readonly mood: Mood;
}

/** Half width, upper lip, lower lip, depth of the cupid's bow. */
export const mouthForms: Readonly<
  Record<MouthShape, readonly [w: number, up: number, low: number, bow: number]>
> = {
  full: [24, 9.5, 13, 3],
  thin: [25, 4.5, 6.5, 1.5],
  bow: [22, 9, 10, 5],
  wide: [30, 7, 9.5, 2.5],
  small: [21, 7, 9, 3],
  heart: [21, 10.5, 11, 4.5],
};

/** How far the corners rise, how much wider the mouth gets. */
const moods: Readonly<Record<Mood, readonly [lift: number, wider: number]>> = {
  open: [7.5, 1.12],
  smile: [10, 1.24],
  grin: [11.5, 1.34],
  soft: [7.5, 1.14],
  closed: [9, 1.18],
  side: [7, 1.1],
  wonder: [5.5, 1],
};

/** Colours of the lips and of the shade between them. */
export function lipTones(traits: Traits, p: Palette): { lip: string; shade: string } {
  // In a beard lips of the common colour would be lost.
  const bearded = traits.beard === 'full' || traits.beard === 'long' || traits.beard === 'short';
  const colour = bearded ? mix(lighten(traits.lip, 0.22), '#d98078', 0.3) : traits.lip;
  return { lip: mix(colour, p.amb, 0.16), shade: mix(darken(colour, 0.32), p.amb, 0.3) };
}

/** The shade below the lower lip. On dark skin a full one would read as a beard. */
export const underLip = ({ canvas, traits, tones, head }: FeatureInput, low: number): string =>
  spot(
    canvas,
    head.mouthX,
    head.mouthY + low + 13,
    20,
    7,
    tones.skinShade,
    0.4 * brightness(traits.skin) ** 1.5,
  );

export function mouth(input: Input): string {
  const { canvas, traits, tones, head, p, mood } = input;
  const male = traits.gender === 'M';
  const [w0, up0, low0, bow] = mouthForms[traits.mouth];
  const [lift, wider] = moods[mood];
  const w = w0 * wider * (male ? 1.1 : 1);
  const up = up0 * (male ? 0.68 : 0.92);
  const low = low0 * (male ? 0.72 : 0.92);
  const x = head.mouthX;
  const y = head.mouthY;
  const { lip, shade } = lipTones(traits, p);
  // One corner higher than the other: a half smile.
  const skew = mood === 'side' ? 3 : 0;
  const L = `${n(x - w)} ${n(y - lift)}`;
  const R = `${n(x + w)} ${n(y - lift - skew)}`;
  const X = (v: number): string => n(x + v * w);
  const top = `M${L} C${X(-0.6)} ${n(y - up * 0.75 - lift * 0.5)} ${X(-0.3)} ${n(y - up - bow * 0.5)} ${n(x)} ${n(y - up + bow)} C${X(0.3)} ${n(y - up - bow * 0.5)} ${X(0.6)} ${n(y - up * 0.75 - lift * 0.5)} ${R}`;
  const sag = lift * 0.75 + 1.5;
  const seam = (dy: number): string =>
    `C${X(0.45)} ${n(y + sag + dy)} ${X(-0.45)} ${n(y + sag + dy)} ${L}`;
  let out = '';
  if (mood === 'grin') {
    const open = 13;
    const inside = `M${L} C${X(-0.5)} ${n(y - lift * 0.2)} ${X(0.5)} ${n(y - lift * 0.2)} ${R} C${X(0.6)} ${n(y + open)} ${X(-0.6)} ${n(y + open)} ${L}Z`;
    out += path(inside, darken(shade, 0.2));
    out += `<g clip-path="${canvas.clip(inside)}">${path(`M${X(-0.86)} ${n(y - lift)} H${X(0.86)} V${n(y - lift + 9)} Q${n(x)} ${n(y + 9)} ${X(-0.86)} ${n(y - lift + 9)}Z`, '#f4edee')}${spot(canvas, x, y + open, w * 0.55, 7, '#b5596a', 0.8)}</g>`;
    out += path(
      `${top} C${X(0.5)} ${n(y - lift * 0.2 + 0.5)} ${X(-0.5)} ${n(y - lift * 0.2 + 0.5)} ${L}Z`,
      mix(lip, shade, 0.2),
    );
    out += path(
      `M${L} C${X(-0.6)} ${n(y + open)} ${X(0.6)} ${n(y + open)} ${R} C${X(0.62)} ${n(y + open + low * 0.7)} ${X(-0.62)} ${n(y + open + low * 0.7)} ${L}Z`,
      lip,
    );
  } else {
    const parted = mood === 'wonder' ? 3.5 : 0;
    if (parted)
      out += path(
        `M${L} C${X(-0.45)} ${n(y + sag - 1)} ${X(0.45)} ${n(y + sag - 1)} ${R} C${X(0.45)} ${n(y + sag + parted * 1.6)} ${X(-0.45)} ${n(y + sag + parted * 1.6)} ${L}Z`,
        darken(shade, 0.35),
      );
    out += path(`${top} ${seam(0)}Z`, mix(lip, shade, 0.35));
    out += path(
      `M${L} C${X(-0.45)} ${n(y + sag + parted)} ${X(0.45)} ${n(y + sag + parted)} ${R} C${X(0.55)} ${n(y + low + lift * 0.35 + parted)} ${X(-0.55)} ${n(y + low + lift * 0.35 + parted)} ${L}Z`,
      lip,
    );
    if (!parted) out += line(`M${R} ${seam(0)}`, shade, 2.4);
    out += spot(canvas, x - 4, y + low * 0.55, w * 0.42, 3.6, '#ffffff', male ? 0.16 : 0.3);
  }
  if (lift > 8) {
    const crease = mix(tones.skinShade, '#5a1f2c', 0.2);
    out += line(
      `M${n(x - w - 5)} ${n(y - lift - 5)} q-3 6 0 10 M${n(x + w + 5)} ${n(y - lift - 5)} q3 6 0 10`,
      crease,
      2,
      'opacity=".4"',
    );
  }
  return out + underLip(input, low);
}

/** Half width of the wings, fall of the tip, width of the bridge, height of a hump. */
const noseForms: Readonly<
  Record<NoseShape, readonly [wing: number, tip: number, bridge: number, hump: number]>
> = {
  button: [12, -2, 9, 0],
  straight: [13, 0, 8, 0],
  broad: [18.5, 0, 12, 0],
  long: [13.5, 4.5, 8, 1],
  aquiline: [14, 3, 9, 4],
  small: [10.5, -3, 7, 0],
};

export function nose({ canvas, traits, tones, head, p }: FeatureInput): string {
  const [wing, tip, bridge, hump] = noseForms[traits.nose];
  const k = traits.gender === 'M' ? 1.1 : 0.98;
  const x = head.noseX;
  const y = head.noseY + tip;
  const top = head.eyeY - 6;
  const w = wing * k;
  const line2 = mix(tones.skinShade, '#5a1f2c', 0.3);
  const side = `M${n(x * 0.75 + bridge * 0.45)} ${n(top)} C${n(x + bridge * 0.6 + hump)} ${n(top + 14)} ${n(x + w * 0.7 + hump)} ${n(y - 18)} ${n(x + w * 1.12)} ${n(y - 7)} C${n(x + w)} ${n(y + 4)} ${n(x + 3)} ${n(y + 4)} ${n(x)} ${n(y + 1)} C${n(x + 6)} ${n(y - 8)} ${n(x + 5)} ${n(y - 22)} ${n(x * 0.75 + bridge * 0.45)} ${n(top)}Z`;
  return (
    path(side, tones.skinShade, 'opacity=".34"') +
    spot(canvas, x + w * 0.7, y - 4, w * 0.9, 10, tones.skinShade, 0.4) +
    line(
      `M${n(x - w)} ${n(y - 5)} C${n(x - w * 1.05)} ${n(y + 1)} ${n(x - w * 0.6)} ${n(y + 2.5)} ${n(x - w * 0.42)} ${n(y + 0.5)} Q${n(x)} ${n(y + 5.5)} ${n(x + w * 0.42)} ${n(y + 0.5)} C${n(x + w * 0.6)} ${n(y + 2.5)} ${n(x + w * 1.05)} ${n(y + 1)} ${n(x + w)} ${n(y - 5)}`,
      line2,
      2.4,
      'opacity=".6"',
    ) +
    spot(canvas, x - 3, y - 11, 7.5, 9, lighten(p.key, 0.4), 0.6) +
    line(
      `M${n(x * 0.75 - 3)} ${n(top + 4)} Q${n(x - 5 - hump)} ${n((top + y) / 2 - 4)} ${n(x - 4)} ${n(y - 18)}`,
      lighten(p.key, 0.3),
      4.4,
      'opacity=".2"',
    ) +
    ellipse(x - w * 0.46, y - 0.6, 2.6, 1.5, line2, 'opacity=".45"') +
    ellipse(x + w * 0.46, y - 0.6, 2.6, 1.5, line2, 'opacity=".45"')
  );
}
