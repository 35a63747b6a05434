/** What a guest and a performer see of each other's reading and writing, and what is typed and not sent. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { build } from '@vx/routes';
import {
  expect,
  expectGoodPage,
  logIn,
  open,
  passGates,
  putWelcomeAway,
  shoot,
  signUp,
  test,
  topUp,
  type Credentials,
} from './fixtures.ts';
import {
  comeOnline,
  expectGoodStudio,
  openChannel,
  openStudio,
  takePerformer,
  turnTo,
  write,
} from './studio.ts';

const en = { language: 'en' } as const;
const conversation = (channelId: string): string =>
  `${build('messenger', {}, en)}?channel=${channelId}`;
const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });
const read = (page: Page) => page.getByRole('log').getByRole('img', { name: 'Read' });

/** A guest on the page of a conversation, and its performer with the same conversation open. */
async function meet(guest: Page, browser: Browser) {
  const { name } = await signUp(guest);
  await topUp(guest);
  await putWelcomeAway(guest);
  const slug = await takePerformer(guest);
  const { id } = await openChannel(guest, slug);
  const studio = await openStudio(browser, slug);
  await comeOnline(studio);
  await open(guest, conversation(id));
  await write(guest, 'Good evening');
  await turnTo(studio, 'Messages');
  await studio.getByRole('link', { name: new RegExp(name) }).click();
  await expect(studio.getByRole('log').getByText('Good evening')).toBeVisible();
  return { studio, name, id };
}

test('each sees that the other writes, and what the other has read', async ({
  visitor: guest,
  browser,
}) => {
  test.setTimeout(120_000);
  const { studio, name } = await meet(guest, browser);
  await expect(read(guest)).toHaveCount(1);
  await field(studio).pressSequentially('How was');
  await expect(guest.getByText(/ is typing$/)).toBeVisible();
  await expectGoodPage(guest);
  await shoot(guest, 'messages-typing');
  await write(studio, 'How was the train?');
  await expect(guest.getByRole('log').getByText('How was the train?')).toBeVisible();
  // The message is there: nobody is typing it any more.
  await expect(guest.getByText(/ is typing$/)).toHaveCount(0);
  await expect(read(studio)).toHaveCount(1);
  await studio.reload();
  await expect(read(studio)).toHaveCount(1);

  // As slowly as people type: a studio that connects meanwhile learns of it, too.
  await field(guest).pressSequentially('Quiet, and by the sea', { delay: 250 });
  await expect(studio.getByText(`${name} is typing`)).toBeVisible();
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-typing');
  // It goes when nothing more is typed.
  await expect(studio.getByText(`${name} is typing`)).toHaveCount(0, { timeout: 10_000 });
  await write(guest, 'Quiet, and by the sea');
  await expect(read(guest)).toHaveCount(1);
  await guest.reload();
  await expect(read(guest)).toHaveCount(1);
});

test('who hides what was read shows it to nobody and sees it of nobody', async ({
  visitor: guest,
  browser,
}) => {
  test.setTimeout(120_000);
  const { studio, id } = await meet(guest, browser);
  await expect(read(guest)).toHaveCount(1);
  await open(guest, build('memberPrivacy', {}, en));
  const choice = guest.getByRole('switch', { name: 'Show what I have read and when I’m writing' });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  const card = guest.getByRole('region', { name: 'Read receipts' });
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Saved.')).toBeVisible();
  await guest.reload();
  await expect(choice).not.toBeChecked();
  await expectGoodPage(guest);
  await shoot(guest, 'privacy-receipts');

  await open(guest, conversation(id));
  await expect(guest.getByRole('log').getByText('Good evening')).toBeVisible();
  await expect(read(guest)).toHaveCount(0);
  await write(studio, 'How was the train?');
  await expect(guest.getByRole('log').getByText('How was the train?')).toBeVisible();
  await field(guest).pressSequentially('Quiet');
  await write(guest, 'Quiet, and by the sea');
  await expect(studio.getByRole('log').getByText('Quiet, and by the sea')).toBeVisible();
  await expect(read(studio)).toHaveCount(0);

  // The performer hides it, too: what the guest shows again alone changes nothing.
  await studio.getByRole('button', { name: 'Account' }).click();
  await studio.getByRole('menuitem', { name: 'Read receipts' }).click();
  const hidden = studio.getByRole('menuitem', { name: 'Hidden, and you don’t see theirs' });
  const saved = studio.waitForResponse((answer) => answer.url().includes('/readReceipts'));
  await hidden.click();
  expect((await saved).ok()).toBe(true);
  await open(guest, build('memberPrivacy', {}, en));
  await choice.check();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Saved.')).toBeVisible();
  await open(guest, conversation(id));
  await expect(guest.getByRole('log').getByText('Good evening')).toBeVisible();
  await expect(read(guest)).toHaveCount(0);
});

/** Another device of the guest's. */
async function logInElsewhere(browser: Browser, guest: Credentials): Promise<Page> {
  const context = await browser.newContext(test.info().project.use as BrowserContextOptions);
  const page = await context.newPage();
  await passGates(page);
  await logIn(page, guest);
  await putWelcomeAway(page);
  return page;
}

test('what is typed and not sent follows to another device, and leaves this one with the log-out', async ({
  visitor: guest,
  browser,
}) => {
  test.setTimeout(120_000);
  const account = await signUp(guest);
  await topUp(guest);
  await putWelcomeAway(guest);
  const slug = await takePerformer(guest);
  const { id } = await openChannel(guest, slug);
  await open(guest, conversation(id));
  const saved = guest.waitForResponse((answer) => answer.url().includes('/draft') && answer.ok());
  await field(guest).pressSequentially('The lamp by the window');
  await saved;
  await guest.reload();
  await expect(field(guest)).toHaveValue('The lamp by the window');

  const elsewhere = await logInElsewhere(browser, account);
  await open(elsewhere, conversation(id));
  await expect(field(elsewhere)).toHaveValue('The lamp by the window');
  await field(elsewhere).press('End');
  await field(elsewhere).pressSequentially(' is on');
  await field(elsewhere).press('Enter');
  await expect(elsewhere.getByRole('log').getByText('The lamp by the window is on')).toBeVisible();
  // Said there, it is typed nowhere any more.
  await expect(guest.getByRole('log').getByText('The lamp by the window is on')).toBeVisible();
  await expect(field(guest)).toHaveValue('');

  // At once: before typing has rested.
  await field(guest).fill('And a candle');
  await guest.getByRole('link', { name: 'Profile' }).first().focus();
  await open(guest, build('memberSettings', {}, en));
  await guest.getByRole('button', { name: 'Log out' }).first().click();
  await expect(guest).toHaveURL(build('home', {}, en));
  const kept = await guest.evaluate(() =>
    [...Object.values<string>(localStorage), ...Object.values<string>(sessionStorage)].join(),
  );
  expect(kept).not.toContain('candle');
  await elsewhere.reload();
  await expect(field(elsewhere)).toHaveValue('And a candle');
});
