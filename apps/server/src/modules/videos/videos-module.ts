import type { AnyTransaction } from '../../platform/database/index.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { GrantRights } from '../media/index.ts';
import { findSeenPictures, isAlbum } from './albums.repository.ts';
import { buyVideo } from './buy-video.ts';
import { getPromotedVideo, getTopVideos, getVideoPictures } from './gallery-videos.ts';
import { getPurchases } from './get-purchases.ts';
import { importAlbums, type ImportedAlbum } from './import-albums.ts';
import { videoMigrations } from './migrations.ts';
import { playVideo } from './play-video.ts';
import { videoAccess } from './video-rights.ts';
import { seedVideos } from './seed.ts';
import type { VideoTables } from './tables.ts';
import { addAlbumType, addVideoType } from './videos.graphql.ts';
import { addVideoQueries } from './videos.queries.ts';
import type { VideosDeps } from './videos-deps.ts';
import { countSales, findPurchases, saleOf } from './videos.repository.ts';

export type VideosPlatform = Pick<
  Platform,
  'database' | 'clock' | 'grants' | 'once' | 'guestEvents'
>;

/** Videos and albums as other modules use them. */
export interface VideosApi {
  /** What grants of videos stand on. */
  readonly rights: Pick<GrantRights, 'videos'>;
  /** Videos that a guest has bought. */
  countBought(guestId: string): Promise<number>;
  /** Whether a guest could still buy a video, or it is open to the guest anyway. */
  saleOf(videoId: string, guestId: string | null): ReturnType<typeof saleOf>;
  /** Whether there is such an album of pictures; the id may be any text. */
  isAlbum(id: number | string): Promise<boolean>;
  /** Addresses of those pictures that everybody may see, by id. */
  seenPictures(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Albums of actors who are not there are left out. */
  importAlbums(tx: AnyTransaction, albums: readonly ImportedAlbum[]): Promise<void>;
}

export interface VideosModule extends ServerModule {
  readonly api: VideosApi;
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
  const { read } = deps.database;
  return {
    name: 'videos',
    api: {
      rights: { videos: (keys) => videoAccess(deps, keys) },
      countBought: async (guestId) =>
        (await findPurchases(read, { guestId, offset: 0, limit: 1 })).total,
      saleOf: (videoId, guestId) => saleOf(read, videoId, guestId),
      isAlbum: async (id) =>
        (typeof id === 'number' || /^\d{1,9}$/.test(id)) && (await isAlbum(read, Number(id))),
      seenPictures: (ids) => findSeenPictures(read, ids),
      importAlbums: (tx, albums) =>
        importAlbums(
          tx,
          albums,
          async (actorId) => (await deps.actors.find(actorId, 'en', tx)) !== null,
        ),
    },
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
