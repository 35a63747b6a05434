import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentFacts } from './component-facts.ts';

const repository = resolve(import.meta.dirname, '../../../..');
const sources = join(repository, 'packages/ui/src');

const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import\()\s*'([^']+)'/gu)].map(([, from = '']) => from);

/** The file that a module of the views or of an app imports, or the component that it takes from the library. */
function target(from: string, file: string): { file: string } | { folder: string } | null {
  const [, folder] = /^@vx\/ui\/([\w-]+)$/u.exec(from) ?? [];
  if (folder !== undefined) return { folder };
  const [, view] = /^@vx\/views\/([\w/-]+)$/u.exec(from) ?? [];
  if (view !== undefined) return { file: join(repository, 'packages/views/src', view, 'index.ts') };
  return from.startsWith('.') ? { file: resolve(dirname(file), from) } : null;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A module of another kind, a style sheet for instance.
    return '';
  }
}

/** Folders of the library that a page reaches by what it imports. */
function foldersOf(page: string): ReadonlySet<string> {
  const seen = new Set([page]);
  const folders = new Set<string>();
  for (const file of seen)
    for (const from of importsOf(read(file))) {
      const found = target(from, file);
      if (found === null) continue;
      if ('folder' in found) folders.add(found.folder);
      else if (/\.tsx?$/u.test(found.file)) seen.add(found.file);
    }
  return folders;
}

/** Components that a component of the library is made with. */
function partsOf(folder: string): ReadonlySet<string> {
  const files = globSync(`${folder}/*.tsx`, {
    cwd: sources,
    exclude: (name) => /\.(?:stories|test)\.tsx$/u.test(name),
  });
  return new Set(
    files
      .flatMap((file) => importsOf(read(join(sources, file))))
      .map((from) => /^\.\.\/([\w-]+)\//u.exec(from)?.[1] ?? folder)
      .filter((other) => other !== folder),
  );
}

/** `packages/views/src/wallet/pages/TopUp.tsx`: "TopUp"; pages of one app alone name it. */
const nameOfPage = (file: string): string => {
  const app = /^apps\/(\w+)-web\//u.exec(relative(repository, file))?.[1];
  return `${basename(file, '.tsx')}${app === undefined ? '' : ` (${app})`}`;
};

/** Every version whose entry names the component, newest first, with those entries alone. */
function changesOf(component: string): ComponentFacts['changes'] {
  const [, ...versions] = read(join(repository, 'packages/ui/CHANGELOG.md')).split(/^## /mu);
  const named = new RegExp(`\\b${component}s?\\b`, 'u');
  return versions.flatMap((text) => {
    const version = text.slice(0, text.indexOf('\n')).trim();
    const entries = text
      .split(/^- /mu)
      .slice(1)
      .flatMap((entry) => entry.replace(/^[0-9a-f]{7,}: /u, '').split(/\n\s*\n/u))
      .map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim())
      .filter((paragraph) => named.test(paragraph) && !paragraph.startsWith('###'));
    return entries.length === 0 ? [] : [{ version, entries }];
  });
}

function facts(): Readonly<Record<string, ComponentFacts>> {
  const pages = globSync(
    ['packages/views/src/*/*pages/*.tsx', 'apps/{desktop,mobile}-web/app/pages/*.tsx'],
    { cwd: repository, exclude: (name) => name.endsWith('.test.tsx') },
  ).map((file) => join(repository, file));
  const reached = pages.map((page) => [nameOfPage(page), foldersOf(page)] as const);
  const folders = [
    ...new Set(globSync('*/*.stories.tsx', { cwd: sources }).map((file) => dirname(file))),
  ];
  const parts = new Map(folders.map((folder) => [folder, partsOf(folder)]));
  return Object.fromEntries(
    globSync('*/*.stories.tsx', { cwd: sources }).map((file) => {
      const folder = dirname(file);
      const name = basename(file, '.stories.tsx');
      const within = folders.filter((other) => parts.get(other)?.has(folder));
      return [
        file,
        {
          pages: reached.flatMap(([page, used]) => (used.has(folder) ? [page] : [])).toSorted(),
          within: within.toSorted(),
          changes: changesOf(name),
        },
      ];
    }),
  );
}

const id = 'virtual:component-facts';

/** What the code itself tells of each component: pages and components that use it, and its changes by version. */
export function componentFacts(): Plugin {
  let made: string | undefined;
  return {
    name: 'vx:component-facts',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      made ??= `export default ${JSON.stringify(facts())}`;
      return made;
    },
  };
}
