import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import { useAnswers } from '../app/use-answers.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import type { VideoCardView } from '../cards/presenters/to-card.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { MemberVideosData } from './load-member-videos.ts';
import { toMemberVideos } from './presenters/member-videos.ts';

/** The videos of a guest, newest purchase first. */
export function useMemberVideos({ purchases, loaded }: MemberVideosData): readonly VideoCardView[] {
  const { now } = useServices().config;
  const bought = useAtomValue(boughtVideosAtom);
  const videos = useAnswers(loaded).flatMap(({ videosByIds }) => videosByIds);
  return toMemberVideos(videos, purchases, { bought, now }, useTexts());
}
