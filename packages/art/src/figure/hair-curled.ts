import { circle, ellipse, line, n, path } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { HairStyle } from '../types.ts';
import { combed, strand, type Hair, type HairInput } from './hair-parts.ts';

type CurledStyle = Extract<
  HairStyle,
  'afro' | 'curly' | 'curlyTop' | 'braids' | 'locs' | 'spaceBuns' | 'scarf'
>;

/** Centres and radii of the big curls around the head. */
function masses(style: 'afro' | 'curly' | 'curlyTop'): [number, number, number][] {
  const out: [number, number, number][] = [];
  if (style === 'curlyTop') {
    for (let i = 0; i < 15; i += 1) {
      const a = Math.PI * (1.02 + 0.96 * (i / 14));
      out.push([Math.cos(a) * 74, -64 + Math.sin(a) * 72, 30]);
    }
    return out;
  }
  for (let i = 0; i < 19; i += 1) {
    const a = Math.PI * (0.86 + 1.28 * (i / 18));
    out.push([Math.cos(a) * 104, -54 + Math.sin(a) * 104, style === 'afro' ? 58 : 46]);
  }
  if (style === 'curly') {
    for (let i = 0; i < 8; i += 1) {
      out.push([-114 - (i % 2) * 12, -10 + i * 27, 40], [114 + (i % 2) * 12, -10 + i * 27, 40]);
    }
  }
  return out;
}

function curls(style: 'afro' | 'curly' | 'curlyTop', { tones, r }: HairInput): Hair {
  const places = masses(style);
  let behind = '';
  for (const [x, y, radius] of places) {
    behind += ellipse(
      x + r.between(-6, 6),
      y + r.between(-6, 6),
      radius * r.between(0.85, 1.08),
      radius * r.between(0.85, 1.08),
      tones.backFill,
    );
  }
  if (style === 'curlyTop') behind += ellipse(0, -78, 80, 66, tones.backFill);
  else behind += ellipse(0, -60, 112, 112, tones.backFill);
  if (style === 'curly') {
    behind += path(
      'M-110 -20 C-140 90 -120 180 -104 210 L-40 190 L40 190 L104 210 C120 180 140 90 110 -20Z',
      tones.backFill,
    );
  }
  for (const [x, y, radius] of places) {
    behind += circle(
      x,
      y,
      radius * 0.5,
      'none',
      `stroke="${x < 0 ? tones.hairLit : tones.rim}" stroke-width="3" opacity="${x < 0 ? 0.15 : 0.11}"`,
    );
  }
  const fill = tones.ramp(mix(tones.hairLit, tones.hair, 0.62), tones.hair, tones.hairShade, 150);
  let above = '';
  const line2: [number, number][] = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (1.03 + 0.94 * (i / 12));
    return [Math.cos(a) * 76, -46 + Math.sin(a) * 78];
  });
  for (const [x, y] of line2) above += ellipse(x, y - 12, 26, 24, fill);
  for (const [x, y] of line2) {
    for (let k = 0; k < 2; k += 1) {
      above += circle(
        x + r.between(-22, 22),
        y - r.between(0, style === 'curlyTop' ? 22 : 48),
        r.between(8, 15),
        'none',
        `stroke="${x < 10 ? tones.hairLit : tones.hair}" stroke-width="2.4" opacity=".22"`,
      );
    }
  }
  return { behind, above };
}

function braids({ tones }: HairInput): Hair {
  let above = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i += 1) {
      const w = 25 - i * 0.9;
      above += `<g transform="translate(${n(side * (88 + i * 3.6))} ${6 + i * 31}) rotate(${side * (i % 2 ? 24 : -24)})">${ellipse(0, 0, w, 22, side < 0 ? tones.hairFill : tones.backFill)}${line(`M${n(-w * 0.6)} 6 Q0 -12 ${n(w * 0.6)} -8`, tones.hairLit, 3, 'opacity=".3"')}</g>`;
    }
  }
  const strands = Array.from({ length: 11 }, (_, i) => [
    strand(0, -104 - i * 5, -34 - i * 3, -104 - i * 4, -76, -70 - i * 2, -84 - i * 1.5, -10),
    strand(0, -104 - i * 5, 34 + i * 3, -104 - i * 4, 76, -70 - i * 2, 84 + i * 1.5, -10),
  ]).flat();
  return {
    front:
      'M0 -98 C-36 -92 -70 -66 -80 -8 C-106 -66 -92 -162 0 -162 C92 -162 106 -66 80 -8 C70 -66 36 -92 0 -98Z',
    above,
    strands,
  };
}

