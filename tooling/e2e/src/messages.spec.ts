/** What performers write: the number in the bar, the newest below it, the page of all conversations. */
import type { Locator, Page } from '@playwright/test';
import { build } from '@vx/routes';
import { expectFact } from './facts.ts';
import {
  type App,
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const messenger = build('messenger', {}, en);

/** Messages stand in the bar at the top of wide windows, and in the bar at the bottom of phones. */
const messages = (page: Page, app: App): Locator =>
  app === 'desktop'
    ? page.getByRole('banner').getByRole('link', { name: /^Messages/ })
    : page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });

/** Follows so many performers, who greet; answers their names in the order in which they wrote. */
async function follow(page: Page, count: number): Promise<string[]> {
  await open(page, build('cams', {}, en));
  const hearts = page.locator('main').getByRole('button', { name: /^Follow / });
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const heart = hearts.nth(index);
    names.push(((await heart.getAttribute('aria-label')) ?? '').replace('Follow ', ''));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  }
  return names;
}

/** Who wrote, and what. */
async function expectNewest(row: Locator, name: string): Promise<void> {
  await expectFact('SC-navbarMessages#2', row, name);
  await expectFact('SC-navbarMessages#3', row, /(follow|welcome).*/i);
}

test('[SC-navbarMessages][SC-navbar][ET-navbarMessage][RU-messenger-navbar-5][RU-messenger-select-marks-read][RU-messenger-select-lowers-total] performers greet who follows them; the bar counts it, shows the newest five, and reading lowers it', async ({
  visitor: page,
  app,
}) => {
  // Six performers have to be followed and to greet before it begins.
  test.slow();
  await signUp(page);
  const names = await follow(page, 6);
  await expect(messages(page, app)).toHaveAccessibleName(/6 unread/);
  await expectFact('SC-navbar#3', messages(page, app), '6');
  await expectFact('SC-navbarMessages#1', messages(page, app), '6');
  await shoot(page, 'messages-bar-number');
  const newest = names.at(-1) ?? '';
  if (app === 'desktop') {
    await messages(page, app).click();
    const panel = page.getByRole('dialog', { name: 'Messages' });
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    await expect(panel.getByRole('link').first()).toHaveAccessibleName(
      new RegExp(`^${newest}, \\d\\d .*1 unread`),
    );
    await expectNewest(panel.getByRole('link').first(), newest);
    await shoot(page, 'messages-bar');
    await panel.getByRole('link').first().click();
  } else {
    await messages(page, app).click();
    await expect(page).toHaveURL(messenger);
    await expect(page.locator('main').getByRole('listitem')).toHaveCount(6);
    await shoot(page, 'messages-list');
    const row = page.locator('main').getByRole('link', { name: new RegExp(`^${newest}`) });
    await expectNewest(row, newest);
    await row.click();
  }
  await expect(page).toHaveURL(/channel=/);
  const thread = page.getByRole('log', { name: new RegExp(newest) });
  await expect(
    thread
      .locator('p')
      .filter({ hasText: /follow|welcome/i })
      .first(),
  ).toBeVisible();
  await expect(messages(page, app)).toHaveAccessibleName(/5 unread/);
  await expect(page).toHaveTitle(/^\(5\) Messages/);
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'messages-conversation');
  await open(page, build('help', {}, en));
  await expect(messages(page, app)).toHaveAccessibleName(/5 unread/);
});

