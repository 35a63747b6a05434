import { circle, ellipse, line, n, path, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Gesture, Traits } from '../types.ts';
import type { Head } from './head.ts';
import type { Tones } from './tones.ts';

interface Input {
  readonly canvas: Canvas;
  readonly traits: Traits;
  readonly tones: Tones;
  readonly head: Head;
  readonly p: Palette;
  /** A cup at the mouth is seen from the front, one that is held from above. Default: false. */
  readonly atMouth?: boolean;
}

type At = readonly [x: number, y: number];

/** Colours of a hand: lit on the left of the picture, shaded on the right. */
const handTones = (tones: Tones, lit: boolean) => ({
  base: lit ? mix(tones.skinLit, tones.skin, 0.45) : mix(tones.skin, tones.skinShade, 0.45),
  dark: mix(tones.skin, tones.skinShade, lit ? 0.55 : 0.85),
});

/** A finger from knuckle to tip, with an outline that parts it from its neighbour. */
function finger(
  [x1, y1]: At,
  [x2, y2]: At,
  width: number,
  colours: ReturnType<typeof handTones>,
  bend = 0,
): string {
  const mx = (x1 + x2) / 2 + bend;
  const my = (y1 + y2) / 2;
  const d = `M${n(x1)} ${n(y1)} Q${n(mx)} ${n(my)} ${n(x2)} ${n(y2)}`;
  return line(d, colours.dark, width + 3) + line(d, colours.base, width);
}

/** A sleeve from below to the wrist, with a cuff. */
function forearm(tones: Tones, from: At, to: At, width: number, lit: boolean): string {
  // Far below: an arm that is raised, or seen from farther away, must not end in the picture.
  const start: At = [from[0] + (from[0] - to[0]) * 2, from[1] + (from[1] - to[1]) * 2];
  const d = `M${n(start[0])} ${n(start[1])} L${n(to[0])} ${n(to[1])}`;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const ux = (to[0] - from[0]) / length;
  const uy = (to[1] - from[1]) / length;
  const cuff = `M${n(to[0] - uy * width * 0.42)} ${n(to[1] + ux * width * 0.42)} L${n(to[0] + uy * width * 0.42)} ${n(to[1] - ux * width * 0.42)}`;
  const base = lit
    ? mix(tones.clothLit, tones.cloth, 0.5)
    : mix(tones.cloth, tones.clothShade, 0.55);
  return (
    line(d, tones.clothShade, width + 5).replace(
      'stroke-linecap="round"',
      'stroke-linecap="butt"',
    ) +
    line(d, base, width).replace('stroke-linecap="round"', 'stroke-linecap="butt"') +
    line(cuff, lit ? tones.clothLit : mix(tones.cloth, tones.clothShade, 0.3), 13)
  );
}

function mug({ canvas, traits, tones, p, atMouth = false }: Input): string {
  const x = 0;
  const y = 268;
  const glaze = mix(traits.cloth2, '#f4ede6', 0.55);
  const fill = canvas.linear(
    [
      [0, mix(lighten(glaze, 0.3), p.key, 0.3)],
      [0.5, glaze],
      [1, mix(glaze, p.amb, 0.55)],
    ],
    [0, 0, 1, 0],
  );
  const body = `M${x - 50} ${y - 46} H${x + 50} V${y + 40} Q${x + 50} ${y + 66} ${x + 22} ${y + 66} H${x - 22} Q${x - 50} ${y + 66} ${x - 50} ${y + 40}Z`;
  const inside =
    ellipse(x, y - 46, 50, 11, mix(glaze, p.amb, 0.3)) +
    ellipse(x, y - 45, 44, 8, '#4a2c20') +
    line(
      `M${x - 14} ${y - 62} c-8 -14 8 -20 0 -36 M${x + 12} ${y - 62} c-8 -14 8 -20 0 -34`,
      '#ffffff',
      5,
      'opacity=".22"',
    );
  return (
    path(body, fill) +
    (atMouth ? ellipse(x, y - 46, 50, 5, mix(glaze, p.amb, 0.2)) : inside) +
    tones.rimOn(body, 8, 0.7, 10, 50)
  );
}

