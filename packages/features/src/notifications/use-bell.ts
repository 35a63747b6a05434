import { useAtomValue } from 'jotai/react';
import { useServices, useStore } from '../app/context.tsx';
import { navbarNotificationsAtom } from './notifications-atoms.ts';
import { toNotification, type NotificationView } from './presenters/to-notification.ts';

export interface BellView {
  readonly items: readonly NotificationView[];
  readonly unseen: number;
  readonly loading: boolean;
  readonly href: string;
  /** The guest looks at the list. */
  readonly seeAll: () => void;
  /** `null` when nothing that is shown is unread. */
  readonly readAll: (() => void) | null;
  readonly read: (id: string) => void;
  /** Marks what is not shown, too. */
  readonly markAllRead: () => void;
}

/** The bell: how many are unseen, and the newest five. [SC-navbarNotifications] */
export function useBell(): BellView {
  const services = useServices();
  const store = useAtomValue(navbarNotificationsAtom);
  const { items, unseenCount, loaded } = useStore(store);
  const mark = (as: 'seen' | 'read'): void => {
    services.rest
      .call('POST /guest/notifications/mark', { body: { as } })
      .catch((error: unknown) =>
        services.logger.warn('notifications.not-marked', { error: String(error) }),
      );
  };
  return {
    items: items.map((item) => toNotification(item, services)),
    unseen: unseenCount,
    loading: !loaded,
    href: services.path('memberNotifications', {}),
    seeAll: () => unseenCount > 0 && mark('seen'),
    readAll: items.some(({ unread }) => unread) ? () => mark('read') : null,
    read: store.markRead,
    markAllRead: () => mark('read'),
  };
}
