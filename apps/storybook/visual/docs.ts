/**
 * `pnpm --filter @vx/storybook check-docs`: opens every docs page of the built Storybook at 1440 px and counts what makes one useless,
 * then searches for components by the names that others give them. Ends with 1 when anything is found. With `--built` it takes `dist/` as it is. Other arguments pick pages: `button`, `overlays-`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { measureDocs, type DocsMeasure } from './docs-in-page.ts';
import { searchTerms } from './search-terms.ts';
import { serveFolder } from './serve-folder.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
}

interface Finding extends DocsMeasure {
  readonly id: string;
  /** How wide the page is from right to left, in px. */
  readonly widthRtl: number;
  /** What the page threw, wrote as an error, or asked for and did not get. */
  readonly errors: readonly string[];
}

const WORKERS = 3;
/** How long a page may take until each of its stories is drawn. */
const MAX_DRAWING_MS = 20_000;
/** Further down nobody looks. */
const MAX_RESULTS = 5;

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const options = process.argv.slice(2);
const wanted = options.filter((option) => !option.startsWith('--'));
if (!options.includes('--built')) build();
const entries = Object.values(
  (
    JSON.parse(readFileSync(join(dist, 'index.json'), 'utf8')) as {
      readonly entries: Readonly<Record<string, Entry>>;
    }
  ).entries,
);

