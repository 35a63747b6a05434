/** What a guest opens first holds its own answers: it lives without the query client, which then knows them. */
import { build, type RouteName } from '@vx/routes';
import { findPerformers, watchCalls } from './content.ts';
import { expect, open, test } from './fixtures.ts';

const en = { language: 'en' } as const;
const terms = build('termsOfService', {}, en);

const pages: readonly RouteName[] = [
  'home',
  'actorProfile',
  'actorAbout',
  'actorVideos',
  'actorPictures',
  'cams',
  'newGirls',
  'videos',
];

for (const name of pages)
  test(`${name} comes to life without the query client, is styled once, and Back asks for nothing again`, async ({
    visitor: page,
  }) => {
    const { live } = await findPerformers(page);
    const path = build(name, { actorName: live } as never, en);
    const held = Promise.withResolvers<void>();
    let isWanted = false;
    await page.route(/\/assets\/queries-[\w-]+\.js$/, async (route) => {
      isWanted = true;
      await held.promise;
      await route.continue();
    });
    const calls = watchCalls(page);
    await open(page, path);
    const title = page.getByRole('heading', { level: 1 });
    const shown = await page.getByRole('main').innerText();
    // It comes once the browser is idle.
    await expect.poll(() => isWanted).toBe(true);
    held.resolve();
    await page.waitForLoadState('networkidle');
    // What comes later brings no style sheet a second time: the whole page would be laid out anew.
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(new Set(sheets).size).toBeGreaterThan(1);
    expect(sheets.filter((sheet, position) => sheets.indexOf(sheet) !== position)).toEqual([]);
    await page.locator(`footer a[href="${terms}"]`).click();
    await expect(title).toHaveText('Terms of service');
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await expect(title).not.toHaveText('Terms of service');
    expect(await page.getByRole('main').innerText()).toBe(shown);
    expect(calls.filter((call) => /vxql/.test(call))).toEqual([]);
  });
