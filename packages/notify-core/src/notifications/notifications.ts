import {
  mobileHiddenNotificationTypes,
  navbarNotificationsHeld,
  notificationInitialRequest,
} from '@vx/contract/constants';
import type { NotificationArea } from '@vx/contract/enums';
import type { OutgoingName, SocketContract, SocketEvents } from '@vx/contract/socket';
import { createScope, createStore, type ReadableStore } from '@vx/kernel';

type ListMessage = SocketContract['navbarNotificationList']['payload'];

/** A notification, as the server sends it. */
export type Notification = ListMessage['notifications'][number];

/** What the bell shows. */
export interface NotificationsSnapshot {
  /** The newest first, at most five. [RU-notif-navbar-holds-5] */
  readonly items: readonly Notification[];
  /** How many the guest has not seen, up to 100. */
  readonly unseenCount: number;
  /** The server has answered. */
  readonly loaded: boolean;
}

/** The newest notifications of a guest, as a store that follows the socket. */
export interface Notifications extends ReadableStore<NotificationsSnapshot>, Disposable {
  markSeen(id: string): void;
  markRead(id: string): void;
  /** Asks anew, if anybody listens: messages were missed. */
  refresh(): void;
}

/** The part of the socket that notifications use. */
export interface NotificationsSocket extends SocketEvents {
  send<Name extends OutgoingName>(name: Name, payload: SocketContract[Name]['payload']): void;
}

const names = {
  navbar: {
    list: 'navbarNotificationList',
    request: 'requestNavbarNotifications',
    seen: 'markNavbarNotificationSeen',
    read: 'markNavbarNotificationRead',
  },
  floating: {
    list: 'floatingNotificationList',
    request: 'requestFloatingNotifications',
    seen: 'markFloatingNotificationSeen',
    read: 'markFloatingNotificationRead',
  },
} as const;

/** Whether phones show it. [RU-notif-hidden-mobile] */
export const isHiddenOnMobile = (type: number): boolean =>
  (mobileHiddenNotificationTypes as readonly number[]).includes(type);

/** Ids rise with time. */
const newestFirst = (a: Notification, b: Notification): number => Number(b.id) - Number(a.id);

/**
 * The notifications of one area. The first listener asks for the newest five; from then on the server
 * adds, removes and marks. [RU-notif-lazy-request] [RU-notif-server-add] [RU-notif-server-remove]
 * [RU-notif-server-mark-read]
 */
export function createNotifications(deps: {
  readonly area: NotificationArea;
  readonly app: 'desktop' | 'mobile';
  readonly socket: NotificationsSocket;
}): Notifications {
  const { socket, app } = deps;
  const name = names[deps.area];
  const scope = createScope();
  const store = scope.own(
    createStore<NotificationsSnapshot>({ items: [], unseenCount: 0, loaded: false }),
  );
  let asked = false;
  const ask = (): void => {
    asked = true;
    socket.send(name.request, { limit: notificationInitialRequest });
  };

  const handleList = (message: ListMessage): void => {
    const gone = new Set(message.removedIds);
    const read = new Set(message.markedAsReadIds);
    store.update(({ items }) => {
      const all = new Map([...items, ...message.notifications].map((item) => [item.id, item]));
      return {
        loaded: true,
        unseenCount: message.unseenCount,
        items: [...all.values()]
          .filter(({ id, type }) => !gone.has(id) && !(app === 'mobile' && isHiddenOnMobile(type)))
          .map((item) => (read.has(item.id) ? { ...item, unread: false, unseen: false } : item))
          .toSorted(newestFirst)
          .slice(0, navbarNotificationsHeld),
      };
    });
  };
  scope.defer(socket.on(name.list, handleList));

  const mark = (id: string, change: Partial<Notification>): void =>
    store.update((now) => ({
      ...now,
      items: now.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    }));

  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      if (!asked) ask();
      return store.subscribe(listener);
    },
    markSeen(id) {
      mark(id, { unseen: false });
      socket.send(name.seen, { notificationId: id });
    },
    markRead(id) {
      mark(id, { unseen: false, unread: false });
      socket.send(name.read, { notificationId: id });
    },
    refresh() {
      if (asked) ask();
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
