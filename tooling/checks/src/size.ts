/**
 * `pnpm size`: what the packages and components weigh and how much JavaScript the first load of each page carries,
 * beside their budgets. Over a budget the command fails.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readPartsOfPages } from '../../../packages/views/src/vite/parts-of-pages.ts';
import { STUDIO_PATH } from '../../../packages/contract/src/studio/index.ts';
import { filesOf, manifestOf, modulesOf, pagesOf, routesOf, type Routes } from './built.ts';
import { checkReadmes } from './size-readmes.ts';
import { uiSizes } from './size-ui.ts';
import { root } from './workspace.ts';

interface PackageBudget {
  readonly what: string;
  /** Code of a consumer; everything it reaches is counted except what the page has anyway. */
  readonly code: string;
  readonly gzip: number;
}

/** In bytes, gzip, minified, with everything they bring along. */
const packages: readonly PackageBudget[] = [
  { what: 'currency, all of it', code: `export * from '@vx/currency'`, gzip: 2_048 },
  {
    what: 'api-client, REST',
    code: `export { createRestClient } from '@vx/api-client'`,
    gzip: 4_096,
  },
  { what: 'realtime', code: `export { createRealtime } from '@vx/realtime'`, gzip: 6_144 },
  {
    what: 'realtime, with its transport',
    code: `export { createBrowserRealtime } from '@vx/realtime/platform'`,
    gzip: 10_240,
  },
  { what: 'kernel, all of it', code: `export * from '@vx/kernel'`, gzip: 2_048 },
  {
    what: 'routes, build and match',
    code: `export { build, match } from '@vx/routes'`,
    gzip: 6_144,
  },
  {
    what: 'contract, hints',
    code: `export { isIdempotent, restHint } from '@vx/contract/hints'`,
    gzip: 2_048,
  },
  {
    what: 'content-core',
    code: `export { createPurchase } from '@vx/content-core'`,
    gzip: 2_048,
  },
  {
    what: 'live-core',
    code: `export { createLiveChat, createPreview } from '@vx/live-core'`,
    // The codes of all refusals come with it.
    gzip: 5_376,
  },
  {
    what: 'session-core',
    code: `export { createConsent, createGuestSession } from '@vx/session-core'`,
    gzip: 3_072,
  },
  {
    what: 'money-core',
    code: `export { createOneClick, createRechargeTap, createTopUp } from '@vx/money-core'`,
    gzip: 4_608,
  },
  {
    what: 'rewards-core',
    code: `export { createIncentives, createPromotion, createRedeem } from '@vx/rewards-core'`,
    gzip: 6_144,
  },
  {
    what: 'messenger-core',
    code: `export { createConversation, createMessenger } from '@vx/messenger-core'`,
    gzip: 3_072,
  },
  {
    what: 'notify-core',
    code: `export { createFavourites, createNotifications, createWebPush } from '@vx/notify-core'`,
    gzip: 4_096,
  },
];

/** First load of home, brotli: entry, root, page and texts; less than 165,000 bytes. */
const FIRST_BUDGET = 165_000;
/** With what follows when the page is idle: the socket and the query client. */
const PAGE_BUDGET = 187.7 * 1024;

/** Pages that read what they write in the query client; every other holds what it shows (ADR 0034). */
const WITH_QUERIES = new Set(['actorVideoDetails']);

/** First loads that are held beside that of home, brotli. */
const FIRST_BUDGETS: ReadonlyMap<string, number> = new Map([
  // It leads to the sections of the account, and loads none of them.
  ['memberSettings', 167 * 1024],
  // Each section loads itself alone, as other pages of members do.
  ['memberProfile', 184 * 1024],
  ['memberSecurity', 183.5 * 1024],
  ['memberPhone', 178 * 1024],
  ['memberAlerts', 179.6 * 1024],
  ['memberNews', 184.4 * 1024],
  ['memberPrivacy', 182.4 * 1024],
]);

/** What the studio loads before anybody has logged in, German included, brotli: all of its pages. */
const STUDIO_BUDGET = 150 * 1024;

