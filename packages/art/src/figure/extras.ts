import { ellipse, line, n, path, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Traits } from '../types.ts';
import type { Head } from './head.ts';
import type { Tones } from './tones.ts';

interface Input {
  readonly canvas: Canvas;
  readonly traits: Traits;
  readonly tones: Tones;
  readonly head: Head;
  readonly p: Palette;
}

/** What is worn on the head: behind the hair and on top of it. */
export interface Worn {
  readonly behind: string;
  readonly above: string;
}

/** Hair that covers the ears, and so hides what hangs there. */
const coversEars = new Set([
  'curtain',
  'fringeLong',
  'curly',
  'sideWave',
  'lob',
  'bob',
  'wavyLob',
  'shag',
  'longMan',
  'locs',
]);

function earrings({ canvas, traits, head, p }: Input): string {
  if (coversEars.has(traits.style)) return '';
  const metal = canvas.linear([
    [0, '#fff3d6'],
    [1, mix('#d9a441', p.amb, 0.2)],
  ]);
  const x = head.cheek + 5;
  if (traits.extra === 'earrings') {
    return ellipse(-x, 40, 5, 8, metal) + ellipse(x, 40, 5, 8, mix('#d9a441', p.rim, 0.4));
  }
  const hoop = (at: number, stroke: string): string =>
    ellipse(at, 54, 20, 20, 'none', `stroke="${stroke}" stroke-width="4"`);
  return hoop(-x - 2, metal) + hoop(x + 2, mix('#d9a441', p.rim, 0.5));
}

function glasses({ traits, tones, head, p }: Input): string {
  const round = traits.extra === 'roundGlasses';
  const x = head.eyeX * 0.9;
  const y = head.eyeY - 4;
  const frame = round ? mix('#c79a4a', p.amb, 0.25) : tones.ink;
  const lens = (at: number): string =>
    round
      ? ellipse(at, y + 2, 30, 30, p.rim, `fill-opacity=".09" stroke="${frame}" stroke-width="3.6"`)
      : `<rect x="${n(at - 31)}" y="${n(y - 22)}" width="62" height="46" rx="18" fill="${p.rim}" fill-opacity=".1" stroke="${frame}" stroke-width="5"/>`;
  const gap = round ? 7 : 6;
  return (
    lens(-37 * traits.spacing + x) +
    lens(37 * traits.spacing + x) +
    line(`M${n(x - gap)} ${n(y - 3)} q${gap} -6 ${gap * 2} 0`, frame, round ? 3.6 : 5) +
    line(`M${n(x - 56)} ${n(y + 4)} l16 -20`, '#ffffff', 5, 'opacity=".2"')
  );
}

function headphones({ traits, p }: Input): Worn {
  const c = mix(traits.cloth2, '#f2eef8', 0.5);
  return {
    behind: line(
      'M-96 -10 C-104 -150 -60 -178 0 -178 C60 -178 104 -150 96 -10',
      mix(c, p.amb, 0.3),
      15,
    ),
    above:
      line(
        'M-98 -20 C-104 -146 -60 -176 0 -176 C60 -176 104 -146 98 -20',
        mix(c, p.amb, 0.15),
        13,
      ) +
      `<rect x="-118" y="-36" width="34" height="78" rx="17" fill="${c}"/><rect x="84" y="-36" width="34" height="78" rx="17" fill="${mix(c, p.amb, 0.55)}"/><rect x="109" y="-30" width="7" height="66" rx="3.5" fill="${p.rim}" opacity=".7"/>`,
  };
}

function beanie({ tones, p }: Input): string {
  const fill = tones.ramp(
    mix(lighten(tones.second, 0.1), p.key, 0.3),
    tones.second,
    mix(darken(tones.second, 0.4), p.amb, 0.5),
    110,
  );
  const dome =
    'M-92 -52 C-100 -150 -54 -198 0 -198 C54 -198 100 -150 92 -52 C50 -70 -50 -70 -92 -52Z';
  const brim =
    'M-97 -42 C-99 -62 -97 -82 -92 -92 C-50 -110 50 -110 92 -92 C97 -82 99 -62 97 -42 C64 -64 -50 -64 -97 -42Z';
  const ribs = Array.from({ length: 12 }, (_, i) =>
    line(`M${-84 + i * 15.3} -88 l0 30`, darken(tones.second, 0.35), 2, 'opacity=".35"'),
  ).join('');
  return (
    path(dome, fill) + path(brim, mix(tones.second, p.amb, 0.3)) + ribs + tones.rimOn(dome, 12, 0.8)
  );
}

function hat({ tones, p }: Input): string {
  const fill = tones.ramp(
    mix(lighten(tones.second, 0.08), p.key, 0.3),
    tones.second,
    mix(darken(tones.second, 0.4), p.amb, 0.5),
    160,
  );
  const crown =
    'M-88 -84 C-92 -170 -70 -214 -26 -208 C-10 -200 10 -200 26 -208 C70 -214 92 -170 88 -84Z';
  const brim =
    'M-168 -74 C-120 -104 120 -104 168 -74 C150 -44 70 -62 0 -62 C-70 -62 -150 -44 -168 -74Z';
  return (
    path(crown, fill) +
    path(
      'M-89 -104 C-40 -122 40 -122 89 -104 L88 -82 C40 -98 -40 -98 -88 -82Z',
      mix(darken(tones.second, 0.5), p.amb, 0.3),
    ) +
    path(brim, fill) +
    tones.rimOn(brim, 10, 0.8, 40, 170) +
    tones.rimOn(crown, 12, 0.8)
  );
}

function headband({ tones }: Input): string {
  const band =
    'M-96 -62 C-84 -150 -40 -172 0 -172 C40 -172 84 -150 96 -62 L84 -52 C74 -124 36 -146 0 -146 C-36 -146 -74 -124 -84 -52Z';
  return path(
    band,
    tones.ramp(lighten(tones.second, 0.25), tones.second, darken(tones.second, 0.4), 110),
  );
}

function flower({ canvas, head, p }: Input): string {
  const fill = canvas.linear(
    [
      [0, '#ffe3d6'],
      [1, mix('#e8788f', p.amb, 0.12)],
    ],
    [0, 0, 1, 1],
  );
  const petals = [0, 72, 144, 216, 288]
    .map((a) => `<g transform="rotate(${a})">${ellipse(0, -15, 11, 15, fill)}</g>`)
    .join('');
  return `<g transform="translate(${n(-head.cheek + 2)} -62)">${petals}${ellipse(0, 0, 7, 7, mix('#ffd27a', p.amb, 0.1))}</g>`;
}

export function extrasOf(input: Input): Worn {
  switch (input.traits.extra) {
    case 'none':
      return { behind: '', above: '' };
    case 'earrings':
    case 'hoops':
      return { behind: '', above: earrings(input) };
    case 'glasses':
    case 'roundGlasses':
      return { behind: '', above: glasses(input) };
    case 'headphones':
      return headphones(input);
    case 'beanie':
      return { behind: '', above: beanie(input) };
    case 'hat':
      return { behind: '', above: hat(input) };
    case 'headband':
      return { behind: '', above: headband(input) };
    case 'flower':
      return { behind: '', above: flower(input) };
  }
}
