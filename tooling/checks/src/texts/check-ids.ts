import type ts from 'typescript';
import { readCatalogue } from './catalogues.ts';
import { extractIds, verifyLanguages } from './formatjs.ts';
import { saidIds } from './said-ids.ts';
import { join } from 'node:path';

export interface IdsToCheck {
  /** Holds a folder of JSON files for each language. */
  readonly catalogues: string;
  readonly languages: readonly string[];
  /** The sources that may say texts. */
  readonly sources: readonly string[];
  readonly compilerOptions: ts.CompilerOptions;
}

/**
 * Compares what sources say with what the catalogues hold: texts that are said and not there, texts that
 * nobody says, texts that differ between languages in more than their words.
 */
export function checkIds(of: IdsToCheck): readonly string[] {
  const texts = Object.fromEntries(
    of.languages.map((language) => {
      const catalogue = readCatalogue(join(of.catalogues, language));
      return [language, Object.fromEntries([...catalogue].map(([id, { text }]) => [id, text]))];
    }),
  );
  const ids = new Set(Object.keys(texts['en'] ?? {}));
  const extracted = extractIds(of.sources);
  const { said, problems } = saidIds(of.sources, ids, of.compilerOptions);
  const different = verifyLanguages(texts);
  return [
    ...[...extracted]
      .filter((id) => !ids.has(id))
      .map((id) => `${id} is said, no language has it.`),
    ...[...ids]
      .filter((id) => !said.has(id) && !extracted.has(id))
      .map((id) => `${id} is said by nobody: take it out of all languages.`),
    ...problems,
    ...(different === '' ? [] : [different]),
  ];
}
