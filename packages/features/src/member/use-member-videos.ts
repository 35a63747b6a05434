import { useAtomValue } from 'jotai/react';
import { useIntl } from 'react-intl';
import { useServices } from '../app/context.tsx';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { toCard, type VideoCardView } from '../cards/presenters/to-card.ts';
import { idsOf, MemberVideosQuery, type MemberVideosData } from './load-member-videos.ts';

/** The videos of a guest, newest purchase first; each says when it was bought. */
export function useMemberVideos({ purchases }: MemberVideosData): readonly VideoCardView[] {
  const services = useServices();
  const intl = useIntl();
  const bought = useAtomValue(boughtVideosAtom);
  const pages = useLoadedPages(
    MemberVideosQuery,
    purchases.length > 0 ? [{ ids: idsOf(purchases) }] : [],
  );
  const at = new Map(purchases.map((purchase) => [purchase.videoId, purchase.at]));
  return pages.flatMap(({ videosByIds }) =>
    videosByIds.map((video) => {
      const card = toCard(video, services, bought);
      const date = intl.formatDate(at.get(video.id), { dateStyle: 'medium' });
      return {
        ...card,
        access: { kind: 'owned' } as const,
        badge: undefined,
        meta: `${video.model?.name ?? ''} · ${intl.formatMessage({ id: 'video.bought' }, { date })}`,
      };
    }),
  );
}
