import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Folder } from '../src/generate/lists.ts';

const src = new URL('../src/', import.meta.url);
const isList = (file: string): boolean => file === 'index.ts' || file === 'generated.ts';

/** A source below `src`; empty where there is none yet. */
export function readSource(path: string): string {
  const file = new URL(path, src);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The sources of a folder below `src` by the name of their file, without its lists and tests. */
export function readFolder(folder: string): Folder {
  return Object.fromEntries(
    readdirSync(new URL(`${folder}/`, src))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !isList(file))
      .toSorted()
      .map((file) => [file.slice(0, -'.ts'.length), readSource(`${folder}/${file}`)]),
  );
}
