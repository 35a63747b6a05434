import { brightness } from './colour.ts';
import { cloths, hairs, skins, type HairColour } from './palettes.ts';
import { seededRandom, type SeededRandom } from './random.ts';
import type {
  Beard,
  BrowShape,
  Extra,
  EyeShape,
  FaceShape,
  HairStyle,
  MouthShape,
  NoseShape,
  Outfit,
  Traits,
} from './types.ts';

/** All outlines of faces, as chance draws from them. */
export const faceShapes: readonly FaceShape[] = [
  'oval',
  'round',
  'square',
  'heart',
  'long',
  'diamond',
  'soft',
  'angular',
];
const eyeShapes: readonly EyeShape[] = [
  'almond',
  'round',
  'hooded',
  'upturned',
  'downturned',
  'narrow',
  'monolid',
];
const noses: readonly NoseShape[] = ['button', 'straight', 'broad', 'long', 'aquiline', 'small'];
const mouths: readonly MouthShape[] = ['full', 'thin', 'bow', 'wide', 'small', 'heart'];
const beards: readonly Beard[] = [
  'none',
  'stubble',
  'full',
  'short',
  'goatee',
  'moustache',
  'long',
  'stubble',
  'none',
  'short',
];

/** Cuts of hair by sex, as chance draws from them. */
export const hairStyles: Readonly<Record<'F' | 'M', readonly HairStyle[]>> = {
  F: [
    'curtain',
    'sideWave',
    'bob',
    'bun',
    'ponytail',
    'afro',
    'curly',
    'pixie',
    'braids',
    'overShoulder',
    'fringeLong',
    'lob',
    'wavyLob',
    'halfUp',
    'shag',
    'locs',
    'spaceBuns',
    'scarf',
    'sleek',
    'undercut',
  ],
  M: [
    'quiff',
    'buzz',
    'shortWave',
    'manBun',
    'curlyTop',
    'undercut',
    'sideCombed',
    'longMan',
    'bald',
    'crop',
    'flatTop',
    'locs',
  ],
};

/** Styles that suit every hair; the others want their kind of hair. */
const forDarkCurls: ReadonlySet<HairStyle> = new Set([
  'afro',
  'locs',
  'flatTop',
  'braids',
  'curly',
  'curlyTop',
]);

const outfits: Readonly<Record<'F' | 'M', readonly Outfit[]>> = {
  F: [
    'turtleneck',
    'blazer',
    'crew',
    'hoodie',
    'shirt',
    'wrap',
    'satin',
    'denim',
    'cardigan',
    'stripes',
    'bomber',
    'overall',
  ],
  M: [
    'turtleneck',
    'blazer',
    'crew',
    'hoodie',
    'shirt',
    'denim',
    'cardigan',
    'stripes',
    'bomber',
    'overall',
  ],
};

const browShapes: Readonly<Record<'F' | 'M', readonly BrowShape[]>> = {
  F: ['soft', 'arched', 'straight', 'angled', 'thin', 'bold'],
  M: ['straight', 'bold', 'soft', 'angled'],
};

const extras: Readonly<Record<'F' | 'M', readonly Extra[]>> = {
  F: [
    'none',
    'earrings',
    'hoops',
    'glasses',
    'none',
    'roundGlasses',
    'headphones',
    'earrings',
    'none',
    'headband',
    'flower',
    'hat',
    'beanie',
  ],
  M: ['none', 'glasses', 'none', 'headphones', 'beanie', 'roundGlasses', 'none', 'hat', 'none'],
};

const eyeColours = ['#5b4636', '#3f6b8a', '#4c7a5e', '#6b5a8a', '#2e2622', '#7a6a3a', '#5f7f94'];
const lips = {
  F: ['#b8475a', '#a33b4e', '#c9657a', '#8f3048', '#c4614f', '#b06a66', '#9c4a5e'],
  M: ['#a8635a', '#96564f', '#9d6a5c'],
};

