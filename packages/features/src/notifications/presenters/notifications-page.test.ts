import { notificationTypes } from '@vx/contract/enums';
import type { Notification } from '@vx/notify-core';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import {
  toNotificationsPage,
  type NotificationsFacts,
  type NotificationsVisit,
} from './notifications-page.ts';

const notification = (id: string, change: Partial<Notification> = {}): Notification => ({
  id,
  type: notificationTypes.favouriteLive,
  args: { name: 'Noa', slug: 'noa' },
  at: '2026-11-22T12:00:00.000Z',
  unread: true,
  unseen: false,
  ...change,
});
const facts: NotificationsFacts = {
  items: [notification('9'), notification('8', { unread: false })],
  next: '8',
  hasUnread: true,
  before: null,
};
const visit: NotificationsVisit = { newest: [], allRead: false, app: 'desktop', language: 'en' };
const pageOf = (part: Partial<NotificationsFacts>, seen: Partial<NotificationsVisit> = {}) =>
  toNotificationsPage({ ...facts, ...part }, { ...visit, ...seen }, texts);
const idsOf = ({ items }: ReturnType<typeof pageOf>) => items.map(({ id }) => id);
const here = texts.path('memberNotifications', {});

it('lists what was loaded, with the way to what is older', () => {
  const page = pageOf({});
  expect(page.items.map(({ id, unread }) => [id, unread])).toEqual([
    ['9', true],
    ['8', false],
  ]);
  expect(page).toMatchObject({ hasUnread: true, older: `${here}?before=8`, newest: null });
  expect(pageOf({ next: null, before: '20' })).toMatchObject({ older: null, newest: here });
});

it('puts above the first page what came since, and lays over it what was read', () => {
  const newest = [notification('11'), notification('9', { unread: false }), notification('5')];
  expect(idsOf(pageOf({}, { newest }))).toEqual(['11', '9', '8']);
  expect(pageOf({}, { newest }).items[1]?.unread).toBe(false);
  // An older page begins where it was asked to.
  expect(idsOf(pageOf({ before: '20' }, { newest }))).toEqual(['9', '8']);
});

it('shows all as read once they are marked, but not what came after', () => {
  const read = pageOf({}, { allRead: true });
  expect(read.items.map(({ unread }) => unread)).toEqual([false, false]);
  expect(read.hasUnread).toBe(false);
  const after = pageOf({}, { allRead: true, newest: [notification('11')] });
  expect(after.items.map(({ unread }) => unread)).toEqual([true, false, false]);
  expect(after.hasUnread).toBe(true);
});

it('[RU-notif-hidden-mobile] leaves out on phones what phones do not show', () => {
  const items = [notification('9', { type: 6 as never }), notification('8')];
  expect(idsOf(pageOf({ items }, { app: 'mobile' }))).toEqual(['8']);
  expect(idsOf(pageOf({ items }))).toEqual(['9', '8']);
});
