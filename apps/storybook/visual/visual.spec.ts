import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from '@playwright/test';
import { chosen } from './chosen.ts';

/** Nobody answers there: the static build is served from the disk. */
const origin = 'http://storybook.invalid';
const dist = join(import.meta.dirname, '../dist');
const known = new Set(
  Object.keys(
    (
      JSON.parse(readFileSync(join(dist, 'index.json'), 'utf8')) as {
        readonly entries: Readonly<Record<string, unknown>>;
      }
    ).entries,
  ),
);

test('every chosen story exists', () => {
  expect(chosen.filter(([id]) => !known.has(id))).toEqual([]);
});

for (const [id, width] of chosen) {
  for (const theme of ['dark', 'light']) {
    test(`${id} looks as before (${theme})`, async ({ page }) => {
      await page.route('**/*', async (route) => {
        const url = new URL(route.request().url());
        if (url.origin !== origin) return route.abort();
        return route.fulfill({ path: join(dist, normalize(decodeURIComponent(url.pathname))) });
      });
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      await expect(page.locator('#storybook-root > *').first()).toBeAttached();
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Pictures further down load when they are scrolled to, which never happens here.
        const inSight = [...document.images].filter(
          (image) => image.getBoundingClientRect().top < innerHeight,
        );
        await Promise.all(inSight.map((image) => image.decode().catch(() => null)));
      });
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`);
    });
  }
}
