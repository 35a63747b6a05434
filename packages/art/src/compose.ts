import { circle, createCanvas, ellipse, n, opacity, rect, type Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import { figure } from './figure/figure.ts';
import { profile } from './figure/profile.ts';
import { palettes, type Palette } from './palettes.ts';
import { seededRandom, type SeededRandom } from './random.ts';
import { scenes } from './scenes/index.ts';
import { drawStill } from './stills.ts';
import { canWear, traitsOf } from './traits.ts';
import type { Framing, Look, PictureSpec, SceneName, Shot, Traits } from './types.ts';

/** Changes whenever equal descriptions are drawn differently than before. */
export const artVersion = '4';

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

/** Where the head lies (shares of width and height) and how large it is. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
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

interface Stage {
  readonly canvas: Canvas;
  readonly w: number;
  readonly h: number;
  readonly p: Palette;
  readonly r: SeededRandom;
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

/** Two or three large, very soft lights close to the lens. */
function veil({ canvas, w, h, p, r }: Stage): string {
  let lights = '';
  for (let i = 0; i < 3; i += 1) {
    const x = w * (r.chance(0.5) ? r.between(-0.05, 0.2) : r.between(0.8, 1.05));
    const colour = r.chance(0.5) ? p.lamp : p.rim;
    const fill = canvas.radial([
      [0, colour, 1],
      [0.6, colour, 0.7],
      [1, colour, 0],
    ]);
    lights += circle(
      x,
      h * r.between(0.7, 1.02),
      Math.min(w, h) * r.between(0.1, 0.2),
      fill,
      opacity(r.between(0.07, 0.16)),
    );
  }
  return `<g style="mix-blend-mode:screen">${lights}</g>`;
}

/** Vignette, a warm to cool tint, grain: they tie all pictures together. */
function finish({ canvas, w, h, p, r }: Stage, vignette: number, grain: boolean): string {
  const edge = canvas.radial(
    [
      [0.45, '#000000', 0],
      [1, p.amb, vignette],
    ],
    [0.5, 0.42, 0.78],
  );
  const tint = canvas.linear(
    [
      [0, p.lamp, 0.16],
      [0.5, p.lamp, 0],
      [1, p.rim, 0.14],
    ],
    [0, 0, 1, 1],
  );
  const out = rect(0, 0, w, h, edge) + rect(0, 0, w, h, tint, 'style="mix-blend-mode:soft-light"');
  if (!grain) return out;
  const seed = r.whole(1, 99);
  const id = canvas.define(
    `grain${seed}`,
    (name) =>
      `<filter id="${name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="1" seed="${seed}"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 -1.4 1.15"/></filter>`,
  );
  return `${out}<rect width="${n(w)}" height="${n(h)}" filter="url(#${id})" opacity=".16" style="mix-blend-mode:overlay"/>`;
}

function personIn(
  stage: Stage,
  place: Place,
  traits: Traits,
  look: Pick<Look, 'mood' | 'gesture' | 'pose'>,
): string {
  const { canvas, w, h, p, r } = stage;
  const k = (Math.min(h, w * 1.25) / 530) * place.scale;
  const x = w * place.x;
  const y = h * place.y;
  const glow = canvas.radial([
    [0, mix(p.bg[2], p.lamp, 0.4), 0.55],
    [1, p.bg[2], 0],
  ]);
  const flip = look.pose === 'profile' && traits.turn < 0 ? -1 : 1;
  const drawn =
    look.pose === 'profile'
      ? profile({ canvas, traits, p, r })
      : figure({ canvas, traits, p, r, mood: look.mood, gesture: look.gesture });
  return `${ellipse(x, y, 300 * k, 330 * k, glow)}<g transform="translate(${n(x)} ${n(y)}) scale(${(k * flip).toFixed(3)} ${k.toFixed(3)})">${drawn}</g>`;
}

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

/** The place behind a person, who stands where `place` says, whichever way the camera turns. */
function behind(stage: Stage, scene: SceneName, place: Place, camera: Camera | null): string {
  if (camera === null) return background(stage, scene, 1, place.x);
  const focus = camera.mirrored ? 1 - place.x : place.x;
  return through(camera, stage, background(stage, scene, 1, focus));
}

function dressed(traits: Traits, shot: Shot): Traits {
  return {
    ...traits,
    ...(shot.outfit === undefined ? {} : { outfit: shot.outfit }),
    ...(shot.cloth === undefined ? {} : { cloth: shot.cloth }),
  };
}

/** A hand at the ear belongs to headphones; without them it stays down. */
function listening(traits: Traits, gesture: Look['gesture']): [Traits, Look['gesture']] {
  if (gesture !== 'headphones') return [traits, gesture];
  return canWear('headphones', traits.style)
    ? [{ ...traits, extra: 'headphones' }, gesture]
    : [traits, 'none'];
}

function performer(stage: Stage, look: Look, shot: Shot, scene: SceneName, grain: boolean): string {
  const { w, h } = stage;
  const tall = h >= w * 0.9;
  const framing = shot.framing ?? 'portrait';
  const base = framings[framing][tall ? 'tall' : 'wide'];
  const take = shot.take ?? 0;
  // A very wide picture is cropped above and below, so the face may fill more of it; in a banner it stays whole.
  const place = stepped(
    w > h * 2 && framing !== 'banner'
      ? { ...base, y: base.y + 0.05, scale: base.scale * 1.12 }
      : base,
    take,
    look.seed,
  );
  const mood = shot.mood ?? look.mood;
  const gesture = shot.gesture ?? look.gesture;
  const first = look.gender === 'M' ? 'M' : 'F';
  // A silhouette of no stated gender takes its build from the seed.
  const own = look.gender === 'N' && seededRandom(`build:${look.seed}`).chance(0.4) ? 'M' : first;
  const traits = dressed(
    posed(traitsOf(look.seed, own, look.age, look.traits), take, look.seed),
    shot,
  );
  let people: string;
  if (look.gender === 'C') {
    const gender = look.partner?.gender ?? 'M';
    const other = posed(
      traitsOf(`${look.seed}/partner`, gender, look.age, look.partner ?? {}),
      take,
      `${look.seed}/p`,
    );
    const step = tall ? 0.17 : 0.13;
    const scale = place.scale * (tall ? 0.76 : 0.84);
    const calm = { mood, gesture: 'none', pose: 'front' } as const;
    people =
      personIn(
        stage,
        { x: place.x + step, y: place.y - 0.05, scale },
        { ...other, tilt: -5, turn: -7 },
        { ...calm, mood: mood === 'grin' ? 'smile' : 'open' },
      ) +
      personIn(
        stage,
        { x: place.x - step, y: place.y + 0.08, scale: scale * 1.04 },
        { ...traits, tilt: 6, turn: 8 },
        calm,
      );
  } else {
    // Close up, hands below the face would be cut off.
    const kept =
      framing === 'close' && gesture !== 'chin' && gesture !== 'cheek' ? 'none' : gesture;
    const [wearing, done] = listening(traits, kept);
    people = personIn(stage, place, wearing, { mood, gesture: done, pose: look.pose });
  }
  return (
    behind(stage, scene, place, take === 0 ? null : cameraOf(`${look.seed}:${take}`, true)) +
    people +
    (tall ? veil(stage) : '') +
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
