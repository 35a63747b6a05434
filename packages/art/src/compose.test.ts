import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  draw,
  drawAvatar,
  drawCoin,
  drawCover,
  drawGift,
  drawLandscape,
  drawLogo,
  drawPerformer,
  drawVideoFrame,
  giftNames,
  lookFrom,
  paletteOrder,
  stillNames,
  traitsOf,
  type Look,
  type PictureSpec,
} from './index.ts';

const person = (seed: string, given: Partial<Look> = {}): PictureSpec => ({
  type: 'performer',
  look: lookFrom(seed, given),
  shot: {},
});

const all = Array.from({ length: 120 }, (_, i) => person(`tested-${i}`));

/** Opening and closing tags match, no value is missing, every reference has its target. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, closing, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!rest!.endsWith('/')) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
}

describe('a picture', () => {
  it('is the same text for the same description', () => {
    for (const spec of all.slice(0, 20)) {
      expect(draw(spec, { width: 320, height: 400 })).toBe(draw(spec, { width: 320, height: 400 }));
    }
  });

  it('is the same drawing at every width', () => {
    const strip = (svg: string): string => svg.replace(/ width="\d+" height="\d+"/, '');
    const spec = person('sized');
    expect(strip(draw(spec, { width: 320, height: 400 }))).toBe(
      strip(draw(spec, { width: 1280, height: 1600 })),
    );
  });

  it.each(all.map((spec, i) => [i, spec] as const))('%i is well-formed', (_i, spec) => {
    expectWellFormed(draw(spec, { width: 320, height: 400 }));
  });

  it('can be drawn in every mood, gesture, framing, light and scene', async () => {
    const { scenes } = await import('./scenes/index.ts');
    const moods = ['open', 'smile', 'grin', 'soft', 'closed', 'side', 'wonder'] as const;
    const gestures = ['none', 'cup', 'chin', 'headphones', 'wave', 'cheek', 'book', 'mic'] as const;
    const framings = ['portrait', 'close', 'bust', 'left', 'right', 'wide', 'banner'] as const;
    const look = lookFrom('everything');
    const shots = [
      ...moods.map((mood) => ({ mood })),
      ...gestures.map((gesture) => ({ gesture })),
      ...framings.map((framing) => ({ framing })),
      ...paletteOrder.map((palette) => ({ palette })),
      ...(Object.keys(scenes) as Look['scene'][]).map((scene) => ({ scene })),
    ];
    for (const shot of shots) {
      for (const [width, height] of [
        [320, 400],
        [320, 180],
      ] as const) {
        expectWellFormed(draw({ type: 'performer', look, shot }, { width, height }));
      }
    }
  });

  it('keeps its ids apart from those of its neighbours', () => {
    const a = drawPerformer('one', {}, { idPrefix: 'x' });
    const b = drawPerformer('one', {}, { idPrefix: 'y' });
    const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids(a).every((id) => id.startsWith('x'))).toBe(true);
    expect(ids(a).filter((id) => ids(b).includes(id))).toEqual([]);
  });

  it('is named when asked and decorative otherwise', () => {
    expect(drawAvatar('one', { label: 'Cleo & "Max"' })).toContain(
      'role="img" aria-label="Cleo &amp; &quot;Max&quot;"',
    );
    expect(drawAvatar('one')).toContain('aria-hidden="true"');
  });

  it('comes as portrait, avatar, cover, video frame, landscape, still, gift, coin and logo', async () => {
    const pictures = [
      drawPerformer('one'),
      drawAvatar('one'),
      drawCover('one'),
      drawVideoFrame('one'),
      drawPerformer(lookFrom('two', { gender: 'C' })),
      drawPerformer(lookFrom('three', { gender: 'N', pose: 'profile' })),
      drawLandscape('one', 'hills', 'ember'),
      ...stillNames.map((still) =>
        draw({ type: 'still', seed: 's', still, palette: 'iris' }, { width: 320, height: 180 }),
      ),
      ...giftNames.map((name) => drawGift(name)),
      drawCoin({ size: 48 }),
      drawLogo({ from: '#00ff00', middle: '#00aa00', to: '#ffffff' }),
    ];
    for (const svg of pictures) expectWellFormed(svg);
    const sizes = await Promise.all(
      pictures.slice(0, 4).map((svg) => sharp(Buffer.from(svg)).metadata()),
    );
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [800, 1000],
      [640, 640],
      [1280, 540],
      [1280, 720],
    ]);
  });

  it('shows nobody below 21', () => {
    expect(() => traitsOf('young', 'F', 20)).toThrow(RangeError);
    expect(() => drawPerformer(lookFrom('young', { age: 18 }))).toThrow('not drawn');
    expect(() => drawPerformer(lookFrom('unknown', { age: Number.NaN }))).toThrow('not drawn');
  });
});
