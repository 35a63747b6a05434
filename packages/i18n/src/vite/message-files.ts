import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { flatten } from '../catalogue.ts';

/** Files of texts, by their paths below a language without `.json`: `common`, `account/newsletter`. */
export interface MessageFiles {
  /** What every page has. */
  readonly common: readonly string[];
  /** What only some pages have, by the part. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  /** What the server itself says. No page has a loader for it. */
  readonly server: readonly string[];
  /** What the studio of performers says. No page of a guest has a loader for it. */
  readonly studio: readonly string[];
}

/** What the studio loads of the folders below a language: its own words, and why something was refused. */
export const studioParts = ['studio', 'errors'] as const;

/**
 * Which files of texts there are. Whoever adds a text adds its file and edits no list.
 *
 * @param directory the folder that holds one for each language; English is the measure
 */
export function findMessageFiles(directory: string): MessageFiles {
  const folders = new Map<string, string[]>();
  const files = readdirSync(join(directory, 'en'), { encoding: 'utf8', recursive: true });
  for (const file of files.toSorted()) {
    if (!file.endsWith('.json')) continue;
    const path = file.replaceAll('\\', '/').slice(0, -'.json'.length);
    folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), path]);
  }
  const { '.': common = [], server = [], studio = [], ...parts } = Object.fromEntries(folders);
  return { common, server, studio, parts: new Map(Object.entries(parts)) };
}

/**
 * The module of all loaders, as a bundle has it: one chunk for each language and part. From the sources each
 * file is loaded by itself (`generated/page-messages.ts`).
 */
export function loadersModule(directory: string, languages: readonly string[]): string {
  const { parts } = findMessageFiles(directory);
  return `export const commonMessages = ${loadersOf(languages, '')};
export const messageParts = ${loadersOfParts(languages, [...parts.keys()])};
`;
}

/** The module of what the studio loads, as a bundle has it (`generated/studio-messages.ts`). */
export const studioLoadersModule = (languages: readonly string[]): string =>
  `export const studioMessages = ${loadersOfParts(languages, studioParts)};\n`;

const loadersOf = (languages: readonly string[], folder: string): string =>
  `{ ${languages.map((language) => `${language}: () => import('../messages/${language}/${folder}index.ts')`).join(', ')} }`;

const loadersOfParts = (languages: readonly string[], parts: readonly string[]): string => `{
${parts.map((part) => `  ${part}: ${loadersOf(languages, `${part}/`)},`).join('\n')}
}`;

/** The texts of the files of one folder by id; none where there is no such folder. */
export function readMessages(
  directory: string,
  onFile: (path: string) => void = () => undefined,
): Readonly<Record<string, string>> {
  const catalogue: Record<string, Record<string, string>> = {};
  for (const file of readdirSync(directory)) {
    if (!file.endsWith('.json')) continue;
    const path = join(directory, file);
    onFile(path);
    catalogue[basename(file, '.json')] = JSON.parse(
      readFileSync(path, 'utf8'),
    ) as (typeof catalogue)[string];
  }
  return flatten(catalogue);
}
