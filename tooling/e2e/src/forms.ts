/** The forms that a guest fills in, for the tests that are about them. Elsewhere one request does. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { newGuest, open, whenAlive, type Credentials, type NewGuest } from './fixtures.ts';

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
