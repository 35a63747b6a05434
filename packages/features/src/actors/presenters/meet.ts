import type { LiveOffer, Price } from '@vx/contract';
import type { Texts } from '../../texts/presenter-texts.ts';
import { priceFrom } from '../../cards/from-parts.ts';
import type { ActorState } from '../../cards/actor-state.ts';
import type { ProfileModel } from '../profile.query.ts';
import { writePath } from '../../app/write-path.ts';
import { clockTime } from '../../texts/time-texts.ts';

/** The ways to meet a performer, each with its price. */
export interface MeetView {
  /** The first action; `null` when it is not possible now, with `reason`. */
  readonly primary: { readonly label: string; readonly price: Price; readonly href: string } | null;
  readonly reason: string | undefined;
  /** Where to go instead, when there is no first action. */
  readonly instead: { readonly label: string; readonly href: string } | null;
  /** What it means for money: price in euros, how long the balance lasts, that nothing happens unasked. */
  readonly note: string | undefined;
  readonly options: readonly {
    readonly id: 'voyeur' | 'videoCall' | 'message';
    readonly label: string;
    readonly text: string;
    /** `null` where it costs nothing. */
    readonly price: Price | null;
    readonly per?: 'minute';
    readonly href?: string;
  }[];
}

/** What a chat would be for the guest, as the server says. */
type Offered = LiveOffer['kinds'][number];

/**
 * [RU-guest-actor-banned-country] Where the performer may not be seen there is no way to meet.
 * @param offered `null` while it is not known: then nothing is claimed of the balance
 */
export function toMeetView(
  model: ProfileModel,
  state: ActorState,
  services: Pick<Texts, 'intl' | 'path'>,
  offered: Offered | null,
): MeetView {
  const { intl, path } = services;
  const { name } = model;
  if (model.isBannedCountryCode) {
    const reason = intl.formatMessage({ id: 'actor.blocked' });
    // What a performer sells is not shown there either.
    const instead = {
      label: intl.formatMessage({ id: 'home.cams.title' }),
      href: path('cams', {}),
    };
    return { primary: null, reason, instead, note: undefined, options: [] };
  }
  const price = priceFrom(model.prices.livechat);
  const reachable = state === 'live' || state === 'freeChat';
  return {
    primary: reachable
      ? {
          label: intl.formatMessage({ id: 'actor.privateChat' }),
          price,
          href: path('liveRoom', { actorName: model.slug }),
        }
      : null,
    reason: reachable
      ? undefined
      : intl.formatMessage(
          { id: state === 'busy' ? 'actor.busyText' : 'actor.offlineNow' },
          { name },
        ),
    instead: reachable
      ? null
      : {
          label: intl.formatMessage({ id: 'actor.toVideos' }),
          href: path('actorVideos', { actorName: model.slug }),
        },
    note: reachable ? noteOf(price, offered, services) : undefined,
    options: [...optionsOf(model, services), messageOf(model, services)],
  };
}

function noteOf(price: Price, offered: Offered | null, { intl }: Pick<Texts, 'intl'>): string {
  const perMinute = intl.formatMessage(
    { id: 'actor.privateChatText' },
    { equivalent: price.equivalent?.formatted ?? price.formatted },
  );
  const lasts = offered && price.value > 0 ? lastsText(offered, intl) : null;
  return `${perMinute} ${lasts ?? intl.formatMessage({ id: 'actor.confirmFirst' })}`;
}

/** How long a chat could last, or why there can be none; `null`: there is nothing to say of money. */
function lastsText(
  { secondsAffordable, limitedBy, refusal }: Offered,
  intl: Texts['intl'],
): string | null {
  if (refusal === 'BALANCE_TOO_LOW') return intl.formatMessage({ id: 'actor.balanceNone' });
  if (refusal !== null) return intl.formatMessage({ id: 'actor.limitNone' });
  if (!secondsAffordable) return null;
  const time = clockTime(secondsAffordable);
  return limitedBy === null
    ? intl.formatMessage({ id: 'actor.balanceLasts' }, { time })
    : intl.formatMessage({ id: 'actor.limitLasts' }, { time });
}

/** Writing is possible whether or not the performer is here. [RU-messenger-channel-pricing] */
function messageOf(
  { id, prices: { message, freeMessages } }: ProfileModel,
  { intl, path }: Pick<Texts, 'intl' | 'path'>,
): MeetView['options'][number] {
  const isFree = message.value === 0;
  return {
    id: 'message',
    label: intl.formatMessage({ id: 'actor.message' }),
    text: isFree
      ? intl.formatMessage({ id: 'actor.messageFree' })
      : freeMessages > 0
        ? intl.formatMessage({ id: 'actor.messageFirst' }, { count: freeMessages })
        : intl.formatMessage({ id: 'actor.messageEach' }),
    price: isFree ? null : priceFrom(message),
    href: writePath({ path }, id),
  };
}

function optionsOf({ prices }: ProfileModel, { intl }: Pick<Texts, 'intl'>): MeetView['options'] {
  return [
    ...(prices.voyeur
      ? [
          {
            id: 'voyeur',
            label: intl.formatMessage({ id: 'actor.voyeur' }),
            text: intl.formatMessage({ id: 'actor.voyeurText' }),
            price: priceFrom(prices.voyeur),
            per: 'minute',
          } as const,
        ]
      : []),
    ...(prices.videoCall
      ? [
          {
            id: 'videoCall',
            label: intl.formatMessage({ id: 'actor.videoCall' }),
            text: intl.formatMessage({ id: 'actor.videoCallText' }),
            price: priceFrom(prices.videoCall),
            per: 'minute',
          } as const,
        ]
      : []),
  ];
}
