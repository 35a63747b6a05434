import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useServices, useStore } from '../app/context.tsx';
import { unreadMessagesAtom } from '../app/page-atoms.ts';
import { listAddress } from '../lists/paging.ts';
import { messengerAtom } from './messenger-atom.ts';
import { toChannel, type ChannelView } from './presenters/to-channel.ts';

export interface UnreadView {
  readonly unread: number;
  /** From whom, the newest first, at most five; names with the age. [ET-navbarMessage] */
  readonly channels: readonly ChannelView[];
  readonly loading: boolean;
  readonly href: string;
  /** `null` when nothing is unread. */
  readonly seeAll: (() => void) | null;
}

/** How many messages are unread and from whom; bars that show only the number hear of it, too. [SC-navbarMessages] */
export function useUnread(): UnreadView {
  const services = useServices();
  const { intl, clock } = services;
  const messenger = useAtomValue(messengerAtom);
  const { unreadCount, recent, loaded } = useStore(messenger);
  const presence = useAtomValue(presenceAtom);
  const setUnread = useSetAtom(unreadMessagesAtom);
  useEffect(() => setUnread(unreadCount), [setUnread, unreadCount]);
  const href = services.path('messenger', {});
  return {
    unread: unreadCount,
    channels: recent.map((channel) => {
      const address = listAddress(href, { channel: channel.id });
      const view = toChannel(channel, intl, { href: address, now: clock.now(), presence });
      return { ...view, name: `${view.name}, ${channel.actor.profile.age}` };
    }),
    loading: !loaded,
    href,
    seeAll: unreadCount > 0 ? () => messenger.seeAll() : null,
  };
}
