import { notificationTypes } from '@vx/contract/enums';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { describe, expect, it } from 'vitest';
import { createNotifications, isHiddenOnMobile, type Notification } from './notifications.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

function setUp(area: 'navbar' | 'floating' = 'navbar', app: 'desktop' | 'mobile' = 'desktop') {
  const events = createEmitter<Incoming>();
  const sent: (readonly [string, object])[] = [];
  const notifications = createNotifications({
    area,
    app,
    socket: {
      on: (name, listener) => events.on(name, listener),
      send: (name, payload) => void sent.push([name, payload]),
    },
  });
  const list = (change: Partial<Incoming['navbarNotificationList']>): void =>
    events.emit(`${area}NotificationList`, {
      notifications: [],
      removedIds: [],
      markedAsReadIds: [],
      unseenCount: 0,
      ...change,
    });
  const ids = (): readonly string[] => notifications.getSnapshot().items.map(({ id }) => id);
  return { notifications, sent, list, ids };
}

const one = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  unread: true,
  unseen: true,
  type: 1,
  args: {},
  at: '2026-11-22T12:00:00Z',
  ...more,
});

describe('notifications', () => {
  it.each(['navbar', 'floating'] as const)(
    '[RU-notif-lazy-request#1][RU-notif-lazy-request#2][CO-notificationInitialRequest][SO-requestNavbarNotifications][SO-requestFloatingNotifications] asks once for the newest five when the first listens: %s',
    (area) => {
      const { notifications, sent } = setUp(area);
      notifications.refresh();
      expect(sent).toEqual([]);
      notifications.subscribe(() => undefined);
      notifications.subscribe(() => undefined);
      const name =
        area === 'navbar' ? 'requestNavbarNotifications' : 'requestFloatingNotifications';
      expect(sent).toEqual([[name, { limit: 5 }]]);
      notifications.refresh();
      expect(sent).toHaveLength(2);
    },
  );

  it('[SI-navbarNotificationList][RU-notif-server-add][RU-notif-navbar-holds-5][CO-navbarNotificationsHeld] takes what is added, the newest first, and holds five', () => {
    const { notifications, list, ids } = setUp();
    list({ notifications: ['3', '10', '9'].map((id) => one(id)), unseenCount: 3 });
    expect(ids()).toEqual(['10', '9', '3']);
    list({ notifications: ['11', '12', '13'].map((id) => one(id)), unseenCount: 6 });
    expect(ids()).toEqual(['13', '12', '11', '10', '9']);
    expect(notifications.getSnapshot()).toMatchObject({ unseenCount: 6, loaded: true });
  });

  it('[RU-notif-server-remove] drops what the server removes', () => {
    const { list, ids } = setUp();
    list({ notifications: [one('1'), one('2')] });
    list({ removedIds: ['1'] });
    expect(ids()).toEqual(['2']);
  });

  it('[RU-notif-server-mark-read] marks as read what the server has marked', () => {
    const { notifications, list } = setUp();
    list({ notifications: [one('1'), one('2')] });
    list({ markedAsReadIds: ['2'] });
    expect(notifications.getSnapshot().items).toMatchObject([
      { id: '2', unread: false },
      { id: '1', unread: true },
    ]);
  });

  it.each([
    ['navbar', 'markNavbarNotificationSeen', 'markNavbarNotificationRead'],
    ['floating', 'markFloatingNotificationSeen', 'markFloatingNotificationRead'],
  ] as const)(
    '[RU-notif-seen#1][RU-notif-read#1][SO-markNavbarNotificationSeen][SO-markNavbarNotificationRead][SO-markFloatingNotificationSeen][SO-markFloatingNotificationRead] marks seen and read at once and tells the server: %s',
    (area, seen, read) => {
      const { notifications, sent, list } = setUp(area);
      list({ notifications: [one('5'), one('6')] });
      notifications.markSeen('5');
      expect(notifications.getSnapshot().items[1]).toMatchObject({ unseen: false, unread: true });
      notifications.markRead('5');
      expect(notifications.getSnapshot().items).toMatchObject([
        { unseen: true, unread: true },
        { unseen: false, unread: false },
      ]);
      expect(sent).toEqual([
        [seen, { notificationId: '5' }],
        [read, { notificationId: '5' }],
      ]);
    },
  );

  it('[RU-notif-hidden-mobile][CO-mobileHiddenNotificationTypes] hides types 6, 7, 13, 14, 15 and 22 on mobile', () => {
    expect([6, 7, 13, 14, 15, 22].every(isHiddenOnMobile)).toBe(true);
    expect(Object.values(notificationTypes).some(isHiddenOnMobile)).toBe(false);
    const items = [one('1', { type: 7 }), one('2')];
    const mobile = setUp('navbar', 'mobile');
    mobile.list({ notifications: items });
    expect(mobile.ids()).toEqual(['2']);
    const desktop = setUp('navbar', 'desktop');
    desktop.list({ notifications: items });
    expect(desktop.ids()).toEqual(['2', '1']);
  });
});
