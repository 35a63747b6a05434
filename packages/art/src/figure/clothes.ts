import { ellipse, line, path, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Outfit, Traits } from '../types.ts';
import type { Tones } from './tones.ts';

/** A dressed upper body: the outline, and what lies under and over it. */
export interface Clothes {
  readonly torso: string;
  readonly neck: string;
  readonly under: string;
  readonly over: string;
  /** The neck is drawn again above an open collar. */
  readonly open: boolean;
  readonly shoulders: number;
}

interface Input {
  readonly canvas: Canvas;
  readonly traits: Traits;
  readonly tones: Tones;
  readonly neckHalf: number;
  readonly torso: string;
}

type Layers = Pick<Clothes, 'under' | 'over'> & { readonly open?: boolean };

const fold = (d: string, colour: string, opacity: number, width = 6): string =>
  line(d, colour, width, `opacity="${opacity}"`);

const buttons = (x: number, heights: readonly number[], colour: string): string =>
  heights.map((y) => ellipse(x, y, 5, 5, colour)).join('');

const roundNeck = (colour: string, opacity = 0.75): string =>
  path(
    'M-74 182 C-40 226 40 226 74 182 C60 176 56 172 52 168 C30 202 -30 202 -52 168 C-56 172 -60 176 -74 182Z',
    colour,
    `opacity="${opacity}"`,
  );

