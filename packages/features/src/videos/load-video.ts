import { actorVideosPageSize, modelRecommendations } from '@vx/contract/constants';
import type { Price } from '@vx/contract';
import type { Head } from '../app/head.ts';
import { notFound, type PageLoad } from '../app/page-load.ts';
import type { Services } from '../app/services.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import { BesideVideoQuery, VideoDetailsQuery, type VideoDetails } from './video-details.query.ts';

export interface VideoData {
  readonly head: Head;
  readonly videoId: string;
  readonly actorId: string;
  /** What a month of VIP costs, where only that opens the video. [SC-subscriptionNotice] */
  readonly vipPrice: Price | null;
}

/** The variables of what stands beside a video. */
export const besideVariables = (videoId: string, actorId: string) => ({
  id: videoId,
  actorId,
  more: actorVideosPageSize,
  similar: modelRecommendations,
});

const isoDuration = (seconds: number): string =>
  `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`;

/** Loads a video; one that its performer did not make has no page. [GQ-videosByIds] [GQ-videoRecommendations] */
export const loadVideo: PageLoad<VideoData> = async ({ services, params }) => {
  const { vxql } = services;
  const { videoId = '', actorName = '' } = params;
  const { videos } = await vxql.query(VideoDetailsQuery, { id: videoId });
  const [video] = videos;
  const model = video?.model;
  if (!video || !model || model.slug !== actorName.toLowerCase()) return notFound();
  const [breadcrumbs, vipPrice] = await Promise.all([
    loadBreadcrumbs(
      services,
      'actorVideoDetails',
      { actorName: model.slug, videoId: video.id },
      { name: video.title },
    ),
    video.vip && !video.isOpen ? loadVipPrice(services) : null,
    vxql.query(BesideVideoQuery, besideVariables(video.id, model.id)),
  ]);
  return {
    videoId: video.id,
    actorId: model.id,
    vipPrice,
    head: { ...headOf(video, model.name, services.intl), breadcrumbs },
  };
};

/** The price of the shortest period; without it the notice still leads to the VIP club. */
const loadVipPrice = ({ rest, logger }: Services): Promise<Price | null> =>
  rest.call('GET /subscriptions').then(
    ({ offers }) =>
      offers.find(({ plan, months }) => plan === 'vip' && months === 1)?.price ?? null,
    (error: unknown) => {
      logger.warn('video.no-vip-price', { error: String(error) });
      return null;
    },
  );

function headOf(
  video: VideoDetails,
  name: string,
  intl: Parameters<typeof loadVideo>[0]['services']['intl'],
): Head {
  const { title, duration } = video;
  const description = intl.formatMessage(
    { id: 'video.description' },
    { title, name, minutes: Math.max(1, Math.round(duration / 60)) },
  );
  return {
    title: intl.formatMessage({ id: 'video.title' }, { title, name }),
    description,
    image: video.previewImages.url,
    noIndex: video.model?.isBannedCountryCode ?? false,
    structured: {
      '@type': 'VideoObject',
      name: title,
      description: video.description || description,
      thumbnailUrl: video.previewImages.url,
      uploadDate: video.releasedAt,
      duration: isoDuration(duration),
      isFamilyFriendly: false,
      requiresSubscription: !video.free,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: video.views,
      },
    },
  };
}
