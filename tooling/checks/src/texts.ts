/**
 * `pnpm texts`: whether what the sources say is in the catalogues and the other way round, for labels of
 * components as well, whether the languages agree, and whether each built page, and each piece of code that
 * comes late, brings the texts that it says. It reads the ids out of the code that a bundle made of them, so
 * that nobody keeps a list.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { languages } from '../../../packages/contract/src/enums/index.ts';
import { readPartsOfPages } from '../../../packages/views/src/vite/parts-of-pages.ts';
import { readCatalogue } from './texts/catalogues.ts';
import { checkIds } from './texts/check-ids.ts';
import { checkLabels } from './texts/check-labels.ts';
import { manifestOf, modulesOf, filesOf, pagesOf, routesOf, type ViteManifest } from './built.ts';
import { root } from './workspace.ts';

const catalogues = join(root, 'packages/i18n/src/messages');
const problems: string[] = [];

const optionsOf = (folder: string): ts.CompilerOptions =>
  ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    folder,
  ).options;

const wrongIds = checkIds({
  catalogues,
  languages,
  // What may say texts: whatever depends on @vx/i18n, or on @vx/features, which has its hooks.
  sources: globSync(
    ['packages/{i18n,features,views}/src/**/*.{ts,tsx}', 'apps/*/{app,src}/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: [
        '**/node_modules/**',
        '**/*.{test,stories,bench}.*',
        '**/testing/**',
        '**/messages/**',
      ],
    },
  ).map((file) => join(root, file)),
  compilerOptions: optionsOf(join(root, 'packages/views')),
});
const ui = join(root, 'packages/ui');
const wrong = [...wrongIds, ...checkLabels(ui, optionsOf(ui))];
if (wrong.length > 0) {
  console.error(wrong.map((line) => line.replaceAll(`${root}/`, '')).join('\n'));
  process.exit(1);
}

/** Which part each text is in; those that every page has are in none. */
const partOfText = new Map(
  [...readCatalogue(join(catalogues, 'en'))].map(([id, { part }]) => [id, part]),
);

/** `withTexts(['avs'], import('./GateDialog.tsx'))` in the sources: what code that comes late brings. */
const broughtWith = new Map<string, ReadonlySet<string>>();
for (const file of globSync(
  ['packages/{features,views}/src/**/*.{ts,tsx}', 'apps/*/app/**/*.{ts,tsx}'],
  {
    cwd: root,
    exclude: ['**/node_modules/**'],
  },
)) {
  const code = readFileSync(join(root, file), 'utf8');
  for (const [, list = '', path = ''] of code.matchAll(
    /withTexts\(\s*\[([^\]]*)\],\s*import\('(\.[^']+)'\)/g,
  )) {
    const parts = [...list.matchAll(/'(\w+)'/g)].map(([, part = '']) => part);
    broughtWith.set(join(dirname(file), path), new Set(parts));
  }
}

/** The part of the texts that begin so: the one of that name, where several parts hold some of them. */
function partOfPrefix(prefix: string): string | null | undefined {
  const parts = [...partOfText].flatMap(([text, part]) =>
    text.startsWith(prefix) && part !== null ? [part] : [],
  );
  return parts.find((part) => part === prefix.split('.')[0]) ?? parts[0];
}

/**
 * The ids in a piece of code, with the part of each. `errors.${code}` stands for every text that begins so;
 * a namespace alone, as `shell.${kind}`, would stand for all of it and is left to the browser tests.
 */
function saidIn(code: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const [, id = '', end] of code.matchAll(/[`"']([a-z]\w*\.[\w.]*)([`"']|\$\{)/gi)) {
    const isWhole = end !== '${';
    const part = isWhole ? partOfText.get(id) : partOfPrefix(id);
    const split = [...partOfText].some(([text, of]) => text.startsWith(id) && of === null);
    if (part && (isWhole || !split)) said.set(id, part);
  }
  return said;
}

function check(
  what: string,
  client: string,
  files: ReadonlySet<string>,
  here: ReadonlySet<string>,
): void {
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    for (const [id, part] of saidIn(readFileSync(join(client, file), 'utf8')))
      if (!here.has(part)) problems.push(`${what} says ${id} and does not bring "${part}".`);
  }
}

/** Chunks without the texts themselves. */
const codeOf = (manifest: ViteManifest): ViteManifest =>
  Object.fromEntries(
    Object.entries(manifest).filter(([key]) => !key.includes('i18n/src/messages/')),
  );

const partsOfPages = await readPartsOfPages();
let checked = 0;
for (const app of ['desktop-web', 'mobile-web']) {
  const client = join(root, `apps/${app}/build/client`);
  if (!existsSync(join(client, '.vite/manifest.json'))) {
    problems.push(`${app} is not built: run "pnpm build" first.`);
    continue;
  }
  const manifest = codeOf(manifestOf(client));
  const routes = routesOf(client);
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  for (const [name, id] of pagesOf(routes)) {
    const keys = modulesOf(routes, id).flatMap((file) => keyOf.get(file) ?? []);
    check(`${app}: ${name}`, client, filesOf(manifest, keys), new Set(partsOfPages.get(name)));
    checked += 1;
  }
  for (const [key, { src, isDynamicEntry }] of Object.entries(manifest)) {
    if (!isDynamicEntry || src === undefined || /react-router|route-chunk/.test(key)) continue;
    const path = join('apps', app, src.replace(/\?.*$/u, ''));
    const parts = broughtWith.get(path) ?? new Set<string>();
    check(`${app}: ${path}`, client, filesOf(manifest, [key]), parts);
    checked += 1;
  }
}

if (problems.length > 0) {
  console.error(
    `${[...new Set(problems)].join('\n')}\nAdd the part to the parts-of-pages.ts of its system in packages/views, or to withTexts where the code comes late.`,
  );
  process.exit(1);
}
console.log(`${checked} pages and late pieces of code bring the texts that they say.`);
