import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessagePart } from '@vx/i18n';
import type { Plugin } from 'vite';

interface Declaration {
  readonly partsOfPages: Readonly<Record<string, readonly MessagePart[]>>;
}

const DECLARATION = 'parts-of-pages.ts';
const views = join(import.meta.dirname, '..');
const table = join(views, '../../features/src/app', DECLARATION);

const declarations = (): readonly string[] =>
  globSync(`*/${DECLARATION}`, { cwd: views, exclude: ['vite/**'] })
    .toSorted()
    .map((file) => join(views, file));

/**
 * What pages say of themselves in the `parts-of-pages.ts` of their systems, by the names of the route table.
 *
 * @param version passes by the cache of Node, where files change while it runs
 */
export async function readPartsOfPages(
  version = 0,
): Promise<ReadonlyMap<string, readonly MessagePart[]>> {
  const all = new Map<string, readonly MessagePart[]>();
  for (const file of declarations()) {
    const { partsOfPages } = (await import(
      `${pathToFileURL(file).href}?${version}`
    )) as Declaration;
    for (const [page, parts] of Object.entries(partsOfPages)) {
      if (all.has(page))
        throw new Error(`${file} says what ${page} brings, and so does another system.`);
      all.set(page, parts);
    }
  }
  return all;
}

/** Fills in the table of `@vx/features` with what the pages say. */
export function partsOfPages(): Plugin {
  return {
    name: 'vx-parts-of-pages',
    async load(id) {
      if (id !== table) return null;
      for (const file of declarations()) this.addWatchFile(file);
      const parts = Object.fromEntries(await readPartsOfPages(Date.now()));
      return `export const partsOfPages = ${JSON.stringify(parts)};`;
    },
    configureServer(server) {
      const onDeclaration = (file: string): void => {
        const module = server.moduleGraph.getModuleById(table);
        if (module && file.endsWith(DECLARATION)) void server.reloadModule(module);
      };
      server.watcher.on('add', onDeclaration).on('unlink', onDeclaration);
    },
  };
}
