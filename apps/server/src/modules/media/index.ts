import type { ServerModule } from '../../platform/module.ts';
import { demoArtwork, type FindArtwork } from './artwork.ts';
import { createGate } from './gate.ts';
import { loadLoops } from './loops.ts';
import type { GrantRights, MediaDeps } from './media-deps.ts';
import { giftRoutes } from './gift-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { createPictures } from './pictures.ts';
import { createRenderer } from './renderer.ts';
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

/**
 * Pictures and streams below `/media/`: drawn pictures of the demo world, and HLS made from the
 * bundled loops for the holder of a grant.
 *
 * @param options.rights what grants stand on
 * @param options.artwork what stands behind picture addresses; default: the demo world
 * @param options.seed the demo world's seed, when it is not the default one
 * @param options.factor the demo world's factor, as it was seeded
 */
export function createMediaModule(
  deps: MediaDeps,
  options: {
    readonly rights: GrantRights;
    readonly artwork?: FindArtwork;
    readonly seed?: string;
    readonly factor?: number;
  },
): ServerModule {
  const { seed, factor } = options;
  const find =
    options.artwork ??
    demoArtwork({
      ...(seed === undefined ? {} : { seed }),
      ...(factor === undefined ? {} : { factor }),
    });
  const renderer = createRenderer();
  return {
    name: 'media',
    async http(app, { identify }) {
      const gate = createGate(deps, options.rights);
      pictureRoutes({ identify, gate }, find, createPictures(deps, renderer))(app);
      giftRoutes(app);
      streamRoutes(deps, { identify, gate, loops: await loadLoops() })(app);
    },
    close: async () => renderer.close(),
  };
}
