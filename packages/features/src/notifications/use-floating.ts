import { useAtomValue } from 'jotai/react';
import { useServices, useStore } from '../app/context.tsx';
import { floatingNotificationsAtom } from './notifications-atoms.ts';
import { toNotification, type NotificationView } from './presenters/to-notification.ts';

/** How long one floats. */
export const FLOATING_MS = 6_000;

/** What floats over the page, the newest first, and how it is put away. [SC-floatingNotifications] */
export function useFloating(): {
  readonly newest: NotificationView | null;
  readonly putAway: (id: string) => void;
  readonly read: (id: string) => void;
} {
  const services = useServices();
  const store = useAtomValue(floatingNotificationsAtom);
  const { items } = useStore(store);
  const newest = items.find(({ unseen, unread }) => unseen && unread);
  return {
    newest: newest ? toNotification(newest, services) : null,
    putAway: store.markSeen,
    read: store.markRead,
  };
}
