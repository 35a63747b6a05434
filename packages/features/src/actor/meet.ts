import type { Price } from '@vx/contract';
import { ownText } from '../app/own-text.ts';
import type { Services } from '../app/services.ts';
import { priceFrom } from './parts.ts';
import type { ActorState } from './presence.ts';
import type { ProfileModel } from './profile.query.ts';

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
    readonly price: Price;
    readonly per?: 'minute';
  }[];
}

/** [RU-guest-actor-banned-country] Where the performer may not be seen there is no way to meet. */
export function meetOptions(model: ProfileModel, state: ActorState, services: Services): MeetView {
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
    note: reachable ? ownText(services, (of) => noteOf(price, of)) : undefined,
    options: optionsOf(model, services),
  };
}

function noteOf(price: Price, { guest: session, intl }: Services): string {
  const { guest } = session.getSnapshot();
  const perMinute = intl.formatMessage(
    { id: 'actor.privateChatText' },
    { equivalent: price.equivalent?.formatted ?? price.formatted },
  );
  const confirm = intl.formatMessage({ id: 'actor.confirmFirst' });
  if (guest.balance === null || !guest.loggedIn || price.value <= 0)
    return `${perMinute} ${confirm}`;
  const minutes = Math.floor(guest.balance / price.value);
  const lasts =
    minutes > 0
      ? intl.formatMessage({ id: 'actor.balanceLasts' }, { minutes })
      : intl.formatMessage({ id: 'actor.balanceNone' });
  return `${perMinute} ${lasts}`;
}

function optionsOf(
  { prices }: ProfileModel,
  { intl }: Pick<Services, 'intl'>,
): MeetView['options'] {
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
    {
      id: 'message',
      label: intl.formatMessage({ id: 'actor.message' }),
      text: intl.formatMessage({ id: 'actor.messageText' }, { count: prices.freeMessages }),
      price: priceFrom(prices.message),
    },
  ];
}
