/** What performers write: the number in the bar, the newest below it, the page of all conversations. */
import type { Locator, Page } from '@playwright/test';
import { build } from '@vx/routes';
import { ask } from './content.ts';
import { expectFact } from './facts.ts';
import {
  type App,
  expect,
  expectAccessible,
  expectGoodPage,
  expectGoodTranslation,
  expectTouchTargets,
  open,
  putWelcomeAway,
  shoot,
  signUp,
  test,
  topUp,
  whenAlive,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const messenger = build('messenger', {}, en);

/** Messages stand in the bar at the top of wide windows, and in the bar at the bottom of phones. */
const messages = (page: Page, app: App): Locator =>
  app === 'desktop'
    ? page.getByRole('banner').getByRole('link', { name: /^Messages/ })
    : page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });

/** How many are unread: in the bar, and on phones in the title, for a conversation stands alone there. */
const expectUnread = (page: Page, app: App, count: number): Promise<void> =>
  app === 'desktop'
    ? expect(messages(page, app)).toHaveAccessibleName(
        count === 0 ? 'Messages' : new RegExp(`${count} unread`),
      )
    : expect(page).toHaveTitle(count === 0 ? /^Messages/ : new RegExp(`^\\(${count}\\) Messages`));

/** The conversations of the page, without those to whom a guest might write. */
const rowsOf = (page: Page): Locator =>
  page.locator('main').getByRole('list', { name: 'Messages' }).getByRole('listitem');

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
    await expect(rowsOf(page)).toHaveCount(6);
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
  await expectUnread(page, app, 5);
  await expect(page.getByRole('button', { name: /^Leave quickly/ })).toBeVisible();
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
  const rows = rowsOf(page);
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
  await expectUnread(page, app, 2);
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
  await expectUnread(page, app, 0);
  await open(page, build('messenger', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nachrichten');
  await expectGoodTranslation(page);
  await page.locator('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
  await shoot(page, 'messages-de');
});

test('[RU-messenger-filters][EN-channelFilters] a guest blocks a performer, finds them among the blocked, and lets them write again', async ({
  visitor: page,
}) => {
  await signUp(page);
  const [name = ''] = await follow(page, 1);
  await open(page, messenger);
  const rows = rowsOf(page);
  await rows.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(/channel=/);
  const log = page.getByRole('log', { name: new RegExp(name) });
  await expect(log).toBeVisible();
  const here = page.url();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const closed = page.getByText(`You’ve blocked ${name}: neither of you can write.`);
  await expect(closed).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'messages-blocked');
  await open(page, messenger);
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Blocked' }).click();
  await expect(rows.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  // Also without script, and back.
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(await page.context().cookies());
    await plain.goto(here);
    await plain.getByRole('button', { name: 'Let them write again' }).click();
    await expect(plain.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  });
  await open(page, here);
  await say(page, name, 'Nice to see you again');
  await expect(log.getByText('Nice to see you again')).toBeVisible();
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
  await expectUnread(page, app, 1);
  expect(marks).toBe(0);
  await turn('visible');
  await expectUnread(page, app, 0);
  await expect(page).toHaveTitle(/^Messages/);
  expect(marks).toBe(1);
});

test('[RU-messenger-archive-selected] the conversation that is open is archived: it is fetched anew and stays open, and what is unread is not seen by that', async ({
  visitor: page,
}) => {
  await signUp(page);
  const [name = ''] = await follow(page, 2);
  await open(page, messenger);
  const seenByOpening = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('/seen'),
  );
  await page
    .locator('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('log', { name: new RegExp(name) })).toBeVisible();
  await seenByOpening;
  const { searchParams } = new URL(page.url());
  const channel = searchParams.get('channel') ?? '';
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/messenger/channel/')) calls.push(`${request.method()} ${pathname}`);
  });
  const archive = page.getByRole('button', { name: 'Archive', exact: true });
  await archive.click();
  await expect(page.getByRole('button', { name: 'Unarchive', exact: true })).toBeVisible();
  const fetched = `GET /api/v1/messenger/channel/${channel}`;
  await expect.poll(() => calls).toContain(fetched);
  expect(calls.filter((call) => call.endsWith('/seen'))).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`channel=${channel}`));
  await expect(page.getByRole('log', { name: new RegExp(name) })).toBeVisible();
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
      const rows = rowsOf(plain);
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
  await rowsOf(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/channel=/);
  await expectGoodPage(page);
  await shoot(page, 'messages-360-conversation');
});

