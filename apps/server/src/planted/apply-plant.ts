import { sourcePlants, type Edit, type SourcePlant } from './source-plants.ts';

/** Puts an edit into a text. Throws where the text has moved on: a bug that is not planted proves nothing. */
export function applyEdit(text: string, { file, find, replace }: Edit): string {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(
      `A planted bug wants this once in ${file}, it is there ${parts.length - 1} times:\n${find}`,
    );
  return parts.join(replace);
}

/** The plant that the environment asks for. Outside of tests always `null`. */
export function findPlant(env: Readonly<Record<string, string | undefined>>): SourcePlant | null {
  if (env['NODE_ENV'] !== 'test') return null;
  return sourcePlants.find(({ name }) => name === env['VX_PLANT']) ?? null;
}
