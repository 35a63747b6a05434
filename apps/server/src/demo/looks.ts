import { paletteOrder, type Look, type SceneName, type SeededRandom } from '@vx/art';
import type { DemoGender } from './types.ts';

const scenes: readonly SceneName[] = [
  'city',
  'shelf',
  'plants',
  'disc',
  'fairy',
  'blinds',
  'arch',
  'rain',
  'studio',
  'curtain',
  'sunset',
  'kitchen',
  'bokeh',
  'neon',
  'stage',
];

const moods: readonly Look['mood'][] = [
  'open',
  'smile',
  'soft',
  'grin',
  'open',
  'side',
  'smile',
  'wonder',
  'soft',
  'closed',
];

const gestures: readonly Look['gesture'][] = [
  'none',
  'none',
  'cup',
  'none',
  'mic',
  'none',
  'cup',
  'none',
  'book',
  'none',
  'wave',
  'none',
  'headphones',
];

/** Light, place and expression of a generated performer; the face itself comes from the seed. */
export function lookOf(
  slug: string,
  position: number,
  gender: DemoGender,
  age: number,
  random: SeededRandom,
): Look {
  const silhouette = gender === 'N' || (gender !== 'C' && random.chance(0.04));
  return {
    seed: slug,
    gender,
    age,
    palette: paletteOrder[(position * 7 + 2) % paletteOrder.length] ?? 'bluehour',
    scene: silhouette ? random.pick(['sunset', 'disc', 'arch', 'neon']) : random.pick(scenes),
    mood: random.pick(moods),
    gesture: silhouette || gender === 'C' ? 'none' : random.pick(gestures),
    pose: silhouette ? 'profile' : 'front',
    traits: {},
  };
}
