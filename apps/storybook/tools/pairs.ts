/**
 * `pnpm --filter @vx/storybook pairs [part of ids]`: finds which text stands on which ground in the stories of the static
 * build, at rest and as their play functions leave them, and writes it to `reports/pairs.json`, with a story for each.
 * `--keep` writes those of flat tokens to `packages/ui/tools/text-pairs.json` besides, whose contrast a test of `@vx/ui`
 * computes for every theme and brand. `?` is a colour that is no token, `@0.6` a share of opacity.
 *
 * Each colour token gets a colour of its own, so that what the browser computed says which token it came from.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { serveFolder } from '../visual/serve-folder.ts';
import { colours, look, type Found } from './pairs-in-page.ts';

const root = join(import.meta.dirname, '..');
const report = join(root, 'reports/pairs.json');
const kept = join(root, '../../packages/ui/tools/text-pairs.json');
const css = readFileSync(join(root, '../../packages/ui/src/tokens/tokens.css'), 'utf8');

interface Entry {
  readonly id: string;
  readonly type: string;
}
const { entries } = JSON.parse(readFileSync(join(root, 'dist/index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
const keep = process.argv.includes('--keep');
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';
const stories = Object.values(entries)
  .filter(({ id, type }) => type === 'story' && !id.startsWith('guide-') && id.includes(only))
  .map(({ id }) => id);

/** What a page of stories has. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
}

/** Each pair with a story that shows it, and how big its smallest text is. */
const pairs = new Map<string, Found & { story: string }>();
const tokens = colours(css);

async function visit(page: Page, origin: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 2400 });
  await page.goto(
    `${origin}/iframe.html?id=${stories[0]}&viewMode=story&plays=all&globals=motion:reduced`,
  );
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    // One page for all: a page for each would load everything anew.
    await page
      .waitForFunction(
        (storyId) => {
          const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
            window as unknown as Preview;
          const render = preview?.currentRender;
          const rested = ['completed', 'finished', 'errored', 'aborted'].includes(
            render?.phase ?? '',
          );
          if (render?.id === storyId) return rested;
          if (rested) channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
          return false;
        },
        id,
        { timeout: 15_000, polling: 50 },
      )
      .catch(async () => {
        console.error(`${id} does not come to rest`);
        await page.goto(
          `${origin}/iframe.html?id=${id}&viewMode=story&plays=all&globals=motion:reduced`,
        );
      });
    for (const found of await page.evaluate(look, tokens)) {
      const key = JSON.stringify([found.text, found.layers, found.minimum]);
      const known = pairs.get(key);
      if (!known) pairs.set(key, { ...found, story: id });
      else if (known.dark && !found.dark) pairs.set(key, { ...known, dark: false });
    }
  }
}

function save(): void {
  const list = [...pairs.values()].toSorted((a, b) =>
    `${a.text} ${a.layers.join()}`.localeCompare(`${b.text} ${b.layers.join()}`),
  );
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, `${JSON.stringify(list, null, 1)}\n`);
  const flat = list.filter(({ text, layers }) =>
    [text, ...layers].every((name) => /^--[a-z0-9-]+$/u.test(name)),
  );
  if (keep)
    writeFileSync(
      kept,
      `${JSON.stringify([...new Set(flat.map(({ text, layers, minimum, dark }) => `${dark ? 'dark: ' : ''}${text} on ${layers.join(' + ')}: ${minimum}`))].toSorted(), null, 2)}\n`,
    );
}

await using server = await serveFolder(join(root, 'dist'));
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const queue: string[] = [];
for (const width of [1280, 390]) {
  queue.push(...stories.toReversed());
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await Promise.all([0, 1].map(async () => visit(await context.newPage(), server.origin, width)));
  await context.close();
  save();
}
await browser.close();
console.log(`${stories.length} stories, ${pairs.size} pairs`);
