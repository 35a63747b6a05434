import type { PictureSpec } from '@vx/art';
import { createDemoWorld, type DemoWorldOptions } from '../../demo/world.ts';
import type { PictureKind } from './paths.ts';

/** What stands behind an address: a picture as data, its shape, and who may see it sharp. */
export interface Artwork {
  readonly spec: PictureSpec;
  /** Height of a picture that is 1 wide. */
  readonly ratio: number;
  /** Album whose grant unlocks the picture; `null` when everybody may see it. */
  readonly lockedBy: number | null;
}

/** Finds artworks by kind and id. */
export type FindArtwork = (kind: PictureKind, id: number) => Artwork | null;

const ratios = {
  avatar: 1,
  portrait: 5 / 4,
  cover: 27 / 64,
  banner: 1 / 3,
  video: 9 / 16,
} as const;

/** The artworks of the demo world. The world is made on first use; its time does not matter here. */
export function demoArtwork(options: Omit<DemoWorldOptions, 'now'>): FindArtwork {
  let index: ReadonlyMap<string, Artwork> | null = null;
  return (kind, id) => {
    index ??= indexWorld(options);
    return index.get(`${kind}/${id}`) ?? null;
  };
}

function indexWorld(options: Omit<DemoWorldOptions, 'now'>): ReadonlyMap<string, Artwork> {
  const world = createDemoWorld({ ...options, now: 0 });
  const index = new Map<string, Artwork>();
  const add = (kind: PictureKind, id: number, artwork: Artwork): void => {
    index.set(`${kind}/${id}`, artwork);
  };
  for (const actor of world.actors) {
    const shot = (framing: 'close' | 'portrait' | 'banner'): PictureSpec => ({
      type: 'performer',
      look: actor.art,
      shot: { framing },
    });
    add('avatar', actor.id, { spec: shot('close'), ratio: ratios.avatar, lockedBy: null });
    add('portrait', actor.id, { spec: shot('portrait'), ratio: ratios.portrait, lockedBy: null });
    add('cover', actor.id, { spec: actor.cover, ratio: ratios.cover, lockedBy: null });
    add('banner', actor.id, { spec: shot('banner'), ratio: ratios.banner, lockedBy: null });
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
