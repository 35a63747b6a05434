import { useAtomValue } from 'jotai/react';
import { useQuery } from 'urql';
import { useServices } from '../app/context.tsx';
import { useGate } from '../app/use-gate.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useTexts } from '../texts/use-texts.ts';
import { besideVariables, type VideoData } from './load-video.ts';
import { toVideoView, type VideoView } from './presenters/video.ts';
import { BesideVideoQuery, VideoDetailsQuery } from './video-details.query.ts';

/** What the page of a video shows; what is bought meanwhile, here or elsewhere, is the guest's at once. */
export function useVideo({ videoId, actorId, vipPrice }: VideoData): VideoView | null {
  const { now } = useServices().config;
  const texts = useTexts();
  const presence = useAtomValue(presenceAtom);
  const bought = useAtomValue(boughtVideosAtom);
  const [{ data }] = useQuery({ query: VideoDetailsQuery, variables: { id: videoId } });
  const [{ data: beside }] = useQuery({
    query: BesideVideoQuery,
    variables: besideVariables(videoId, actorId),
  });
  const video = data?.videos[0];
  const gate = useGate({ ageCheck: video?.avsRequired ?? false });
  return video
    ? toVideoView({ video, beside, vipPrice, gate, presence, bought, now }, texts)
    : null;
}
