/** The one bar at the top of a page: what a guest has to know or do, and how it is put away. */
import type { Locator, Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findPerformers } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  newGuest,
  open,
  putWelcomeAway,
  sendForm,
  shoot,
  signUp,
  test,
  whenAlive,
  withoutScript,
} from './fixtures.ts';
import { followMail } from './forms.ts';

const en = { language: 'en' } as const;
const home = build('home', {}, en);
const agePage = build('memberAgeCheck', {}, en);

/** Above the page, not in it. */
const bar = (page: Page): Locator => page.locator('.vx-shell__status');
const dismiss = (page: Page): Promise<void> =>
  bar(page).getByRole('button', { name: 'Dismiss' }).click();
/** The code of the bar is there: a press is no form any more. */
async function whenLive(page: Page): Promise<void> {
  await whenAlive(page);
  await expect(bar(page).locator('> [data-boxless]')).toHaveCount(0);
}
/** Lets a day pass for what was closed in this browser. */
async function letDayPass(page: Page): Promise<void> {
  const context = page.context();
  const kept = (await context.cookies()).find(({ name }) => name === 'vx_bars');
  const value = (kept?.value ?? '').replaceAll(
    /\.([\da-z]+)/g,
    (_all, second: string) => `.${(Number.parseInt(second, 36) - 86_400).toString(36)}`,
  );
  await context.addCookies([
    { name: 'vx_bars', value, url: test.info().project.use.baseURL ?? '' },
  ]);
}
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await whenLive(page);
}

test('[SC-statusBar][SC-emailVerification][RU-notif-status-bar-remove] shows one nag a day, and none of them twice, in every tab', async ({
  visitor: page,
}) => {
  const { name } = await signUp(page, newGuest());
  // Who has just signed up is welcomed, and asked for nothing beside that.
  await visit(page, home);
  await expect(page.getByRole('region', { name: `Welcome, ${name}` })).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  await visit(page, build('help', {}, en));
  const words = bar(page).getByRole('status').getByText('Please confirm');
  const confirm = 'Please confirm your email address. We’ve sent you an email.';
  await expect(words).toHaveText(confirm);
  await expectFact('SC-statusBar#1', words, confirm);
  await expectFact('SC-statusBar#2', bar(page).getByRole('button').first(), 'Send again');
  await expectGoodPage(page);
  await shoot(page, 'bar-mail');

  const other = await page.context().newPage();
  await visit(other, build('videos', {}, en));
  await expect(bar(other)).toContainText('Please confirm');
  await dismiss(page);
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  // Told by the server: nothing was pressed there.
  await expect(bar(other).getByRole('status')).toHaveCount(0);

  // The next one comes a day later.
  await visit(page, home);
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  await letDayPass(page);
  const noAvs = 'Some pages need proof that you’re an adult.';
  await visit(page, home);
  await expect(bar(page)).toContainText(noAvs);
  await shoot(page, 'bar-no-avs');
  await visit(other, home);
  await dismiss(other);
  await expect(bar(other).getByRole('status')).toHaveCount(0);
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  await page.reload();
  await whenLive(page);
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  await expectGoodPage(page);
});

test('a room has no bar, whatever is due elsewhere', async ({ visitor: page }) => {
  await signUp(page);
  await putWelcomeAway(page);
  await visit(page, build('help', {}, en));
  await expect(bar(page)).toContainText('Please confirm');
  const { live } = await findPerformers(page);
  await open(page, build('liveRoom', { actorName: live }, en));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  await expect(page.getByText('Please confirm your email')).toHaveCount(0);
});

test('[SC-statusBar] follows the age check and leads to it, but not on its own page', async ({
  visitor: page,
}) => {
  await signUp(page);
  await putWelcomeAway(page);
  await visit(page, home);
  await dismiss(page);
  // What was closed is written down by then.
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  await letDayPass(page);
  await visit(page, home);
  const link = bar(page).getByRole('link', { name: 'Verify my age' });
  await expect(link).toHaveAttribute('href', agePage);
  const check = await sendForm(page, agePage, {});
  await sendForm(page, check, { outcome: 'pending', reason: '' });
  await expectFact('SC-statusBar#3', bar(page), 'Your age check is running.');
  await sendForm(page, check, { outcome: 'rejected', reason: 'unreadable' });
  await expect(bar(page)).toContainText('Your age check didn’t work.');
  await bar(page).getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(agePage);
  await expect(bar(page).getByRole('status')).toHaveCount(0);
  const second = await sendForm(page, agePage, {});
  await sendForm(page, second, { outcome: 'accepted', reason: '' });
  await expect(bar(page)).toContainText('Your age is verified.');
  // What the server draws at once moves nothing.
  await visit(page, agePage);
  await expect(bar(page)).toContainText('Your age is verified.');
  await expectGoodPage(page);
  await shoot(page, 'bar-avs-accepted');
});

test('[SC-statusBar] says that an address is confirmed, in every language', async ({
  visitor: page,
}) => {
  const { email } = await signUp(page);
  await followMail(page, email);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText(`${email} is confirmed`)).toBeVisible();
  await visit(page, build('help', {}, { language: 'de' }));
  const news = 'Deine E-Mail-Adresse ist bestätigt.';
  await expectFact('SC-statusBar#4', bar(page), news);
  await expectGoodTranslation(page);
  await shoot(page, 'bar-verified-de');
  // Once it was seen for four seconds, the next page does not say it again.
  await page.waitForTimeout(4_500);
  await expect(bar(page)).toContainText(news);
  await page.getByRole('link', { name: 'Videos' }).first().click();
  await page.waitForURL(`**${build('videos', {}, { language: 'de' })}`);
  await expect(bar(page)).not.toContainText(news);
});

test('[ER-statusBarErrors][ER-cancellationOfferFailed] an offer that was accepted too late is told once, on its page', async ({
  visitor: page,
}) => {
  await signUp(page);
  const club = build('vipClub', {}, en);
  await visit(page, `${club}?lost=vip`);
  await expect(bar(page)).toContainText('This offer is no longer available.');
  await shoot(page, 'bar-offer-lost');
  await dismiss(page);
  await expect(page).toHaveURL(club);
  await expect(bar(page)).not.toContainText('This offer is no longer available.');
  // It is not kept: the next time is another fault.
  await visit(page, `${club}?lost=vip`);
  await expect(bar(page)).toContainText('This offer is no longer available.');
});

test(
  '[RU-notif-status-bar-remove] is put away without JavaScript',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    await putWelcomeAway(page);
    const cookies = await page.context().cookies();
    await withoutScript(page, async (plain) => {
      await plain.context().addCookies(cookies);
      await plain.goto(build('help', {}, en));
      await expect(bar(plain)).toContainText('Please confirm');
      await dismiss(plain);
      await expect(plain).toHaveURL(build('help', {}, en));
      await expect(bar(plain).getByRole('status')).toHaveCount(0);
      await plain.goto(home);
      await expect(bar(plain).getByRole('status')).toHaveCount(0);
    });
  },
);
