import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { READ_ALL_FIELD } from './act-notifications.ts';
import type { NotificationsData } from './load-notifications.ts';
import { navbarNotificationsAtom } from './notifications-atoms.ts';
import { toNotificationsPage, type NotificationsPage } from './presenters/notifications-page.ts';
import { useBell } from './use-bell.ts';

export interface NotificationsPageView extends Omit<NotificationsPage, 'hasUnread'> {
  /** `null` when nothing is unread. The field does it without script. */
  readonly readAll: {
    readonly run: () => void;
    readonly field: { readonly name: string; readonly value: string };
  } | null;
  readonly read: (id: string) => void;
}

/** All notifications a page at a time; what the newest five became since is laid over it. */
export function useNotificationsPage(data: NotificationsData): NotificationsPageView {
  const { app, config } = useServices();
  const known = useStore(useAtomValue(navbarNotificationsAtom));
  const { read, seeAll, markAllRead } = useBell();
  const { unseenCount, items: newest } = known;
  const [allRead, setAllRead] = useState(false);
  // Whoever opens the page has seen what there is.
  const see = useEffectEvent(seeAll);
  useEffect(() => {
    if (unseenCount > 0) see();
  }, [unseenCount]);
  const visit = { newest, allRead, app, language: config.language };
  const { hasUnread, ...view } = toNotificationsPage(data, visit, useTexts());
  return {
    ...view,
    read,
    readAll: hasUnread
      ? {
          run: () => {
            setAllRead(true);
            markAllRead();
          },
          field: READ_ALL_FIELD,
        }
      : null,
  };
}
