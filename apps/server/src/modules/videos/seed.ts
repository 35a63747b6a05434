import type { DemoWorld } from '../../demo/world.ts';
import type { Database } from '../../platform/database/index.ts';
import { insertAll } from '../actors/index.ts';
import type { Language, VideoTables } from './tables.ts';

const languages: readonly Language[] = ['de', 'en', 'nl', 'es'];

/** Writes videos and albums of the demo world into empty tables. */
export async function seedVideos(database: Database<VideoTables>, world: DemoWorld): Promise<void> {
  const genders = new Map(world.actors.map((actor) => [actor.id, actor.gender]));
  await database.transaction(async (tx) => {
    await insertAll(
      tx,
      'videos',
      world.videos.map((video) => ({
        id: video.id,
        actor_id: video.actorId,
        acting_group: genders.get(video.actorId) ?? 'N',
        duration: video.duration,
        price: video.price,
        base_price: video.basePrice,
        free: video.free,
        vip: video.vip,
        avs_required: video.avsRequired,
        is_new: video.isNew,
        classic: video.classic,
        cam_recording: video.camRecording,
        age_rating: video.ageRating,
        released_at: video.createdAt,
        likes: video.likes,
        dislikes: video.dislikes,
        views: video.views,
        sales: video.sales,
        preview_seconds: video.previewSeconds,
        image_version: video.imageVersion,
        loop: video.loop,
      })),
    );
    await insertAll(
      tx,
      'video_translations',
      world.videos.flatMap((video) =>
        languages.map((language) => ({
          video_id: video.id,
          language,
          title: video.title[language],
          description: video.description[language],
        })),
      ),
    );
    await insertAll(
      tx,
      'video_tags',
      world.videos.flatMap((video) =>
        [...new Set(video.tags)].map((tag, position) => ({ video_id: video.id, tag, position })),
      ),
    );
    await insertAll(
      tx,
      'albums',
      world.albums.map((album) => ({
        id: album.id,
        actor_id: album.actorId,
        title: JSON.stringify(album.title),
        description: JSON.stringify(album.description),
        price: album.price,
        free: album.free,
        vip: album.vip,
        age_rating: album.ageRating,
        released_at: album.createdAt,
        likes: album.likes,
        dislikes: album.dislikes,
        views: album.views,
        preview_count: album.previewCount,
      })),
    );
    await insertAll(
      tx,
      'album_pictures',
      world.albums.flatMap((album) =>
        album.pictures.map((picture) => ({
          id: picture.id,
          album_id: album.id,
          position: picture.position,
          image_version: picture.imageVersion,
          width: picture.width,
          height: picture.height,
        })),
      ),
    );
  });
}
