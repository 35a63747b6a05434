import { ellipse, n, type Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import { seededRandom, type SeededRandom } from './random.ts';
import { canWear, traitsOf } from './traits.ts';
import type { Framing, Gesture, Look, Mood, Shot, Traits } from './types.ts';

/** What all parts of one picture are drawn with. */
export interface Stage {
  readonly canvas: Canvas;
  readonly w: number;
  readonly h: number;
  readonly p: Palette;
  readonly r: SeededRandom;
}

/** Where the head lies (shares of width and height) and how large it is. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Somebody in a picture. */
export interface Person {
  readonly place: Place;
  readonly traits: Traits;
  readonly mood: Mood;
  readonly gesture: Gesture;
  readonly pose: Look['pose'];
}

const framings: Readonly<Record<Framing, { tall: Place; wide: Place }>> = {
  portrait: { tall: { x: 0.5, y: 0.42, scale: 0.83 }, wide: { x: 0.5, y: 0.5, scale: 0.9 } },
  close: { tall: { x: 0.5, y: 0.46, scale: 1.1 }, wide: { x: 0.54, y: 0.54, scale: 1.16 } },
  bust: { tall: { x: 0.5, y: 0.36, scale: 0.66 }, wide: { x: 0.46, y: 0.42, scale: 0.72 } },
  left: { tall: { x: 0.4, y: 0.43, scale: 0.8 }, wide: { x: 0.33, y: 0.5, scale: 0.88 } },
  right: { tall: { x: 0.6, y: 0.43, scale: 0.8 }, wide: { x: 0.68, y: 0.5, scale: 0.88 } },
  wide: { tall: { x: 0.5, y: 0.4, scale: 0.58 }, wide: { x: 0.6, y: 0.48, scale: 0.62 } },
  banner: { tall: { x: 0.5, y: 0.4, scale: 0.66 }, wide: { x: 0.48, y: 0.45, scale: 0.86 } },
};

/**
 * In a picture for a phone held upright the camera stands closer: clothes are drawn to the waist.
 * The two of a couple stand farther apart.
 */
const upright = {
  alone: { x: 0.5, y: 0.44, scale: 1 },
  couple: { x: 0.5, y: 0.5, scale: 1.08 },
  step: 0.19,
} as const;

const isUpright = ({ w, h }: Pick<Stage, 'w' | 'h'>): boolean => h > w * 1.5;

/** Whether a picture is upright, or nearly square. */
export const isTall = ({ w, h }: Pick<Stage, 'w' | 'h'>): boolean => h >= w * 0.9;

/** Each take holds the head a little differently. */
function posed(traits: Traits, take: number, seed: string): Traits {
  if (take === 0) return traits;
  const r = seededRandom(`take:${seed}:${take}`);
  const turn = r.between(2, 11) * (r.chance(0.5) ? 1 : -1);
  return { ...traits, tilt: r.between(-8, 8), turn };
}

/** Each take stands a little elsewhere, nearer or farther. */
function stepped(place: Place, take: number, seed: string): Place {
  if (take === 0) return place;
  const r = seededRandom(`step:${seed}:${take}`);
  return {
    x: place.x + r.between(-0.06, 0.06),
    y: place.y + r.between(-0.02, 0.03),
    scale: place.scale * r.between(0.88, 1.1),
  };
}

function dressed(traits: Traits, shot: Shot): Traits {
  return {
    ...traits,
    ...(shot.outfit === undefined ? {} : { outfit: shot.outfit }),
    ...(shot.cloth === undefined ? {} : { cloth: shot.cloth }),
  };
}

/** A hand at the ear belongs to headphones; without them it stays down. */
function listening(traits: Traits, gesture: Gesture): [Traits, Gesture] {
  if (gesture !== 'headphones') return [traits, gesture];
  return canWear('headphones', traits.style)
    ? [{ ...traits, extra: 'headphones' }, gesture]
    : [traits, 'none'];
}

/** Where a picture sets its (first) person. */
export function placeOf(look: Look, shot: Shot, { w, h }: Pick<Stage, 'w' | 'h'>): Place {
  const framing = shot.framing ?? 'portrait';
  const framed = framings[framing][isTall({ w, h }) ? 'tall' : 'wide'];
  const close = look.gender === 'C' ? upright.couple : upright.alone;
  const base = framing === 'portrait' && isUpright({ w, h }) ? close : framed;
  // A very wide picture is cropped above and below, so the face may fill more of it; in a banner it stays whole.
  const fitted =
    w > h * 2 && framing !== 'banner'
      ? { ...base, y: base.y + 0.05, scale: base.scale * 1.12 }
      : base;
  return stepped(fitted, shot.take ?? 0, look.seed);
}

/** The one person of a picture, or both of a couple, those farther away first. */
export function peopleIn(
  look: Look,
  shot: Shot,
  shape: Pick<Stage, 'w' | 'h'>,
): readonly [Person, ...Person[]] {
  const place = placeOf(look, shot, shape);
  const tall = isTall(shape);
  const take = shot.take ?? 0;
  const mood = shot.mood ?? look.mood;
  const gesture = shot.gesture ?? look.gesture;
  const first = look.gender === 'M' ? 'M' : 'F';
  // A silhouette of no stated gender takes its build from the seed.
  const own = look.gender === 'N' && seededRandom(`build:${look.seed}`).chance(0.4) ? 'M' : first;
  const traits = dressed(
    posed(traitsOf(look.seed, own, look.age, look.traits), take, look.seed),
    shot,
  );
  if (look.gender !== 'C') {
    // Close up, hands below the face would be cut off.
    const kept =
      shot.framing === 'close' && gesture !== 'chin' && gesture !== 'cheek' ? 'none' : gesture;
    const [wearing, done] = listening(traits, kept);
    return [{ place, traits: wearing, mood, gesture: done, pose: look.pose }];
  }
  const other = posed(
    traitsOf(`${look.seed}/partner`, look.partner?.gender ?? 'M', look.age, look.partner ?? {}),
    take,
    `${look.seed}/p`,
  );
  const step = isUpright(shape) ? upright.step : tall ? 0.17 : 0.13;
  const scale = place.scale * (tall ? 0.76 : 0.84);
  return [
    {
      place: { x: place.x + step, y: place.y - 0.05, scale },
      traits: { ...other, tilt: -5, turn: -7 },
      mood: mood === 'grin' ? 'smile' : 'open',
      gesture: 'none',
      pose: 'front',
    },
    {
      place: { x: place.x - step, y: place.y + 0.08, scale: scale * 1.04 },
      traits: { ...traits, tilt: 6, turn: 8 },
      mood,
      gesture: 'none',
      pose: 'front',
    },
  ];
}

/** Where a person's head lies in the units of the drawing, and how large a unit of the figure is. */
export function spotOf({ x, y, scale }: Place, { w, h }: Pick<Stage, 'w' | 'h'>) {
  return { x: w * x, y: h * y, k: (Math.min(h, w * 1.25) / 530) * scale };
}

/** The light of the room around somebody. */
export function glowBehind(stage: Stage, place: Place): string {
  const { canvas, p } = stage;
  const { x, y, k } = spotOf(place, stage);
  const glow = canvas.radial([
    [0, mix(p.bg[2], p.lamp, 0.4), 0.55],
    [1, p.bg[2], 0],
  ]);
  return ellipse(x, y, 300 * k, 330 * k, glow);
}

/** Puts a drawn figure into the picture. */
export function placed(stage: Stage, person: Person, drawn: string): string {
  const { x, y, k } = spotOf(person.place, stage);
  const flip = person.pose === 'profile' && person.traits.turn < 0 ? -1 : 1;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(k * flip).toFixed(3)} ${k.toFixed(3)})">${drawn}</g>`;
}
