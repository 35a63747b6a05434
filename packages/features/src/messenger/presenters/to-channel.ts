import { DAY_MS } from '@vx/kernel';
import { stateOfModel, type ActorState, type PresenceChanges } from '../../cards/actor-state.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { LoadedChannel } from '../messenger.query.ts';

/** A channel as lists show it. */
export interface ChannelView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly picture: string;
  readonly state: ActorState;
  readonly preview: string;
  readonly time: string;
  readonly dateTime: string | undefined;
  readonly unread: number;
  readonly archived: boolean;
  readonly blocked: boolean;
}

/** When a message came: today its time, in the last days its weekday, before that its date. */
export function messageTime(intl: Texts['intl'], at: string, now: number): string {
  const day = (time: number | string): string => intl.formatDate(time, { dateStyle: 'short' });
  if (day(at) === day(now)) return intl.formatTime(at, { timeStyle: 'short' });
  return now - Date.parse(at) < 6 * DAY_MS
    ? intl.formatDate(at, { weekday: 'short' })
    : intl.formatDate(at, { day: 'numeric', month: 'short' });
}

/** What a list shows of a channel, with who came and went since it was loaded. */
export function toChannel(
  channel: LoadedChannel,
  intl: Texts['intl'],
  shown: {
    readonly href: string;
    readonly now: number;
    readonly presence: PresenceChanges;
    /** What stands for a gift without words. */
    readonly giftText: string;
  },
): ChannelView {
  const { actor, messageTimestamp: at } = channel;
  return {
    id: channel.id,
    name: actor.name,
    href: shown.href,
    picture: actor.images.avatar.url,
    state: shown.presence.get(actor.id) ?? stateOfModel(actor),
    // Words to a gift say more than that there was one.
    preview: channel.subject || (channel.lastMessageType === 'gift' ? shown.giftText : ''),
    time: at === null ? '' : messageTime(intl, at, shown.now),
    dateTime: at ?? undefined,
    unread: channel.unreadCount,
    archived: channel.archived,
    blocked: channel.blocked,
  };
}