const outfits: Readonly<Record<Outfit, (input: Input) => Layers>> = {
  turtleneck: ({ tones, neckHalf: k }) => ({
    under: '',
    over:
      path(
        `M${-k - 9} 118 C-24 136 24 136 ${k + 9} 118 C${k + 12} 142 ${k + 20} 160 ${k + 40} 182 C30 216 -30 216 ${-k - 40} 182 C${-k - 20} 160 ${-k - 12} 142 ${-k - 9} 118Z`,
        tones.clothFill,
      ) +
      fold(`M${-k - 6} 124 C-24 144 24 144 ${k + 6} 124`, tones.clothShade, 0.7, 5) +
      fold(`M${-k - 20} 170 C-24 196 24 196 ${k + 20} 170`, tones.clothShade, 0.45),
  }),
  crew: ({ tones }) => ({ under: '', over: roundNeck(tones.clothShade) }),
  shirt: ({ tones }) => ({
    under: path('M-60 166 L0 250 L60 166Z', tones.skinFill),
    over:
      path(
        'M-58 142 C-74 156 -84 176 -88 190 L-30 262 L0 236 C-26 214 -46 180 -58 142Z',
        tones.clothLit,
      ) +
      path(
        'M58 142 C74 156 84 176 88 190 L30 262 L0 236 C26 214 46 180 58 142Z',
        mix(tones.cloth, tones.clothShade, 0.4),
      ) +
      fold('M0 240 L0 560', tones.clothShade, 0.6, 4) +
      buttons(0, [290, 360, 430], tones.clothLit),
    open: true,
  }),
  blazer: ({ tones }) => ({
    under:
      path('M-70 170 C-30 210 30 210 70 170 L64 470 L-64 470Z', tones.second) +
      path(
        'M-58 172 C-30 202 30 202 58 172 C40 214 -40 214 -58 172Z',
        darken(tones.second, 0.3),
        'opacity=".6"',
      ),
    over:
      path(
        'M-58 164 C-90 186 -104 204 -118 226 L-92 300 L-112 310 L-14 520 C-30 400 -66 260 -58 164Z',
        tones.clothLit,
        'opacity=".94"',
      ) +
      path(
        'M58 164 C90 186 104 204 118 226 L92 300 L112 310 L14 520 C30 400 66 260 58 164Z',
        mix(tones.cloth, tones.clothShade, 0.55),
      ),
  }),
  hoodie: ({ tones }) => ({
    under: path(
      'M-112 214 C-130 140 -70 104 0 104 C70 104 130 140 112 214Z',
      darken(tones.clothShade, 0.1),
    ),
    over:
      path(
        'M-110 212 C-96 168 -66 150 -50 148 C-40 200 40 200 50 148 C66 150 96 168 110 212 C60 262 -60 262 -110 212Z',
        tones.clothFill,
      ) +
      fold('M-92 212 C-50 246 50 246 92 212', tones.clothShade, 0.6) +
      fold('M-22 240 L-26 350', lighten(tones.cloth, 0.4), 0.7, 5) +
      fold('M22 240 L27 340', lighten(tones.cloth, 0.3), 0.55, 5),
  }),
  wrap: ({ tones }) => ({
    under: path('M-66 168 L4 238 L66 168Z', tones.skinFill),
    over:
      path(
        'M-60 160 C-84 178 -96 190 -104 204 L20 420 L66 300 C10 262 -40 214 -60 160Z',
        tones.clothLit,
        'opacity=".9"',
      ) +
      path(
        'M60 160 C84 178 96 190 104 204 L-40 430 L-10 292 C20 244 48 206 60 160Z',
        mix(tones.cloth, tones.clothShade, 0.35),
      ),
    open: true,
  }),
  satin: ({ tones }) => ({
    under: '',
    over:
      path('M-70 178 C-40 150 40 150 70 178 C50 214 -50 214 -70 178Z', tones.clothFill) +
      fold('M-150 240 C-100 300 -60 320 -20 420', tones.clothLit, 0.22, 20) +
      fold('M-150 240 C-100 300 -60 320 -20 420', tones.clothLit, 0.22, 9) +
      fold('M120 250 C90 310 70 330 40 440', mix(tones.rim, tones.clothLit, 0.4), 0.16, 18) +
      fold('M-90 230 C-50 300 -20 300 10 380', tones.clothShade, 0.3, 14) +
      fold('M-60 190 C-20 214 20 214 60 190', tones.clothShade, 0.55, 6),
  }),
  denim: ({ tones }) => ({
    under: path('M-66 172 C-30 208 30 208 66 172 L50 480 L-50 480Z', tones.second),
    over:
      path(
        'M-60 156 C-84 172 -100 190 -106 206 L-58 262 L-30 470 L-70 480 C-80 380 -84 280 -60 156Z',
        tones.clothLit,
        'opacity=".9"',
      ) +
      path(
        'M60 156 C84 172 100 190 106 206 L58 262 L30 470 L70 480 C80 380 84 280 60 156Z',
        mix(tones.cloth, tones.clothShade, 0.5),
      ) +
      line(
        'M-150 300 h60 v70 h-60Z M96 300 h60 v70 h-60Z',
        lighten(tones.cloth, 0.35),
        2.4,
        'stroke-dasharray="6 5" opacity=".5"',
      ) +
      buttons(-40, [300, 370, 440], mix('#d9a441', tones.clothShade, 0.2)),
  }),
  cardigan: ({ tones }) => ({
    under: path('M-70 168 C-30 206 30 206 70 168 L40 470 L-40 470Z', tones.second),
    over:
      fold('M-64 166 C-62 260 -48 340 -34 480', tones.clothLit, 0.95, 22) +
      fold('M64 166 C62 260 48 340 34 480', mix(tones.cloth, tones.clothShade, 0.5), 0.95, 22) +
      fold('M-64 166 C-62 260 -48 340 -34 480', tones.clothShade, 0.3, 3) +
      buttons(-44, [330, 400], darken(tones.second, 0.35)),
  }),
  stripes: ({ canvas, tones, torso }) => ({
    under: '',
    over:
      `<g clip-path="${canvas.clip(torso)}">${[0, 1, 2, 3, 4, 5, 6].map((i) => fold(`M-300 ${232 + i * 46} C-120 ${262 + i * 46} 120 ${262 + i * 46} 300 ${232 + i * 46}`, mix(tones.second, tones.clothShade, 0.12), 0.72, 17)).join('')}</g>` +
      roundNeck(tones.second, 0.9),
  }),
  bomber: ({ tones }) => ({
    under: path('M-66 170 C-30 206 30 206 66 170 L46 470 L-46 470Z', tones.second),
    over:
      path(
        'M-62 150 C-88 166 -100 184 -104 200 C-80 208 -60 222 -48 246 L-34 470 L-66 480 C-84 360 -80 250 -62 150Z',
        tones.clothLit,
        'opacity=".85"',
      ) +
      path(
        'M62 150 C88 166 100 184 104 200 C80 208 60 222 48 246 L34 470 L66 480 C84 360 80 250 62 150Z',
        mix(tones.cloth, tones.clothShade, 0.5),
      ) +
      fold('M-62 152 C-86 168 -98 184 -102 198', lighten(tones.second, 0.2), 0.7, 7) +
      fold('M62 152 C86 168 98 184 102 198', lighten(tones.second, 0.1), 0.6, 7) +
      line('M-48 250 L-40 470', mix('#c9c9d6', tones.clothShade, 0.3), 3, 'stroke-dasharray="3 3"'),
  }),
  overall: ({ tones }) => ({
    under: '',
    over:
      roundNeck(tones.clothShade, 0.55) +
      path('M-84 300 C-30 312 30 312 84 300 L110 560 L-110 560Z', tones.second) +
      fold('M-118 214 L-78 312', tones.second, 1, 26) +
      fold('M118 214 L78 312', darken(tones.second, 0.25), 1, 26) +
      line(
        'M-72 322 C-30 334 30 334 72 322',
        lighten(tones.second, 0.3),
        2.4,
        'stroke-dasharray="6 5" opacity=".6"',
      ) +
      buttons(-78, [314], '#d9c48a') +
      buttons(78, [314], '#b89a5c'),
  }),
};

