import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Languages that stories can be shown in beside English, in the order of an entry in `words/`. */
export const languages = ['de', 'nl', 'es'] as const;
export type Language = (typeof languages)[number];

const repository = resolve(import.meta.dirname, '../../../..');

type Messages = { readonly [key: string]: string | Messages };
type Entry = readonly string[];

/** A message with named values, to be found in an English sentence that has them filled in. */
interface Pattern {
  readonly sentence: RegExp;
  readonly names: readonly string[];
  readonly translations: Entry;
}

export interface WordBook {
  /** What stands for an English text, or `null` where nobody has said it in that language. */
  readonly translate: (text: string, language: Language) => string | null;
  /** English texts that are the same word in German: "Chat", "Video". */
  readonly sameInGerman: ReadonlySet<string>;
  /** Words that German texts have and English ones do not. */
  readonly germanWords: ReadonlySet<string>;
}

const flat = (messages: Messages, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  );

const readMessages = (file: string): ReadonlyMap<string, string> =>
  new Map(flat(JSON.parse(readFileSync(file, 'utf8')) as Messages));

/** Every text of the product in English, with what it is in the other languages. */
function productTexts(): readonly (readonly [english: string, translations: Entry])[] {
  const folders = [
    { folder: join(repository, 'packages/i18n/src/messages'), files: '{en}/**/*.json' },
    { folder: join(repository, 'packages/ui/src/labels/messages'), files: 'en.json' },
  ];
  return folders.flatMap(({ folder, files }) =>
    globSync(files.replace('{en}', 'en'), { cwd: folder }).flatMap((file) => {
      const translated = languages.map((language) =>
        readMessages(join(folder, file.replace(/^en\b/u, language))),
      );
      return [...readMessages(join(folder, file))].flatMap(([id, english]) => {
        const entry = translated.flatMap((messages) => messages.get(id) ?? []);
        return entry.length === languages.length ? [[english, entry] as const] : [];
      });
    }),
  );
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

const MIN_LETTERS = 5;

/** Null for a message without values, with plurals or with markup, and for one that would fit nearly anything. */
function patternOf(english: string, translations: Entry): Pattern | null {
  const all = [english, ...translations];
  if (!/\{\w+\}/u.test(english) || all.some((text) => /<|\{[^}]*,/u.test(text))) return null;
  const words = english.replaceAll(/\{\w+\}/gu, '');
  if (words.replaceAll(/[^a-z]/giu, '').length < MIN_LETTERS) return null;
  return {
    sentence: new RegExp(
      `^${english
        .split(/\{\w+\}/u)
        .map(escaped)
        .join('(.+?)')}$`,
      'u',
    ),
    names: [...english.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name),
    translations,
  };
}

/** The texts of `words/`, which the product does not have: `{ "English": ["Deutsch", "Nederlands", "Español"] }`. */
function ownTexts(): readonly (readonly [string, Entry])[] {
  const folder = resolve(import.meta.dirname, '../../words');
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Readonly<Record<string, Entry>>,
      ),
    );
}

/** Words that are neither a name nor an amount. */
const isSentence = (value: string): boolean =>
  /\p{Ll}{3,}/u.test(value.replaceAll(/\p{Lu}\p{L}*/gu, ''));

/** The words of a text, in small letters. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\{\w+\}/gu, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** Reads the texts of the product and those that only stories have. What a story says as the product does is translated as there. */
export function readWordBook(): WordBook {
  const product = productTexts();
  const known = new Map<string, Entry>(
    [...product].toReversed().filter(([english]) => !/[<{]/u.test(english)),
  );
  for (const [english, entry] of ownTexts()) known.set(english, entry);
  const patterns = product.flatMap(
    ([english, translations]) => patternOf(english, translations) ?? [],
  );
  const translate = (text: string, language: Language): string | null => {
    const place = languages.indexOf(language);
    const exact = known.get(text)?.[place];
    if (exact !== undefined) return exact;
    for (const { sentence, names, translations } of patterns) {
      const values = sentence.exec(text)?.slice(1);
      if (values === undefined) continue;
      const translated = values.map(
        (value) => translate(value, language) ?? (isSentence(value) ? null : value),
      );
      // "About {topic}" does not mean "About 11 minutes left".
      if (translated.includes(null)) continue;
      return (translations[place] ?? text).replaceAll(
        /\{(\w+)\}/gu,
        (_, name: string) => translated[names.indexOf(name)] ?? '',
      );
    }
    return null;
  };
  const same = [...known].flatMap(([english, [german]]) => (english === german ? [english] : []));
  const englishWords = new Set([...known.keys()].flatMap(wordsOf));
  const german = [...known.values()].flatMap(([text = '']) => wordsOf(text));
  return {
    translate,
    sameInGerman: new Set(same),
    germanWords: new Set(german.filter((word) => !englishWords.has(word))),
  };
}
