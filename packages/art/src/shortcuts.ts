import { draw, type DrawOptions } from './compose.ts';
import { palettes } from './palettes.ts';
import { seededRandom } from './random.ts';
import { scenes } from './scenes/index.ts';
import type { Look, PictureSpec, SceneName, Shot } from './types.ts';

/** Adds what is missing to a look: light, place and expression follow from the seed. */
export function lookFrom(seed: string, given: Partial<Look> = {}): Look {
  const r = seededRandom(`look:${seed}`);
  const names = Object.keys(palettes) as Look['palette'][];
  const places = (Object.keys(scenes) as SceneName[]).filter((name) => name !== 'hills');
  return {
    seed,
    gender: r.chance(0.72) ? 'F' : 'M',
    age: 23 + Math.floor(r.next() ** 1.5 * 25),
    palette: r.pick(names),
    scene: r.pick(places),
    mood: r.pick(['open', 'open', 'smile', 'soft', 'grin', 'side', 'closed', 'wonder'] as const),
    gesture: r.pick([
      'none',
      'none',
      'none',
      'cup',
      'chin',
      'cheek',
      'book',
      'wave',
      'headphones',
      'mic',
    ] as const),
    pose: r.chance(0.06) ? 'profile' : 'front',
    traits: {},
    ...given,
  };
}

type Size = Partial<DrawOptions>;

const performerSpec = (who: string | Look, shot: Shot): PictureSpec => ({
  type: 'performer',
  look: typeof who === 'string' ? lookFrom(who) : who,
  shot,
});

/** 4:5 picture of a performer, 800×1000 unless another size is given. */
export const drawPerformer = (who: string | Look, shot: Shot = {}, size: Size = {}): string =>
  draw(performerSpec(who, { framing: 'portrait', ...shot }), { width: 800, height: 1000, ...size });

/** Square picture with the face large. */
export const drawAvatar = (who: string | Look, size: Size = {}): string =>
  draw(performerSpec(who, { framing: 'close' }), { width: 640, height: 640, ...size });

/** Wide picture with the performer on the right and room for text on the left. */
export const drawCover = (who: string | Look, shot: Shot = {}, size: Size = {}): string =>
  draw(performerSpec(who, { framing: 'right', ...shot }), { width: 1280, height: 540, ...size });

/** Very wide picture with the performer near the middle, head and shoulders whole: it may be cropped to 5:1. */
export const drawBanner = (who: string | Look, shot: Shot = {}, size: Size = {}): string =>
  draw(performerSpec(who, { framing: 'banner', ...shot }), { width: 1280, height: 427, ...size });

/** 16:9 picture of a video. */
export const drawVideoFrame = (who: string | Look, shot: Shot = {}, size: Size = {}): string =>
  draw(performerSpec(who, { framing: 'left', ...shot }), { width: 1280, height: 720, ...size });

/** 16:9 scene without people. */
export const drawLandscape = (
  seed: string,
  scene: SceneName,
  palette: Look['palette'],
  size: Size = {},
): string =>
  draw({ type: 'landscape', seed, scene, palette }, { width: 1280, height: 720, ...size });
