import type { Price } from '@vx/contract';
import { pictureTemplate, priceFrom } from '../from-parts.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { VideoCardVideo } from '../video-parts.ts';
import { agoText, clockTime } from '../../texts/time-texts.ts';

/** Ids of videos that were bought since the page was loaded, here or on another device. */
export type BoughtVideos = ReadonlySet<string>;

/** A video in a grid or row; the shape that cards take. */
export interface VideoCardView {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly picture: string;
  readonly meta: string;
  readonly duration: string;
  readonly access:
    | { readonly kind: 'price'; readonly price: Price; readonly was?: Price }
    | { readonly kind: 'free' }
    | { readonly kind: 'vip' }
    | { readonly kind: 'owned' };
  readonly isNew: boolean;
  readonly badge: string | undefined;
}

/**
 * A video as a card shows it: addresses, prices and words in the language of the texts.
 * @param line what the second line tells: whose video it is, or how old
 */
export function toCard(
  video: VideoCardVideo,
  services: Pick<Texts, 'path' | 'intl'> & { readonly config: { readonly now: number } },
  bought: BoughtVideos,
  line: 'performer' | 'age' = 'performer',
): VideoCardView {
  const { intl, path, config } = services;
  const age = agoText(intl, video.releasedAt, config.now);
  const name = video.model?.name;
  const access = accessOf(video, bought);
  return {
    id: video.id,
    title: video.title,
    href: path('actorVideoDetails', { actorName: video.model?.slug ?? '-', videoId: video.id }),
    picture: pictureTemplate(video.previewImages.url),
    meta: line === 'performer' && name ? `${name} · ${age}` : age,
    duration: clockTime(video.duration),
    access,
    isNew: video.new,
    badge: access.kind === 'price' ? reduction(video, intl) : undefined,
  };
}

/** [RU-videos-guest-access] */
function accessOf(video: VideoCardVideo, bought: BoughtVideos): VideoCardView['access'] {
  if (bought.has(video.id) || isOwned(video)) return { kind: 'owned' };
  if (video.free) return { kind: 'free' };
  if (video.vip && !video.isOpen) return { kind: 'vip' };
  const price = priceFrom(video.price);
  return video.basePrice.value > price.value
    ? { kind: 'price', price, was: priceFrom(video.basePrice) }
    : { kind: 'price', price };
}

export const isOwned = (video: Pick<VideoCardVideo, 'guestInfo'>): boolean =>
  video.guestInfo.bought || video.guestInfo.gifted || video.guestInfo.flatrate;

function reduction(video: VideoCardVideo, intl: Texts['intl']): string | undefined {
  const { price, basePrice } = video;
  if (basePrice.value <= price.value) return undefined;
  const share = intl.formatNumber(price.value / basePrice.value - 1, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return share.replace('-', '−');
}