interface Writing {
  readonly slug: string;
  readonly name: string;
  /** How many messages are free, and what each costs after them. */
  readonly free: number;
  readonly price: number;
}

/**
 * Performers who ask for messages and are away, so that nobody answers: each test another, from the front, because
 * those at the end are written to from the other side.
 */
async function findPaid(page: Page, index: number): Promise<Writing> {
  const { models } = await ask<{
    models: {
      items: {
        slug: string;
        name: string;
        onlineState: { state: string };
        prices: { message: { value: number }; freeMessages: number };
      }[];
    };
  }>(
    page,
    `{ models: modelsV2(first: 60) { items { slug name onlineState { state } prices { message { value } freeMessages } } } }`,
  );
  const paid = models.items.filter(
    ({ onlineState, prices }) =>
      onlineState.state === 'offline' && prices.message.value > 0 && prices.freeMessages === 3,
  );
  const found = paid.at(index);
  if (!found) throw new Error('Nobody asks for messages.');
  const { message, freeMessages } = found.prices;
  return { slug: found.slug, name: found.name, free: freeMessages, price: message.value };
}

/** From the profile to the conversation. */
async function writeTo(page: Page, { slug, name, free }: Writing): Promise<Locator> {
  await open(page, build('actorProfile', { actorName: slug }, en));
  const way = page.locator('main').getByRole('link', { name: /^Message/ });
  await expect(way).toContainText(`The first ${free} are free`);
  await way.click();
  await expect(page).toHaveURL(/channel=/);
  await expect(page.getByRole('textbox', { name: `Write to ${name}` })).toBeVisible();
  return page.getByRole('log', { name: new RegExp(name) });
}

async function say(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: `Write to ${name}` });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

