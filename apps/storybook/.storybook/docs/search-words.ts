import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ComponentDocs } from '../../../../packages/ui/src/fixtures/component-docs.ts';

const sources = resolve(import.meta.dirname, '../../../../packages/ui/src');

/** Where the manager finds them, beside its index. */
const FILE = 'search-words.json';

/** Components of the same folder that have no stories of their own: "Note" and "OfflineBanner" stand with "StatusBar". */
function siblings(story: string, own: ReadonlySet<string>): readonly string[] {
  const folder = dirname(story);
  const isMain =
    globSync(`${folder}/*.stories.tsx`, { cwd: sources }).length === 1 ||
    basename(story, '.stories.tsx').toLowerCase() === folder.replaceAll('-', '');
  if (!isMain) return [];
  const text = readFileSync(join(sources, folder, 'index.ts'), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\}/gu)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]\w*$/u.test(name) && !own.has(name));
}

/** By the title of its stories, what else a component is looked for by: "Overlays/Dialog": ["modal", "popup"]. */
async function searchWords(): Promise<Readonly<Record<string, readonly string[]>>> {
  const stories = globSync('*/*.stories.tsx', { cwd: sources });
  const own = new Set(stories.map((story) => basename(story, '.stories.tsx')));
  const found = stories.map(async (story) => {
    const docs = join(sources, story.replace('.stories.tsx', '.docs.ts'));
    const title = /title: '([^']+)'/u.exec(readFileSync(join(sources, story), 'utf8'))?.[1];
    if (title === undefined) return [];
    const written = existsSync(docs)
      ? ((await import(pathToFileURL(docs).href)) as { readonly default: ComponentDocs })
      : null;
    return [[title, [...siblings(story, own), ...(written?.default.alsoCalled ?? [])]] as const];
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

/** Gives the manager the words that the search is to know. */
export function searchWordsFile(): Plugin {
  return {
    name: 'vx:search-words',
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: JSON.stringify(await searchWords()),
      });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response, next) => {
        searchWords().then((words) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(words));
        }, next);
      });
    },
  };
}