function locs({ tones, r, traits }: HairInput): Hair {
  const end = traits.gender === 'M' ? 120 : 200;
  const lock = (
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    width: number,
    colour: string,
  ): string =>
    line(
      `M${n(x0)} ${n(y0)} C${n(x0 * 1.25)} ${n(y0 + 50)} ${n(x1 * 1.08)} ${n(y1 - 80)} ${n(x1)} ${n(y1)}`,
      colour,
      width,
    );
  let behind = ellipse(0, -56, 106, 108, tones.backFill);
  for (let i = 0; i < 15; i += 1) {
    const t = i / 14;
    const x = -118 + 236 * t;
    behind += lock(
      x * 0.75,
      -90,
      x,
      end + r.between(-22, 18),
      19,
      t < 0.45 ? tones.hair : tones.hairShade,
    );
  }
  let above = '';
  for (let i = 0; i < 5; i += 1) {
    for (const side of [-1, 1]) {
      const x = side * (78 + i * 9);
      const colour =
        side < 0
          ? mix(tones.hair, tones.hairLit, 0.25 - i * 0.04)
          : mix(tones.hair, tones.hairShade, 0.5);
      above += lock(
        side * (22 + i * 13),
        -140 + i * 6,
        x,
        end - 50 + r.between(-30, 40),
        17,
        colour,
      );
      above += lock(
        side * (22 + i * 13) - 4,
        -140 + i * 6,
        x - 4,
        end - 60,
        2,
        tones.hairLit,
      ).replace('stroke-linecap', 'opacity=".25" stroke-linecap');
    }
  }
  return {
    behind,
    front:
      'M0 -104 C-40 -98 -70 -70 -80 -14 C-110 -70 -96 -166 0 -166 C96 -166 110 -70 80 -14 C70 -70 40 -98 0 -104Z',
    above,
  };
}

function spaceBuns({ tones }: HairInput): Hair {
  const knot = (side: 1 | -1): string => {
    const x = side * 78;
    return (
      circle(x, -164, 42, side < 0 ? tones.hairFill : tones.backFill) +
      line(
        `M${n(x - 28)} -160 C${n(x - 18)} -190 ${n(x + 18)} -192 ${n(x + 28)} -162`,
        tones.hairLit,
        3,
        'opacity=".35"',
      ) +
      line(
        `M${n(x - 18)} -148 C${n(x - 10)} -168 ${n(x + 14)} -170 ${n(x + 20)} -146`,
        tones.hairLit,
        3,
        'opacity=".28"',
      )
    );
  };
  return {
    behind: knot(-1) + knot(1),
    front:
      'M0 -100 C-34 -96 -66 -70 -80 -8 C-106 -66 -94 -160 0 -160 C94 -160 106 -66 80 -8 C66 -70 34 -96 0 -100Z',
    above:
      path('M-74 -60 C-96 -20 -92 40 -78 84 C-94 50 -108 -10 -90 -64Z', tones.hair) +
      path('M74 -60 C96 -20 94 40 80 84 C96 50 108 -10 90 -64Z', tones.hairShade),
    strands: [...combed(-70, -150), ...combed(70, -150)],
  };
}

function scarf({ tones }: HairInput): Hair {
  const fill = tones.ramp(
    mix(tones.second, tones.key, 0.35),
    tones.second,
    mix(tones.second, tones.hairShade, 0.6),
    150,
  );
  const fold = mix(tones.second, tones.hairShade, 0.55);
  const wrap =
    'M-90 -40 C-112 -130 -70 -196 6 -200 C84 -196 114 -126 92 -40 C56 -84 -50 -88 -90 -40Z';
  return {
    above:
      path(
        'M-6 -196 C-34 -236 -2 -258 24 -240 C58 -252 74 -216 40 -194 C24 -182 2 -182 -6 -196Z',
        fill,
      ) +
      path(wrap, fill) +
      [
        'M-88 -60 C-60 -130 10 -170 70 -160',
        'M-84 -84 C-50 -150 0 -186 30 -190',
        'M90 -60 C60 -120 20 -150 -40 -150',
        'M88 -88 C66 -140 40 -170 10 -186',
      ]
        .map((d) => line(d, fold, 3.5, 'opacity=".5"'))
        .join('') +
      tones.rimOn(wrap, 12, 0.8),
  };
}

export const curled: Readonly<Record<CurledStyle, (input: HairInput) => Hair>> = {
  afro: (input) => curls('afro', input),
  curly: (input) => curls('curly', input),
  curlyTop: (input) => curls('curlyTop', input),
  braids,
  locs,
  spaceBuns,
  scarf,
};
