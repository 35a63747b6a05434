/** On phones Back closes what lies over the page, and does not leave it. */
import type { Locator, Page } from '@playwright/test';
import { build } from '@vx/routes';
import { ask } from './content.ts';
import { expect, open, signUp, test, topUp } from './fixtures.ts';

const en = { language: 'en' } as const;
const home = build('home', {}, en);
const help = build('help', {}, en);

test.beforeEach(({ app }) => {
  test.skip(app === 'desktop', 'windows close with Escape');
});

/** Opens it, and lets Back close it twice: the page stays, and no entry is left over. */
async function expectBackCloses(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  const address = page.url();
  const entries = () => page.evaluate(() => history.length);
  await opener.click();
  await expect(overlay).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.vxOver as unknown)).toBe(1);
  const count = await entries();
  await page.goBack();
  await expect(overlay).toHaveCount(0);
  expect(page.url()).toBe(address);
  await opener.click();
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state.vxOver as unknown)).toBeUndefined();
  expect(await entries()).toBe(count);
  expect(page.url()).toBe(address);
}

test('[SC-cookieConsent] the choice about cookies', async ({ visitor: page }) => {
  await open(page, home);
  await page.goto(help);
  await page.waitForLoadState('networkidle');
  await expectBackCloses(
    page,
    page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }),
    page.getByRole('dialog', { name: 'Your cookie choices' }),
  );
  // The next Back leaves the page, as it does elsewhere.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === home);
});

test('[SC-actorPictures] the viewer of photos', async ({ visitor: page }) => {
  const { photoAlbums } = await ask<{
    photoAlbums: { items: readonly { readonly actor: { readonly slug: string } }[] };
  }>(page, '{ photoAlbums(first: 1) { items { actor { slug } } } }');
  const actorName = photoAlbums.items[0]?.actor.slug ?? '';
  await open(page, build('actorPictures', { actorName }, en));
  await page.waitForLoadState('networkidle');
  await expectBackCloses(
    page,
    page.getByRole('link', { name: /^Photo 1 of/ }).first(),
    page.getByRole('dialog'),
  );
});

test('[SC-oneClickDialog] coins by one press, and a code', async ({ visitor: page }) => {
  await signUp(page);
  await topUp(page);
  await open(page, help);
  await page.waitForLoadState('networkidle');
  await expectBackCloses(
    page,
    page.getByRole('banner').locator('a[href*="top-up"]'),
    page.getByRole('dialog', { name: 'Top up in one step' }),
  );
  await open(page, build('topUp', {}, en));
  await page.waitForLoadState('networkidle');
  await expectBackCloses(
    page,
    page.getByRole('link', { name: 'Redeem a code' }),
    page.getByRole('dialog', { name: 'Redeem a code' }),
  );
});

test('[SC-phoneVerification] the number of a phone', async ({ visitor: page }) => {
  await signUp(page);
  await open(page, build('memberProfile', {}, en));
  await page.waitForLoadState('networkidle');
  await expectBackCloses(
    page,
    page.getByRole('link', { name: 'Confirm a number' }),
    page.getByRole('dialog', { name: 'Confirm your number' }),
  );
});

test('[SC-mobileMenu] a link in the menu leads on, and the way back is one step', async ({
  visitor: page,
}) => {
  await open(page, home);
  await page.goto(help);
  await page.waitForLoadState('networkidle');
  const you = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' });
  const menu = page.getByRole('dialog');
  await you.click();
  await menu.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === build('login', {}, en));
  await page.goBack();
  await page.waitForURL((url) => url.pathname === help);
  // The menu is kept with its page: Back closes it, and the next one leaves the page.
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(help);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === home);
});
