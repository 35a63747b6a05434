import { useState } from 'react';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { loginPath } from '../auth/login-path.ts';
import { VideoDislike, VideoLike, type VideoDetails } from './video-details.query.ts';

export interface LikesView {
  readonly likes: number;
  readonly liked: boolean;
  readonly pending: boolean;
  /** `null` for visitors, who log in first. */
  readonly like: (() => void) | null;
  readonly dislike: (() => void) | null;
  readonly logIn: string;
}

/** What guests think of a video. Counts change when the server has counted. [GM-videoLike] [GM-videoDislike] */
export function useVideoLikes(video: VideoDetails): LikesView {
  const services = useServices();
  const { pathname } = useLocation();
  const { guest } = useStore(services.guest);
  const [pending, setPending] = useState(false);
  const send = (document: typeof VideoLike | typeof VideoDislike) => (): void => {
    setPending(true);
    services.vxql
      .mutate(document as typeof VideoLike, { id: video.id })
      .catch((error: unknown) => services.logger.warn('video.not-rated', { error: String(error) }))
      .finally(() => setPending(false));
  };
  return {
    likes: video.rating.likes,
    liked: video.guestInfo.liked,
    pending,
    like: guest.loggedIn ? send(VideoLike) : null,
    dislike: guest.loggedIn ? send(VideoDislike) : null,
    logIn: loginPath(services, pathname),
  };
}
