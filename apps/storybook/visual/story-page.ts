import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The stories of the static build. */
export const known = new Set(
  Object.keys(
    (
      JSON.parse(readFileSync(join(import.meta.dirname, '../dist/index.json'), 'utf8')) as {
        readonly entries: Readonly<Record<string, unknown>>;
      }
    ).entries,
  ),
);

/** Opens a story with its fonts and its first pictures; `globals` as in the toolbar: "theme:light;language:de". */
export const showStory = async (
  page: Page,
  origin: string,
  id: string,
  globals: string,
): Promise<void> => {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  // What opens in a layer stands beside the root.
  await page.waitForFunction(
    () =>
      document.body.classList.contains('sb-show-main') &&
      document.querySelector('#storybook-root > *, [data-base-ui-portal] > *') !== null,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Pictures that nobody sees yet load when they are scrolled to, which never happens here.
    const inSight = [...document.images].filter((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    await Promise.all(inSight.map((image) => image.decode().catch(() => null)));
  });
};