export function clothesOf(canvas: Canvas, traits: Traits, tones: Tones): Clothes {
  const fem = traits.gender === 'F';
  const w = (fem ? 192 : 236) * traits.build;
  const half = (fem ? 37 : 50) * (0.7 + traits.build * 0.3);
  const torso = `M-52 168 C-74 182 ${-w + 76} 190 ${-w + 34} 212 C${-w + 4} 228 ${-w - 14} 262 ${-w - 20} 312 C${-w - 26} 380 ${-w - 22} 520 ${-w - 30} 760 L${w + 30} 760 C${w + 22} 520 ${w + 26} 380 ${w + 20} 312 C${w + 14} 262 ${w - 4} 228 ${w - 34} 212 C${w - 76} 190 74 182 52 168 C30 184 -30 184 -52 168Z`;
  const neck = `M${-half} 60 C${-half} 110 ${-half - 2} 140 ${-half - 26} 172 C-30 214 30 214 ${half + 26} 172 C${half + 2} 140 ${half} 110 ${half} 60Z`;
  const layers = outfits[traits.outfit]({ canvas, traits, tones, neckHalf: half, torso });
  return {
    torso,
    neck,
    under: layers.under,
    over: layers.over,
    open: layers.open ?? false,
    shoulders: w,
  };
}

/** Shade between arm and body. */
export function sleeves(canvas: Canvas, { torso, shoulders: w }: Clothes, tones: Tones): string {
  const shade = canvas.linear(
    [
      [0, tones.clothShade, 0],
      [1, tones.clothShade, 1],
    ],
    [0, 280, 0, 400],
    'user',
  );
  const arm = (s: 1 | -1): string =>
    [28, 16, 7]
      .map((width) =>
        line(
          `M${s * (w - 52)} 270 C${s * (w - 68)} 352 ${s * (w - 62)} 480 ${s * (w - 60)} 760`,
          shade,
          width,
          'opacity=".28"',
        ),
      )
      .join('');
  return `<g clip-path="${canvas.clip(torso)}">${arm(-1)}${arm(1)}</g>`;
}
