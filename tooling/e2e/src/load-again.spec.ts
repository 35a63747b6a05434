/** A page whose code does not come the first time: a connection that breaks, a release that took files away. */
import type { Page } from '@playwright/test';
import { expect, test as base, whenAlive } from './fixtures.ts';

const test = base.extend({ provoked: /Failed to load resource|dynamically imported module/u });

/** Breaks the connection of the first requests for files whose names match. Answers how often it did so. */
async function breakModules(page: Page, files: RegExp, times: number): Promise<() => number> {
  let broken = 0;
  await page.context().route(files, async (route) => {
    if (broken >= times) return await route.fallback();
    broken += 1;
    // What waits for the file by now shares its end: it is not asked for a second time.
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    return await route.abort('connectionreset');
  });
  return () => broken;
}

for (const [what, files] of [
  ['a module of the page', /\/assets\/AuthFrame-[\w-]+\.js$/u],
  ['the entry of the app', /\/assets\/entry\.client-[\w-]+\.js$/u],
] as const)
  test(`${what} comes at the second try, and the page lives`, async ({ page }) => {
    const brokenTimes = await breakModules(page, files, 1);
    await page.goto('/en/login/');
    await whenAlive(page);
    expect(brokenTimes()).toBe(1);
  });

test('a page rests after its third try, and its forms work without code @once', async ({
  page,
}) => {
  test.setTimeout(90_000);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await breakModules(page, /\/assets\/entry\.client-[\w-]+\.js$/u, Number.POSITIVE_INFINITY);
  await page.goto('/en/login/');
  await expect.poll(() => documents, { timeout: 40_000 }).toBe(4);
  await page.waitForTimeout(2_000);
  expect(documents).toBe(4);
  await page.locator('input[name=email]').fill('nobody@example.test');
  await page.locator('input[name=password]').fill('not the password');
  await page.locator('input[name=password]').press('Enter');
  await expect(page.getByText('Email address and password don’t match.')).toBeVisible();
});

test('what somebody typed is not lost to a reload @once', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await breakModules(page, /\/assets\/entry\.client-[\w-]+\.js$/u, Number.POSITIVE_INFINITY);
  await page.goto('/en/signup/', { waitUntil: 'commit' });
  const field = page.locator('input[name=email]');
  await field.fill('mira@example.test');
  const typedAfter = documents;
  await page.waitForTimeout(4_000);
  await expect(field).toHaveValue('mira@example.test');
  expect(documents).toBe(typedAfter);
});
