import type { Price } from '@vx/contract';
import type { MessageId } from '@vx/i18n';
import type { Texts } from '../../texts/presenter-texts.ts';
import { pictureTemplate, priceFrom } from '../from-parts.ts';
import type { PerformerTileModel } from '../performer-parts.ts';
import { stateOfModel, type ActorState, type PresenceChanges } from '../actor-state.ts';

/** A performer in a grid or row; the shape that tiles take. */
export interface PerformerTileView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly age: number;
  readonly href: string;
  readonly chat: string;
  readonly picture: string;
  readonly pictureAlt: string;
  readonly face: string;
  readonly state: ActorState;
  readonly tagline: string;
  readonly price: Price;
  readonly vip: boolean;
  readonly badges: readonly string[];
  readonly blocked: string | undefined;
  /** Whether the guest followed the performer when the page was loaded. */
  readonly followed: boolean;
  /** The performer shows a free moving picture right now. */
  readonly hasPreview: boolean;
}

/** What a tile shows of a performer, with what happened since the page was loaded. */
export function toTile(
  model: PerformerTileModel,
  services: Pick<Texts, 'path' | 'intl'>,
  changes: PresenceChanges,
): PerformerTileView {
  const { intl, path } = services;
  const t = (id: MessageId, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values);
  const { features } = model;
  const state = changes.get(model.id) ?? stateOfModel(model);
  const badges = [
    ...(features.isNew ? [t('common.new')] : []),
    ...(model.gender === 'C' ? [t('common.couple')] : []),
    ...(features.hd ? [t('common.hd')] : []),
  ];
  return {
    id: model.id,
    slug: model.slug,
    name: model.name,
    age: model.profile.age,
    href: path('actorProfile', { actorName: model.slug }),
    chat: path('liveRoom', { actorName: model.slug }),
    picture: pictureTemplate(model.images.portrait.url),
    pictureAlt: t('common.illustratedPortrait', { name: model.name }),
    face: model.images.avatar.url,
    state,
    tagline: model.headline,
    price: priceFrom(model.prices.livechat),
    vip: features.vip,
    // Beside "Live" and "VIP" there is room for one more word.
    badges: badges.slice(0, features.vip ? 0 : 1),
    followed: model.isFavourite,
    blocked: model.isBannedCountryCode ? t('actor.blocked') : undefined,
    hasPreview:
      !model.isBannedCountryCode &&
      features.livePreview &&
      (state === 'live' || state === 'freeChat'),
  };
}
