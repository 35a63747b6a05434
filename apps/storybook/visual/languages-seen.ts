/**
 * `pnpm --filter @vx/storybook languages:seen`: shows every story in English and in German and counts those that still say the
 * same, component and all; `languages` asks the texts alone, without a browser. `--built` takes `dist/` as it is. Other
 * arguments pick stories.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readWordBook, wordsOf } from '../.storybook/languages/word-book.ts';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { castNames } from '../../../packages/ui/src/fixtures/art.ts';
import { serveFolder } from './serve-folder.ts';
import { readWords } from './words-in-page.ts';

interface Kept {
  readonly sameWords: readonly string[];
}

const WORKERS = 2;

const root = join(import.meta.dirname, '..');
const file = join(import.meta.dirname, 'languages.json');
const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
const options = process.argv.slice(2);
const wanted = options.filter((option) => !option.startsWith('--'));

if (!options.includes('--built')) {
  const { status } = spawnSync(
    join(root, '../../node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@vx/storybook', '--output-logs=errors-only'],
    { cwd: join(root, '../..'), stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}

const same = new Set(
  [...readWordBook().sameInGerman, ...castNames, ...kept.sameWords].flatMap(wordsOf),
);

/** An address, a file or a code is no sentence. */
const isText = (text: string): boolean => !/^\S+@\S+$|^https?:|^\{|\(RU-/u.test(text);

const { entries } = JSON.parse(readFileSync(join(root, 'dist/index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
};
const ids = Object.values(entries)
  .filter(({ id, type }) => type === 'story' && !/^(?:guide|foundations-icons)-/u.test(id))
  .map(({ id }) => id)
  .filter((id) => wanted.length === 0 || wanted.some((part) => id.includes(part)));

const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...chromiumFlags],
});
await using server = await serveFolder(join(root, 'dist'));
const began = performance.now();
const waiting = [...ids];
/** By story, what it says in both languages; `null` for one that was not drawn. */
const english = new Map<string, readonly string[] | null>();

/** Storybook loads itself anew where a story does not let go, and interrupts what was on its way. */
async function open(page: Page, id: string, language: string, tries = 3): Promise<void> {
  try {
    await page.goto('about:blank');
    await page.goto(
      `${server.origin}/iframe.html?id=${id}&viewMode=story&plays=off&globals=a11y.manual:!true;motion:reduced;language:${language}`,
    );
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
  } catch (error) {
    if (tries === 1) throw error;
    await open(page, id, language, tries - 1);
  }
}

await Promise.all(
  Array.from({ length: WORKERS }, async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    let language = 'en';
    await open(page, ids[0] ?? '', language);
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const other = language === 'en' ? 'de' : 'en';
      try {
        const one = await page.evaluate(readWords, { id, language, isOpen: false });
        const two = await page.evaluate(readWords, { id, language: other, isOpen: true });
        const says = new Set(two);
        english.set(
          id,
          one === null || two === null
            ? null
            : [...new Set(one)].filter(
                (text) =>
                  says.has(text) &&
                  isText(text) &&
                  wordsOf(text).some((word) => word.length > 2 && !same.has(word)),
              ),
        );
        language = other;
      } catch {
        // The page went away under the story, or it keeps itself busy.
        english.set(id, null);
        language = 'en';
        await open(page, id, language);
      }
    }
  }),
);
await browser.close();

const found = [...english].filter(([, texts]) => texts === null || texts.length > 0);
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(
  join(root, 'reports/languages.json'),
  JSON.stringify(
    Object.fromEntries(found.toSorted(([one], [other]) => one.localeCompare(other))),
    null,
    2,
  ),
);
const texts = new Set(found.flatMap(([, one]) => one ?? []));
console.log(
  `${ids.length} stories, ${Math.round((performance.now() - began) / 1000)} s\n` +
    `${found.length} of them show English in German (${texts.size} texts). See reports/languages.json.`,
);
