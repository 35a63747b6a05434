import { line, n, path, spot, type Canvas } from '../canvas.ts';
import { lighten } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { SeededRandom } from '../random.ts';
import type { Gesture, Mood, Traits } from '../types.ts';
import { clothesOf, sleeves, type Clothes } from './clothes.ts';
import { brows, eyes } from './eyes.ts';
import { extrasOf } from './extras.ts';
import { face } from './face.ts';
import { hairOf, type Hair, type HairInput } from './hair.ts';
import { handsOf } from './hands.ts';
import { headOf, type Head } from './head.ts';
import { mouth } from './mouth.ts';
import { tonesOf, type Tones } from './tones.ts';

export interface FigureInput {
  readonly canvas: Canvas;
  readonly traits: Traits;
  readonly p: Palette;
  readonly r: SeededRandom;
  readonly mood: Mood;
  readonly gesture: Gesture;
}

/** Hair as it is worn: a cap or hat presses high hair flat. */
export function hairWorn(input: HairInput): Hair {
  const { extra, style } = input.traits;
  const hair = hairOf(input);
  const covered = (extra === 'beanie' || extra === 'hat') && style !== 'bald';
  return covered ? { ...hair, above: hair.front ? '' : (hair.above ?? '') } : hair;
}

/** What lies behind the head. */
export function backHair(hair: Hair, tones: Tones): string {
  const { back } = hair;
  if (!back) return '';
  return (
    path(back, tones.backFill) + tones.rimOn(back, 14, 0.7) + tones.keyOn(back, 9, 0.3, -60, -140)
  );
}

/** What grows close to the skull ends with it. */
export const skullHair = (canvas: Canvas, hair: Hair, head: Head, stretch: string): string =>
  hair.onSkull
    ? `<g clip-path="${canvas.clip(head.outline)}"><g transform="${stretch}">${hair.onSkull}</g></g>`
    : '';

/** What falls over the forehead. */
export function frontHair(canvas: Canvas, hair: Hair, tones: Tones): string {
  if (!hair.front) return '';
  const strands = (hair.strands ?? [])
    .map((d, i) =>
      line(
        d,
        i % 3 === 0 ? tones.hairShade : tones.hairLit,
        1.2 + (i % 4) * 0.8,
        `opacity="${i % 3 === 0 ? 0.34 : 0.3}"`,
      ),
    )
    .join('');
  return (
    path(hair.front, tones.hairFill) +
    `<g clip-path="${canvas.clip(hair.front)}">${strands}<g transform="rotate(-38 -46 -112)">${spot(canvas, -46, -112, 84, 32, lighten(tones.hairLit, 0.3), 0.4)}</g></g>` +
    tones.rimOn(hair.front, 12, 0.8)
  );
}

/** Neck, shoulders and clothes. `turned`: how far the head has turned since the light was set. */
export function dressedBody(
  canvas: Canvas,
  traits: Traits,
  tones: Tones,
  clothes: Clothes,
  turned = 0,
): string {
  const clipNeck = canvas.clip(clothes.neck);
  const neckShade = `<g clip-path="${clipNeck}">${spot(canvas, 8 + turned, 88, 92, 78, tones.skinShade, 0.95)}</g>`;
  const hood = traits.outfit === 'hoodie';
  return (
    (hood ? clothes.under : '') +
    path(clothes.neck, tones.skinFill) +
    neckShade +
    path(clothes.torso, tones.clothFill) +
    tones.rimOn(clothes.torso, 15, 0.7, 60, clothes.shoulders) +
    tones.keyOn(clothes.torso, 16, 0.42, -60, -clothes.shoulders) +
    (hood ? '' : clothes.under) +
    (clothes.open
      ? path(clothes.neck, tones.skinFill, `clip-path="${clipNeck}"`) + neckShade
      : '') +
    sleeves(canvas, clothes, tones) +
    clothes.over
  );
}

/** Hair is drawn for a head of common width. */
export const stretchOf = (head: Head): string => `scale(${(head.cheek / 80).toFixed(3)} 1)`;

/**
 * A dressed bust. The centre of the head is the origin; a head is about 170 wide and 250 high,
 * shoulders start near y = 170.
 */
export function figure({ canvas, traits, p, r, mood, gesture }: FigureInput): string {
  const tones = tonesOf(canvas, traits, p);
  const head = headOf(traits);
  const clothes = clothesOf(canvas, traits, tones);
  const hair = hairWorn({ traits, tones, r });
  const worn = extrasOf({ canvas, traits, tones, head, p });
  const lean = `translate(${n(traits.tilt * 0.8)} 0) rotate(${n(traits.tilt)} 0 120)`;
  const stretch = stretchOf(head);

  const behind = `<g transform="${lean}">${worn.behind}<g transform="${stretch}">${hair.behind ?? ''}${backHair(hair, tones)}</g></g>`;
  const body = dressedBody(canvas, traits, tones, clothes);
  const shift = traits.gender === 'F' ? -26 : -22;
  const features = { canvas, traits, tones, head, p, mood };
  const skin = face({
    canvas,
    traits,
    tones,
    head,
    p,
    r,
    eyes: () => eyes(features) + brows(features),
    mouth: () => mouth(features),
    fringe: traits.style !== 'bald',
  });
  return (
    behind +
    `<g transform="translate(0 ${shift}) rotate(${n(-traits.tilt * 0.5)} 0 200)">${body}</g>` +
    `<g transform="${lean}">${skin}${skullHair(canvas, hair, head, stretch)}<g transform="${stretch}">${frontHair(canvas, hair, tones)}${hair.above ?? ''}</g>${worn.above}</g>` +
    handsOf(gesture, { canvas, traits, tones, head, p })
  );
}
