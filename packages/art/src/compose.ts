import { createCanvas, n } from './canvas.ts';
import { figure } from './figure/figure.ts';
import { profile } from './figure/profile.ts';
import { finish, veil } from './light.ts';
import { palettes, type Palette } from './palettes.ts';
import {
  glowBehind,
  isTall,
  peopleIn,
  placeOf,
  placed,
  type Person,
  type Place,
  type Stage,
} from './people.ts';
import { seededRandom } from './random.ts';
import { scenes } from './scenes/index.ts';
import { drawStill } from './stills.ts';
import type { Look, PictureSpec, SceneName, Shot } from './types.ts';

/** Changes whenever equal descriptions are drawn differently than before. */
export const artVersion = '6';

/** How a picture is drawn. */
export interface DrawOptions {
  /** Size in pixels; the drawing fills it, whatever its shape. */
  readonly width: number;
  readonly height: number;
  /** Put before every id, so that several pictures can stand in one document. Default: `a`. */
  readonly idPrefix?: string;
  /** Film grain; costly to draw and invisible in small pictures. Default: true. */
  readonly grain?: boolean;
  /** Accessible name. Default: none, the picture is decorative. */
  readonly label?: string;
}

function background(
  { canvas, w, h, p, r }: Stage,
  scene: SceneName,
  depth: number,
  focus = 0.5,
): string {
  return scenes[scene]({ canvas, w, h, p, r, depth, focus });
}

/** Where the camera stands: what lies behind, seen closer and from a step aside. */
interface Camera {
  readonly mirrored: boolean;
  /** From 1, the whole place. */
  readonly zoom: number;
  /** Shares of what the zoom leaves outside: 0 shows the left or upper end, 1 the other. */
  readonly x: number;
  readonly y: number;
}

const cameraOf = (seed: string, mirrors: boolean): Camera => {
  const r = seededRandom(`camera:${seed}`);
  return {
    mirrored: mirrors && r.chance(0.5),
    // Things are seen whole, or nearly.
    zoom: r.between(1, mirrors ? 1.45 : 1.28),
    x: r.next(),
    y: r.next(),
  };
};

function through({ mirrored, zoom, x, y }: Camera, { w, h }: Stage, drawn: string): string {
  const left = -x * (zoom - 1) * w;
  const top = -y * (zoom - 1) * h;
  const [start, across] = mirrored ? [left + zoom * w, -zoom] : [left, zoom];
  return `<g transform="translate(${n(start)} ${n(top)}) scale(${across.toFixed(3)} ${zoom.toFixed(3)})">${drawn}</g>`;
}

function personIn(stage: Stage, person: Person): string {
  const { canvas, p, r } = stage;
  const { traits, mood, gesture } = person;
  const glow = glowBehind(stage, person.place);
  const drawn =
    person.pose === 'profile'
      ? profile({ canvas, traits, p, r })
      : figure({ canvas, traits, p, r, mood, gesture });
  return glow + placed(stage, person, drawn);
}

/** The place behind a person, who stands where `place` says, whichever way the camera turns. */
function behind(stage: Stage, scene: SceneName, place: Place, camera: Camera | null): string {
  if (camera === null) return background(stage, scene, 1, place.x);
  const focus = camera.mirrored ? 1 - place.x : place.x;
  return through(camera, stage, background(stage, scene, 1, focus));
}

function performer(stage: Stage, look: Look, shot: Shot, scene: SceneName, grain: boolean): string {
  const take = shot.take ?? 0;
  const place = placeOf(look, shot, stage);
  const people = peopleIn(look, shot, stage)
    .map((person) => personIn(stage, person))
    .join('');
  return (
    behind(stage, scene, place, take === 0 ? null : cameraOf(`${look.seed}:${take}`, true)) +
    people +
    (isTall(stage) ? veil(stage) : '') +
    finish(stage, 0.5, grain)
  );
}

function content(stage: Stage, spec: PictureSpec, grain: boolean): string {
  switch (spec.type) {
    case 'performer':
      return performer(stage, spec.look, spec.shot, spec.shot.scene ?? spec.look.scene, grain);
    case 'landscape':
      return (
        through(cameraOf(spec.seed, true), stage, background(stage, spec.scene, 0)) +
        finish(stage, 0.4, grain)
      );
    case 'still':
      // Never mirrored: the warm light on things comes from the left.
      return (
        through(cameraOf(spec.seed, false), stage, drawStill(stage, spec.still)) +
        finish(stage, 0.5, grain)
      );
  }
}

const seedOf = (spec: PictureSpec): string =>
  spec.type === 'performer' ? `${spec.look.seed}:${spec.shot.take ?? 0}` : spec.seed;

const paletteOf = (spec: PictureSpec): Palette =>
  palettes[spec.type === 'performer' ? (spec.shot.palette ?? spec.look.palette) : spec.palette];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Draws a picture as an SVG document. Pure: the same description gives the same text. */
export function draw(spec: PictureSpec, options: DrawOptions): string {
  const { width, height, idPrefix = 'a', grain = true, label } = options;
  // All drawing happens at one size, so that a picture looks the same at every width.
  const k = 1280 / Math.max(width, height);
  const w = width * k;
  const h = height * k;
  const canvas = createCanvas(w, h, idPrefix);
  const stage: Stage = {
    canvas,
    w,
    h,
    p: paletteOf(spec),
    r: seededRandom(`picture:${seedOf(spec)}`),
  };
  const body = content(stage, spec, grain);
  const name =
    label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${n(h)}" width="${n(width)}" height="${n(height)}" ${name} preserveAspectRatio="xMidYMid slice">${canvas.defs()}${body}</svg>`;
}
