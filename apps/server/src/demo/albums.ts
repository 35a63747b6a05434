import { paletteOrder, seededRandom, type Framing } from '@vx/art';
import { DAY_MS as day } from '@vx/kernel';
import { versionOf } from './actors.ts';
import { albumThemes } from './texts/album-themes.ts';
import { localized } from './texts/row.ts';
import type { DemoActor, DemoAlbum, DemoPicture } from './types.ts';

const firstId = 40_001;
const firstPictureId = 60_001;
const framings: readonly Framing[] = ['portrait', 'close', 'bust', 'left', 'right', 'wide'];

/** Makes albums, one or two a performer, each of 5 to 12 pictures. */
export function createAlbums(
  seed: string,
  actors: readonly DemoActor[],
  count: number,
  now: number,
): readonly DemoAlbum[] {
  let pictureId = firstPictureId;
  const themesOf = new Map<number, number>();
  return Array.from({ length: count }, (_, i) => {
    const id = firstId + i;
    const random = seededRandom(`${seed}/album/${id}`);
    const actor = actors[i % actors.length]!;
    // Two albums of one performer have two themes.
    const turn = themesOf.get(actor.id) ?? random.whole(0, albumThemes.length - 1);
    themesOf.set(actor.id, turn + 5);
    const theme = albumThemes[turn % albumThemes.length]!;
    const palette = random.chance(0.5) ? actor.art.palette : random.pick(paletteOrder);
    const free = random.chance(0.25);
    const pictures = Array.from(
      { length: random.whole(5, 12) },
      (_unused, position): DemoPicture => {
        const wide = random.chance(0.25);
        const picture: DemoPicture['picture'] =
          position > 0 && random.chance(0.12)
            ? { type: 'landscape', seed: `album/${id}/${position}`, scene: theme.scene, palette }
            : {
                type: 'performer',
                look: actor.art,
                shot: {
                  scene: theme.scene,
                  palette,
                  framing: wide
                    ? random.pick(['left', 'right', 'wide'] as const)
                    : random.pick(framings.slice(0, 3)),
                  mood: random.pick([
                    'open',
                    'smile',
                    'grin',
                    'soft',
                    'side',
                    'wonder',
                    'closed',
                  ] as const),
                  gesture: random.pick([
                    'none',
                    'none',
                    'cup',
                    'mic',
                    'book',
                    'cup',
                    'wave',
                  ] as const),
                  take: id + position,
                },
              };
        pictureId += 1;
        return {
          id: pictureId - 1,
          albumId: id,
          position,
          picture,
          imageVersion: versionOf(picture),
          width: wide ? 1600 : 1280,
          height: wide ? 900 : 1600,
        };
      },
    );
    const views = random.whole(60, 4200);
    const age = Math.min(
      random.next() ** 1.8 * 600 * day + 3_600_000,
      (now - Date.parse(actor.registeredAt)) * 0.9,
    );
    return {
      id,
      actorId: actor.id,
      title: localized(theme.title),
      description: localized(theme.description),
      price: free ? 0 : random.whole(2, 12) * 2,
      free,
      vip: !free && random.chance(0.12),
      ageRating: random.chance(0.5) ? 12 : 16,
      createdAt: new Date(Math.floor(now - age)).toISOString(),
      likes: Math.floor(views * random.between(0.04, 0.25)),
      dislikes: Math.floor(views * random.between(0, 0.02)),
      views,
      previewCount: random.whole(1, 3),
      pictures,
    };
  });
}