function cup(input: Input): string {
  const { tones } = input;
  const side = (s: 1 | -1): string => {
    const c = handTones(tones, s < 0);
    const thumb = finger([s * 58, 246], [s * 34, 216], 17, c, s * 4);
    const fingers = [0, 1, 2, 3]
      .map((i) =>
        finger([s * 62, 240 + i * 21], [s * (16 + (i === 0 ? 4 : i)), 246 + i * 20], 18, c),
      )
      .join('');
    return (
      forearm(tones, [s * 190, 470], [s * 92, 300], 74, s < 0) +
      ellipse(s * 70, 272, 26, 42, c.base) +
      thumb +
      fingers
    );
  };
  return mug(input) + side(-1) + side(1);
}

/** The chin rests on the back of the hand. */
function chin(input: Input): string {
  const { tones, head } = input;
  const c = handTones(tones, true);
  const x = head.chinX - 6;
  const y = head.chinY + 16;
  return (
    forearm(tones, [x - 78, 500], [x - 26, y + 66], 76, true) +
    path(
      `M${n(x - 62)} ${n(y + 70)} C${n(x - 70)} ${n(y + 34)} ${n(x - 66)} ${n(y + 4)} ${n(x - 40)} ${n(y - 6)} C${n(x - 10)} ${n(y - 12)} ${n(x + 26)} ${n(y - 10)} ${n(x + 34)} ${n(y + 2)} C${n(x + 42)} ${n(y + 34)} ${n(x + 24)} ${n(y + 54)} ${n(x + 8)} ${n(y + 72)}Z`,
      c.base,
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        finger([x + 2 - i * 3, y + 4 + i * 15], [x + 46 - i * 7, y + 8 + i * 14], 17, c, 0),
      )
      .join('') +
    line(`M${n(x - 44)} ${n(y + 10)} q10 -8 26 -8`, lighten(tones.skinLit, 0.2), 4, 'opacity=".35"')
  );
}

/** The hand beside the cheek. */
function cheek(input: Input): string {
  const { tones, head } = input;
  const c = handTones(tones, true);
  const x = -head.cheek - 12;
  const y = head.eyeY + 88;
  return (
    forearm(tones, [-196, 500], [x - 22, y + 74], 76, true) +
    path(
      `M${n(x - 50)} ${n(y + 76)} C${n(x - 50)} ${n(y + 34)} ${n(x - 34)} ${n(y + 8)} ${n(x - 8)} ${n(y)} C${n(x + 22)} ${n(y + 8)} ${n(x + 34)} ${n(y + 36)} ${n(x + 16)} ${n(y + 78)}Z`,
      c.base,
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        finger(
          [x - 30 + i * 14, y + 18 - i * 2],
          [x - 22 + i * 11, y - 36 - ([0, 10, 9, 0][i] ?? 0)],
          16,
          c,
          -5 + i * 2,
        ),
      )
      .join('') +
    finger([x + 8, y + 46], [x + 40, y + 34], 17, c, 0)
  );
}

function ear(input: Input): string {
  const { tones, head } = input;
  const c = handTones(tones, true);
  const x = -head.cheek - 26;
  const y = 10;
  return (
    forearm(tones, [-250, 420], [x - 18, y + 88], 74, true) +
    path(
      `M${n(x - 34)} ${n(y + 92)} C${n(x - 44)} ${n(y + 50)} ${n(x - 30)} ${n(y + 20)} ${n(x - 4)} ${n(y + 16)} C${n(x + 22)} ${n(y + 20)} ${n(x + 30)} ${n(y + 52)} ${n(x + 14)} ${n(y + 92)}Z`,
      c.base,
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        finger(
          [x - 18 + i * 12, y + 34],
          [x - 12 + i * 14, y - 20 - [4, 14, 12, 0][i]!],
          16,
          c,
          -3,
        ),
      )
      .join('') +
    finger([x + 10, y + 62], [x + 34, y + 38], 16, c, 4)
  );
}

