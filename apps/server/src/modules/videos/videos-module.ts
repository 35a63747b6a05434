import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { GrantRights } from '../media/index.ts';
import { buyVideo } from './buy-video.ts';
import { getPromotedVideo, getTopVideos, getVideoPictures } from './gallery-videos.ts';
import { getPurchases } from './get-purchases.ts';
import { videoMigrations } from './migrations.ts';
import { playVideo } from './play-video.ts';
import { videoAccess } from './video-rights.ts';
import { seedVideos } from './seed.ts';
import type { VideoTables } from './tables.ts';
import { addAlbumType, addVideoType } from './videos.graphql.ts';
import { addVideoQueries } from './videos.queries.ts';
import type { VideosDeps } from './videos-deps.ts';
import { countSales } from './videos.repository.ts';

export type VideosPlatform = Pick<
  Platform,
  'database' | 'clock' | 'grants' | 'once' | 'guestEvents'
>;

export interface VideosModule extends ServerModule {
  readonly api: {
    /** What grants of videos stand on. */
    readonly rights: Pick<GrantRights, 'videos'>;
  };
}

/** Videos and albums of pictures: lists, purchase, playing. */
export function createVideosModule(
  platform: VideosPlatform,
  options: Pick<VideosDeps, 'money' | 'actors' | 'accounts' | 'benefits'>,
): VideosModule {
  const { clock, grants, once, guestEvents } = platform;
  const deps: VideosDeps = {
    database: platform.database.as<VideoTables>(),
    clock,
    grants,
    once,
    guestEvents,
    ...options,
  };
  return {
    name: 'videos',
    api: { rights: { videos: (keys) => videoAccess(deps, keys) } },
    personal: {
      rows: [
        {
          table: 'video_entitlements',
          columns: ['video_id', 'source', 'price', 'currency', 'created_at'],
          afterwards: 'removed',
        },
        {
          table: 'video_likes',
          columns: ['video_id', 'value', 'created_at'],
          afterwards: 'removed',
        },
      ],
    },
    migrations: videoMigrations,
    rest: {
      'POST /videos/{videoId}/buy': buyVideo(deps),
      'GET /videos/{videoId}/play': playVideo(deps),
      'GET /guest/purchases': getPurchases(deps),
      'GET /gallery/getTopVideos/{actorIdOrName}': getTopVideos(deps),
      'GET /gallery/getpromotedvideo/{actorId}': getPromotedVideo(deps),
      'GET /gallery/getVideoPictures/{albumId}': getVideoPictures(deps),
    },
    vxql(builder) {
      addVideoType(builder, deps);
      addAlbumType(builder, deps);
      addVideoQueries(builder, deps);
    },
    recurring: [
      {
        name: 'videos-count-sales',
        everyMs: 10_000,
        where: 'one-node',
        run: () => countSales(deps.database.read),
      },
    ],
    seed: (world) => seedVideos(deps.database, world),
  };
}
