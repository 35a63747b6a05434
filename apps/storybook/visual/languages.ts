/**
 * `pnpm --filter @vx/storybook languages`: counts the English texts of stories that nobody has said in German, Dutch and
 * Spanish. `languages.json` holds how many there may be; more fail. `--keep` lowers that figure to what was found, `--list`
 * names them.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasWords, textsOf } from '../.storybook/languages/in-languages.ts';
import { languages, readWordBook, wordsOf } from '../.storybook/languages/word-book.ts';
import { castNames } from '../../../packages/ui/src/fixtures/art.ts';

interface Kept {
  /** How many texts may have no translation. */
  readonly maxEnglish: number;
  /** Words that are the same in every language: names, trade marks, codes. */
  readonly sameWords: readonly string[];
}

const repository = resolve(import.meta.dirname, '../../..');
const keptFile = join(import.meta.dirname, 'languages.json');
const kept = JSON.parse(readFileSync(keptFile, 'utf8')) as Kept;

const book = readWordBook();
const names = new Set([...castNames, ...kept.sameWords].flatMap(wordsOf));

/** Some stories are written in German, to show how long its words are. */
const isGerman = (text: string): boolean =>
  /[äöüß]|\p{L}{16,}/iu.test(text) || wordsOf(text).some((word) => book.germanWords.has(word));

/** An id, an address, a style or a name is nothing to translate. */
const isText = (text: string): boolean =>
  /^[\p{Lu}“(+]|\s/u.test(text.trim()) &&
  wordsOf(text).length > 0 &&
  !/^(?:[#./[(]|data:|https?:|vx-|var\(|WEBVTT|repeat\(|\d+(?:px|fr))|^[\w-]+\/|^\S+@\S+$|\bvx-|\(RU-/u.test(
    text,
  ) &&
  !wordsOf(text).every((word) => names.has(word));

const files = globSync(
  [
    'apps/storybook/stories/screens/*.tsx',
    'packages/ui/src/*/*.stories.tsx',
    'packages/ui/src/fixtures/*.{ts,tsx}',
  ],
  { cwd: repository },
).filter((file) => hasWords(file) && !file.includes('.test.'));
const texts = new Map<string, string>();
for (const file of files)
  for (const { sentence, where, parent } of textsOf(readFileSync(join(repository, file), 'utf8'))) {
    const text = sentence.trim();
    const key = (parent?.['key'] as { name?: unknown } | undefined)?.name;
    if (where.isPlayed || where.isGerman || (key === 'title' && /^[A-Z]\w+\/\w/u.test(text)))
      continue;
    if (isText(text) && !isGerman(text)) texts.set(text, file);
  }
const english = [...texts].filter(([text]) =>
  languages.some((language) => book.translate(text, language) === null),
);
if (process.argv.includes('--list'))
  for (const [text, file] of english) console.log(`${file}: ${text}`);
console.log(
  `${texts.size} texts of stories, ${english.length} without a translation; at most ${kept.maxEnglish} may have none.`,
);
if (english.length < kept.maxEnglish) {
  if (process.argv.includes('--keep'))
    writeFileSync(
      keptFile,
      `${JSON.stringify({ ...kept, maxEnglish: english.length }, null, 2)}\n`,
    );
  else console.log('Fewer than before: `--keep` writes it down.');
}
process.exitCode = english.length > kept.maxEnglish ? 1 : 0;
