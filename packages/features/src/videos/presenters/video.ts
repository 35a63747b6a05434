import type { Price } from '@vx/contract';
import type { GateView } from '../../app/presenters/gate.ts';
import type { PresenceChanges } from '../../cards/actor-state.ts';
import { pictureTemplate } from '../../cards/from-parts.ts';
import {
  isOwned,
  toCard,
  type BoughtVideos,
  type VideoCardView,
} from '../../cards/presenters/to-card.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import type { ResultOf } from '../../graphql.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { agoText, clockTime } from '../../texts/time-texts.ts';
import type { BesideVideoQuery, VideoDetails } from '../video-details.query.ts';
import { videoListPath } from '../video-lists.ts';

/** Whose video it is. */
export interface VideoPerformerView extends PerformerTileView {
  /** It can be met now. */
  readonly isHere: boolean;
  /** "Live now · 48 videos" */
  readonly text: string;
}

/** The page of a video. */
export interface VideoView {
  readonly video: VideoDetails;
  readonly title: string;
  /** "2 days ago · 18 min · 318 likes" */
  readonly facts: string;
  readonly description: string;
  readonly poster: string;
  readonly tags: readonly { readonly label: string; readonly href: string }[];
  readonly performer: VideoPerformerView | null;
  /** "48 videos" and where they are. */
  readonly performerVideos: { readonly label: string; readonly href: string };
  /** Everything of it may be watched: bought, given, part of a flat rate or free. [RU-videos-guest-access] */
  readonly isOpen: boolean;
  readonly owned: boolean;
  /** What stands before all of it, its preview included. [RU-avs-gates-content] */
  readonly gate: (GateView & { readonly text: string }) | null;
  readonly fullLength: string;
  readonly previewLength: string;
  readonly more: readonly VideoCardView[];
  readonly similar: readonly VideoCardView[];
  /** What a month of VIP costs, where only that opens the video. */
  readonly vipPrice: Price | null;
}

/** What is loaded of the page, and what happened since. */
export interface VideoFacts {
  readonly video: VideoDetails;
  readonly beside: ResultOf<typeof BesideVideoQuery> | undefined;
  readonly vipPrice: Price | null;
  readonly gate: GateView | null;
  readonly presence: PresenceChanges;
  readonly bought: BoughtVideos;
  /** The page's time, in ms. */
  readonly now: number;
}

/** Videos of the performer beside this one. */
const MORE = 3;

/** The page of a video; what is bought meanwhile, here or elsewhere, is the guest's at once. */
export function toVideoView(
  { video, beside, vipPrice, gate, presence, bought, now }: VideoFacts,
  texts: Texts,
): VideoView {
  const { t, intl, path } = texts;
  const owned = bought.has(video.id) || isOwned(video);
  const card = (other: NonNullable<typeof beside>['similar'][number], line?: 'age') =>
    toCard(other, { ...texts, config: { now } }, bought, line);
  const performer = video.model && toTile(video.model, texts, presence);
  const performerVideos = {
    label: t('video.count', { count: beside?.more.total ?? 0 }),
    href: performer ? path('actorVideos', { actorName: performer.slug }) : path('videos', {}),
  };
  return {
    video,
    vipPrice,
    performer: performer && withPresence(performer, performerVideos.label, t),
    performerVideos,
    owned,
    gate: gate && {
      ...gate,
      text: t(gate.kind === 'needLogin' ? 'avs.gate.logIn' : 'avs.gate.text'),
    },
    title: video.title,
    facts: [
      agoText(intl, video.releasedAt, now),
      t('video.minutes', { minutes: Math.max(1, Math.round(video.duration / 60)) }),
      t('video.views', { count: video.views }),
    ].join(' · '),
    description: video.description,
    poster: pictureTemplate(video.previewImages.url),
    tags: video.tags.map(({ tagGroup, name }) => ({
      label: name,
      href: videoListPath(texts, 'videosAll', { tag: tagGroup }),
    })),
    isOpen: owned || video.isOpen,
    fullLength: clockTime(video.duration),
    previewLength: clockTime(video.previewSeconds),
    more: (beside?.more.items ?? [])
      .filter(({ id }) => id !== video.id)
      .slice(0, MORE)
      .map((other) => card(other, 'age')),
    similar: (beside?.similar ?? []).map((other) => card(other)),
  };
}

function withPresence(
  performer: PerformerTileView,
  videos: string,
  t: Texts['t'],
): VideoPerformerView {
  const isHere = performer.state === 'live' || performer.state === 'freeChat';
  return { ...performer, isHere, text: isHere ? `${t('common.liveNow')} · ${videos}` : videos };
}
