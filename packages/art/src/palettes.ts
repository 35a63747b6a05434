import type { PaletteName } from './types.ts';

/** The light of a picture: a cool room and one warm light in it. */
export interface Palette {
  /** Far background, top to bottom. */
  readonly bg: readonly [string, string, string];
  /** The warm light on skin. */
  readonly key: string;
  /** The edge light. */
  readonly rim: string;
  /** The colour of shadows. */
  readonly amb: string;
  /** The light that glows in the scene. */
  readonly lamp: string;
}

/** Light and colours by name: a background from dark to light, the main light, the rim, the shade and lamps. */
export const palettes: Readonly<Record<PaletteName, Palette>> = {
  bluehour: {
    bg: ['#0f1440', '#3d3f9c', '#b887c9'],
    key: '#ffcfae',
    rim: '#93a6ff',
    amb: '#1b1a56',
    lamp: '#ffc48f',
  },
  ember: {
    bg: ['#1a0d2b', '#5d2351', '#dd6f62'],
    key: '#ffd3ad',
    rim: '#ff8f8a',
    amb: '#2b1038',
    lamp: '#ffb27a',
  },
  lagoon: {
    bg: ['#04202b', '#0d5163', '#66bfb4'],
    key: '#ffdcbd',
    rim: '#7fe9df',
    amb: '#062b3d',
    lamp: '#ffd7a1',
  },
  plum: {
    bg: ['#180a2c', '#54206f', '#c15c9f'],
    key: '#ffd0bd',
    rim: '#dc93ff',
    amb: '#260d45',
    lamp: '#ffb3c1',
  },
  midnight: {
    bg: ['#060a1d', '#12295c', '#3f77c4'],
    key: '#ffc691',
    rim: '#6cb8ff',
    amb: '#0a1440',
    lamp: '#ffb866',
  },
  forest: {
    bg: ['#07191a', '#1c4a40', '#93b184'],
    key: '#ffdcae',
    rim: '#a9efc2',
    amb: '#0a2a2c',
    lamp: '#ffdf9a',
  },
  rosewood: {
    bg: ['#1f0a17', '#742342', '#ea8d80'],
    key: '#ffdcc4',
    rim: '#ff9fb2',
    amb: '#331029',
    lamp: '#ffc7a1',
  },
  slate: {
    bg: ['#10141d', '#37465b', '#aab6c8'],
    key: '#ffe0c4',
    rim: '#dbe6ff',
    amb: '#161d33',
    lamp: '#ffd9a8',
  },
  apricot: {
    bg: ['#27121f', '#9a4b40', '#fcc08c'],
    key: '#ffe3c2',
    rim: '#ffc39a',
    amb: '#3d1730',
    lamp: '#ffe1a8',
  },
  neon: {
    bg: ['#090922', '#341c75', '#1fa3c9'],
    key: '#ff9fc6',
    rim: '#4fe0ff',
    amb: '#150f4a',
    lamp: '#ff6fb5',
  },
  daylight: {
    bg: ['#e6d5cf', '#c3a3ab', '#7a6b95'],
    key: '#fff0dc',
    rim: '#ffffff',
    amb: '#4a3a6b',
    lamp: '#fff3da',
  },
  iris: {
    bg: ['#14103a', '#4b3fb0', '#9f9bff'],
    key: '#ffd9c9',
    rim: '#c9c3ff',
    amb: '#1e1760',
    lamp: '#ffc9d8',
  },
};

/** All palettes so that neighbours differ: warm and cool take turns. */
export const paletteOrder: readonly PaletteName[] = [
  'bluehour',
  'ember',
  'lagoon',
  'plum',
  'midnight',
  'apricot',
  'forest',
  'rosewood',
  'slate',
  'neon',
  'daylight',
  'iris',
];

/** Skin tones, light to dark. */
export const skins = [
  '#f6d6c3',
  '#f3cdb4',
  '#eabd9f',
  '#e2b08c',
  '#dda884',
  '#c98e68',
  '#b87d57',
  '#a96f4b',
  '#8a5638',
  '#754730',
  '#5d3826',
] as const;

/** Colours of hair by name, as hex. */
export const hairs = {
  ink: '#191521',
  espresso: '#33211f',
  chestnut: '#5b3326',
  brown: '#6f4a31',
  auburn: '#7d3a24',
  copper: '#b3562c',
  honey: '#b98546',
  blonde: '#d9b878',
  sand: '#c2a27a',
  ash: '#a59a95',
  silver: '#bfc2cc',
  platinum: '#e6ddd3',
  plum: '#4d2450',
  rose: '#c9748f',
  blue: '#39509c',
  teal: '#2c6f78',
} as const;

/** A colour of hair: a key of `hairs`. */
export type HairColour = keyof typeof hairs;

/** Colours of clothes, as hex. */
export const cloths = [
  '#1c1b2a',
  '#f0e9e4',
  '#2f3a5c',
  '#6a2f4b',
  '#233f3d',
  '#b9a7c9',
  '#c7694f',
  '#39304f',
  '#d8c3a5',
  '#7f8fb8',
  '#a23b54',
  '#101018',
  '#8a9a6b',
  '#e0b35a',
  '#4c6a8f',
  '#93504a',
] as const;
