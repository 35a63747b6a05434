import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  logIn,
  open,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const section = build('memberNews', {}, en);

/** A link of the newest mail to an address. */
async function linkOf(page: Page, email: string, subject: string, link: string): Promise<string> {
  await page.goto('/sandbox/mail');
  await page.locator('li', { hasText: email }).getByRole('link', { name: subject }).first().click();
  return (await page.locator(link).getAttribute('href')) ?? '';
}

test('[SC-newsletterSubscribe] newsletters are asked for, confirmed by mail, paused and ended', async ({
  visitor: page,
}) => {
  const guest = await signUp(page);
  await open(page, section);
  await expectGoodPage(page);
  await shoot(page, 'newsletter');
  const email = page.getByLabel('Email address');
  await expectFact('SC-newsletterSubscribe#1', email, guest.email);
  await email.fill('nobody');
  await page.getByLabel('VIP club').check();
  await page.getByRole('button', { name: 'Save newsletters' }).click();
  await expect(email).toHaveAccessibleDescription(/after the @/);
  await expect(email).toHaveValue('nobody');
  await expect(page.getByLabel('VIP club')).toBeChecked();
  await email.fill(guest.email);
  await page.getByRole('button', { name: 'Save newsletters' }).click();
  await expectFact(
    'SC-newsletterSubscribe#2',
    page.getByText('Saved.'),
    'New ones start once you open the link in the email',
  );
  await open(page, await linkOf(page, guest.email, 'Please confirm your newsletter', 'a.action'));
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Yes, send me news' }).click();
  const gets = page.getByText('now gets our news');
  await expectFact('SC-newsletterSubscribe#3', gets, guest.email);
  await shoot(page, 'newsletter-confirmed');
});

test('[SC-newsletterUnsubscribe] the link of an issue ends it without a log-in', async ({
  visitor: page,
}) => {
  const guest = await signUp(page);
  await withoutScript(page, async (plain) => {
    await logIn(plain, guest);
    await plain.goto(section);
    await plain.getByLabel('VIP club').check();
    await plain.getByRole('button', { name: 'Save newsletters' }).click();
    await plain.goto(
      await linkOf(plain, guest.email, 'Please confirm your newsletter', 'a.action'),
    );
    await plain.getByRole('button', { name: 'Yes, send me news' }).click();
    await expect(plain.getByText('now gets our news')).toBeVisible();
  });
  const link = await linkOf(page, guest.email, 'Welcome to our newsletter', 'a.unsubscribe');
  await page.context().clearCookies({ name: 'vx_sid' });
  await open(page, link);
  await expectGoodPage(page);
  await shoot(page, 'newsletter-unsubscribe');
  const question = page.getByText('What should we do with the news');
  await expectFact('SC-newsletterUnsubscribe#1', question, guest.email);
  await page.getByLabel('Pause for 30 days').check();
  await page.getByLabel('Too many emails').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const done = page.getByText(/^Done\./);
  await expectFact('SC-newsletterUnsubscribe#2', done, 'Nothing will be sent for 30 days');
  await withoutScript(page, async (plain) => {
    await plain.goto(link);
    // The foot of the page has forms of its own without JavaScript.
    const main = plain.getByRole('main');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    const ended = plain.getByText(/^Done\./);
    await expectFact('SC-newsletterUnsubscribe#3', ended, 'Nothing more will be sent');
    await plain.goto(`${build('newsletter', {}, en)}?reader=made-up`);
    await expect(plain.getByText('This link is incomplete')).toBeVisible();
  });
});

test('newsletters read in German', { tag: '@once' }, async ({ visitor: page }) => {
  await signUp(page);
  await open(page, build('memberNews', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Neuigkeiten');
  await expectGoodTranslation(page);
  await shoot(page, 'newsletter-de');
});
