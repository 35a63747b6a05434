import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { chosen, pictureOf } from './chosen.ts';
import { serveFolder } from './serve-folder.ts';
import { known, showStory } from './story-page.ts';

interface Sheet {
  readonly page: Page;
  readonly origin: string;
}

/** One page for all pictures of a worker: the browser keeps what every story loads. */
const test = base.extend<object, { readonly sheet: Sheet }>({
  sheet: [
    async ({ browser }, use) => {
      await using server = await serveFolder(join(import.meta.dirname, '../dist'));
      const context = await browser.newContext({
        deviceScaleFactor: 1,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      });
      await use({ page: await context.newPage(), origin: server.origin });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test('every chosen story exists, and every picture belongs to one', () => {
  expect(chosen.filter(({ id }) => !known.has(id))).toEqual([]);
  if (test.info().config.updateSnapshots !== 'none') return;
  const pictures = readdirSync(join(import.meta.dirname, 'baseline'));
  expect(pictures.filter((name) => name.endsWith('.png')).toSorted()).toEqual(
    chosen.map(pictureOf).toSorted(),
  );
});

for (const story of chosen) {
  const picture = pictureOf(story);
  test(`${picture} looks as before`, async ({ sheet: { page, origin } }) => {
    const { id, width, theme, brand = 'candela', language = 'en' } = story;
    await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
    const globals = `theme:${theme};brand:${brand};language:${language};motion:reduced`;
    await showStory(page, origin, id, globals);
    // The component alone: beside an empty page a broken colour would be a small share. What floats has no box there.
    const root = page.locator('#storybook-root');
    const { height } = (await root.boundingBox()) ?? { height: 0 };
    const alone = !id.startsWith('screens-') && height > 16;
    await expect(alone ? root : page).toHaveScreenshot(picture);
  });
}
