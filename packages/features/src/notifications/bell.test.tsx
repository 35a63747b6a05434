// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { composeLivePage, showView } from '../app/testing/live-page.tsx';
import { useBell } from './use-bell.ts';

const received = (id: number, type = 1) => ({
  id: String(id),
  unread: true,
  unseen: true,
  type,
  args: { name: 'Noa', slug: 'noa', seconds: 60, amount: 4, until: '2026-12-22' },
  at: '2026-11-22T12:00:00Z',
});
const list = (notifications: ReturnType<typeof received>[]) => ({
  notifications,
  removedIds: [],
  markedAsReadIds: [],
  unseenCount: notifications.length,
});
const idsOf = ({ items }: ReturnType<typeof useBell>) => items.map(({ id }) => id);

it('[RU-notif-lazy-request#1][RU-notif-lazy-request#2] nothing is asked for until a bell is shown, and then the newest five once', async () => {
  const page = composeLivePage();
  page.services.socket.setLine('online');
  expect(page.sent).toEqual([]);
  await showView(page, useBell);
  await showView(page, useBell);
  expect(page.sent).toEqual([['requestNavbarNotifications', { limit: 5 }]]);
});

it('[RU-notif-navbar-holds-5] the bell holds the newest five of six', async () => {
  const page = composeLivePage();
  const { view, does } = await showView(page, useBell);
  await does(() =>
    page.services.socket.receive(
      'navbarNotificationList',
      list([1, 2, 3, 4, 5, 6].map((id) => received(id))),
    ),
  );
  expect(idsOf(view())).toEqual(['6', '5', '4', '3', '2']);
});

/** What a bell lists of two, of which the second is of a type. */
const shownBy = async (app: 'desktop' | 'mobile', type: number) => {
  const page = composeLivePage({ app });
  const { view, does } = await showView(page, useBell);
  await does(() =>
    page.services.socket.receive('navbarNotificationList', list([received(1), received(2, type)])),
  );
  return idsOf(view());
};

it('[RU-notif-hidden-mobile] the bell of a phone leaves out types 6, 7, 13, 14, 15 and 22', async () => {
  const hidden = [6, 7, 13, 14, 15, 22];
  for (const type of hidden) {
    expect(await shownBy('mobile', type)).toEqual(['1']);
    expect(await shownBy('desktop', type)).toEqual(['2', '1']);
  }
  expect(await shownBy('mobile', 12)).toEqual(['2', '1']);
});
