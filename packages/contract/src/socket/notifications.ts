import { message, messages } from '../define.ts';
import { answer, count, flag, id, input, list, text, time } from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** ET-notificationListMessage. */
const notificationList = answer({
  notifications: list(
    answer({ id, unread: flag, unseen: flag, type: count, text: text(500), at: time }),
  ),
  removedIds: list(id),
  markedAsReadIds: list(id),
});

export const notificationsMessages = messages(
  message({
    name: 'markNavbarNotificationRead',
    id: 'SO-markNavbarNotificationRead',
    direction: 'out',
    summary: 'Marks a navbar notification as read.',
    payload: input({ notificationId: id }),
    built: false,
  }),
  message({
    name: 'markNavbarNotificationSeen',
    id: 'SO-markNavbarNotificationSeen',
    direction: 'out',
    summary: 'Marks a navbar notification as seen.',
    payload: input({ notificationId: id }),
    built: false,
  }),
  message({
    name: 'requestNavbarNotifications',
    id: 'SO-requestNavbarNotifications',
    direction: 'out',
    summary: 'Asks for the newest navbar notifications.',
    payload: input({ limit: Type.Integer({ minimum: 1, maximum: 50 }) }),
    built: false,
  }),
  message({
    name: 'markFloatingNotificationRead',
    id: 'SO-markFloatingNotificationRead',
    direction: 'out',
    summary: 'Marks a floating notification as read.',
    payload: input({ notificationId: id }),
    built: false,
  }),
  message({
    name: 'markFloatingNotificationSeen',
    id: 'SO-markFloatingNotificationSeen',
    direction: 'out',
    summary: 'Marks a floating notification as seen.',
    payload: input({ notificationId: id }),
    built: false,
  }),
  message({
    name: 'requestFloatingNotifications',
    id: 'SO-requestFloatingNotifications',
    direction: 'out',
    summary: 'Asks for the newest floating notifications.',
    payload: input({ limit: Type.Integer({ minimum: 1, maximum: 50 }) }),
    built: false,
  }),
  message({
    name: 'removeStatusBar',
    id: 'SO-removeStatusBar',
    direction: 'out',
    summary: 'Closes the status bar.',
    payload: input({}),
    built: false,
  }),
  message({
    name: 'navbarNotificationList',
    id: 'SI-navbarNotificationList',
    direction: 'in',
    summary: 'Notifications of the navbar: new, removed and read ones.',
    payload: notificationList,
    stream: 'guest',
    built: false,
  }),
  message({
    name: 'floatingNotificationList',
    id: 'SI-floatingNotificationList',
    direction: 'in',
    summary: 'Notifications of the floating: new, removed and read ones.',
    payload: notificationList,
    stream: 'guest',
    built: false,
  }),
);
