import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import {
  compare,
  decode,
  inSteps,
  readImage,
  toPng,
  together,
  toWebp,
  type Image,
} from './image.ts';
import { differences, keptPictures, type Entry, type KeptPicture } from './kept-pictures.ts';
import { more, notKept } from './more.ts';
import { serveFolder } from './serve-folder.ts';
import { keepSteady } from './steady-page.ts';
import { forceState, openPreview, showStory, sizeOf } from './story-page.ts';

interface Sheet {
  /** The page, with the preview loaded anew where it last showed another component. */
  of(title: string): Promise<Page>;
}

/** The same browser draws the same pixels; another patch of it may move the edge of a letter. */
const MAX_DIFFERING_PIXELS = 20;
/** What differs is looked at again: a machine that is busy elsewhere may be late. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 200;
/** A longer list is cut off: its end looks like its middle. */
const MAX_HEIGHT = 2400;
/** No matrix is: its last row is a state of its own. */
const MAX_MATRIX_HEIGHT = 8000;
const states = ['rest', 'hover', 'pressed', 'focus'] as const;

const dist = join(import.meta.dirname, '../dist');
const baseline = join(import.meta.dirname, 'baseline');
const { entries } = JSON.parse(readFileSync(join(dist, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
const pictures = keptPictures(Object.values(entries), more, notKept);

/** One page for all pictures of a worker: the browser keeps what every story loads. */
const test = base.extend<object, { readonly sheet: Sheet }>({
  sheet: [
    async ({ browser }, use) => {
      await using server = await serveFolder(dist);
      const context = await browser.newContext({
        deviceScaleFactor: 1,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      });
      await keepSteady(context);
      const page = await context.newPage();
      let shown: string | null = null;
      await use({
        async of(title) {
          if (shown !== title) await openPreview(page, server.origin);
          shown = title;
          return page;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The component alone: beside an empty page a broken colour would be a small share. What opens over the page, or floats, has no box there. */
const boxOf = (page: Page): Promise<{ readonly height: number } | null> =>
  page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    const { top = 0, height = 0 } = root?.getBoundingClientRect() ?? {};
    const isOver = document.querySelector('[data-base-ui-portal] > *') !== null;
    return isOver || height <= 16 ? null : { height: Math.ceil(top + height + top) };
  });

/** Nothing moves (`keepSteady`), so that none of the precautions of `page.screenshot` is needed: they take as long as the picture. */
async function capture(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

async function photograph(
  page: Page,
  { id, brand, language, isInStates }: KeptPicture,
): Promise<() => Promise<Image>> {
  const { width, height, isPage } = await sizeOf(page, id);
  await page.setViewportSize({ width, height });
  const globals = {
    brand: brand ?? 'candela',
    language: language ?? 'en',
    motion: 'reduced',
  };
  await showStory(page, { id, globals: { ...globals, theme: 'dark' } });
  const box = isPage ? null : await boxOf(page);
  const maxHeight = id.endsWith('--states') ? MAX_MATRIX_HEIGHT : MAX_HEIGHT;
  if (box !== null) await page.setViewportSize({ width, height: Math.min(box.height, maxHeight) });
  let shown = 'dark';
  const take = async (theme: string): Promise<readonly Image[]> => {
    if (shown !== theme) await showStory(page, { globals: { ...globals, theme } });
    shown = theme;
    const looks: Image[] = [];
    for (const state of isInStates === true ? states : (['rest'] as const)) {
      await forceState(page, state);
      looks.push(await decode(await capture(page)));
    }
    if (isInStates === true) await forceState(page, 'rest');
    return looks;
  };
  return async () => {
    const dark = await take('dark');
    const light = await take('light');
    return inSteps(together(dark.flatMap((image, at) => [[image, light[at] ?? image]] as const)));
  };
}

/** Takes a picture until two in a row are the same, or as near as the corners of what is scaled come, and keeps it. */
async function keep(look: () => Promise<Image>, file: string): Promise<void> {
  let last = await look();
  for (let again = 1; again < LOOKS; again += 1) {
    const next = await look();
    if (compare(last, next).differing <= MAX_DIFFERING_PIXELS / 4) {
      writeFileSync(file, await toWebp(next));
      return;
    }
    last = next;
    await sleep(BETWEEN_LOOKS_MS);
  }
  throw new Error('This story does not come to rest: no two pictures of it are the same.');
}

async function expectKept(
  look: () => Promise<Image>,
  { name, title }: KeptPicture,
  file: string,
  info: TestInfo,
): Promise<void> {
  const kept = await readImage(file);
  let now = await look();
  for (let again = 1; ; again += 1) {
    if (now.data.equals(kept.data)) return;
    const { differing, drawn } = compare(kept, now);
    if (differing <= MAX_DIFFERING_PIXELS) return;
    if (again === LOOKS) {
      // The report of Playwright lays pictures of these names over one another.
      for (const [kind, image] of [
        ['expected', kept],
        ['actual', now],
        ['diff', drawn],
      ] as const)
        await info.attach(`${name}-${kind}.png`, {
          body: await toPng(image),
          contentType: 'image/png',
        });
      throw new Error(
        [
          `${differing} pixels of ${name} differ from the picture that is kept.`,
          `Is this meant? pnpm --filter @vx/storybook visual:update -g '${name} '`,
          `and all of ${title}: pnpm --filter @vx/storybook visual:update -g '${title} '`,
        ].join('\n'),
      );
    }
    await sleep(BETWEEN_LOOKS_MS);
    now = await look();
  }
}

for (const [title, ofTitle] of Map.groupBy(pictures, (one) => one.title)) {
  test.describe(title, () => {
    // One page shows all of them: they stay with one worker.
    test.describe.configure({ mode: 'default' });
    for (const picture of ofTitle) {
      const { name } = picture;
      test(`${name} looks as before`, async ({ sheet }, info) => {
        const file = join(baseline, `${name}.webp`);
        const isUpdate = info.config.updateSnapshots !== 'none';
        expect(
          isUpdate || existsSync(file),
          `${name} has no picture yet. Keep one: pnpm --filter @vx/storybook visual:update -g '${name} '`,
        ).toBe(true);
        const look = await photograph(await sheet.of(title), picture);
        await (isUpdate ? keep(look, file) : expectKept(look, picture, file, info));
      });
    }
  });
}

test('every component and screen has a picture, and every picture belongs to one', () => {
  // They are being taken.
  if (test.info().config.updateSnapshots !== 'none') return;
  const files = readdirSync(baseline).filter((name) => name !== 'made-with.json');
  expect(differences(pictures, files)).toEqual({ missing: [], stray: [] });
});
