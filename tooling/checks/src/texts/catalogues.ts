/** The catalogues of @vx/i18n as they lie on disk, with the part that each text is in. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** One text of a catalogue: its part is null where every page has it. */
export interface CatalogueText {
  readonly part: string | null;
  readonly text: string;
}

/** All texts of a language by id, `namespace.key`. */
export function readCatalogue(directory: string): ReadonlyMap<string, CatalogueText> {
  const texts = new Map<string, CatalogueText>();
  for (const file of globSync('**/*.json', { cwd: directory }).toSorted()) {
    const part = dirname(file) === '.' ? null : dirname(file);
    const entries = JSON.parse(readFileSync(join(directory, file), 'utf8')) as object;
    for (const [key, text] of Object.entries(entries))
      texts.set(`${basename(file, '.json')}.${key}`, { part, text: text as string });
  }
  return texts;
}
