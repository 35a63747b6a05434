import { globSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { routeNames, type RouteName } from '@vx/routes';

/** Files of pages by the names of the route table. */
export type PageFiles = Readonly<Partial<Record<RouteName, string>>>;

const src = join(import.meta.dirname, '..');
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: src })
    .toSorted()
    .map((file) => join(src, file));
const nameOf = (file: string): string => basename(file, extname(file));

/** `MemberLimits.tsx` shows the route `memberLimits`: a page has the name of its route. */
export function pageFiles(files: readonly string[]): PageFiles {
  const names = new Map(
    routeNames.map((name) => [name.replace(/^./, (letter) => letter.toUpperCase()), name]),
  );
  const pages: Partial<Record<RouteName, string>> = {};
  for (const file of files) {
    const name = names.get(nameOf(file));
    if (name === undefined)
      throw new Error(`No route is named as the page ${file}: rename one of the two.`);
    if (pages[name] !== undefined)
      throw new Error(`Two pages show the route ${name}: ${pages[name]} and ${file}.`);
    pages[name] = file;
  }
  return pages;
}

/** The pages that both apps show alike. */
export const sharedPages = pageFiles(filesOf('*/pages/*.tsx'));

/** Those that stand inside the frame of a profile. */
export const profilePages = pageFiles(filesOf('*/profile-pages/*.tsx'));

/** Addresses outside the route table, by the names of their modules: forms post to them. */
export const formRoutes: Readonly<Record<string, string>> = Object.fromEntries(
  filesOf('*/pages/*.ts').map((file) => [nameOf(file), file]),
);
