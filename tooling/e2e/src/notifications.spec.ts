/** The bell, what floats over the page, and the page of all notifications. */
import type { Locator, Page } from '@playwright/test';
import { build } from '@vx/routes';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const all = build('memberNotifications', {}, en);
const bell = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /notification/i })
    .first();

/** A guest has bought 104 coins, and reads it. */
async function expectNotification(place: Locator): Promise<void> {
  await expectFact('SC-navbarNotifications#2', place, 'Payment received');
  await expectFact('SC-navbarNotifications#3', place, '104 coins added to your balance');
}

test('[SC-navbarNotifications][SC-navbar][RU-notif-seen][RU-notif-read] the bell counts what is new, shows it, and a guest reads it', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  // Phones have the bell where a tab leads.
  await open(page, build('cams', {}, en));
  await topUp(page);
  await expect(bell(page)).toHaveAccessibleName(/1/);
  await expectFact('SC-navbar#2', page.getByRole('banner'), '104 coins');
  await expectFact('SC-navbar#4', bell(page), '1');
  await expectFact('SC-navbarNotifications#1', bell(page), '1');
  await bell(page).click();
  if (app === 'desktop') {
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expectNotification(panel.getByRole('article'));
    await expect(bell(page)).not.toHaveAccessibleName(/1/);
    await shoot(page, 'notifications-bell');
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await panel.getByRole('link', { name: 'All notifications' }).click();
  }
  await expect(page).toHaveURL(all);
  await open(page, all);
  const rows = page.locator('main').getByRole('article');
  await expect(rows).toHaveCount(1);
  await expectNotification(rows);
  await expectGoodPage(page);
  await shoot(page, 'notifications');
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(build('memberStatement', {}, en));
  await open(page, build('memberNotifications', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benachrichtigungen');
  await expect(rows).toContainText('Zahlung erhalten');
  await expectGoodTranslation(page);
});

test('an empty page of notifications says what belongs there, and reads without JavaScript', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, all);
  await expect(page.getByText('Nothing new')).toBeVisible();
  await expectGoodPage(page);
  await topUp(page);
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await plain.goto(build('cams', {}, en));
    await bell(plain).click();
    await expect(plain).toHaveURL(all);
    await expect(plain.locator('main').getByRole('article')).toContainText('Payment received');
  });
});

test('[RU-notif-read#2] older notifications are a page further, and all are marked read without JavaScript', async ({
  visitor: page,
}) => {
  await signUp(page);
  // A page has twenty.
  for (let paid = 0; paid < 21; paid += 1) await topUp(page);
  await open(page, all);
  const rows = page.locator('main').getByRole('article');
  await expect(rows).toHaveCount(20);
  const newest = await rows.first().locator('time').getAttribute('datetime');
  await page.getByRole('link', { name: 'Older', exact: true }).click();
  await expect(page).toHaveURL(/before=/);
  await expect(rows).toHaveCount(1);
  await expectGoodPage(page);
  await shoot(page, 'notifications-older');
  await page.getByRole('link', { name: 'Newest', exact: true }).click();
  await expect(rows).toHaveCount(20);
  await expect(rows.first().locator('time')).toHaveAttribute('datetime', newest ?? '');
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await plain.goto(all);
    const items = plain.locator('main').getByRole('article');
    await plain.getByRole('link', { name: 'Older', exact: true }).click();
    await expect(items).toHaveCount(1);
    const here = plain.url();
    await expect(items).toHaveAttribute('data-unread');
    await plain.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(plain.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await expect(plain).toHaveURL(here);
    await expect(items).not.toHaveAttribute('data-unread');
    await plain.goto(all);
    await expect(items).toHaveCount(20);
    await expect(plain.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  });
});

test(
  '[RU-notif-lazy-request] what a page asks before its socket has come is asked once it has',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    const asked: string[] = [];
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        asked.push((JSON.parse(String(text)) as { type: string }).type);
        server.send(text);
      });
    });
    // The bell and the alerts are there first.
    await page.route(/realtime-binding/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(build('help', {}, en));
    await expect.poll(() => asked).toContain('requestFloatingNotifications');
    expect(asked).toContain('requestNavbarNotifications');
  },
);

test('[SC-floatingNotifications][SI-floatingNotificationList] an alert floats over the page and is put away', async ({
  visitor: page,
}) => {
  const put: string[] = [];
  let wanted = true;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    const notifications = [
      {
        id: '900000000000',
        unread: true,
        unseen: true,
        type: 2,
        args: { name: 'Mira Solène', slug: 'mira-solene', picture: '' },
        at: new Date().toISOString(),
      },
    ];
    const payload = { notifications, removedIds: [], markedAsReadIds: [], unseenCount: 1 };
    const frame = { type: 'floatingNotificationList', payload, stream: 'guest', seq: 0 };
    // It goes by itself after six seconds: on a busy machine it has to come again.
    const announce = (): void => {
      if (!wanted) return;
      socket.send(JSON.stringify({ ...frame, at: Date.now() }));
      setTimeout(announce, 1_000);
    };
    socket.onMessage((text) => {
      const { type } = JSON.parse(String(text)) as { type: string };
      if (type === 'markFloatingNotificationSeen') {
        put.push(type);
        return;
      }
      server.send(text);
      if (type === 'requestFloatingNotifications') setTimeout(announce, 500);
    });
  });
  await signUp(page);
  await open(page, build('help', {}, en));
  const note = page.getByRole('status').filter({ hasText: 'Mira Solène is live' });
  await expectFact('SC-floatingNotifications#1', note, 'Mira Solène is live');
  await note.hover();
  wanted = false;
  await shoot(page, 'notifications-floating');
  const way = note.getByRole('link');
  await expectFact('SC-floatingNotifications#2', way, 'View');
  await expect(way).toHaveAttribute(
    'href',
    build('actorProfile', { actorName: 'mira-solene' }, en),
  );
  await note.getByRole('button').last().click();
  await expect(note).toHaveCount(0);
  expect(put).toContain('markFloatingNotificationSeen');
});