test('[SO-sendMessage][GM-touchMessengerChannel][RU-messenger-touch-channel][RU-messenger-channel-pricing][RU-messenger-price-notice] a guest writes from a profile: free messages first, then at the price that stands there, and reads in the statement to whom', async ({
  visitor: page,
  app,
}) => {
  test.slow();
  await signUp(page);
  await topUp(page);
  await putWelcomeAway(page);
  const partner = await findPaid(page, app === 'desktop' ? 0 : 1);
  const { name, free, price } = partner;
  const log = await writeTo(page, partner);
  await expect(page.getByRole('heading', { name: 'Say hello' })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'messages-first');
  const field = page.getByRole('textbox', { name: `Write to ${name}` });
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${free} free messages left, then`));
  for (let index = 1; index <= free; index += 1) {
    await say(page, name, `Line ${index} of an evening`);
    await expect(log.getByText(`Line ${index} of an evening`)).toBeVisible();
  }
  await expect(field).toHaveAccessibleDescription(new RegExp(`^Each message.*${price} coin`));
  await say(page, name, 'And one that I pay for');
  await expect(log.getByText('And one that I pay for')).toBeVisible();
  // Taken by the server: nothing is on its way any more, and a reload shows each once.
  await expect(log.getByText(/^Sending|^Waiting/)).toHaveCount(0);
  await page.reload();
  // What is typed before the page lives stays.
  await field.fill('Typed early');
  await whenAlive(page);
  await expect(field).toHaveValue('Typed early');
  await field.fill('');
  for (const text of ['Line 1 of an evening', 'And one that I pay for'])
    await expect(log.getByText(text)).toHaveCount(1);
  await expectGoodPage(page);
  await shoot(page, 'messages-written');
  await open(page, build('memberStatement', {}, en));
  const main = page.locator('main');
  await expect(main.getByText(`Message to ${name}`)).toHaveCount(1);
  await expect(
    main
      .getByRole('row')
      .or(main.getByRole('listitem'))
      .filter({ hasText: `Message to ${name}` }),
  ).toContainText(String(price));
});

test.describe('without a connection', () => {
  // The router asks for the routes of links that come into view.
  test.use({ provoked: /manifest patches/ });

  test('[beyond 7] what is written offline survives a reload and two cuts, stands in order, and is charged once', async ({
    visitor: page,
    app,
    context,
  }) => {
    test.slow();
    await signUp(page);
    await putWelcomeAway(page);
    const partner = await findPaid(page, app === 'desktop' ? 2 : 3);
    const log = await writeTo(page, partner);
    await whenAlive(page);
    await say(page, partner.name, 'Before the tunnel');
    await expect(log.getByText('Before the tunnel')).toBeVisible();
    await expect(log.getByText('Sending')).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.getByText(/^You’re offline\. Your message/)).toBeVisible({ timeout: 30_000 });
    await say(page, partner.name, 'In the tunnel');
    await say(page, partner.name, 'Never mind');
    await say(page, partner.name, 'Soon out again');
    const own = (text: string): Locator =>
      log.locator('[data-from=guest]').filter({ hasText: text });
    await expect(own('In the tunnel')).toBeVisible();
    await shoot(page, 'messages-offline');
    // What waits can be taken back.
    await log.getByText('Don’t send').nth(1).click();
    await expect(log.getByText('Never mind')).toHaveCount(0);
    await context.setOffline(false);
    await context.setOffline(true);
    await context.setOffline(false);
    await page.reload();
    for (const text of ['Before the tunnel', 'In the tunnel', 'Soon out again'])
      await expect(own(text)).toHaveCount(1);
    await expect(log.getByText(/Sending|Waiting/)).toHaveCount(0, { timeout: 20_000 });
    const field = page.getByRole('textbox', { name: `Write to ${partner.name}` });
    await expect(field).toHaveAccessibleDescription(/^Each message/);
    await page.reload();
    const said = await log.locator('[data-from=guest]').allTextContents();
    expect(said.map((text) => /Before|Soon|In the/.exec(text)?.[0])).toEqual([
      'Before',
      'In the',
      'Soon',
    ]);
  });
});

test('[RU-messenger-channel-pricing] without money nothing is sent or charged, the text stays, and there is a way on; the form works without script', async ({
  visitor: page,
  app,
}) => {
  test.slow();
  await signUp(page);
  await putWelcomeAway(page);
  const partner = await findPaid(page, app === 'desktop' ? 4 : 5);
  const { name, free } = partner;
  const log = await writeTo(page, partner);
  const here = page.url();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(await page.context().cookies());
    await plain.goto(here);
    const field = plain.getByRole('textbox', { name: `Write to ${name}` });
    await field.fill('By a plain form');
    await plain.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(plain.getByRole('log').getByText('By a plain form')).toHaveCount(1);
    await expect(field).toHaveValue('');
  });
  await page.reload();
  await whenAlive(page);
  for (let index = 2; index <= free; index += 1) {
    await say(page, name, `Line ${index}`);
    await expect(log.getByText(`Line ${index}`)).toBeVisible();
  }
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(/^Each message/);
  await say(page, name, 'One too many');
  await expect(
    page.getByText('You don’t have enough coins. Nothing was sent or charged.'),
  ).toBeVisible();
  await expect(log.getByText('One too many')).toBeVisible();
  await expect(log.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The answer takes a row below the field, which moves up when it comes.
  await expectAccessible(page);
  if (app === 'mobile') await expectTouchTargets(page);
  await shoot(page, 'messages-no-money');
  await page.reload();
  await expect(log.getByText('One too many')).toHaveCount(1);
  await page.setViewportSize({ width: app === 'desktop' ? 1024 : 360, height: 800 });
  await open(
    page,
    here.replace(build('messenger', {}, en), build('messenger', {}, { language: 'de' })),
  );
  await expect(page.getByText(/Du hast nicht genug Coins/)).toBeVisible();
  await shoot(page, 'messages-no-money-de');
  await log.getByRole('button', { name: 'Nicht senden' }).click();
  await expect(log.getByText('One too many')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Pro Nachricht')).toBeVisible();
  await expectGoodTranslation(page);
  await shoot(page, 'messages-written-de');
});

test('[RU-messenger-channel-search][RU-messenger-online-only][RU-messenger-load-throttle][RU-messenger-last-selected-stored] a guest finds a conversation by name, lists who is online, and finds what was open last', async ({
  visitor: page,
  app,
}) => {
  test.slow();
  await signUp(page);
  await putWelcomeAway(page);
  const [first = '', second = ''] = await follow(page, 2);
  const away = await findPaid(page, app === 'desktop' ? 0 : 1);
  await writeTo(page, away);
  await say(page, away.name, 'Good evening');
  await expect(page.getByText('Good evening').first()).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await open(page, messenger);
  const main = page.locator('main');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(3);
  const shown = async (...names: readonly string[]): Promise<void> => {
    await expect(rows).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name);
  };
  const field = main.getByRole('searchbox', { name: 'Search by name' });
  if (app === 'mobile') await main.getByRole('button', { name: 'Search by name' }).click();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/vxql')) return;
    const { variables } = request.postDataJSON() as { variables?: { search?: string } };
    if (variables?.search) asked.add(variables.search);
  });
  const typed = first.slice(0, 4).toUpperCase();
  await field.pressSequentially(typed, { delay: 20 });
  await shown(first);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === typed);
  // The first letter asked at once, those of the pause together; a slow machine may need one pause more.
  expect([...asked].at(0)).toBe(typed.slice(0, 1));
  expect([...asked].at(-1)).toBe(typed);
  expect(asked.size).toBeLessThan(typed.length);
  await expectGoodPage(page);
  await shoot(page, 'messages-search');
  await page.reload();
  await whenAlive(page);
  await expect(field).toHaveValue(typed);
  await shown(first);
  await field.fill('%_');
  await expect(main.getByRole('heading', { name: 'No one found for “%_”' })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'messages-search-none');
  await main.getByRole('link', { name: 'End search' }).click();
  await shown(away.name, second, first);
  const online = main.getByRole('switch', { name: 'Only online' });
  await online.check();
  await shown(second, first);
  await expect(page).toHaveURL(/online=true/);
  await expectGoodPage(page);
  await shoot(page, 'messages-online');
  await page.reload();
  await whenAlive(page);
  await expect(online).toBeChecked();
  await shown(second, first);
  // The list keeps what it shows while one of it is read.
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/online=true.*channel=/);
  await expect(page.getByRole('log', { name: new RegExp(second) })).toBeVisible();
  await open(page, messenger);
  await expect(rows).toHaveCount(3);
  if (app === 'desktop')
    await expect(page.getByRole('log', { name: new RegExp(second) })).toBeVisible();
  else await expect(page.getByRole('log')).toHaveCount(0);
  const kept = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('vx.lastChannel'));
  expect(await kept()).not.toBeNull();
  await open(page, build('memberSettings', {}, en));
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL(build('home', {}, en));
  expect(await kept()).toBeNull();
});

test(
  '[RU-messenger-channel-search][RU-messenger-online-only] without JavaScript: the form of the list searches, and lists who is online',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    const [first = '', second = ''] = await follow(page, 2);
    const cookies = await page.context().cookies();
    await withoutScript(page, async (plain) => {
      await plain.context().addCookies(cookies);
      await plain.goto(`${messenger}?filter=unread`);
      const main = plain.locator('main');
      const rows = rowsOf(plain);
      await expect(rows).toHaveCount(2);
      await main.getByRole('searchbox', { name: 'Search by name' }).fill(first.slice(0, 4));
      await main.getByRole('switch', { name: 'Only online' }).check();
      await main.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(plain).toHaveURL(/search=/);
      expect(new URL(plain.url()).searchParams.get('filter')).toBe('unread');
      expect(new URL(plain.url()).searchParams.get('online')).toBe('true');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(first);
      await main.getByRole('searchbox', { name: 'Search by name' }).fill('nobody at all');
      await main.getByRole('button', { name: 'Show', exact: true }).click();
      await main.getByRole('link', { name: 'End search' }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(second);
    });
  },
);

test('[RE-messengerRecommendations][RU-messenger-offline-recommendation] a guest without messages is shown whom to write to, and writes to one of them', async ({
  visitor: page,
}) => {
  await signUp(page);
  await putWelcomeAway(page);
  await open(page, messenger);
  const people = page.getByRole('region', { name: 'You could write to' });
  await expect(people.getByRole('listitem')).toHaveCount(5);
  await expectGoodPage(page);
  await shoot(page, 'messages-recommended');
  const link = people.getByRole('link').first();
  const name =
    ((await link.getAttribute('aria-label')) ?? (await link.innerText())).split('\n')[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(/channel=/);
  await say(page, name, 'Good evening');
  await expect(page.getByRole('log').getByText('Good evening')).toBeVisible();
  await open(page, messenger);
  await expect(rowsOf(page).first()).toContainText('Good evening');
  // Whom the guest has written to is recommended no more.
  await expect(people.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await expect(people.getByRole('listitem')).toHaveCount(5);
  await shoot(page, 'messages-recommended-short');
});

test('a guest takes back what was not read: the words are theirs again, the money, too, and the statement says so', async ({
  visitor: page,
  app,
}) => {
  test.slow();
  await signUp(page);
  await topUp(page);
  await putWelcomeAway(page);
  const partner = await findPaid(page, app === 'desktop' ? 2 : 3);
  const { name, free, price } = partner;
  const log = await writeTo(page, partner);
  await whenAlive(page);
  const field = page.getByRole('textbox', { name: `Write to ${name}` });
  for (let index = 1; index <= free; index += 1) {
    await say(page, name, `Line ${index} of an evening`);
    await expect(log.getByText(`Line ${index} of an evening`)).toBeVisible();
  }
  await say(page, name, 'On second thoughts');
  const button = log.getByRole('button', { name: 'Take back: On second thoughts' });
  await expect(button).toBeVisible();
  // Of several in a row the last one is offered.
  await expect(log.getByRole('button', { name: /^Take back/ })).toHaveCount(1);
  await expectGoodPage(page);
  await shoot(page, 'messages-take-back');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(log.getByText('On second thoughts')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Message taken back' })).toContainText(
    `${price} coin`,
  );
  await expect(field).toHaveValue('On second thoughts');
  await expectAccessible(page);
  await shoot(page, 'messages-taken-back');
  // The one before is the last now; a free message comes back as a free message.
  await expect(field).toHaveAccessibleDescription(/^Each message/);
  await log.getByRole('button', { name: `Take back: Line ${free} of an evening` }).click();
  await expect(field).toHaveAccessibleDescription(/^1 free message left, then/);
  await page.reload();
  await expect(log.getByText(`Line ${free - 1} of an evening`)).toHaveCount(1);
  await expect(log.getByText(`Line ${free} of an evening`)).toHaveCount(0);
  await expect(log.getByRole('button', { name: /^Take back/ })).toHaveCount(1);
  await open(page, build('memberStatement', {}, en));
  const main = page.locator('main');
  await expect(main.getByText(`Message to ${name}, taken back`)).toHaveCount(1);
  await expect(main.getByText(`Message to ${name}`, { exact: true })).toHaveCount(1);
});
