import { isHiddenOnMobile } from '@vx/notify-core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { listAddress } from '../lists/paging.ts';
import { READ_ALL_FIELD } from './act-notifications.ts';
import type { NotificationsData } from './load-notifications.ts';
import { navbarNotificationsAtom } from './notifications-atoms.ts';
import { useBell } from './use-bell.ts';
import { toNotification, type NotificationView } from './presenters/to-notification.ts';

export interface NotificationsPageView {
  readonly items: readonly NotificationView[];
  /** `null` when nothing is unread. The field does it without script. */
  readonly readAll: {
    readonly run: () => void;
    readonly field: { readonly name: string; readonly value: string };
  } | null;
  readonly read: (id: string) => void;
  readonly older: string | null;
  readonly newest: string | null;
}

/** All notifications a page at a time; what the newest five became since is laid over it. */
export function useNotificationsPage(data: NotificationsData): NotificationsPageView {
  const services = useServices();
  const known = useStore(useAtomValue(navbarNotificationsAtom));
  const { read, readAll, seeAll, markAllRead } = useBell();
  const { unseenCount } = known;
  const [allRead, setAllRead] = useState(false);
  // Whoever opens the page has seen what there is.
  const see = useEffectEvent(seeAll);
  useEffect(() => {
    if (unseenCount > 0) see();
  }, [unseenCount]);
  const news = new Map(known.items.map((item) => [item.id, item]));
  const loaded = new Set(data.items.map(({ id }) => id));
  const first = Number(data.items[0]?.id ?? 0);
  const fresh =
    data.before === null
      ? known.items.filter(({ id }) => !loaded.has(id) && Number(id) > first)
      : [];
  const here = services.path('memberNotifications', {});
  return {
    items: [...fresh, ...data.items]
      .filter(({ type }) => services.app !== 'mobile' || !isHiddenOnMobile(type))
      .map((item) => news.get(item.id) ?? (allRead ? { ...item, unread: false } : item))
      .map((item) => toNotification(item, services)),
    read,
    readAll:
      readAll || (data.hasUnread && !allRead)
        ? {
            run: () => {
              setAllRead(true);
              markAllRead();
            },
            field: READ_ALL_FIELD,
          }
        : null,
    older: data.next === null ? null : listAddress(here, { before: data.next }),
    newest: data.before === null ? null : here,
  };
}
