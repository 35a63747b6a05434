/** A light in linear-ish 0 to 1 RGB. */
export type Rgb = readonly [number, number, number];

export const hex = (value: string): Rgb => [
  Number.parseInt(value.slice(1, 3), 16) / 255,
  Number.parseInt(value.slice(3, 5), 16) / 255,
  Number.parseInt(value.slice(5, 7), 16) / 255,
];

/** What one loop looks and sounds like. Motion has whole periods in 12 s. */
export interface LoopLook {
  readonly name: string;
  /** Far background, top to bottom. */
  readonly background: readonly [Rgb, Rgb, Rgb];
  readonly lamp: Rgb;
  readonly rim: Rgb;
  readonly accent: Rgb;
  readonly field: 'pools' | 'aurora' | 'silk' | 'tide' | 'rings' | 'window';
  readonly discs: number;
  /** Largest disc, as a share of the height. */
  readonly discSize: number;
  /** Rise of the discs in whole wraps a loop; 0 lets them float in place. */
  readonly rise: number;
  /** Notes of the pad in hertz, rounded to whole periods a loop. */
  readonly chord: readonly number[];
}

export const looks: readonly LoopLook[] = [
  {
    name: 'dusk',
    background: [hex('#0f1440'), hex('#3a3c98'), hex('#a878bd')],
    lamp: hex('#ffc48f'),
    rim: hex('#93a6ff'),
    accent: hex('#d7a0d8'),
    field: 'pools',
    discs: 26,
    discSize: 0.17,
    rise: 0,
    chord: [110, 164.81, 220, 246.94, 329.63],
  },
  {
    name: 'aurora',
    background: [hex('#04182b'), hex('#0c3a5c'), hex('#4a9fae')],
    lamp: hex('#9ff0dc'),
    rim: hex('#7fb6ff'),
    accent: hex('#b48cff'),
    field: 'aurora',
    discs: 12,
    discSize: 0.05,
    rise: 1,
    chord: [98, 146.83, 196, 293.66, 369.99],
  },
  {
    name: 'silk',
    background: [hex('#1d0b2c'), hex('#5a2358'), hex('#c96a86')],
    lamp: hex('#ffb9a8'),
    rim: hex('#dc93ff'),
    accent: hex('#ff8fa8'),
    field: 'silk',
    discs: 8,
    discSize: 0.09,
    rise: 0,
    chord: [130.81, 196, 246.94, 329.63, 392],
  },
  {
    name: 'ember',
    background: [hex('#180a26'), hex('#5a2149'), hex('#c8605a')],
    lamp: hex('#ffb27a'),
    rim: hex('#ff8f8a'),
    accent: hex('#ffd3ad'),
    field: 'pools',
    discs: 40,
    discSize: 0.06,
    rise: 1,
    chord: [87.31, 130.81, 174.61, 261.63, 329.63],
  },
  {
    name: 'tide',
    background: [hex('#0b1038'), hex('#374a9e'), hex('#e0a59a')],
    lamp: hex('#ffd7a1'),
    rim: hex('#8fd0ff'),
    accent: hex('#ffc3b0'),
    field: 'tide',
    discs: 6,
    discSize: 0.08,
    rise: 0,
    chord: [123.47, 185, 246.94, 277.18, 369.99],
  },
  {
    name: 'halo',
    background: [hex('#0a0a26'), hex('#2c2175'), hex('#6257c9')],
    lamp: hex('#ffc9d8'),
    rim: hex('#6fdcff'),
    accent: hex('#c9c3ff'),
    field: 'rings',
    discs: 14,
    discSize: 0.07,
    rise: 0,
    chord: [103.83, 155.56, 207.65, 311.13, 349.23],
  },
  {
    name: 'window',
    background: [hex('#060a1d'), hex('#142a62'), hex('#5a63b8')],
    lamp: hex('#ffb866'),
    rim: hex('#6cb8ff'),
    accent: hex('#ff9fb0'),
    field: 'window',
    discs: 34,
    discSize: 0.085,
    rise: 0,
    chord: [116.54, 174.61, 233.08, 293.66, 349.23],
  },
];
