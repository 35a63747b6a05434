import { ellipse, line, n, path, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { SeededRandom } from '../random.ts';
import type { HairStyle, Traits } from '../types.ts';

/** Hair shapes of the side view; `[hair, knot]`. */
const shapes = {
  bun: [
    'M-20 -152 C-110 -150 -134 -60 -118 10 C-112 60 -96 104 -60 128 C-40 90 -20 60 6 20 C-2 -10 20 -60 92 -92 C84 -140 40 -160 -20 -152Z',
    'M-92 -104 C-150 -150 -190 -96 -170 -56 C-156 -24 -112 -30 -98 -56Z',
  ],
  long: [
    'M96 -90 C70 -60 20 -52 12 0 C8 60 -20 90 -24 150 C-28 220 10 270 -40 360 C-90 430 -180 380 -170 290 C-164 220 -150 180 -150 120 C-158 40 -150 -60 -110 -112 C-60 -172 70 -180 96 -90Z',
    '',
  ],
  crop: [
    'M94 -88 C70 -84 40 -70 30 -20 C24 10 14 30 8 40 C-10 60 -40 80 -62 126 C-110 100 -130 20 -118 -40 C-104 -130 -40 -170 20 -162 C66 -158 92 -128 94 -88Z',
    '',
  ],
  bob: [
    'M96 -86 C64 -70 26 -56 16 -6 C10 36 6 80 14 118 C-10 150 -80 160 -128 130 C-146 80 -140 0 -126 -50 C-108 -140 -40 -172 22 -164 C68 -158 96 -130 96 -86Z',
    '',
  ],
  afro: [
    'M98 -70 C70 -50 36 -30 26 14 C10 50 -26 80 -64 112 C-150 110 -186 20 -174 -50 C-166 -150 -90 -218 0 -214 C80 -210 120 -140 98 -70Z',
    '',
  ],
  tail: [
    'M-20 -152 C-110 -150 -134 -60 -118 10 C-112 60 -96 104 -60 128 C-40 90 -20 60 6 20 C-2 -10 20 -60 92 -92 C84 -140 40 -160 -20 -152Z',
    'M-96 -70 C-170 -90 -214 -10 -196 80 C-184 150 -206 200 -230 236 C-170 240 -140 180 -146 100 C-148 40 -130 0 -100 -20Z',
  ],
  waves: [
    'M96 -88 C66 -60 24 -50 14 4 C14 50 -14 76 -8 120 C-2 160 -36 180 -30 220 C-60 262 -140 262 -158 214 C-180 180 -148 150 -164 112 C-178 60 -150 30 -150 -20 C-146 -120 -80 -176 4 -170 C66 -166 100 -132 96 -88Z',
    '',
  ],
} as const;

type Shape = keyof typeof shapes;

const shapeOf: Partial<Readonly<Record<HairStyle, Shape>>> = {
  bun: 'bun',
  spaceBuns: 'bun',
  manBun: 'bun',
  sleek: 'bun',
  curtain: 'long',
  fringeLong: 'long',
  halfUp: 'long',
  longMan: 'bob',
  bob: 'bob',
  lob: 'bob',
  shag: 'waves',
  wavyLob: 'waves',
  sideWave: 'waves',
  overShoulder: 'long',
  braids: 'tail',
  ponytail: 'tail',
  locs: 'waves',
  curly: 'afro',
  afro: 'afro',
  curlyTop: 'afro',
};

/** The outline from forehead to chest; `f` moves what makes a profile somebody's own. */
function contour(f: {
  brow: number;
  nose: number;
  tip: number;
  lip: number;
  chin: number;
  shoulder: number;
}): string {
  return `M-268 760 C-262 420 -232 320 -150 280 C-96 256 -72 236 -66 196 C-62 170 -60 150 -66 128 C-98 106 -118 50 -112 -20 C-106 -100 -50 -150 14 -150 C60 -150 92 -118 98 -72 C${n(100 + f.brow)} -56 ${n(97 + f.brow)} -46 95 -36 C94 -28 91 -20 92 -12 C98 2 ${n(116 + f.nose)} ${n(24 + f.tip)} ${n(121 + f.nose)} ${n(35 + f.tip)} C${n(123 + f.nose)} ${n(41 + f.tip)} 118 ${n(46 + f.tip * 0.5)} 105 48 C103 52 103 56 105 60 C${n(114 + f.lip)} 62 ${n(118 + f.lip)} 68 ${n(113 + f.lip)} 76 C110 79 107 80 103 81 C${n(112 + f.lip)} 83 ${n(115 + f.lip)} 89 ${n(111 + f.lip)} 97 C105 102 101 105 102 111 C${n(107 + f.chin)} 120 ${n(107 + f.chin)} 135 ${n(91 + f.chin)} 143 C70 150 48 148 36 152 C30 172 32 200 52 222 C86 244 ${n(176 + f.shoulder)} 256 ${n(214 + f.shoulder)} 320 C240 380 246 480 252 760Z`;
}

/** A backlit profile: quieter than a face. Looks right; the caller mirrors it. */
export function profile(input: {
  readonly canvas: Canvas;
  readonly traits: Traits;
  readonly p: Palette;
  readonly r: SeededRandom;
}): string {
  const { canvas, traits, p, r } = input;
  const shoulder = traits.gender === 'M' ? 26 : 0;
  const body = contour({
    brow: r.between(-2, 3),
    nose: r.between(-7, 7),
    tip: r.between(-6, 5),
    lip: r.between(-3, 3),
    chin: r.between(-6, 6),
    shoulder,
  });
  const dark = mix(p.amb, '#05040c', 0.45);
  const mid = mix(p.amb, p.bg[1], 0.45);
  const fill = canvas.linear(
    [
      [0, mix(dark, p.bg[1], 0.25)],
      [0.6, dark],
      [0.9, mid],
      [1, mix(mid, p.key, 0.25)],
    ],
    [-250, 0, 150, -40],
    'user',
  );
  const hairFill = canvas.linear(
    [
      [0, mix(dark, p.rim, 0.16)],
      [0.5, mix(dark, '#05040c', 0.4)],
      [1, mid],
    ],
    [-170, 0, 110, 0],
    'user',
  );
  const light = (
    d: string,
    colour: string,
    width: number,
    strength: number,
    from: number,
    to: number,
  ): string => {
    const stroke = canvas.linear(
      [
        [0, colour, 0],
        [1, colour, 1],
      ],
      [from, 0, to, 0],
      'user',
    );
    const clip = canvas.clip(d);
    return `<g clip-path="${clip}">${line(d, stroke, width * 2.4, `opacity="${strength * 0.28}"`)}${line(d, stroke, width * 1.3, `opacity="${strength * 0.4}"`)}${line(d, stroke, width * 0.55, `opacity="${strength}"`)}</g>`;
  };
  const back = (d: string): string => light(d, p.rim, 9, 0.5, -20, -140);
  const [hair, knot] = shapes[shapeOf[traits.style] ?? 'crop'];
  const bald = traits.style === 'bald' || traits.style === 'buzz';
  const top = `M-69 176 C-40 196 10 190 34 166 C34 182 40 206 56 226 C92 246 ${176 + shoulder} 256 ${214 + shoulder} 320 C240 380 246 480 252 760 L-268 760 C-262 420 -232 320 -150 280 C-96 256 -74 236 -69 176Z`;
  const cloth = mix(traits.cloth, p.amb, 0.62);
  const clothFill = canvas.linear(
    [
      [0, mix(cloth, p.rim, 0.1)],
      [0.5, darken(cloth, 0.25)],
      [1, mix(cloth, p.key, 0.3)],
    ],
    [-270, 0, 260, -60],
    'user',
  );
  const strands = Array.from({ length: 12 }, (_, i) =>
    line(
      `M${70 - i * 6} ${-120 - i * 2} C${20 - i * 8} -80 ${-20 - i * 9} 0 ${-40 - i * 9} ${120 + i * 16}`,
      i % 2 ? p.key : p.rim,
      2,
      'opacity=".13"',
    ),
  ).join('');
  const warm = lighten(p.key, 0.1);
  let out = knot && !bald ? path(knot, hairFill) + back(knot) : '';
  out +=
    path(body, fill) +
    light(body, p.key, 12, 0.6, 10, 100) +
    light(body, lighten(p.key, 0.35), 5, 0.9, 40, 110) +
    back(body);
  out +=
    path(top, clothFill) +
    light(top, lighten(p.key, 0.2), 8, 0.7, 40, 220) +
    back(top) +
    line('M-66 198 C-36 216 14 210 38 188', darken(cloth, 0.45), 5, 'opacity=".6"');
  if (!bald)
    out += path(hair, hairFill) + `<g clip-path="${canvas.clip(hair)}">${strands}</g>` + back(hair);
  out +=
    line('M58 -10 q16 9 30 5', warm, 2.4, 'opacity=".75"') +
    line('M86 -6 l10 5 M80 -3 l6 8', warm, 2, 'opacity=".6"');
  return out + worn(input, hairFill);
}

/** Headphones or glasses as seen from the side. */
function worn({ traits, p }: { traits: Traits; p: Palette }, fill: string): string {
  const edge = mix(p.rim, '#ffffff', 0.2);
  if (traits.extra === 'headphones') {
    return (
      line('M-34 -10 C-44 -110 -20 -176 30 -172', edge, 9, 'opacity=".55"') +
      ellipse(-30, 4, 26, 36, fill) +
      ellipse(-30, 4, 26, 36, 'none', `stroke="${edge}" stroke-width="3" opacity=".7"`)
    );
  }
  if (traits.extra === 'glasses' || traits.extra === 'roundGlasses') {
    return (
      line('M-30 -14 L70 -16', edge, 3, 'opacity=".5"') +
      ellipse(86, -8, 15, 20, 'none', `stroke="${edge}" stroke-width="3.4" opacity=".8"`)
    );
  }
  return '';
}
