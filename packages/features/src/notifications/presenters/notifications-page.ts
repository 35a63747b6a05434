import type { PageConfig } from '@vx/contract';
import type { RestContract } from '@vx/contract/rest';
import { isHiddenOnMobile, type Notification } from '@vx/notify-core';
import { listAddress } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { toNotification, type NotificationView } from './to-notification.ts';

/** A page of notifications, and the one that it goes on below; `null` on the first. */
export type NotificationsFacts = Pick<
  RestContract['GET /guest/notifications']['response'],
  'items' | 'next' | 'hasUnread'
> & { readonly before: string | null };

/** The page of all notifications. */
export interface NotificationsPage {
  readonly items: readonly NotificationView[];
  /** Something that is shown or loaded is unread. */
  readonly hasUnread: boolean;
  readonly older: string | null;
  readonly newest: string | null;
}

/** What became of them since the page was loaded, and where they are shown. */
export interface NotificationsVisit {
  /** The newest, as live messages tell them. */
  readonly newest: readonly Notification[];
  /** The guest has marked all of them read here. */
  readonly allRead: boolean;
  readonly app: 'desktop' | 'mobile';
  readonly language: PageConfig['language'];
}

/** All notifications a page at a time; what the newest became since is laid over it. */
export function toNotificationsPage(
  { items, next, before, hasUnread }: NotificationsFacts,
  { newest, allRead, app, language }: NotificationsVisit,
  texts: Texts,
): NotificationsPage {
  const changed = new Map(newest.map((item) => [item.id, item]));
  const loaded = new Set(items.map(({ id }) => id));
  const first = Number(items[0]?.id ?? 0);
  const arrived =
    before === null ? newest.filter(({ id }) => !loaded.has(id) && Number(id) > first) : [];
  const here = texts.path('memberNotifications', {});
  return {
    items: [...arrived, ...items]
      .filter(({ type }) => app !== 'mobile' || !isHiddenOnMobile(type))
      .map((item) => changed.get(item.id) ?? (allRead ? { ...item, unread: false } : item))
      .map((item) => toNotification(item, { ...texts, config: { language } })),
    hasUnread: newest.some(({ unread }) => unread) || (hasUnread && !allRead),
    older: next === null ? null : listAddress(here, { before: next }),
    newest: before === null ? null : here,
  };
}
