import { describe, expect, it } from 'vitest';
import {
  draw,
  lookFrom,
  paletteOrder,
  stillNames,
  traitsOf,
  type Look,
  type PictureSpec,
  type SceneName,
  type Shot,
  type Traits,
} from './index.ts';
import { closest, difference, likenessOf, type Likeness } from './testing/likeness.ts';

const people = Array.from({ length: 400 }, (_, i) =>
  traitsOf(`person-${i}`, i % 3 === 0 ? 'M' : 'F', 23 + (i % 24)),
);

const kinds = (key: keyof Traits): number => new Set(people.map((traits) => traits[key])).size;

const see = (look: Look, shot: Shot = {}, height = 90): Promise<Likeness> =>
  likenessOf(draw({ type: 'performer', look, shot }, { width: 72, height, grain: false }));

const scenes: readonly SceneName[] = [
  'city',
  'bokeh',
  'arch',
  'neon',
  'plants',
  'curtain',
  'blinds',
  'shelf',
  'fairy',
  'disc',
  'stage',
  'sunset',
  'hills',
  'studio',
  'kitchen',
  'rain',
];
const things = (palette: (typeof paletteOrder)[number], seed: string): readonly PictureSpec[] => [
  ...scenes.map((scene): PictureSpec => ({ type: 'landscape', seed, scene, palette })),
  ...stillNames.map((still): PictureSpec => ({ type: 'still', seed, still, palette })),
];
const seeAll = (list: readonly PictureSpec[]): Promise<Likeness[]> =>
  Promise.all(list.map((spec) => likenessOf(draw(spec, { width: 64, height: 36, grain: false }))));

describe('thumbnails and posters', () => {
  it('differ from one another: every place and thing in every light', async () => {
    const list = paletteOrder.flatMap((palette) => things(palette, palette));
    expect(list.length).toBeGreaterThan(300);
    const pair = closest(await seeAll(list));
    expect(
      pair.bits + pair.colour,
      `${JSON.stringify(list[pair.a])} and ${JSON.stringify(list[pair.b])}`,
    ).toBeGreaterThan(15);
  }, 60_000);

  it('of the same place in the same light are seen from elsewhere', async () => {
    const [one, other] = [
      await seeAll(things('slate', 'one')),
      await seeAll(things('slate', 'two')),
    ];
    const likest = Math.min(
      ...one.map((picture, i) => {
        const { bits, colour } = difference(picture, other[i]!);
        return bits + colour;
      }),
    );
    expect(likest).toBeGreaterThan(8);
  }, 60_000);

  it('of an album differ, though person, place and light are the same', async () => {
    const albums = (['front', 'profile'] as const).flatMap((pose) =>
      (['neon', 'blinds', 'studio'] as const).map((scene) =>
        lookFrom(`album-${scene}`, { pose, scene, gesture: 'none', palette: 'midnight' }),
      ),
    );
    for (const look of albums) {
      const takes = Array.from({ length: 10 }, (_, i) => i + 1);
      const seen = await Promise.all(
        takes.map((take) => see(look, { framing: 'close', take }, 96)),
      );
      const pair = closest(seen);
      expect(
        pair.bits + pair.colour,
        `takes ${takes[pair.a]} and ${takes[pair.b]} of ${look.scene}, ${look.pose}`,
      ).toBeGreaterThan(8);
    }
  }, 60_000);
});

describe('people', () => {
  it('differ in face, eyes, brows, nose, mouth, skin, hair, beard and dress', () => {
    expect(kinds('face')).toBeGreaterThanOrEqual(6);
    expect(kinds('eyes')).toBeGreaterThanOrEqual(6);
    expect(kinds('brows')).toBeGreaterThanOrEqual(5);
    expect(kinds('nose')).toBeGreaterThanOrEqual(5);
    expect(kinds('mouth')).toBeGreaterThanOrEqual(5);
    expect(kinds('skin')).toBeGreaterThanOrEqual(9);
    expect(kinds('style')).toBeGreaterThanOrEqual(28);
    expect(kinds('hair')).toBeGreaterThanOrEqual(12);
    expect(kinds('beard')).toBeGreaterThanOrEqual(6);
    expect(kinds('outfit')).toBeGreaterThanOrEqual(10);
    expect(kinds('extra')).toBeGreaterThanOrEqual(8);
  });

  it('never share all features', () => {
    const faces = people.map(({ face, eyes, brows, nose, mouth, skin, style, hair, outfit }) =>
      [face, eyes, brows, nose, mouth, skin, style, hair, outfit].join(),
    );
    expect(new Set(faces).size).toBe(people.length);
  });

  it('keep the features that are fixed for them', () => {
    const fixed = { face: 'heart', hair: '#123456', style: 'bob', freckles: true } as const;
    expect(traitsOf('somebody', 'F', 30, fixed)).toMatchObject(fixed);
  });

  it('look different even from far away: 200 portraits without a near-duplicate', async () => {
    const seen = await Promise.all(
      people.slice(0, 200).map((_traits, i) => see(lookFrom(`person-${i}`))),
    );
    const pair = closest(seen);
    expect(pair.bits + pair.colour, `person-${pair.a} and person-${pair.b}`).toBeGreaterThan(40);
  }, 60_000);

  it('differ by themselves, in the same light before the same wall', async () => {
    const plain = {
      palette: 'slate',
      scene: 'studio',
      mood: 'open',
      gesture: 'none',
      pose: 'front',
    } as const;
    const seen = await Promise.all(
      people
        .slice(0, 100)
        .map((_traits, i) => see(lookFrom(`face-${i}`, plain), { framing: 'close' }, 72)),
    );
    const pair = closest(seen);
    expect(pair.bits + pair.colour, `face-${pair.a} and face-${pair.b}`).toBeGreaterThan(20);
  }, 60_000);

  it('stay themselves from take to take, though the takes differ', async () => {
    const plain = { palette: 'slate', scene: 'studio', gesture: 'none', pose: 'front' } as const;
    let same = 0;
    let other = 0;
    for (let i = 0; i < 12; i += 1) {
      const look = lookFrom(`face-${i}`, plain);
      const [a, b, stranger] = await Promise.all([
        see(look, { framing: 'close', take: 1 }, 72),
        see(look, { framing: 'close', take: 2 }, 72),
        see(lookFrom(`face-${i + 50}`, plain), { framing: 'close', take: 2 }, 72),
      ]);
      const own = difference(a, b);
      expect(own.bits + own.colour).toBeGreaterThan(4);
      same += own.colour;
      other += difference(a, stranger).colour;
    }
    expect(other).toBeGreaterThan(same * 1.25);
  }, 60_000);
});
