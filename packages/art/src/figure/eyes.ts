import { ellipse, line, n, opacity, path, spot, type Canvas } from '../canvas.ts';
import { darken, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { BrowShape, EyeShape, Mood, Traits } from '../types.ts';
import type { Head } from './head.ts';
import type { Tones } from './tones.ts';

/** Half width, height of the upper and lower lid, lift of the outer corner, distance of the fold. */
export interface EyeForm {
  readonly w: number;
  readonly up: number;
  readonly low: number;
  readonly lift: number;
  readonly inner: number;
  /** 0 has no fold. */
  readonly fold: number;
  /** Where the upper lid is highest, -1 inner to 1 outer. */
  readonly peak: number;
}

export const eyeForms: Readonly<Record<EyeShape, EyeForm>> = {
  almond: { w: 20.5, up: 13, low: 9, lift: -3, inner: 4, fold: 6, peak: 0.1 },
  round: { w: 18.5, up: 17, low: 12, lift: 0, inner: 3, fold: 6, peak: 0 },
  hooded: { w: 20, up: 10.5, low: 8.5, lift: -1, inner: 3, fold: 2.6, peak: 0.2 },
  upturned: { w: 20.5, up: 12.5, low: 8, lift: -8, inner: 5, fold: 5, peak: 0.35 },
  downturned: { w: 20.5, up: 13, low: 8, lift: 3.5, inner: 1, fold: 6, peak: -0.15 },
  narrow: { w: 22, up: 8.5, low: 6.5, lift: -3, inner: 3, fold: 5, peak: 0.2 },
  monolid: { w: 21.5, up: 10, low: 7, lift: -5, inner: 5, fold: 0, peak: 0.3 },
};

/** How far the lids are open and how much the lower lid rises. */
const lids: Readonly<Record<Mood, { open: number; squint: number; brow: number }>> = {
  // Whoever smiles with the mouth smiles with the lower lids, too.
  open: { open: 1.02, squint: 0.3, brow: -2.5 },
  smile: { open: 0.96, squint: 0.55, brow: -4 },
  grin: { open: 0.86, squint: 0.7, brow: -4.5 },
  soft: { open: 0.84, squint: 0.3, brow: -1.5 },
  closed: { open: 0, squint: 0, brow: -2 },
  side: { open: 0.98, squint: 0.25, brow: -2.5 },
  wonder: { open: 1.12, squint: 0.1, brow: -7 },
};

/** What the parts of a face are drawn with. */
export interface FeatureInput {
  readonly canvas: Canvas;
  readonly traits: Traits;
  readonly tones: Tones;
  readonly head: Head;
  readonly p: Palette;
}

interface EyeInput extends FeatureInput {
  readonly mood: Mood;
}

/** Centre and scale of one eye; `side` is -1 for the left one in the picture. */
export function eyePlace(
  { traits, head }: Pick<FeatureInput, 'traits' | 'head'>,
  side: 1 | -1,
): { x: number; k: number; kx: number } {
  const far = side === Math.sign(traits.turn);
  const kx = far ? 1 - Math.abs(traits.turn) * 0.014 : 1;
  const size = traits.eyeSize * (traits.gender === 'F' ? 1.12 : 1);
  return { x: side * 35.5 * traits.spacing * (far ? kx : 1) + head.eyeX, k: size, kx: size * kx };
}

function closedEye(
  input: EyeInput,
  x: number,
  y: number,
  k: number,
  side: 1 | -1,
  up: boolean,
): string {
  const { tones, traits } = input;
  const bend = up ? -12 : 12;
  const from = up ? 4 : -1;
  const out =
    line(
      `M${n(x - 20 * k)} ${n(y + from)} Q${n(x)} ${n(y + from + bend)} ${n(x + 20 * k)} ${n(y + from)}`,
      tones.ink,
      traits.gender === 'F' ? 4.6 : 3.8,
    ) +
    line(
      `M${n(x - 14 * k)} ${n(y - 12)} Q${n(x)} ${n(y - 20)} ${n(x + 15 * k)} ${n(y - 11)}`,
      mix(tones.skinShade, tones.ink, 0.25),
      2,
      'opacity=".5"',
    );
  if (traits.gender !== 'F') return out;
  const cx = x + side * 20 * k;
  return out + line(`M${n(cx)} ${n(y + from)} l${side * 7} ${up ? -4 : 3}`, tones.ink, 3.2);
}

function openEye(
  input: EyeInput,
  x: number,
  y: number,
  k: number,
  kx: number,
  side: 1 | -1,
): string {
  const { canvas, traits, tones, head, p, mood } = input;
  const form = eyeForms[traits.eyes];
  const lid = lids[mood];
  const fem = traits.gender === 'F';
  const m = (v: number): string => n(x + side * v * kx);
  const up = form.up * k * lid.open;
  const low = form.low * k * (1 - lid.squint * 0.6);
  const outerY = y + form.lift * k;
  const innerY = y + form.inner * k;
  const p1 = -form.w * (0.55 - form.peak * 0.2);
  const p2 = form.w * (0.45 + form.peak * 0.25);
  const upper = `${m(p1)} ${n(y - up)} ${m(p2)} ${n(y - up + form.lift * 0.5)} ${m(form.w + 1)} ${n(outerY)}`;
  const opening = `M${m(-form.w)} ${n(innerY)} C${upper} C${m(form.w * 0.62)} ${n(y + low)} ${m(-form.w * 0.5)} ${n(y + low + 2)} ${m(-form.w)} ${n(innerY)}Z`;
  const look = mood === 'side' ? 5.5 : 0;
  const gx = x + head.eyeX * 0.12 + look;
  const gy = y - 1;
  const iris = 10.8 * k * (traits.eyes === 'narrow' || traits.eyes === 'monolid' ? 0.94 : 1);
  const lidShade = mix(tones.skinShade, tones.ink, 0.25);
  let out = path(opening, mix('#f3ecef', p.amb, side > 0 ? 0.32 : 0.14));
  out +=
    `<g clip-path="${canvas.clip(opening)}">` +
    ellipse(gx, gy, iris, iris, darken(traits.eye, 0.45)) +
    ellipse(gx, gy + 1.6, iris * 0.82, iris * 0.8, traits.eye) +
    ellipse(gx, gy, iris * 0.46, iris * 0.46, '#0d0a12') +
    ellipse(gx - iris * 0.36, gy - iris * 0.32, iris * 0.26, iris * 0.26, '#ffffff') +
    ellipse(gx + iris * 0.38, gy + iris * 0.42, iris * 0.13, iris * 0.13, p.rim, 'opacity=".8"') +
    path(
      `M${n(x - 34)} ${n(y - 26)} h68 v${n(26 - up * 0.5)} q-34 -9 -68 2Z`,
      tones.ink,
      'opacity=".42"',
    ) +
    '</g>';
  out += line(`M${m(-form.w)} ${n(innerY)} C${upper}`, tones.ink, fem ? 4.4 : 3.2);
  if (fem) {
    out += path(
      `M${m(form.w * 0.72)} ${n(outerY - 5)} C${m(form.w)} ${n(outerY - 4)} ${m(form.w + 6)} ${n(outerY - 6)} ${m(form.w + 10)} ${n(outerY - 9)} C${m(form.w + 7)} ${n(outerY - 2)} ${m(form.w + 3)} ${n(outerY + 1.5)} ${m(form.w - 1)} ${n(outerY + 1.5)}Z`,
      tones.ink,
    );
  }
  if (form.fold > 0) {
    const f = form.fold;
    out += line(
      `M${m(-form.w * 0.62)} ${n(y - up - f + 3)} C${m(-form.w * 0.2)} ${n(y - up - f - 2)} ${m(form.w * 0.5)} ${n(y - up - f - 1)} ${m(form.w)} ${n(outerY - f - 2)}`,
      lidShade,
      2.2,
      'opacity=".55"',
    );
  }
  out += line(
    `M${m(-form.w * 0.6)} ${n(y + low + 2)} Q${m(form.w * 0.1)} ${n(y + low + 4)} ${m(form.w * 0.75)} ${n(y + low - 2)}`,
    lidShade,
    1.8,
    'opacity=".45"',
  );
  return out;
}

/** Lines beside an eye, from the later thirties on. */
export function crowsFeet(input: FeatureInput, side: 1 | -1): string {
  const { traits, tones, head } = input;
  if (traits.age <= 36) return '';
  const { x, kx } = eyePlace(input, side);
  const cx = x + side * 27 * kx;
  const y = head.eyeY;
  return line(
    `M${n(cx)} ${n(y + 3)} l${side * 8} 3 M${n(cx)} ${n(y - 2)} l${side * 8} -3`,
    mix(tones.skinShade, tones.ink, 0.25),
    1.6,
    opacity(Math.min(0.4, (traits.age - 34) * 0.035)),
  );
}

export function eyes(input: EyeInput): string {
  const { canvas, traits, tones, head, mood } = input;
  const y = head.eyeY;
  let out = '';
  for (const side of [-1, 1] as const) {
    const { x, k, kx } = eyePlace(input, side);
    const socket = mix(tones.skinShade, tones.ink, 0.25);
    out += spot(canvas, x, y - 8, 34, 21, socket, 0.42);
    const laughing = mood === 'grin' && (traits.eyes === 'monolid' || traits.eyes === 'narrow');
    out +=
      mood === 'closed' || laughing
        ? closedEye(input, x, y, kx, side, laughing)
        : openEye(input, x, y, k, kx, side);
    out += crowsFeet(input, side);
  }
  return out;
}

/** Height of inner end, arch and outer end, thickness, place of the arch. */
export const browForms: Readonly<
  Record<
    BrowShape,
    readonly [inner: number, arch: number, outer: number, thick: number, at: number]
  >
> = {
  soft: [1, -7, 1, 6, 4],
  arched: [2, -11, 2, 5.2, 10],
  straight: [-1, -4, 0, 6.2, 4],
  bold: [1, -7, 1, 8.6, 6],
  angled: [0, -9, 1, 5.8, 13],
  thin: [1, -9, 1, 3.6, 6],
};

export function brows(input: EyeInput): string {
  const { traits, tones, head, mood } = input;
  const [inner, arch, outer, thick, at] = browForms[traits.brows];
  const male = traits.gender === 'M';
  const th = thick * (male ? 1.35 : 0.95);
  const lift = male ? 0.6 : 1;
  let out = '';
  for (const side of [-1, 1] as const) {
    const { x, kx, k } = eyePlace(input, side);
    const quirk = mood === 'wonder' && side === 1 ? -3 : 0;
    const y = head.eyeY - 30 * k - 2 + lids[mood].brow + quirk + (male ? 2.5 : 0);
    const q = (v: number): string => n(x + side * v * kx);
    out += path(
      `M${q(-21)} ${n(y + inner)} C${q(-10)} ${n(y + arch * 0.6 * lift)} ${q(at)} ${n(y + arch * lift)} ${q(28)} ${n(y + outer)} C${q(at + 4)} ${n(y + arch * 0.5 * lift + th * 0.25)} ${q(-6)} ${n(y + inner * 0.4 + th * 0.6)} ${q(-20)} ${n(y + inner + th)}Z`,
      tones.ink,
      'opacity=".84"',
    );
  }
  return out;
}
