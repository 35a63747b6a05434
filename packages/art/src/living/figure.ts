import type { Canvas } from '../canvas.ts';
import { clothesOf } from '../figure/clothes.ts';
import { extrasOf } from '../figure/extras.ts';
import { face } from '../figure/face.ts';
import {
  backHair,
  dressedBody,
  frontHair,
  hairWorn,
  skullHair,
  stretchOf,
} from '../figure/figure.ts';
import type { Hair } from '../figure/hair.ts';
import { handsOf } from '../figure/hands.ts';
import { headOf } from '../figure/head.ts';
import { tonesOf } from '../figure/tones.ts';
import type { Palette } from '../palettes.ts';
import type { SeededRandom } from '../random.ts';
import type { Gesture, HairStyle, Traits } from '../types.ts';
import { livingEyes } from './eyes.ts';
import { clamp, ease } from './motion.ts';
import { livingMouth } from './mouth.ts';
import type { LivingGesture, Pose } from './pose.ts';

export interface LivingInput {
  readonly canvas: Canvas;
  readonly traits: Traits;
  readonly p: Palette;
  /** From its start for each frame, so that curls and freckles stay where they are. */
  readonly r: SeededRandom;
  readonly pose: Pose;
  readonly gesture: LivingGesture;
}

interface Arm {
  readonly drawn: Gesture;
  /** How far below its place the hand waits. */
  readonly down: number;
  readonly elbow: readonly [x: number, y: number];
  /** Degrees. */
  readonly swing: number;
  /** Units by which it rises from where the still portrait holds it. */
  readonly lift: number;
}

const arms: Readonly<Record<LivingGesture, Arm | null>> = {
  none: null,
  wave: { drawn: 'wave', down: 520, elbow: [250, 470], swing: 9, lift: 0 },
  // Up to the mouth, and over it.
  cup: { drawn: 'cup', down: 330, elbow: [0, 470], swing: 0, lift: -150 },
  hair: { drawn: 'headphones', down: 560, elbow: [-250, 420], swing: 2.2, lift: 0 },
};

/** Hair that is short, tied or bound hardly moves. */
const stiff: ReadonlySet<HairStyle> = new Set([
  'bald',
  'buzz',
  'crop',
  'flatTop',
  'undercut',
  'scarf',
  'sleek',
  'quiff',
  'manBun',
  'sideCombed',
]);

/** Moves the points of a path that holds absolute pairs only, as hair does. */
export const warped = (
  d: string,
  move: (x: number, y: number) => readonly [number, number],
): string =>
  d.replace(/(-?\d*\.?\d+)[ ,]+(-?\d*\.?\d+)/g, (_, x: string, y: string) =>
    move(Number(x), Number(y))
      .map((value) => Math.round(value * 100) / 100)
      .join(' '),
  );

/** The hair as it hangs in a pose: what is longer lags more, what lies behind moves against the turn. */
function hanging(hair: Hair, traits: Traits, turned: number, { hair: lag, nod }: Pose): Hair {
  const loose = stiff.has(traits.style) ? 0.15 : 1;
  const sway =
    (depth: number) =>
    (x: number, y: number): readonly [number, number] => {
      const fall = clamp((y + 60) / 300, 0, 1.2);
      return [
        x + turned * depth + lag * loose * 15 * fall ** 1.6,
        y - Math.abs(lag) * loose * fall * 1.5 + nod * 0.3 * depth,
      ];
    };
  const whole = (drawn: string | undefined, depth: number): string =>
    drawn
      ? `<g transform="translate(${(turned * depth).toFixed(2)} 0) rotate(${(lag * loose * 2.2).toFixed(2)} 0 -90)">${drawn}</g>`
      : '';
  return {
    ...hair,
    behind: whole(hair.behind, -0.35),
    above: whole(hair.above, stiff.has(traits.style) ? 0 : 0.3),
    ...(hair.back ? { back: warped(hair.back, sway(-0.35)) } : {}),
    ...(hair.front ? { front: warped(hair.front, sway(0.35)) } : {}),
    strands: (hair.strands ?? []).map((d) => warped(d, sway(0.35))),
  };
}

function hand({ canvas, traits, p, pose, gesture }: LivingInput): string {
  const arm = arms[gesture];
  if (!arm || pose.reach <= 0.002) return '';
  const { down, lift, elbow, swing, drawn } = arm;
  const rise = (1 - pose.reach) * down + lift * ease((pose.reach - 0.55) / 0.45);
  const tones = tonesOf(canvas, traits, p);
  const input = { canvas, traits, tones, head: headOf(traits), p, atMouth: true };
  return `<g transform="translate(${(pose.sway * 0.6).toFixed(2)} ${rise.toFixed(2)}) rotate(${(pose.swing * swing).toFixed(2)} ${elbow.join(' ')})">${handsOf(drawn, input)}</g>`;
}

/** The figure of the still portrait in a pose, in the same units. */
export function livingFigure(input: LivingInput): string {
  const { canvas, p, pose, r } = input;
  const base = input.traits;
  const traits: Traits = {
    ...base,
    turn: clamp(base.turn * 0.75 + pose.turn, -13, 13),
    tilt: clamp(base.tilt * 0.8 + pose.tilt, -10, 10),
    eyeLine: base.eyeLine + pose.nod,
    mouthLine: base.mouthLine + pose.nod * 0.35,
  };
  const tones = tonesOf(canvas, traits, p);
  const head = headOf(traits, pose.mouthOpen * 3.4);
  const clothes = clothesOf(canvas, base, tones);
  const turned = traits.turn - base.turn;
  const hair = hanging(hairWorn({ traits: base, tones, r }), base, turned, pose);
  const worn = extrasOf({ canvas, traits, tones, head, p });
  const stretch = stretchOf(head);
  const lean = `translate(${(traits.tilt * 0.8 + pose.sway).toFixed(2)} ${(-pose.breath * 1.5).toFixed(2)}) rotate(${traits.tilt.toFixed(2)} 0 120)`;
  const chest = (traits.gender === 'F' ? -26 : -22) - pose.breath * 2.6;
  const breathing = `translate(${(pose.sway * 0.8).toFixed(2)} ${chest.toFixed(2)}) rotate(${(-traits.tilt * 0.35).toFixed(2)} 0 200) translate(0 420) scale(${(1 + pose.breath * 0.007).toFixed(4)} ${(1 + pose.breath * 0.009).toFixed(4)}) translate(0 -420)`;
  const features = { canvas, traits, tones, head, p, pose };
  const skin = face({
    ...features,
    r,
    eyes: () => livingEyes(features),
    mouth: () => livingMouth(features),
    fringe: traits.style !== 'bald',
  });
  return (
    `<g transform="${lean}">${worn.behind}<g transform="${stretch}">${hair.behind ?? ''}${backHair(hair, tones)}</g></g>` +
    `<g transform="${breathing}">${dressedBody(canvas, traits, tones, clothes, turned)}</g>` +
    `<g transform="${lean}">${skin}${skullHair(canvas, hair, head, stretch)}<g transform="${stretch}">${frontHair(canvas, hair, tones)}${hair.above ?? ''}</g>${worn.above}</g>` +
    hand(input)
  );
}
