import { statusBarTypes } from '../enums/notifications.ts';
import { message, messages } from '../define.ts';
import { notification } from '../shapes/notification.ts';
import { answer, count, id, input, list, nullable, oneOf, optional } from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** ET-notificationListMessage. Unseen ones are counted up to 100. */
const notificationList = answer({
  notifications: list(notification),
  removedIds: list(id),
  markedAsReadIds: list(id),
  unseenCount: count,
});

export const notificationsMessages = messages(
  message({
    name: 'markNavbarNotificationRead',
    id: 'SO-markNavbarNotificationRead',
    direction: 'out',
    summary: 'Marks a navbar notification as read.',
    payload: input({ notificationId: id }),
    built: true,
  }),
  message({
    name: 'markNavbarNotificationSeen',
    id: 'SO-markNavbarNotificationSeen',
    direction: 'out',
    summary: 'Marks a navbar notification as seen.',
    payload: input({ notificationId: id }),
    built: true,
  }),
  message({
    name: 'requestNavbarNotifications',
    id: 'SO-requestNavbarNotifications',
    direction: 'out',
    summary: 'Asks for the newest navbar notifications.',
    payload: input({ limit: Type.Integer({ minimum: 1, maximum: 50 }) }),
    built: true,
  }),
  message({
    name: 'markFloatingNotificationRead',
    id: 'SO-markFloatingNotificationRead',
    direction: 'out',
    summary: 'Marks a floating notification as read.',
    payload: input({ notificationId: id }),
    built: true,
  }),
  message({
    name: 'markFloatingNotificationSeen',
    id: 'SO-markFloatingNotificationSeen',
    direction: 'out',
    summary: 'Marks a floating notification as seen.',
    payload: input({ notificationId: id }),
    built: true,
  }),
  message({
    name: 'requestFloatingNotifications',
    id: 'SO-requestFloatingNotifications',
    direction: 'out',
    summary: 'Asks for the newest floating notifications.',
    payload: input({ limit: Type.Integer({ minimum: 1, maximum: 50 }) }),
    built: true,
  }),
  message({
    name: 'removeStatusBar',
    id: 'SO-removeStatusBar',
    direction: 'out',
    summary: 'Closes the status bar of a type; without one the bar that is shown.',
    payload: input({ type: optional(oneOf(statusBarTypes)) }),
    built: true,
  }),
  message({
    name: 'navbarNotificationList',
    id: 'SI-navbarNotificationList',
    direction: 'in',
    summary: 'Notifications of the navbar: new, removed and read ones; can be asked for anew.',
    payload: notificationList,
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'floatingNotificationList',
    id: 'SI-floatingNotificationList',
    direction: 'in',
    summary: 'What floats over the page: new, removed and read ones; can be asked for anew.',
    payload: notificationList,
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'statusBarRemoved',
    id: null,
    direction: 'in',
    summary: 'The guest has closed a status bar; `null`: the one that is shown.',
    payload: answer({ type: nullable(oneOf(statusBarTypes)) }),
    stream: 'guest',
    built: true,
  }),
);
