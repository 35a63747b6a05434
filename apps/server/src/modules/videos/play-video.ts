import { OperationError } from '../../platform/errors.ts';
import { holderOf } from '../../platform/grants.ts';
import type { RestHandler } from '../../platform/module.ts';
import { imageSet } from '../actors/index.ts';
import { vodPath, type MediaGrant } from '../media/index.ts';
import { findGuestVideos, findVideosByIds, videoIdOf } from './videos.repository.ts';
import { accessTo, gateOf, guestInfoOf, nobody, type Viewer } from './videos.rules.ts';
import { viewerOf } from './guest-info.ts';
import type { VideosDeps } from './videos-deps.ts';

/** A grant lasts the whole film and a long pause, and no longer than the video is open to the guest. */
const spareSeconds = 4 * 60 * 60;

/**
 * Where the video plays for this caller, in this session alone: all of it when it is open, else its beginning.
 * [RU-videos-guest-access] [RU-avs-gates-content]
 */
export function playVideo(deps: VideosDeps): RestHandler<'GET /videos/{videoId}/play'> {
  return async ({ params, caller }) => {
    const videoId = videoIdOf(params.videoId);
    const video =
      videoId === null
        ? null
        : (await findVideosByIds(deps.database.read, [videoId], caller.language)).get(videoId);
    if (!video) throw new OperationError('NOT_FOUND');
    const viewer = await viewerOf(deps, caller.guestId);
    const gate = gateOf(video, viewer);
    if (gate) throw new OperationError(gate);
    const info =
      caller.guestId === null ? nobody : await infoOf(deps, caller.guestId, video, viewer);
    const full = accessTo(video, viewer, info) === 'full';
    const seconds = full ? video.duration : video.preview_seconds;
    const lasts = seconds + spareSeconds;
    const grant: MediaGrant = {
      kind: full ? 'full' : 'clip',
      channel: `${video.loop}.${video.id}`,
      video: video.id,
      holder: holderOf(caller),
      until: deps.clock.now() + lasts * 1_000,
      seconds,
    };
    return {
      kind: full ? 'full' : 'preview',
      url: vodPath(deps.grants.signGrant({ ...grant }, lasts)),
      previewSeconds: full ? null : seconds,
      poster: imageSet('video', video.id, video.image_version).url,
    };
  };
}

async function infoOf(
  deps: VideosDeps,
  guestId: string,
  video: { readonly id: number; readonly vip: boolean },
  { isVip }: Viewer,
) {
  const mine = (await findGuestVideos(deps.database.read, guestId, [video.id])).get(video.id);
  return guestInfoOf(video, { source: mine?.source ?? null, liked: mine?.liked ?? false, isVip });
}
