import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useServices, useStore } from '../app/context.tsx';
import { unreadMessagesAtom } from '../app/page-atoms.ts';
import { useTexts } from '../texts/use-texts.ts';
import { messengerAtom } from './messenger-atom.ts';
import { toUnreadChannels, type UnreadChannels } from './presenters/unread.ts';

export interface UnreadView extends UnreadChannels {
  readonly unread: number;
  readonly loading: boolean;
  /** `null` when nothing is unread. */
  readonly seeAll: (() => void) | null;
}

/** How many messages are unread and from whom; bars that show only the number hear of it, too. [SC-navbarMessages] */
export function useUnread(): UnreadView {
  const { clock } = useServices();
  const messenger = useAtomValue(messengerAtom);
  const { unreadCount, recent, loaded } = useStore(messenger);
  const presence = useAtomValue(presenceAtom);
  const setUnread = useSetAtom(unreadMessagesAtom);
  useEffect(() => setUnread(unreadCount), [setUnread, unreadCount]);
  return {
    ...toUnreadChannels(recent, { now: clock.now(), presence }, useTexts()),
    unread: unreadCount,
    loading: !loaded,
    seeAll: unreadCount > 0 ? () => messenger.seeAll() : null,
  };
}
