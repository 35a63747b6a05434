/** The forms that a guest fills in, for the tests that are about them. Elsewhere one request does. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { expect, newGuest, open, whenAlive, type Credentials, type NewGuest } from './fixtures.ts';

const en = { language: 'en' } as const;

/** Sends the form of the page and waits until the home page lives, where it leads. */
async function sendAndGoHome(page: Page): Promise<void> {
  await Promise.all([
    page.waitForURL((url) => url.pathname === build('home', {}, en)),
    page.locator('main button[type=submit]').click(),
  ]);
  await whenAlive(page);
}

/** Logs in through the form. Afterwards the page is the home page, logged in. */
export async function logInByForm(page: Page, guest: Credentials): Promise<void> {
  await open(page, build('login', {}, en));
  await page.locator('input[name=email]').fill(guest.email);
  await page.locator('input[name=password]').fill(guest.password);
  await sendAndGoHome(page);
}

/** Signs up through the form. Afterwards the page is the home page, logged in. */
export async function signUpByForm(page: Page, guest: NewGuest = newGuest()): Promise<NewGuest> {
  await open(page, build('signup', {}, en));
  await page.locator('input[name=email]').fill(guest.email);
  await page.locator('input[name=name]').fill(guest.name);
  await page.locator('input[name=password]').fill(guest.password);
  await page.locator('input[name=acceptTerms]').check();
  await sendAndGoHome(page);
  return guest;
}

/** Buys coins through the top-up page and the sandbox's payment page. */
export async function topUpByForm(page: Page, optionId = 'topup-2500'): Promise<void> {
  await open(page, build('topUp', {}, en));
  await page.locator(`input[name=optionId][value=${optionId}]`).check();
  await Promise.all([
    page.waitForURL(/\/sandbox\/pay\//),
    page.locator('.vx-top-up button[type=submit]').click(),
  ]);
  await Promise.all([
    page.waitForURL(/[?&]topup=/),
    page.locator('button[name=outcome][value=pay]').click(),
  ]);
  await whenAlive(page);
}

/** A number of our own: tests run beside each other, and a number belongs to one account. */
export const freshNumber = (): string =>
  `151${String(Math.floor(Math.random() * 90_000_000) + 10_000_000)}`;

/** The code that went to a number, read where the sandbox shows it. */
export async function codeSentTo(page: Page, number: string): Promise<string> {
  const sent = await page.context().newPage();
  await sent.goto('/sandbox/phone?language=en');
  const text = await sent
    .locator('li', { hasText: `+49${number}` })
    .first()
    .innerText();
  await sent.close();
  return /\d{6}|(\d, ){4}\d/.exec(text)?.[0].replaceAll(', ', '') ?? '';
}

/** Confirms a phone number of the guest in its section. Afterwards the page is that section. */
export async function confirmNumber(page: Page): Promise<void> {
  const number = freshNumber();
  await open(page, build('memberPhone', {}, en));
  await page.getByLabel('Mobile or landline number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter the 6 digits' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(page, number));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('heading', { name: 'Your number is confirmed' }).waitFor();
}

/** Opens the newest mail to an address. Some are written after the answer of the page that causes them. */
export async function openMail(page: Page, address: string, subject = /./): Promise<void> {
  // One address may end like another.
  const sentTo = new RegExp(String.raw`\s${address.replaceAll(/[.+]/g, String.raw`\$&`)} ·`);
  const mail = page
    .locator('li')
    .filter({ hasText: sentTo })
    .getByRole('link', { name: subject })
    .first();
  await expect(async () => {
    await page.goto('/sandbox/mail');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
}

/**
 * Goes where the newest mail to an address leads, and waits until that page lives.
 * @returns where that is
 */
export async function followMail(page: Page, address: string, subject?: RegExp): Promise<string> {
  await openMail(page, address, subject);
  const link = (await page.locator('a.action').getAttribute('href')) ?? '';
  await open(page, link);
  return link;
}

/** Confirms the address of a guest by the link of the newest mail. Afterwards the page says so. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await followMail(page, email);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByText(`${email} is confirmed`).waitFor();
}