test('[RU-messenger-filters][RU-messenger-archive-other][RU-messenger-unarchive][RU-messenger-all-seen][RE-messengerChannel] a guest archives, filters, brings back and marks all as read', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await open(page, messenger);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'messages-empty');
  const names = await follow(page, 3);
  await open(page, messenger);
  const rows = page.locator('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expectGoodPage(page);
  await shoot(page, 'messages');
  const [first = ''] = names;
  const choose = async (name: string, action: string): Promise<void> => {
    const menu = page.getByRole('button', { name: `Actions for ${name}` });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose(first, 'Archive');
  await expect(rows).toHaveCount(2);
  await expect(messages(page, app)).toHaveAccessibleName(/2 unread/);
  await page.getByRole('link', { name: 'Archived', exact: true }).click();
  await expect(page).toHaveURL(/filter=archived/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(first);
  await shoot(page, 'messages-archived');
  await choose(first, 'Unarchive');
  await expect(page.getByRole('heading', { name: 'Nothing archived' })).toBeVisible();
  await page.getByRole('link', { name: 'Unread', exact: true }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing unread' })).toBeVisible();
  await expect(messages(page, app)).toHaveAccessibleName('Messages');
  await open(page, build('messenger', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nachrichten');
  await expectGoodTranslation(page);
  await page.locator('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
  await shoot(page, 'messages-de');
});

test('[RU-messenger-select-marks-read] a conversation is read once somebody sees it: neither a page that was only asked for nor one in a hidden tab reads it', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  const [name = ''] = await follow(page, 1);
  await open(page, messenger);
  const row = page
    .locator('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first();
  const conversation = (await row.getAttribute('href')) ?? '';
  expect((await page.request.get(conversation)).status()).toBe(200);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  let marks = 0;
  page.on('request', (request) => {
    if (request.url().includes('/seen')) marks += 1;
  });
  await turn('hidden');
  await row.click();
  await expect(page.getByRole('log', { name: new RegExp(name) })).toBeVisible();
  await expect(messages(page, app)).toHaveAccessibleName(/1 unread/);
  expect(marks).toBe(0);
  await turn('visible');
  await expect(messages(page, app)).toHaveAccessibleName('Messages');
  await expect(page).toHaveTitle(/^Messages/);
  expect(marks).toBe(1);
});

test(
  '[RU-messenger-archive-other][RU-messenger-unarchive][RU-messenger-all-seen] without JavaScript: conversations are read and filtered by links, marked and archived by forms; a foreign one is not found',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    const [name = ''] = await follow(page, 3);
    const cookies = await page.context().cookies();
    await withoutScript(page, async (plain) => {
      await plain.context().addCookies(cookies);
      await plain.goto(messenger);
      await expect(plain).toHaveTitle(/^\(3\) Messages/);
      await plain
        .locator('main')
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .click();
      await expect(plain.getByRole('log')).toContainText(name);
      // Loading it has read nothing.
      await expect(plain).toHaveTitle(/^\(3\) Messages/);
      await shoot(plain, 'messages-plain');
      await plain.getByRole('button', { name: 'Mark as read', exact: true }).click();
      await expect(plain).toHaveTitle(/^\(2\) Messages/);
      await expect(plain).toHaveURL(/channel=/);
      await expect(plain.getByRole('button', { name: 'Mark as read', exact: true })).toBeHidden();
      await plain.getByRole('button', { name: 'Archive', exact: true }).click();
      await expect(plain.getByRole('button', { name: 'Unarchive', exact: true })).toBeVisible();
      await plain.goto(`${messenger}?filter=archived`);
      const rows = plain.locator('main').getByRole('listitem');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(name);
      await rows.getByRole('link').click();
      await plain.getByRole('button', { name: 'Unarchive', exact: true }).click();
      await expect(plain.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
      await plain.goto(messenger);
      await expect(rows).toHaveCount(3);
      await plain.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(plain).toHaveTitle(/^Messages/);
      await expect(plain.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
      await plain.getByRole('link', { name: 'Unread', exact: true }).click();
      await expect(plain.getByRole('heading', { name: 'Nothing unread' })).toBeVisible();
      const strange = await plain.goto(`${messenger}?channel=999999999`);
      expect(strange?.status()).toBe(404);
    });
  },
);

test('a window of 360 px has room for everything in its bars', async ({ visitor: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await follow(page, 1);
  for (const path of [build('help', {}, en), messenger]) {
    await open(page, path);
    await expectGoodPage(page);
    await shoot(page, path === messenger ? 'messages-360' : 'help-360');
  }
  await page.locator('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/channel=/);
  await expectGoodPage(page);
  await shoot(page, 'messages-360-conversation');
});
