import type { Look, PictureSpec } from '@vx/art';
import { createDemoWorld, type DemoWorldOptions } from '../../demo/world.ts';
import type { Looks } from './looks.ts';
import type { PictureKind } from './paths.ts';

/** What stands behind an address: a picture as data, its shape, and who may see it sharp. */
export interface Artwork {
  readonly spec: PictureSpec;
  /** Height of a picture that is 1 wide. */
  readonly ratio: number;
  /** Album whose grant unlocks the picture; `null` when everybody may see it. */
  readonly lockedBy: number | null;
}

type Found = Artwork | null;

/** Finds artworks by kind and id. */
export type FindArtwork = (kind: PictureKind, id: number) => Found | Promise<Found>;

const ratios = {
  avatar: 1,
  portrait: 5 / 4,
  cover: 27 / 64,
  banner: 1 / 3,
  video: 9 / 16,
} as const;

/**
 * The artworks of the demo world, and portraits of performers beyond it. The world is made on first use;
 * its time does not matter here.
 */
export function demoArtwork(
  options: Omit<DemoWorldOptions, 'now'>,
  looks: Pick<Looks, 'ofActor'>,
): FindArtwork {
  let index: ReadonlyMap<string, Artwork> | null = null;
  return async (kind, id) => {
    index ??= indexWorld(options);
    const known = index.get(`${kind}/${id}`);
    if (known || !isPortrait(kind)) return known ?? null;
    const look = await looks.ofActor(id);
    return look && { spec: shotOf(look, kind), ratio: ratios[kind], lockedBy: null };
  };
}

/** How much of a performer each picture shows. */
const shots = {
  avatar: { framing: 'close' },
  portrait: { framing: 'portrait' },
  cover: { framing: 'right', take: 1 },
  banner: { framing: 'banner' },
} as const;

type Portrait = keyof typeof shots;

const isPortrait = (kind: PictureKind): kind is Portrait => Object.hasOwn(shots, kind);

const shotOf = (look: Look, kind: Portrait): PictureSpec => ({
  type: 'performer',
  look,
  shot: shots[kind],
});

function indexWorld(options: Omit<DemoWorldOptions, 'now'>): ReadonlyMap<string, Artwork> {
  const world = createDemoWorld({ ...options, now: 0 });
  const index = new Map<string, Artwork>();
  const add = (kind: PictureKind, id: number, artwork: Artwork): void => {
    index.set(`${kind}/${id}`, artwork);
  };
  for (const actor of world.actors) {
    for (const kind of ['avatar', 'portrait', 'banner'] as const) {
      const spec = shotOf(actor.art, kind);
      add(kind, actor.id, { spec, ratio: ratios[kind], lockedBy: null });
    }
    add('cover', actor.id, { spec: actor.cover, ratio: ratios.cover, lockedBy: null });
  }
  for (const video of world.videos) {
    add('video', video.id, { spec: video.picture, ratio: ratios.video, lockedBy: null });
  }
  for (const album of world.albums) {
    for (const { id, position, picture, width, height } of album.pictures) {
      const locked = !album.free && position >= album.previewCount;
      add('picture', id, {
        spec: picture,
        ratio: height / width,
        lockedBy: locked ? album.id : null,
      });
    }
  }
  return index;
}