/** Files of the first load of home: each is a request, whose way costs as much as 30 kB on a phone's line. */
const FILE_BUDGET = { code: 15, styles: 3 };

/** Styles that a page links, brotli: those of its own components and of its frame. */
const STYLE_BUDGET = 32 * 1024;

const kB = (bytes: number): string => `${(bytes / 1024).toFixed(2)} kB`;
const problems: string[] = [];

async function packageSize(code: string): Promise<number> {
  const result = await build({
    stdin: { contents: code, resolveDir: join(root, 'packages/features'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    external: ['react', 'react-dom'],
  });
  return gzipSync(result.outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}

/** The style sheets of a route and of the frames that it stands in, as paths in the build. */
function stylesOf(routes: Routes, id: string): readonly string[] {
  const route = routes[id];
  if (!route) return [];
  const { css = [], parentId } = route;
  const own = css.map((path) => path.slice(path.indexOf('assets/')).replace(/#.*$/u, ''));
  return parentId === undefined ? own : [...own, ...stylesOf(routes, parentId)];
}

const weights = new Map<string, number>();

/** Size of a file in brotli, at the best quality; each file is weighed once. */
function brotli(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(readFileSync(path), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  weights.set(path, length);
  return length;
}

/** The texts of a page besides those of every page. */
const partsOfPages = await readPartsOfPages();

function pageSizes(app: string): void {
  const client = join(root, `apps/${app}/build/client`);
  if (!existsSync(join(client, '.vite/manifest.json'))) {
    problems.push(`${app} is not built: run "pnpm build" first.`);
    return;
  }
  const manifest = manifestOf(client);
  const keys = Object.keys(manifest);
  const find = (part: string): string[] => keys.filter((key) => key.includes(part));
  const keyOf = new Map(keys.map((key) => [manifest[key]?.file, key]));
  const entry = find('entry.client.tsx');
  const german = (name: string): string[] => [
    ...find('messages/de/index.ts'),
    ...find('labels-de/index.ts'),
    ...(partsOfPages.get(name) ?? []).flatMap((part) => find(`messages/de/${part}/`)),
  ];
  const late = [...find('realtime-binding'), ...find('page-queries')];
  console.log(`\n${app}: JavaScript and styles of a first load, brotli`);
  const routes = routesOf(client);
  const pages = pagesOf(routes);
  const sum = (files: ReadonlySet<string>): number =>
    [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce((total, file) => total + brotli(join(client, file)), 0);
  for (const [name, id] of pages) {
    const chunks = modulesOf(routes, id).flatMap((file) => keyOf.get(file) ?? []);
    const first = filesOf(manifest, [...entry, ...chunks, ...german(name)]);
    const now = sum(first);
    const then = sum(filesOf(manifest, [...entry, ...chunks, ...german(name), ...late]));
    const sheets = new Set(stylesOf(routes, id));
    const code = [...first].filter((file) => file.endsWith('.js')).length;
    const early = [...first].some((file) => /\/queries-[\w-]+\.js$/u.test(file));
    if (early && !WITH_QUERIES.has(name))
      problems.push(`${app}: ${name} loads the query client before it comes to life.`);
    const isHome = name === 'home';
    const over = isHome
      ? now > FIRST_BUDGET || then > PAGE_BUDGET
      : now > (FIRST_BUDGETS.get(name) ?? Infinity);
    if (over && !isHome)
      problems.push(
        `${app}: ${name} loads ${kB(now)} first, its budget is ${kB(FIRST_BUDGETS.get(name) ?? 0)}.`,
      );
    if (over && isHome)
      problems.push(
        `${app}: home loads ${kB(now)} first and ${kB(then)} in all, its budgets are ${kB(FIRST_BUDGET)} and ${kB(PAGE_BUDGET)}.`,
      );
    if (isHome && (code > FILE_BUDGET.code || sheets.size > FILE_BUDGET.styles))
      problems.push(
        `${app}: home loads ${code} files of code and ${sheets.size} of styles, its budget is ${FILE_BUDGET.code} and ${FILE_BUDGET.styles}.`,
      );
    const styles = [...sheets].reduce((total, file) => total + brotli(join(client, file)), 0);
    const overdressed = styles > STYLE_BUDGET;
    if (overdressed)
      problems.push(
        `${app}: ${name} links ${kB(styles)} of styles, its budget is ${kB(STYLE_BUDGET)}.`,
      );
    console.log(
      `${over || overdressed ? 'OVER' : 'ok  '} ${name.padEnd(20)} ${kB(now).padStart(10)} first, ${kB(then).padStart(10)} when idle, ${kB(styles).padStart(9)} of styles, ${code} + ${sheets.size} files`,
    );
  }
  const every = globSync('assets/*.css', { cwd: client }).reduce(
    (total, file) => total + brotli(join(client, file)),
    0,
  );
  console.log(`     all styles of the app: ${kB(every)}`);
  // A page that carried what others need would weigh as much as all of them.
  if (every < STYLE_BUDGET)
    problems.push(`${app}: the budget of styles is wider than all of them, ${kB(every)}.`);
}

/** What guests load never names the studio: neither its calls and socket nor its address (ADR 0036). */
function studioStaysApart(app: string): void {
  const client = join(root, `apps/${app}/build/client`);
  const files = globSync('**/*.{js,css,html,json,webmanifest}', { cwd: client });
  for (const file of files)
    if (readFileSync(join(client, file), 'utf8').includes(STUDIO_PATH))
      problems.push(`${app}: ${file} names ${STUDIO_PATH}, which no page of a guest may.`);
}

function studioSize(): void {
  const dist = join(root, 'apps/studio/dist');
  if (!existsSync(join(dist, '.vite/manifest.json'))) {
    problems.push('studio is not built: run "pnpm build" first.');
    return;
  }
  const manifest = manifestOf(dist);
  const keys = Object.keys(manifest);
  const words = ['messages/de/studio/', 'messages/de/errors/', 'labels-de/index.ts'];
  const german = words.map((part) => keys.find((key) => key.includes(part)) ?? '');
  const first = filesOf(manifest, ['index.html', ...german]);
  const code = [...first].filter((file) => file.endsWith('.js'));
  const bytes = code.reduce((total, file) => total + brotli(join(dist, file)), 0);
  // What is not there would weigh nothing.
  if (code.length <= german.length || german.includes(''))
    problems.push('studio: entry or words are not in its manifest.');
  // Guests' texts, which nothing here says.
  const foreign = keys.filter((key) => /messages\/\w+\/(?!studio|errors)\w+\/index/u.test(key));
  if (foreign.length > 0) problems.push(`studio: it is built with ${foreign.join(', ')}.`);
  const over = bytes > STUDIO_BUDGET;
  if (over)
    problems.push(`studio: it loads ${kB(bytes)} first, its budget is ${kB(STUDIO_BUDGET)}.`);
  console.log(
    `\nstudio: JavaScript of a first load, brotli\n${over ? 'OVER' : 'ok  '} ${'every page'.padEnd(20)} ${kB(bytes).padStart(10)} of ${kB(STUDIO_BUDGET)}, ${code.length} files`,
  );
}

const measured = new Map<string, number>();
console.log('Packages, gzip');
for (const { what, code, gzip } of packages) {
  const bytes = await packageSize(code);
  measured.set(what, bytes);
  const over = bytes > gzip;
  if (over) problems.push(`${what}: ${bytes} bytes, budget ${gzip}.`);
  console.log(
    `${over ? 'OVER' : 'ok  '} ${what.padEnd(26)} ${kB(bytes).padStart(10)} of ${kB(gzip)}`,
  );
}
problems.push(...checkReadmes(measured, process.argv.includes('--write')));
problems.push(...(await uiSizes()));
for (const app of ['desktop-web', 'mobile-web']) {
  pageSizes(app);
  studioStaysApart(app);
}
studioSize();

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exit(1);
}
