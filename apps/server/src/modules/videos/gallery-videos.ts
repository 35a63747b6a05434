import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import { imageSet } from '../actors/index.ts';
import {
  listVideos,
  videoIdOf,
  findVideosByIds,
  type VideoRecord,
  type VideoSortName,
} from './videos.repository.ts';
import { trendingSince } from './videos.rules.ts';
import type { VideosDeps } from './videos-deps.ts';

/** Best videos shown on a profile. */
const topVideos = 4;

async function bestOf(
  deps: VideosDeps,
  idOrName: string | number,
  caller: Caller,
  sort: VideoSortName,
  first: number,
) {
  const actor = await deps.actors.find(idOrName, caller.language);
  if (!actor) throw new OperationError('NOT_FOUND');
  const page = await listVideos(deps.database.read, {
    filter: {
      modelIds: [actor.id],
      trendingSince: trendingSince(deps.clock.now()),
      guestId: caller.guestId,
    },
    sort,
    offset: 0,
    first,
    language: caller.language,
  });
  const wallet = caller.guestId === null ? null : await deps.money.balanceOf(caller.guestId);
  return page.rows.map((video) => cardOf(deps, video, wallet?.currency ?? 'VXC', caller));
}

function cardOf(
  deps: VideosDeps,
  video: VideoRecord,
  currency: Parameters<VideosDeps['money']['priceOf']>[1],
  caller: Caller,
) {
  return {
    id: String(video.id),
    title: video.title,
    duration: video.duration,
    free: video.free,
    vip: video.vip,
    price: deps.money.priceOf(video.price, currency, caller.language),
    previewImage: imageSet('video', video.id, video.image_version).url,
  };
}

/** The best liked videos of a performer. */
export function getTopVideos(
  deps: VideosDeps,
): RestHandler<'GET /gallery/getTopVideos/{actorIdOrName}'> {
  return async ({ params, caller }) => ({
    videos: await bestOf(deps, params.actorIdOrName, caller, 'topRated', topVideos),
  });
}

/** The newest video of a performer, or null when there is none. */
export function getPromotedVideo(
  deps: VideosDeps,
): RestHandler<'GET /gallery/getpromotedvideo/{actorId}'> {
  return async ({ params, caller }) => {
    const [video = null] = await bestOf(deps, params.actorId, caller, 'newest', 1);
    return { video };
  };
}

/** The pictures that belong to a video. */
export function getVideoPictures(
  deps: VideosDeps,
): RestHandler<'GET /gallery/getVideoPictures/{albumId}'> {
  return async ({ params, caller }) => {
    const id = videoIdOf(params.albumId);
    const video =
      id === null
        ? null
        : (await findVideosByIds(deps.database.read, [id], caller.language)).get(id);
    if (!video) throw new OperationError('NOT_FOUND');
    return {
      pictures: [
        { id: String(video.id), url: imageSet('video', video.id, video.image_version).url },
      ],
    };
  };
}
