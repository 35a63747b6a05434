/** The slot of notices: what a guest has to know or do, one at a time, and how it is put off. */
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

const bar = (page: Page): Locator => page.locator('.vx-notice-slot');
/** Shows what waits. */
async function unfold(page: Page): Promise<void> {
  const details = bar(page).locator('details');
  if ((await details.getAttribute('open')) === null) await bar(page).locator('summary').click();
  await expect(details).toHaveAttribute('open');
}
async function dismiss(page: Page, label: 'Later' | 'Close' = 'Later'): Promise<void> {
  await unfold(page);
  await bar(page).getByRole('button', { name: label, exact: true }).first().click();
}
/** The code of the bar is there: a press is no form any more. */
async function whenLive(page: Page): Promise<void> {
  await whenAlive(page);
  await expect(page.locator('[data-boxless=""]')).toHaveCount(0);
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
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(bar(page)).toHaveCount(0);
  await visit(page, build('help', {}, en));
  await expect(bar(page).locator('summary')).toContainText('Confirm your email');
  await unfold(page);
  const words = bar(page).getByText('Please confirm');
  const confirm = 'Please confirm your email address. We’ve sent you an email.';
  await expect(words).toHaveText(confirm);
  await expectFact('SC-statusBar#1', words, confirm);
  await expectFact('SC-statusBar#2', bar(page).getByRole('button', { name: /Send/ }), 'Send again');
  await expectGoodPage(page);
  await shoot(page, 'bar-mail');

  const other = await page.context().newPage();
  await visit(other, build('videos', {}, en));
  await expect(bar(other)).toContainText('Please confirm');
  await dismiss(page);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  // Told by the server: nothing was pressed there.
  await expect(bar(other)).toHaveCount(0);

  // The next one comes a day later.
  await visit(page, home);
  await expect(bar(page)).toHaveCount(0);
  await letDayPass(page);
  const noAvs = 'Some pages need proof that you’re an adult.';
  await visit(page, home);
  await expect(bar(page)).toContainText(noAvs);
  await shoot(page, 'bar-no-avs');
  await visit(other, home);
  await dismiss(other);
  await expect(bar(other)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await whenLive(page);
  await expect(bar(page)).toHaveCount(0);
  await expectGoodPage(page);
});

test('[SC-statusBar] several wait in one slot, which opens over the page: nothing moves, and the next one takes the place of what is put off', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await putWelcomeAway(page);
  const check = await sendForm(page, agePage, {});
  await sendForm(page, check, { outcome: 'pending', reason: '' });
  await page.setViewportSize({ width: app === 'desktop' ? 1280 : 360, height: 800 });
  await visit(page, home);
  const slot = bar(page).locator('summary');
  await expect(slot).toContainText('Confirm your email');
  await expect(slot).toContainText('1 of 2');
  // A screen reader hears of the next one without being interrupted.
  await expect(bar(page)).toHaveRole('status');
  const hero = page.getByRole('region', { name: 'Featured' });
  const before = await hero.boundingBox();
  await slot.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByText('Your age check is running.')).toBeVisible();
  expect(await hero.boundingBox()).toEqual(before);
  await shoot(page, 'notices-open');
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await expect(bar(page).getByText('Your age check is running.')).toBeHidden();
  await expect(slot).toBeFocused();
  await dismiss(page);
  await expect(slot).toContainText('Age check running');
  await expect(slot).not.toContainText('of');
  await expect(slot).toBeFocused();
  expect(await hero.boundingBox()).toEqual(before);
  await visit(page, build('home', {}, { language: 'de' }));
  await expect(slot).toContainText('Altersprüfung läuft');
  await expectGoodTranslation(page);
});

test('a room has no bar, whatever is due elsewhere', async ({ visitor: page }) => {
  await signUp(page);
  await putWelcomeAway(page);
  await visit(page, build('help', {}, en));
  await expect(bar(page)).toContainText('Please confirm');
  const { live } = await findPerformers(page);
  await open(page, build('liveRoom', { actorName: live }, en));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('Please confirm your email')).toHaveCount(0);
});

test('[SC-statusBar] follows the age check and leads to it, but not on its own page', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await putWelcomeAway(page);
  await visit(page, home);
  await dismiss(page);
  // What was closed is written down by then.
  await expect(bar(page)).toHaveCount(0);
  await letDayPass(page);
  await visit(page, home);
  await unfold(page);
  const link = bar(page).getByRole('link', { name: 'Verify my age' });
  await expect(link).toHaveAttribute('href', agePage);
  const check = await sendForm(page, agePage, {});
  await sendForm(page, check, { outcome: 'pending', reason: '' });
  await unfold(page);
  await expectFact('SC-statusBar#3', bar(page), 'Your age check is running.');
  await sendForm(page, check, { outcome: 'rejected', reason: 'unreadable' });
  await expect(bar(page)).toContainText('Your age check didn’t work.');
  await unfold(page);
  await bar(page).getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(agePage);
  await expect(bar(page)).toHaveCount(0);
  const second = await sendForm(page, agePage, {});
  await sendForm(page, second, { outcome: 'accepted', reason: '' });
  // On phones it waits for the next page: there it is a line of it, and nothing is to move.
  if (app === 'desktop') await expect(bar(page)).toContainText('Your age is verified.');
  else await expect(bar(page)).toHaveCount(0);
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
  await unfold(page);
  await expectFact('SC-statusBar#4', bar(page), news);
  await expectGoodTranslation(page);
  await shoot(page, 'bar-verified-de');
  // Once it was seen for four seconds, the next page does not say it again.
  await page.waitForTimeout(4_500);
  await expect(bar(page)).toContainText(news);
  await page.getByRole('link', { name: 'Videos' }).first().click();
  await page.waitForURL(`**${build('videos', {}, { language: 'de' })}`);
  await expect(bar(page).getByText(news)).toHaveCount(0);
});

test('[ER-statusBarErrors][ER-cancellationOfferFailed] an offer that was accepted too late is told once, on its page', async ({
  visitor: page,
}) => {
  await signUp(page);
  const club = build('vipClub', {}, en);
  await visit(page, `${club}?lost=vip`);
  await expect(bar(page)).toContainText('This offer is no longer available.');
  await shoot(page, 'bar-offer-lost');
  await dismiss(page, 'Close');
  await expect(page).toHaveURL(club);
  await expect(bar(page).getByText('This offer is no longer available.')).toHaveCount(0);
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
      await expect(bar(plain)).toHaveCount(0);
      await plain.goto(home);
      await expect(bar(plain)).toHaveCount(0);
    });
  },
);