function hairColour(skin: string, age: number, r: SeededRandom): string {
  const dark = brightness(skin) < 0.52;
  const natural: readonly HairColour[] = dark
    ? ['ink', 'espresso', 'ink', 'chestnut', 'espresso']
    : ['ink', 'espresso', 'chestnut', 'brown', 'auburn', 'copper', 'honey', 'blonde', 'sand'];
  const dyed: readonly HairColour[] = dark
    ? ['plum', 'honey', 'copper']
    : ['platinum', 'plum', 'rose', 'blue', 'teal', 'ash'];
  const grey: readonly HairColour[] = ['silver', 'ash'];
  if (age > 42 && r.chance(0.4)) return hairs[r.pick(grey)];
  return hairs[r.pick(r.chance(dark ? 0.14 : 0.2) ? dyed : natural)];
}

/** Whether something fits on a head with that hair: hats need flat hair, bands none that is tied up. */
export const canWear = (extra: Extra, style: HairStyle): boolean => fitting(extra, style) === extra;

function fitting(extra: Extra, style: HairStyle): Extra {
  const high: ReadonlySet<HairStyle> = new Set([
    'afro',
    'curly',
    'bun',
    'spaceBuns',
    'scarf',
    'flatTop',
    'manBun',
    'curlyTop',
    'quiff',
    'halfUp',
    'locs',
    'undercut',
  ]);
  if ((extra === 'beanie' || extra === 'hat') && high.has(style)) return 'none';
  if (extra === 'headband' && (high.has(style) || style === 'bald')) return 'earrings';
  if (extra === 'headphones' && (style === 'afro' || style === 'scarf' || style === 'flatTop'))
    return 'glasses';
  if (extra === 'flower' && style === 'scarf') return 'hoops';
  return extra;
}

/**
 * The fixed features of one person: drawn from the seed, except those in `fixed`.
 *
 * @param age stated age; below 21 throws, since the pictures show adults only
 */
export function traitsOf(
  seed: string,
  gender: 'F' | 'M',
  age: number,
  fixed: Partial<Traits> = {},
): Traits {
  if (!(age >= 21)) throw new RangeError(`a person of ${age} is not drawn`);
  const r = seededRandom(`person:${seed}`);
  const fem = gender === 'F';
  const skin = fixed.skin ?? r.pick(skins);
  const dark = brightness(skin) < 0.52;
  const styles = hairStyles[gender].filter(
    (style) => dark || !forDarkCurls.has(style) || r.chance(0.3),
  );
  const style = fixed.style ?? r.pick(styles.length > 0 ? styles : hairStyles[gender]);
  const cloth = r.pick(cloths);
  const cloth2 = r.pick(
    cloths.filter((colour) => Math.abs(brightness(colour) - brightness(cloth)) > 0.15),
  );
  return {
    gender,
    age,
    face: r.pick(faceShapes),
    skin,
    hair: hairColour(skin, age, r),
    style,
    eyes: r.pick(eyeShapes),
    eye: r.pick(dark ? ['#2e2622', '#4a352a', '#3a2a22', '#5b4636'] : eyeColours),
    brows: r.pick(browShapes[gender]),
    nose: r.pick(noses),
    mouth: r.pick(mouths),
    lip: r.pick(fem ? lips.F : lips.M),
    beard: fem ? 'none' : r.pick(beards),
    outfit: r.pick(outfits[gender]),
    cloth,
    cloth2,
    extra: fixed.extra ?? fitting(r.pick(extras[gender]), style),
    freckles: !dark && r.chance(0.2),
    wide: r.between(0.95, 1.05),
    spacing: r.between(0.93, 1.08),
    eyeSize: r.between(0.88, 1.1),
    eyeLine: r.between(-5, 6),
    mouthLine: r.between(-4, 4),
    build: fem ? r.between(0.9, 1.1) : r.between(0.9, 1.14),
    tilt: r.between(-7, 7),
    turn: r.between(5, 11) * (r.chance(0.5) ? 1 : -1),
    ...fixed,
  };
}