function build(): void {
  const { status } = spawnSync(
    join(root, '../../node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@vx/storybook', '--output-logs=errors-only'],
    { cwd: join(root, '../..'), stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}

const docsPages = (): readonly string[] =>
  entries
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => id)
    .filter((id) => wanted.length === 0 || wanted.some((part) => id.includes(part)));

async function look(page: Page, origin: string, id: string): Promise<Finding> {
  const errors: string[] = [];
  const collect = (text: string): void => {
    errors.push(text.replaceAll(origin, '').split('\n')[0]?.slice(0, 200) ?? '');
  };
  page.on('pageerror', (error) => collect(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') collect(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) collect(`${response.status()} ${response.url()}`);
  });
  // In German: its stories are drawn with the words of the product, the longest of all languages.
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=language:de`);
  await page
    .waitForFunction(
      () => {
        const docs = document.querySelector('#storybook-docs');
        // The page says itself that it cannot be drawn, or its title is there and no story of it is still prepared.
        return (
          document.body.classList.contains('sb-show-errordisplay') ||
          (docs?.querySelector('h1') != null &&
            // What is written of a component comes after it.
            (docs.querySelector('.vx-docs') === null ||
              docs.querySelector('.vx-docs__lead') !== null) &&
            // What a component says of its own loading is none of it.
            docs.querySelector(
              '[id^="story--"][id$="-loader"], [aria-label^="Loading"]:not([class*="vx-"], [class*="vx-"] *)',
            ) === null)
        );
      },
      undefined,
      { timeout: MAX_DRAWING_MS },
    )
    .catch(() => collect(`The page was not drawn within ${MAX_DRAWING_MS / 1000} s.`));
  // What opens or measures itself does so in the frames after.
  await page.waitForTimeout(120);
  const measure = await page.evaluate(measureDocs);
  const widthRtl = await page.evaluate(turn);
  page.removeAllListeners();
  return { id, errors: [...new Set(errors)], ...measure, widthRtl };
}

/** Screens that cannot be drawn in German: of each page the first, since the others are made of the same. */
async function brokenScreens(page: Page, origin: string): Promise<readonly string[]> {
  const broken: string[] = [];
  const byTitle = Map.groupBy(
    entries.filter(({ type, title }) => type === 'story' && title.startsWith('Screens/')),
    ({ title }) => title,
  );
  for (const [first] of byTitle.values()) {
    if (first === undefined) continue;
    await page.goto(
      `${origin}/iframe.html?id=${first.id}&viewMode=story&plays=off&globals=language:de;motion:reduced`,
    );
    await page
      .locator('body.sb-show-main:has(#storybook-root > *)')
      .waitFor({ state: 'attached', timeout: MAX_DRAWING_MS })
      .catch(() => broken.push(first.id));
  }
  return broken;
}

/** Runs in the page: how wide it is from right to left. */
async function turn(): Promise<number> {
  const { documentElement } = document;
  documentElement.dir = 'rtl';
  await new Promise(requestAnimationFrame);
  const { scrollWidth } = documentElement;
  documentElement.removeAttribute('dir');
  return scrollWidth;
}

/** Whether the direction that the toolbar says is that of a docs page and of a story in a window on it. */
async function turns(page: Page, origin: string): Promise<boolean> {
  await page.goto(
    `${origin}/iframe.html?viewMode=docs&id=overlays-dialog--docs&globals=direction:rtl`,
  );
  const story = page.locator('#storybook-docs iframe').first();
  // A window that is out of sight, or in a page behind others, is not loaded.
  await page.bringToFront();
  await story.scrollIntoViewIfNeeded({ timeout: MAX_DRAWING_MS }).catch(() => undefined);
  const inWindow = story.contentFrame().locator('html[dir="rtl"]');
  const found = [page.locator('html[dir="rtl"]'), inWindow].map((html) =>
    html.waitFor({ state: 'attached', timeout: MAX_DRAWING_MS }).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(found)).every(Boolean);
}

/** Terms that lead to no component, or to others than a designer would look for. */
async function search(page: Page, origin: string): Promise<readonly string[]> {
  await page.goto(`${origin}/index.html?path=/docs/inputs-button--docs`);
  const field = page.locator('#storybook-explorer-searchfield');
  await page.locator('#storybook-preview-iframe').waitFor();
  // The search knows other names once the first story is drawn.
  await page.frameLocator('#storybook-preview-iframe').locator('.vx-docs h1').waitFor();
  const lost: string[] = [];
  for (const [term, expected] of Object.entries(searchTerms)) {
    await field.fill(term);
    const results = page.locator('[role="listbox"] [role="option"]');
    await results
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => null);
    const found = (await results.allTextContents()).slice(0, MAX_RESULTS);
    if (!expected.some((name) => found.some((text) => text.includes(name))))
      lost.push(`${term}: ${expected.join(' or ')} not among ${found.join(' | ') || 'nothing'}`);
    await field.fill('');
  }
  return lost;
}

async function lookAtAll(
  context: BrowserContext,
  origin: string,
  ids: readonly string[],
): Promise<readonly Finding[]> {
  const waiting = [...ids];
  const found: Finding[] = [];
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const page = await context.newPage();
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const finding = await look(page, origin, id);
        // Windows on a page take the focus from one another, and a busy machine is late: what is wrong is wrong twice.
        found.push(finding.errors.length === 0 ? finding : await look(page, origin, id));
      }
    }),
  );
  return found.toSorted((one, other) => one.id.localeCompare(other.id));
}

const began = performance.now();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...chromiumFlags],
});
await using server = await serveFolder(dist);
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const found = await lookAtAll(context, server.origin, docsPages());
const last = await context.newPage();
const lost =
  wanted.length > 0 && !wanted.includes('search') ? [] : await search(last, server.origin);
const isTurned =
  (await turns(last, server.origin)) || (await turns(await context.newPage(), server.origin));
const broken = wanted.length > 0 ? [] : await brokenScreens(last, server.origin);
await browser.close();

const sum = (count: (finding: Finding) => number): number =>
  found.reduce((total, finding) => total + count(finding), 0);
const pagesWhere = (is: (finding: Finding) => boolean): readonly Finding[] => found.filter(is);
const wide = pagesWhere(({ width }) => width > 1440);
const wideRtl = pagesWhere(({ widthRtl }) => widthRtl > 1440);
const incomplete = pagesWhere(({ absent }) => absent.length > 0);
const covered = pagesWhere(({ covered: by }) => by !== null);
const failed = pagesWhere(({ errors }) => errors.length > 0);
const unions = sum(({ opaque }) => opaque.length);
const objects = sum(({ misfits }) => misfits.length);

for (const { id, opaque, misfits } of found) {
  if (opaque.length > 0) console.log(`${id}: no spelled type: ${opaque.join(', ')}`);
  if (misfits.length > 0) console.log(`${id}: control for an object: ${misfits.join(', ')}`);
}
for (const { id, width, widest } of wide) console.log(`${id}: ${width} px wide: ${widest}`);
for (const { id, widthRtl } of wideRtl)
  console.log(`${id}: ${widthRtl} px wide from right to left`);
if (!isTurned) console.log('A docs page does not turn with the toolbar.');
for (const { id, absent } of incomplete) console.log(`${id}: without ${absent.join(', ')}`);
for (const { id, covered: by } of covered) console.log(`${id}: covered by ${by}`);
for (const { id, errors } of failed) console.log(`${id}: ${errors.join('\n  ')}`);
console.log(
  [
    `${found.length} docs pages, ${sum(({ props }) => props)} props, ${Math.round((performance.now() - began) / 1000)} s`,
    `${unions} types that are not spelled out`,
    `${objects} controls that ask for an object where there is none`,
    `${wide.length} pages wider than the window`,
    `${wideRtl.length} pages wider than the window from right to left`,
    `${incomplete.length} pages of components without a part that each has`,
    `${covered.length} pages covered by something modal`,
    `${failed.length} pages with an error`,
    `${broken.length} screens that are not drawn in German`,
    `${lost.length} of ${Object.keys(searchTerms).length} terms that find nothing fitting`,
  ].join('\n'),
);
for (const one of lost) console.log(one);
for (const id of broken) console.log(`${id} is not drawn in German.`);
const faults = [wide, wideRtl, incomplete, covered, failed, broken, lost].map(
  ({ length }) => length,
);
process.exitCode = !isTurned || [unions, objects, ...faults].some((count) => count > 0) ? 1 : 0;
