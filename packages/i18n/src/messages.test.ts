import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { errorCodes } from '@vx/contract/errors';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outputs } from '../tools/generate.ts';
import { errorText, languageNames, languages, loadAllMessages } from './index.ts';
import { isServerMessageId, serverMessages } from './server/index.ts';
import { loadStudioMessages } from './studio/index.ts';

const catalogues = await Promise.all(
  languages.map(async (language) => {
    const ofPages = (await loadAllMessages(language)) as Readonly<Record<string, string>>;
    const ofStudio = (await loadStudioMessages(language)) as Readonly<Record<string, string>>;
    return {
      language,
      texts: Object.entries({ ...ofPages, ...serverMessages[language], ...ofStudio }),
    };
  }),
);
const english = new Map(catalogues.find(({ language }) => language === 'en')?.texts);

/** The placeholders of a text with their kinds, as `name:kind`. */
function placeholdersOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...placeholdersOf(element.children)];
      case TYPE.plural:
      case TYPE.select: {
        const inside = Object.values(element.options).flatMap(({ value }) => placeholdersOf(value));
        return [`${element.value}:${TYPE[element.type]}`, ...inside];
      }
      default:
        return [`${element.value}:${TYPE[element.type]}`];
    }
  });
}

const placeholders = (text: string) => [...new Set(placeholdersOf(parse(text)))].toSorted();

describe.each(catalogues)('$language', ({ language, texts }) => {
  test('has exactly the texts of English', () => {
    const ids = texts.map(([id]) => id);
    expect({
      missing: [...english.keys()].filter((id) => !ids.includes(id)),
      surplus: ids.filter((id) => !english.has(id)),
    }).toEqual({ missing: [], surplus: [] });
  });

  test('has no empty text and no ICU error', () => {
    for (const [id, text] of texts) {
      expect(text.trim(), id).not.toBe('');
      expect(text, id).toBe(text.trim());
      expect(() => parse(text), id).not.toThrow();
    }
  });

  test('has the placeholders of English in every text', () => {
    for (const [id, text] of texts) {
      expect(placeholders(text), id).toEqual(placeholders(english.get(id) ?? ''));
    }
  });

  test('speaks calmly: no exclamation marks, no shouting', () => {
    for (const [id, text] of texts) {
      // Performers write in a tone of their own.
      if (!id.startsWith('occasions.')) expect(text, id).not.toMatch(/[!¡]/);
      expect(text, id).not.toMatch(/\b[A-ZÄÖÜ]{5,}\b/);
    }
  });

  test('speaks to a friend: du, je, tú', () => {
    const formal = {
      de: /\b(Sie|Ihnen|Ihre?[nmrs]?)\b/,
      nl: /\b(u|uw)\b/i,
      es: /\b(usted|ustedes)\b/i,
      en: /\b(dear customer|sir|madam)\b/i,
    }[language];
    // A sentence about the preview (feminine in German) may begin with "Sie".
    const other = new Set(['exitCodes.livePreviewEnds.money']);
    for (const [id, text] of texts) {
      if (!other.has(id)) expect(text, id).not.toMatch(formal);
    }
  });
});

test('the lists of files are fresh (run `pnpm --filter @vx/i18n run generate`)', () => {
  for (const [path, text] of outputs) expect(readFileSync(path, 'utf8')).toBe(text);
});

describe('texts for errors', () => {
  test('[RU-texts-not-shown][ER-userTexts] exist for every code of the contract, and for none besides', () => {
    const ids = [...english.keys()].filter((id) => id.startsWith('errors.'));
    const expected = Object.keys(errorCodes).map((code) => `errors.${code}`);
    expect(ids.toSorted()).toEqual(expected.toSorted());
  });

  test('a code that is not known gets the general text', () => {
    expect(errorText('PRICE_CHANGED')).toBe('errors.PRICE_CHANGED');
    expect(errorText('FROM_THE_FUTURE')).toBe('errors.INTERNAL');
    expect(errorText(undefined)).toBe('errors.INTERNAL');
  });
});

test('no text of the studio is among those of guests’ pages', async () => {
  const ofPages = Object.keys(await loadAllMessages('en'));
  expect(ofPages.filter((id) => id.startsWith('studio.'))).toEqual([]);
});

test('no text of the server has the id of a text of pages', async () => {
  const ofPages = Object.keys(await loadAllMessages('en'));
  expect(ofPages.filter(isServerMessageId)).toEqual([]);
});

test('every language has a name of its own', () => {
  expect(Object.keys(languageNames).toSorted()).toEqual([...languages].toSorted());
});
