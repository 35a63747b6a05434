import { createCanvas, n, type Canvas } from '../canvas.ts';
import { figure } from '../figure/figure.ts';
import { profile } from '../figure/profile.ts';
import { tint, veil, vignette } from '../light.ts';
import { palettes } from '../palettes.ts';
import {
  glowBehind,
  isTall,
  peopleIn,
  placeOf,
  placed,
  type Person,
  type Stage,
} from '../people.ts';
import { seededRandom, type SeededRandom } from '../random.ts';
import { scenes } from '../scenes/index.ts';
import type { Look } from '../types.ts';
import { performance } from './acting.ts';
import { livingFigure } from './figure.ts';
import type { LivingGesture, Pose } from './pose.ts';

/** A performer as a loop of pictures: what stands still as SVG documents, who moves by time. */
export interface Living {
  /** Units of all drawings; the longer side is 1280. */
  readonly width: number;
  readonly height: number;
  /** The place behind the performer, the same as in their still portrait. */
  readonly back: string;
  /** What lies before the performer, to be laid on in this order. */
  readonly front: readonly {
    readonly blend: 'screen' | 'normal' | 'soft-light';
    readonly svg: string;
  }[];
  /** The performer, or both of a couple, at a time in seconds, drawn with `canvas`. */
  figures(time: number, canvas: Canvas): string;
}

/** Shape and length of a loop. */
export interface LivingOptions {
  /** Shape; any size. */
  readonly width: number;
  readonly height: number;
  /** Length of the loop. */
  readonly seconds: number;
}

const needsNoHand: ReadonlySet<string> = new Set(['bald', 'buzz', 'crop', 'flatTop', 'scarf']);

/** Everybody has a gesture that is theirs: that of their portrait, or one that fits their head. */
function gestureOf(look: Look, { traits, gesture, pose }: Person): LivingGesture {
  if (pose === 'profile') return 'none';
  const canTouch = !needsNoHand.has(traits.style);
  const choices: readonly LivingGesture[] = canTouch ? ['wave', 'hair', 'cup'] : ['wave', 'cup'];
  // Arms of a couple stay on their own side.
  if (look.gender === 'C') return canTouch ? 'hair' : 'cup';
  if (gesture === 'wave' || gesture === 'cup') return gesture;
  if (gesture === 'headphones' || (gesture === 'cheek' && canTouch)) return 'hair';
  return seededRandom(`gesture:${look.seed}`).pick(choices);
}

interface Role {
  readonly person: Person;
  readonly gesture: LivingGesture;
  readonly poseAt: (time: number) => Pose;
}

/** Who plays what. The still portrait's people, but with their hands down. */
function rolesOf(look: Look, stage: Pick<Stage, 'w' | 'h'>, seconds: number): readonly Role[] {
  const tall = isTall(stage);
  const people = peopleIn(look, {}, stage);
  const couple = people.length > 1;
  return people.map((person, i) => {
    const isFirst = i === people.length - 1;
    const gesture = isFirst ? gestureOf(look, person) : 'none';
    const { place } = person;
    // A raised hand needs room in an upright picture.
    const stepped =
      tall && gesture === 'wave'
        ? { x: place.x - 0.12, y: place.y, scale: place.scale * 0.88 }
        : place;
    const poseAt = performance({
      seed: isFirst ? look.seed : `${look.seed}/partner`,
      seconds,
      gesture,
      attention: couple ? (isFirst ? 1 : -1) : 0,
    });
    return { person: { ...person, place: stepped }, gesture, poseAt };
  });
}

/** A backlit profile moves as a whole: it breathes, sways and nods. */
function livingProfile(drawn: string, pose: Pose): string {
  return `<g transform="translate(${(pose.sway * 0.9).toFixed(2)} ${(-pose.breath * 2.4).toFixed(2)}) rotate(${(pose.tilt * 0.7 + pose.nod * 0.4).toFixed(2)} -20 320)">${drawn}</g>`;
}

/** The chance that the still portrait draws its people with; it goes on to the place behind them. */
const chanceOf = (look: Look): SeededRandom => seededRandom(`picture:${look.seed}:0`);

/** The place as the still portrait shows it: its chance is that which the people have left over. */
function placeBehind(
  look: Look,
  stage: Stage,
  roles: readonly Role[],
): { back: string; veil: string } {
  const aside = createCanvas(stage.w, stage.h, 'x');
  for (const { person } of roles) {
    const { traits, mood } = person;
    const drawn = { canvas: aside, traits, p: stage.p, r: stage.r };
    if (person.pose === 'profile') profile(drawn);
    else figure({ ...drawn, mood, gesture: 'none' });
  }
  const { canvas, w, h, p, r } = stage;
  const focus = placeOf(look, {}, stage).x;
  const back = scenes[look.scene]({ canvas, w, h, p, r, depth: 1, focus });
  return {
    back: back + roles.map(({ person }) => glowBehind(stage, person.place)).join(''),
    veil: isTall(stage) ? veil(stage) : '',
  };
}

/**
 * A performer in a loop without a seam: the figures at `seconds` are those at 0. Pure: the same
 * look and options give the same texts.
 */
export function createLiving(look: Look, { width, height, seconds }: LivingOptions): Living {
  const scale = 1280 / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  const p = palettes[look.palette];
  const roles = rolesOf(look, { w, h }, seconds);
  const canvas = createCanvas(w, h, 'a');
  const stage: Stage = { canvas, w, h, p, r: chanceOf(look) };
  const { back, veil: lights } = placeBehind(look, stage, roles);
  const edge = vignette(stage, 0.5);
  const tinted = tint(stage);
  const document = (content: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${n(h)}" width="${n(width)}" height="${n(height)}">${canvas.defs()}${content}</svg>`;

  return {
    width: w,
    height: h,
    back: document(back),
    front: [
      ...(lights ? [{ blend: 'screen', svg: document(lights) } as const] : []),
      { blend: 'normal', svg: document(edge) },
      { blend: 'soft-light', svg: document(tinted) },
    ],
    figures(time, frame) {
      const r = chanceOf(look);
      return roles
        .map(({ person, gesture, poseAt }) => {
          const { traits } = person;
          const pose = poseAt(time);
          const drawn =
            person.pose === 'profile'
              ? livingProfile(profile({ canvas: frame, traits, p, r }), pose)
              : livingFigure({ canvas: frame, traits, p, r, pose, gesture });
          return placed({ canvas: frame, w, h, p, r }, person, drawn);
        })
        .join('');
    },
  };
}
