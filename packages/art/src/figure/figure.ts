import { line, n, path, spot, type Canvas } from '../canvas.ts';
import { lighten } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { SeededRandom } from '../random.ts';
import type { Gesture, Mood, Traits } from '../types.ts';
import { clothesOf, sleeves } from './clothes.ts';
import { extrasOf } from './extras.ts';
import { face } from './face.ts';
import { hairOf, type Hair } from './hair.ts';
import { handsOf } from './hands.ts';
import { headOf } from './head.ts';
import { tonesOf, type Tones } from './tones.ts';

export interface FigureInput {
  readonly canvas: Canvas;
  readonly traits: Traits;
  readonly p: Palette;
  readonly r: SeededRandom;
  readonly mood: Mood;
  readonly gesture: Gesture;
}

function frontHair(canvas: Canvas, hair: Hair, tones: Tones): string {
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

/**
 * A dressed bust. The centre of the head is the origin; a head is about 170 wide and 250 high,
 * shoulders start near y = 170.
 */
export function figure({ canvas, traits, p, r, mood, gesture }: FigureInput): string {
  const tones = tonesOf(canvas, traits, p);
  const head = headOf(traits);
  const clothes = clothesOf(canvas, traits, tones);
  const covered = traits.extra === 'beanie' || traits.extra === 'hat';
  const drawn = hairOf({ traits, tones, r });
  // A cap or hat presses high hair flat.
  const hair: Hair =
    covered && traits.style !== 'bald'
      ? { ...drawn, above: drawn.front ? '' : (drawn.above ?? '') }
      : drawn;
  const worn = extrasOf({ canvas, traits, tones, head, p });
  const lean = `translate(${n(traits.tilt * 0.8)} 0) rotate(${n(traits.tilt)} 0 120)`;
  const stretch = `scale(${(head.cheek / 80).toFixed(3)} 1)`;
  const clipNeck = canvas.clip(clothes.neck);
  const neckShade = `<g clip-path="${clipNeck}">${spot(canvas, 8, 88, 92, 78, tones.skinShade, 0.95)}</g>`;

  const behind = `<g transform="${lean}">${worn.behind}<g transform="${stretch}">${hair.behind ?? ''}${hair.back ? path(hair.back, tones.backFill) + tones.rimOn(hair.back, 14, 0.7) + tones.keyOn(hair.back, 9, 0.3, -60, -140) : ''}</g></g>`;
  const hood = traits.outfit === 'hoodie';
  const body =
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
    clothes.over;
  const shift = traits.gender === 'F' ? -26 : -22;
  const features = face({
    canvas,
    traits,
    tones,
    head,
    p,
    r,
    mood,
    fringe: traits.style !== 'bald',
  });
  return (
    behind +
    `<g transform="translate(0 ${shift}) rotate(${n(-traits.tilt * 0.5)} 0 200)">${body}</g>` +
    `<g transform="${lean}">${features}<g transform="${stretch}">${frontHair(canvas, hair, tones)}${hair.above ?? ''}</g>${worn.above}</g>` +
    handsOf(gesture, { canvas, traits, tones, head, p })
  );
}
