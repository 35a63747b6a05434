import { ellipse, path } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { HairStyle } from '../types.ts';
import { cap, combed, strand, type Hair, type HairInput } from './hair-parts.ts';

type ShortStyle = Extract<
  HairStyle,
  | 'pixie'
  | 'sleek'
  | 'quiff'
  | 'buzz'
  | 'shortWave'
  | 'manBun'
  | 'undercut'
  | 'sideCombed'
  | 'bald'
  | 'crop'
  | 'flatTop'
>;

const times = (count: number, make: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => make(i));

const pixie = (): Hair => ({
  front:
    'M-82 10 C-92 -20 -88 -50 -76 -70 C-40 -62 10 -70 46 -112 C60 -90 84 -76 82 6 C92 -20 106 -60 96 -96 C84 -156 34 -172 -8 -166 C-70 -162 -110 -110 -100 -50 C-100 -20 -94 0 -82 10Z',
  strands: times(11, (i) =>
    strand(
      40 - i * 3,
      -164 + i,
      -10 - i * 6,
      -150 + i * 3,
      -60 - i * 3,
      -110 + i * 3,
      -82 + i * 3,
      -60 + i,
    ),
  ),
});

const sleek = ({ tones }: HairInput): Hair => ({
  behind: ellipse(0, 40, 62, 56, tones.backFill),
  front: cap,
  strands: combed(0, -150, -92),
});

const quiff = (): Hair => ({
  front:
    'M-80 0 C-84 -44 -78 -70 -62 -90 C-40 -80 40 -84 64 -94 C80 -70 86 -44 80 0 C96 -40 104 -90 92 -124 C96 -170 30 -196 -28 -186 C-90 -176 -108 -110 -96 -70 C-96 -40 -90 -20 -80 0Z',
  strands: times(12, (i) =>
    strand(-70 + i * 12, -90, -84 + i * 13, -140, -70 + i * 13, -174, -24 + i * 9, -184),
  ),
});

const buzz = (): Hair => ({
  front:
    'M-80 -2 C-84 -52 -66 -90 0 -94 C66 -90 84 -52 80 -2 C96 -56 88 -146 0 -148 C-88 -146 -96 -56 -80 -2Z',
});

const shortWave = (): Hair => ({
  front:
    'M-82 2 C-90 -40 -84 -70 -70 -88 C-50 -74 -30 -100 -4 -90 C24 -78 40 -102 68 -92 C84 -74 90 -40 82 2 C98 -30 108 -84 94 -120 C76 -176 -6 -184 -52 -164 C-104 -142 -108 -84 -98 -50 C-96 -26 -90 -8 -82 2Z',
  strands: times(11, (i) =>
    strand(-80 + i * 14, -92, -90 + i * 15, -120, -60 + i * 13, -140, -40 + i * 11, -166),
  ),
});

const manBun = ({ tones }: HairInput): Hair => ({
  behind: ellipse(16, -176, 34, 30, tones.hairFill),
  front: cap,
  strands: combed(16, -168),
});

const undercut = ({ tones }: HairInput): Hair => {
  const side = mix(tones.hair, tones.hairShade, 0.6);
  return {
    front:
      'M-74 -78 C-40 -74 24 -84 70 -112 C92 -100 96 -84 88 -66 C108 -110 96 -162 44 -178 C-10 -196 -84 -176 -98 -120 C-104 -100 -94 -82 -74 -78Z',
    above:
      path(
        'M-80 4 C-90 -36 -90 -66 -84 -92 C-70 -84 -66 -60 -74 -30 C-76 -16 -78 -6 -80 4Z',
        side,
        'opacity=".8"',
      ) +
      path(
        'M80 4 C90 -36 92 -66 86 -92 C70 -84 68 -60 74 -30 C76 -16 78 -6 80 4Z',
        side,
        'opacity=".9"',
      ),
    strands: times(11, (i) =>
      strand(
        74 - i * 3,
        -108 + i,
        30 - i * 6,
        -160 + i,
        -40 - i * 4,
        -170 + i * 5,
        -88 + i * 3,
        -118 + i * 4,
      ),
    ),
  };
};

const sideCombed = (): Hair => ({
  front:
    'M-82 4 C-92 -34 -86 -64 -58 -96 C-20 -80 40 -82 74 -84 C86 -60 88 -30 82 4 C98 -30 104 -78 94 -112 C80 -160 24 -172 -24 -162 C-84 -152 -110 -100 -98 -50 C-96 -26 -90 -8 -82 4Z',
  strands: times(11, (i) =>
    strand(-58 + i, -98, -20 + i * 6, -150 + i * 2, 40 + i * 4, -140 + i * 4, 76 + i, -88),
  ),
});

const crop = (): Hair => ({
  front:
    'M-80 2 C-86 -30 -84 -52 -76 -64 L-60 -54 L-46 -66 L-30 -52 L-14 -66 L2 -52 L18 -66 L34 -54 L50 -66 L64 -54 L77 -66 C86 -52 86 -30 80 2 C96 -40 96 -140 0 -152 C-96 -140 -96 -40 -80 2Z',
  strands: times(12, (i) =>
    strand(-50 + i * 9, -148, -58 + i * 10, -120, -64 + i * 11, -90, -66 + i * 12, -64),
  ),
});

const flatTop = (): Hair => ({
  front:
    'M-80 -6 C-84 -52 -72 -86 -60 -92 C-30 -84 30 -84 60 -92 C72 -86 84 -52 80 -6 C92 -50 98 -110 94 -170 C92 -204 60 -214 0 -214 C-60 -214 -92 -204 -94 -170 C-98 -110 -92 -50 -80 -6Z',
  strands: times(9, (i) =>
    strand(-70 + i * 17, -100, -74 + i * 18, -130, -76 + i * 19, -170, -72 + i * 18, -206),
  ),
});

/** A scalp with light on it and a shade of what grows at the sides. */
const bald = ({ tones, traits }: HairInput): Hair => {
  const strength = traits.age > 34 ? 0.38 : 0.24;
  const side = (s: 1 | -1): string =>
    path(
      `M${s * 92} 12 L${s * 92} -72 L${s * 74} -72 C${s * 66} -54 ${s * 68} -22 ${s * 79} 12Z`,
      tones.hairShade,
      `opacity="${strength}"`,
    );
  return { onSkull: side(-1) + side(1) };
};

export const short: Readonly<Record<ShortStyle, (input: HairInput) => Hair>> = {
  pixie,
  sleek,
  quiff,
  buzz,
  shortWave,
  manBun,
  undercut,
  sideCombed,
  crop,
  flatTop,
  bald,
};
