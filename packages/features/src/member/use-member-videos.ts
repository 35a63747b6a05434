import { useAtomValue } from 'jotai/react';
import { useServices } from '../app/context.tsx';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import type { VideoCardView } from '../cards/presenters/to-card.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useTexts } from '../texts/use-texts.ts';
import { idsOf, type MemberVideosData } from './load-member-videos.ts';
import { MemberVideosQuery } from './member.query.ts';
import { toMemberVideos } from './presenters/member-videos.ts';

/** The videos of a guest, newest purchase first. */
export function useMemberVideos({ purchases }: MemberVideosData): readonly VideoCardView[] {
  const { now } = useServices().config;
  const bought = useAtomValue(boughtVideosAtom);
  const pages = useLoadedPages(
    MemberVideosQuery,
    purchases.length > 0 ? [{ ids: idsOf(purchases) }] : [],
  );
  const videos = pages.flatMap(({ videosByIds }) => videosByIds);
  return toMemberVideos(videos, purchases, { bought, now }, useTexts());
}
