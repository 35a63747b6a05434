import type { Price } from '@vx/contract';
import { useQuery } from 'urql';
import { useAtomValue } from 'jotai/react';
import { pictureTemplate } from '../cards/performer-parts.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { toTile, type PerformerTileView } from '../cards/presenters/to-tile.ts';
import { useServices } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import { besideVariables, type VideoData } from './load-video.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { useGate, type GateView } from '../app/use-gate.ts';
import { agoText, clockTime } from '../texts/time-texts.ts';
import { isOwned, toCard, type VideoCardView } from '../cards/presenters/to-card.ts';
import { BesideVideoQuery, VideoDetailsQuery, type VideoDetails } from './video-details.query.ts';
import { videoListPath } from './video-lists.ts';

export interface VideoView {
  readonly video: VideoDetails;
  readonly title: string;
  /** "2 days ago · 18 min · 318 likes" */
  readonly facts: string;
  readonly description: string;
  readonly poster: string;
  readonly tags: readonly { readonly label: string; readonly href: string }[];
  readonly performer: PerformerTileView | null;
  /** "48 videos" and where they are. */
  readonly performerVideos: { readonly label: string; readonly href: string };
  /** Everything of it may be watched: bought, given, part of a flat rate or free. [RU-videos-guest-access] */
  readonly isOpen: boolean;
  readonly owned: boolean;
  /** What stands before all of it, its preview included. [RU-avs-gates-content] */
  readonly gate: GateView | null;
  readonly fullLength: string;
  readonly previewLength: string;
  readonly more: readonly VideoCardView[];
  readonly similar: readonly VideoCardView[];
  /** What a month of VIP costs, where only that opens the video. */
  readonly vipPrice: Price | null;
}

/** What the page of a video shows; what is bought meanwhile, here or elsewhere, is the guest's at once. */
export function useVideo({ videoId, actorId, vipPrice }: VideoData): VideoView | null {
  const services = useServices();
  const t = useTranslate();
  const changes = useAtomValue(presenceAtom);
  const bought = useAtomValue(boughtVideosAtom);
  const [{ data }] = useQuery({ query: VideoDetailsQuery, variables: { id: videoId } });
  const [{ data: beside }] = useQuery({
    query: BesideVideoQuery,
    variables: besideVariables(videoId, actorId),
  });
  const video = data?.videos[0];
  const gate = useGate({ ageCheck: video?.avsRequired ?? false });
  if (!video) return null;
  const { intl, path, config } = services;
  const performer = video.model ? toTile(video.model, services, changes) : null;
  const owned = bought.has(video.id) || isOwned(video);
  const card = (other: NonNullable<typeof beside>['similar'][number], line?: 'age') =>
    toCard(other, services, bought, line);
  return {
    video,
    vipPrice,
    performer,
    owned,
    gate,
    title: video.title,
    facts: [
      agoText(intl, video.releasedAt, config.now),
      t('video.minutes', { minutes: Math.max(1, Math.round(video.duration / 60)) }),
      t('video.views', { count: video.views }),
    ].join(' · '),
    description: video.description,
    poster: pictureTemplate(video.previewImages.url),
    tags: video.tags.map(({ tagGroup, name }) => ({
      label: name,
      href: videoListPath(services, 'videosAll', { tag: tagGroup }),
    })),
    performerVideos: {
      label: t('video.count', { count: beside?.more.total ?? 0 }),
      href: performer ? path('actorVideos', { actorName: performer.slug }) : path('videos', {}),
    },
    isOpen: owned || video.isOpen,
    fullLength: clockTime(video.duration),
    previewLength: clockTime(video.previewSeconds),
    more: (beside?.more.items ?? [])
      .filter(({ id }) => id !== video.id)
      .slice(0, 3)
      .map((other) => card(other, 'age')),
    similar: (beside?.similar ?? []).map((other) => card(other)),
  };
}
