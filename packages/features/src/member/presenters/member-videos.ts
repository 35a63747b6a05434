import { toCard, type BoughtVideos, type VideoCardView } from '../../cards/presenters/to-card.ts';
import type { VideoCardVideo } from '../../cards/video-parts.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { Purchases } from '../member-data.ts';

/** What a card needs of the page besides its texts. */
export interface MemberVideosVisit {
  readonly bought: BoughtVideos;
  /** The page's time, in ms. */
  readonly now: number;
}

/** The videos of a guest, newest purchase first; each says when it was bought. */
export function toMemberVideos(
  videos: readonly VideoCardVideo[],
  purchases: Purchases,
  { bought, now }: MemberVideosVisit,
  { t, intl, path }: Texts,
): readonly VideoCardView[] {
  const boughtAt = new Map(purchases.map(({ videoId, at }) => [videoId, at]));
  return videos.map((video) => {
    const at = boughtAt.get(video.id);
    const date = at === undefined ? '' : intl.formatDate(at, { dateStyle: 'medium' });
    return {
      ...toCard(video, { intl, path, config: { now } }, bought),
      access: { kind: 'owned' },
      badge: undefined,
      meta: `${video.model?.name ?? ''} · ${t('video.bought', { date })}`,
    };
  });
}
