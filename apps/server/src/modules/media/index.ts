import type { ServerModule } from '../../platform/module.ts';
import { join } from 'node:path';
import { demoArtwork, type FindArtwork } from './artwork.ts';
import { createFilmer } from './filmer.ts';
import { createFilmStore } from './film-store.ts';
import { createFilms } from './films.ts';
import { createGate } from './gate.ts';
import { createLooks, type Sitter } from './looks.ts';
import { loadLoops } from './loops.ts';
import type { GrantRights, MediaDeps } from './media-deps.ts';
import { giftRoutes } from './gift-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { createPictures } from './pictures.ts';
import { createReels } from './reels.ts';
import { createRenderer } from './renderer.ts';
import { createRightsCache } from './rights-cache.ts';
import { streamRoutes } from './streams.ts';

export type { FindArtwork } from './artwork.ts';
export { chatSubject } from './gate.ts';
export type { MediaGrant } from './grants.rules.ts';
export type { GrantedGuest, GrantRights, RunningShow, VideoAccess } from './media-deps.ts';
export { createLimit } from './limit.ts';
export { previewLoadSeconds, previewUntil } from './playlists.rules.ts';
export {
  giftPath,
  livePath,
  picturePath,
  pictureWidths,
  vodPath,
  type PictureKind,
} from './paths.ts';

/** Bytes of all films that were made here. */
const filmLimit = 200 * 1024 * 1024;
/** A film that takes longer hangs, in ms: on a machine that is busy a plain one takes up to twenty seconds. */
const filmLimits = { plain: 90_000, finer: 600_000 } as const;

/** The films that are made here: who needs one now, and beside it what is only finer. */
function createStudio(deps: MediaDeps) {
  const store = createFilmStore(join(deps.config.dataDir, 'films'), filmLimit);
  const plain = createFilmer(filmLimits.plain);
  const finer = createFilmer(filmLimits.finer);
  const ffmpeg = deps.config.ffmpeg ?? null;
  return {
    films: createFilms(deps, { store, filmer: plain, ffmpeg: null }),
    finer: ffmpeg === null ? null : createFilms(deps, { store, filmer: finer, ffmpeg }),
    close() {
      plain.close();
      finer.close();
    },
  };
}

/**
 * Pictures and streams below `/media/`: drawn pictures of the demo world, and HLS made from loops for the
 * holder of a grant, which are bundled or filmed at first need.
 *
 * @param options.rights what grants stand on
 * @param options.performers what is known of performers, for those whom the demo world does not have; default: nobody
 * @param options.artwork what stands behind picture addresses; default: the demo world
 * @param options.seed the demo world's seed, when it is not the default one
 * @param options.factor the demo world's factor, as it was seeded
 */
export function createMediaModule(
  deps: MediaDeps,
  options: {
    readonly rights: GrantRights;
    readonly performers?: (ids: readonly number[]) => Promise<ReadonlyMap<number, Sitter>>;
    readonly artwork?: FindArtwork;
    readonly seed?: string;
    readonly factor?: number;
  },
): ServerModule {
  const { seed, factor } = options;
  const world = {
    ...(seed === undefined ? {} : { seed }),
    ...(factor === undefined ? {} : { factor }),
  };
  const sitters = createRightsCache(deps.clock, async (keys) => {
    const found = await options.performers?.(keys.map(Number));
    return new Map([...(found ?? [])].map(([id, sitter]) => [String(id), sitter]));
  });
  const looks = createLooks(world, (id) => sitters.of(String(id)));
  const find = options.artwork ?? demoArtwork(world, looks);
  const renderer = createRenderer();
  const studio = createStudio(deps);
  return {
    name: 'media',
    async http(app, { identify }) {
      const gate = createGate(deps, options.rights);
      pictureRoutes({ identify, gate }, find, createPictures(deps, renderer))(app);
      giftRoutes(app);
      const loops = await loadLoops();
      const reels = createReels(loops, looks, studio.films, studio.finer);
      streamRoutes(deps, { identify, gate, loops, reels })(app);
    },
    async close() {
      renderer.close();
      studio.close();
    },
  };
}
