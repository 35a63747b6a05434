/** What a guest has of the site without a connection (ADR 0033). */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findPerformers } from './content.ts';
import {
  allowAll,
  expect,
  expectAccessible,
  onceUnless,
  open,
  shoot,
  signUp,
  test,
  whenAlive,
} from './fixtures.ts';

// The router asks ahead for what links lead to, and says that it could not.
test.use({ serviceWorkers: 'allow', provoked: /Failed to fetch manifest patches/ });

const en = { language: 'en' } as const;
const home = build('home', {}, en);
const help = build('help', {}, en);
const terms = build('termsOfService', {}, en);

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    async (address) =>
      (await caches.match(new URL(address, location.href), { ignoreVary: true })) !== undefined,
    path,
  );
/** Waits until the browser has the page, and the code that it is made of. */
async function keptPage(page: Page, path: string): Promise<void> {
  await expect.poll(() => isKept(page, path), { timeout: 20_000 }).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const missing = [
          ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
            'script[src], link[rel=stylesheet], link[rel=modulepreload]',
          ),
        ].map((part) => ('src' in part ? part.src : part.href));
        const found = await Promise.all(
          missing.map((address) => caches.match(address, { ignoreVary: true })),
        );
        return found.filter((one) => one === undefined).length;
      }),
    )
    .toBe(0);
}
const cacheKinds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(':')[0] ?? ''));
/** Waits until the page is loaded as it is now, and lives. */
const loadedAnew = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      !('kept' in document.documentElement.dataset) &&
      Object.keys(document.body ?? {}).some((key) => key.startsWith('__react')),
  );
const bar = (page: Page) => page.getByText('Balance, prices and who is live may be out of date');

test('[SC-pageShell] after the first visit a reload without a connection shows the page that was seen, and says so', async ({
  visitor: page,
  context,
}) => {
  await open(page, home);
  const faces = page.getByRole('main').getByRole('link', { name: /./ });
  const count = await faces.count();
  await keptPage(page, home);
  await context.setOffline(true);
  await page.reload();
  await whenAlive(page);
  await expect(bar(page)).toBeVisible();
  expect(await faces.count()).toBeGreaterThanOrEqual(count - 2);
  // A picture that was seen is seen.
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await shoot(page, 'offline-home');
  // It is loaded as it is now, as soon as that is possible.
  await context.setOffline(false);
  await loadedAnew(page);
  await expect(bar(page)).toHaveCount(0);
});

test('[SC-pageShell] within the app a page that was seen opens, and another one is waited for in place of the page', async ({
  visitor: page,
  context,
  app,
}) => {
  await open(page, help);
  await keptPage(page, help);
  await page.locator(`footer a[href="${terms}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  await keptPage(page, terms);
  await context.setOffline(true);
  await page.locator(`footer a[href="${help}"]`).first().click();
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  await whenAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Help and safety' })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  const navigation =
    app === 'mobile'
      ? page.getByRole('navigation', { name: 'Main' }).last()
      : page.getByRole('navigation', { name: 'Main' }).first();
  await navigation.getByRole('link', { name: 'Videos' }).click();
  const waiting = page.getByRole('region', { name: 'You’re offline' });
  await expect(waiting).toBeFocused();
  // It stands where the page was, under the place that was asked for.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(navigation.getByRole('link', { name: 'Videos' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(navigation.locator('[aria-current="page"]')).toHaveCount(1);
  await expectAccessible(page);
  await shoot(page, 'offline-next-page');
  await waiting.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help and safety' })).toBeVisible();
});

for (const [language, title, kept] of [
  ['en', 'You’re offline', 'Available offline'],
  ['de', 'Du bist offline', 'Auch offline verfügbar'],
] as const)
  test(
    `a page that was never seen is a page in ${language} that leads to those that were`,
    onceUnless(language, 'en'),
    async ({ visitor: page, context }) => {
      const seen = build('help', {}, { language });
      await open(page, seen);
      await keptPage(page, seen);
      const name = await page.title();
      await context.setOffline(true);
      await page.goto(build('videos', {}, { language }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: kept })).toBeVisible();
      await expectAccessible(page);
      await shoot(page, 'offline-unseen');
      await page.getByRole('link', { name }).click();
      await whenAlive(page);
      await expect(page.locator('html[data-kept]')).toHaveCount(1);
      // The page that was asked for opens by itself when there is a connection.
      await page.goto(build('videos', {}, { language }));
      await context.setOffline(false);
      await loadedAnew(page);
      await expect(page.getByRole('navigation').first()).toBeAttached();
    },
  );

test('[RU-consent-gates-cookies] pages of a guest are kept with consent, and are gone after the log-out', async ({
  visitor: page,
  context,
}) => {
  const own = build('memberArea', {}, en);
  const guest = await signUp(page);
  // Allowed is only what is necessary.
  await open(page, own);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open(page, own);
  await expect.poll(() => cacheKinds(page), { timeout: 20_000 }).toContain('vx-files');
  expect(await isKept(page, own)).toBe(false);
  await allowAll(page);
  await open(page, own);
  await keptPage(page, own);
  expect(await cacheKinds(page)).toContain('vx-own-pages');
  await context.setOffline(true);
  await page.reload();
  await whenAlive(page);
  await expect(page.getByText(guest.name).first()).toBeAttached();
  await context.setOffline(false);
  await loadedAnew(page);

  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/logout' });
    document.body.append(form);
    form.requestSubmit();
  });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => cacheKinds(page)).not.toContain('vx-own-pages');
  await context.setOffline(true);
  await page.goto(own);
  // What stands there now is a visitor's, or that there is no connection.
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  expect(await page.content()).not.toContain(guest.name);
});

test('[SC-pageShell] leaving quickly takes every kept page away', async ({
  visitor: page,
  context,
}) => {
  await context.route('https://www.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Weather' }),
  );
  await open(page, home);
  await keptPage(page, home);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await page.waitForURL('https://www.example.org/');
  await page.goto('/robots.txt');
  await expect.poll(() => cacheKinds(page)).not.toContain('vx-pages');
});

test('a room is never kept', { tag: '@once' }, async ({ visitor: page, context }) => {
  const { live } = await findPerformers(page);
  const room = build('liveRoom', { actorName: live }, en);
  await open(page, home);
  await keptPage(page, home);
  await open(page, room);
  await open(page, help);
  await keptPage(page, help);
  expect(await isKept(page, room)).toBe(false);
  await context.setOffline(true);
  await page.goto(room);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
});
