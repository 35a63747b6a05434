import { useMutation } from 'urql';
import { useServices } from '../app/context.tsx';
import type { GateView } from '../app/presenters/gate.ts';
import { useGate } from '../app/use-gate.ts';
import { VideoDislike, VideoLike, type VideoDetails } from './video-details.query.ts';

export type LikesView = {
  readonly likes: number;
  readonly liked: boolean;
  readonly pending: boolean;
} & (
  | { readonly gate: null; readonly like: () => void; readonly dislike: () => void }
  /** Visitors log in first. [RU-guest-purchases-need-login] */
  | { readonly gate: GateView }
);

/**
 * What guests think of a video: shown at once, taken back when the server refuses. One opinion is on its way
 * at a time, so that the last one that was given is the one that counts. [GM-videoLike] [GM-videoDislike]
 */
export function useVideoLikes(video: VideoDetails): LikesView {
  const { logger } = useServices();
  const gate = useGate({ login: true });
  const [liking, like] = useMutation(VideoLike);
  const [disliking, dislike] = useMutation(VideoDislike);
  const pending = liking.fetching || disliking.fetching;
  const send = (rate: typeof like | typeof dislike) => (): void => {
    if (pending) return;
    void rate({ id: video.id }).then(({ error }) => {
      if (error) logger.warn('video.not-rated', { error: String(error) });
    });
  };
  const counted = { likes: video.rating.likes, liked: video.guestInfo.liked, pending };
  if (gate) return { ...counted, gate };
  return { ...counted, gate, like: send(like), dislike: send(dislike) };
}