/** An open hand beside the head. It faces the lamp, so it is as warm as the face. */
function wave(input: Input): string {
  const { tones } = input;
  const c = handTones(tones, true);
  const tips: readonly At[] = [
    [128, 22],
    [152, 4],
    [178, 6],
    [202, 26],
  ];
  return (
    forearm(tones, [250, 470], [186, 182], 72, false) +
    tips
      .map(([tx, ty], i) => finger([148 + i * 15, 106], [tx, ty], 17, c, (i - 1.5) * -3))
      .join('') +
    finger([146, 136], [112, 96], 18, c, -4) +
    path(
      'M138 110 C136 96 200 94 204 112 C210 140 204 168 194 186 L158 186 C146 166 140 140 138 110Z',
      c.base,
    ) +
    line('M154 142 C168 132 182 132 192 140', c.dark, 2.4, 'opacity=".6"')
  );
}

function book(input: Input): string {
  const { canvas, traits, tones, p } = input;
  const cover = mix(traits.cloth2, '#8a4a5c', 0.45);
  const fill = canvas.linear(
    [
      [0, mix(lighten(cover, 0.15), p.key, 0.25)],
      [0.5, cover],
      [1, mix(darken(cover, 0.3), p.amb, 0.4)],
    ],
    [0, 0, 1, 0],
  );
  const left = handTones(tones, true);
  const right = handTones(tones, false);
  return (
    path('M-124 216 L-4 236 L-4 400 L-124 380Z', fill) +
    path('M124 216 L4 236 L4 400 L124 380Z', fill) +
    path(
      'M-116 210 C-70 206 -30 214 0 230 C30 214 70 206 116 210 L116 222 C70 216 30 224 0 242 C-30 224 -70 216 -116 222Z',
      '#f1e9df',
    ) +
    line('M0 236 V400', darken(cover, 0.45), 5) +
    line('M-100 262 L-30 274 M-100 280 L-52 288', mix(cover, '#ffffff', 0.55), 4, 'opacity=".5"') +
    forearm(tones, [-220, 480], [-140, 356], 70, true) +
    forearm(tones, [220, 480], [140, 356], 70, false) +
    ellipse(-132, 326, 24, 34, left.base) +
    ellipse(132, 326, 24, 34, right.base) +
    [0, 1, 2, 3].map((i) => finger([-132, 302 + i * 17], [-92, 296 + i * 17], 16, left)).join('') +
    [0, 1, 2, 3].map((i) => finger([132, 302 + i * 17], [92, 296 + i * 17], 16, right)).join('')
  );
}

function mic(input: Input): string {
  const { canvas, tones, head, p } = input;
  const c = handTones(tones, false);
  const x = 62 + head.chinX;
  const y = head.chinY + 58;
  const metal = canvas.linear(
    [
      [0, lighten(p.key, 0.3)],
      [0.5, '#6d6a80'],
      [1, darken(p.amb, 0.1)],
    ],
    [0, 0, 1, 0],
  );
  return (
    forearm(tones, [190, 500], [x + 34, y + 116], 74, false) +
    `<g transform="rotate(16 ${n(x)} ${n(y)})">` +
    `<rect x="${n(x - 13)}" y="${n(y + 10)}" width="26" height="130" rx="11" fill="${darken(p.amb, 0.25)}"/>` +
    circle(x, y, 29, metal) +
    line(
      `M${n(x - 26)} ${n(y)} h52 M${n(x - 22)} ${n(y - 13)} h44 M${n(x - 22)} ${n(y + 13)} h44 M${n(x - 12)} ${n(y - 25)} v50 M${n(x + 12)} ${n(y - 25)} v50`,
      '#000000',
      2,
      'opacity=".35"',
    ) +
    `<rect x="${n(x - 19)}" y="${n(y + 24)}" width="38" height="12" rx="6" fill="${p.lamp}" opacity=".85"/></g>` +
    ellipse(x + 16, y + 84, 30, 34, c.base) +
    [0, 1, 2, 3]
      .map((i) => finger([x + 30, y + 56 + i * 17], [x - 18, y + 58 + i * 18], 17, c, 2))
      .join('') +
    finger([x + 24, y + 62], [x - 2, y + 40], 17, c)
  );
}

const gestures: Readonly<Record<Gesture, ((input: Input) => string) | null>> = {
  none: null,
  cup,
  chin,
  cheek,
  headphones: ear,
  wave,
  book,
  mic,
};

/** Hands in front of the body, in head units before the head leans. */
export const handsOf = (gesture: Gesture, input: Input): string => gestures[gesture]?.(input) ?? '';
