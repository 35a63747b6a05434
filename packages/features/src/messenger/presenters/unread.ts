import type { PresenceChanges } from '../../cards/actor-state.ts';
import { listAddress } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { LoadedChannel } from '../messenger.query.ts';
import { toChannel, type ChannelView } from './to-channel.ts';

/** Channels with unread messages, as the bar at the top lists them. */
export interface UnreadChannels {
  /** From whom, the newest first, at most five; names with the age. [ET-navbarMessage] */
  readonly channels: readonly ChannelView[];
  /** All messages. */
  readonly href: string;
}

/** From whom something is unread, for the bar. [SC-navbarMessages] */
export function toUnreadChannels(
  recent: readonly LoadedChannel[],
  { now, presence }: { readonly now: number; readonly presence: PresenceChanges },
  { intl, path, t }: Texts,
): UnreadChannels {
  const href = path('messenger', {});
  return {
    channels: recent.map((channel) => {
      const address = listAddress(href, { channel: channel.id });
      const view = toChannel(channel, intl, {
        href: address,
        now,
        presence,
        giftText: t('messenger.gift'),
      });
      return { ...view, name: `${view.name}, ${channel.actor.profile.age}` };
    }),
    href,
  };
}
