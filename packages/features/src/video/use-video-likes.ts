import { useState } from 'react';
import { useServices } from '../app/context.tsx';
import { useGate, type GateView } from '../avs/use-gate.ts';
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

/** What guests think of a video. Counts change when the server has counted. [GM-videoLike] [GM-videoDislike] */
export function useVideoLikes(video: VideoDetails): LikesView {
  const services = useServices();
  const gate = useGate({ login: true });
  const [pending, setPending] = useState(false);
  const send = (document: typeof VideoLike | typeof VideoDislike) => (): void => {
    setPending(true);
    services.vxql
      .mutate(document as typeof VideoLike, { id: video.id })
      .catch((error: unknown) => services.logger.warn('video.not-rated', { error: String(error) }))
      .finally(() => setPending(false));
  };
  const counted = { likes: video.rating.likes, liked: video.guestInfo.liked, pending };
  if (gate) return { ...counted, gate };
  return { ...counted, gate, like: send(VideoLike), dislike: send(VideoDislike) };
}
