/**
 * What components cost a page, from the built package: nothing comes along that was not asked for, and every
 * path that the package promises is there.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { root } from './workspace.ts';

const ui = join(root, 'packages/ui');
const dist = join(ui, 'dist');

interface ComponentBudget {
  readonly what: string;
  readonly code: string;
  /** Style sheets of these folders may come along, no others. */
  readonly styles: readonly string[];
  /** Bytes, brotli: the script that loads at once, without React, and all styles. */
  readonly script: number;
  readonly style: number;
  /** It has buttons with a tooltip, whose primitive comes with the first one that is shown. */
  readonly tooltip?: true;
}

/** In no file of the page, not even in one that loads later. With a tooltip: in none that loads at once. */
const heavy = /node_modules\/(?:hls\.js|@base-ui|@floating-ui)\//u;
const buttonStyles = ['button', 'icon', 'price', 'spinner'];

const budgets: readonly ComponentBudget[] = [
  {
    what: 'base styles',
    code: `import '@vx/ui/styles.css'`,
    styles: ['styles', 'tokens'],
    script: 64,
    style: 20_000,
  },
  {
    what: 'one button, by its path',
    code: `export { Button } from '@vx/ui/button'`,
    styles: buttonStyles,
    script: 4_500,
    style: 2_500,
  },
  {
    what: 'one icon of the set',
    code: `export { heartIcon } from '@vx/ui/icons'`,
    styles: [],
    script: 1_024,
    style: 0,
  },
  {
    what: 'one performer tile',
    code: `export { PerformerTile } from '@vx/ui/performer-tile'`,
    styles: [
      ...buttonStyles,
      'badge',
      'icon-button',
      'live-badge',
      'performer-tile',
      'picture',
      'toggle-button',
      'tooltip',
      'progress',
    ],
    script: 10_000,
    style: 6_000,
    tooltip: true,
  },
  {
    what: 'the provider alone',
    code: `export { UiProvider } from '@vx/ui'`,
    styles: [],
    script: 4_500,
    style: 0,
  },
];

const brotli = (bytes: Uint8Array): number =>
  bytes.length === 0
    ? 0
    : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** What a team outside gets: `publishConfig.exports` instead of the sources of the workspace. */
const published: Plugin = {
  name: 'published',
  setup(bundle) {
    bundle.onResolve({ filter: /^@vx\/ui(?:\/|$)/ }, (args) => {
      const target = targetOf(args.path.replace(/^@vx\/ui/u, '.'));
      return target === undefined
        ? { errors: [{ text: `@vx/ui does not export ${args.path}` }] }
        : { path: target, sideEffects: target.endsWith('.css') };
    });
  },
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`.padStart(10);

type Target = string | Readonly<Record<string, string>>;
const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
  readonly publishConfig: { readonly exports: Readonly<Record<string, Target>> };
};

function targetOf(path: string, condition = 'import'): string | undefined {
  const { exports } = manifest.publishConfig;
  const found = exports[path] ?? exports['./*'];
  const target = typeof found === 'string' ? found : (found?.[condition] ?? found?.['default']);
  return target === undefined ? undefined : join(ui, target.replace('*', path.slice(2)));
}

/** Every folder of the sources with an index is a path; script and types of each have to be there. */
function missingPaths(): { readonly paths: number; readonly missing: readonly string[] } {
  const folders = globSync('src/*/index.ts', { cwd: ui })
    .map((file) => `./${dirname(file).slice('src/'.length)}`)
    .filter((path) => path !== './fixtures');
  const named = Object.keys(manifest.publishConfig.exports).filter((path) => !path.includes('*'));
  const missing = [...new Set([...folders, ...named])].flatMap((path) =>
    [targetOf(path), targetOf(path, 'types')]
      .filter((file) => file !== undefined && !existsSync(file))
      .map((file) => `@vx/ui: ${path} leads to ${file}, which the build did not write.`),
  );
  return { paths: folders.length, missing };
}

interface Cost {
  readonly script: number;
  readonly style: number;
  /** Modules of `heavy`, in whichever file of the page. */
  readonly heavy: readonly string[];
  /** Those of them that load at once. */
  readonly heavyAtOnce: readonly string[];
  /** Folders whose style sheets came along. */
  readonly styles: readonly string[];
}

async function costOf(code: string): Promise<Cost> {
  const result = await build({
    stdin: { contents: code, resolveDir: ui, loader: 'ts' },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2023',
    outdir: 'out',
    external: ['react', 'react-dom', 'react/jsx-runtime', '*.woff2'],
    plugins: [published],
  });
  const { outputs } = result.metafile;
  const inputsOf = (paths: readonly string[]): readonly string[] =>
    paths.flatMap((path) =>
      Object.entries(outputs[path]?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
        bytesInOutput > 0 ? [file] : [],
      ),
    );
  const inputs = inputsOf(Object.keys(outputs));
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === '<stdin>');
  const atOnce = new Set(entry === undefined ? [] : [entry]);
  // The set grows while it is walked: what those import loads at once, too.
  for (const path of atOnce)
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && outputs[next] !== undefined) atOnce.add(next);
  const sum = (isCounted: (path: string) => boolean): number =>
    result.outputFiles
      .filter(({ path }) => isCounted(relative(process.cwd(), path)))
      .reduce((total, { contents }) => total + brotli(contents), 0);
  const styles = inputs
    .filter((file) => file.endsWith('.css'))
    .map((file) => /dist\/([\w-]+)\/[\w-]+\.css$/u.exec(file)?.[1] ?? file);
  return {
    script: sum((path) => atOnce.has(path) && path.endsWith('.js')),
    style: sum((path) => path.endsWith('.css')),
    heavy: inputs.filter((file) => heavy.test(file)),
    heavyAtOnce: inputsOf([...atOnce]).filter((file) => heavy.test(file)),
    styles: [...new Set(styles)],
  };
}

/** The check would notice: these do bring what the others must not. */
async function blindness(): Promise<readonly string[]> {
  const player = await costOf(`export { VideoPlayer } from '@vx/ui/video-player'`);
  const dialog = await costOf(`export { Dialog } from '@vx/ui/dialog'`);
  const button = await costOf(`export { IconButton } from '@vx/ui/icon-button'`);
  return [
    ...(player.heavy.some((file) => file.includes('hls.js')) ? [] : ['hls.js in the player']),
    ...(dialog.heavy.some((file) => file.includes('@base-ui')) ? [] : ['Base UI in the dialog']),
    ...(button.heavy.length > 0 && button.heavyAtOnce.length === 0
      ? []
      : ['Base UI behind the tooltip of a button']),
    ...(player.styles.includes('video-player') ? [] : ['the styles of the player']),
  ].map((what) => `The check of components is blind: it does not see ${what}.`);
}

/** Prints a line for each budget and gives the problems. */
export async function uiSizes(): Promise<readonly string[]> {
  console.log('\nComponents, brotli, without React');
  if (!existsSync(join(dist, 'index.js'))) {
    return ['@vx/ui is not built: run "pnpm build" first.'];
  }
  const { paths, missing } = missingPaths();
  const problems = [...missing, ...(await blindness())];
  for (const budget of budgets) {
    const cost = await costOf(budget.code);
    const foreign = cost.styles.filter((folder) => !budget.styles.includes(folder));
    const found: string[] = [];
    if (cost.script > budget.script)
      found.push(`${cost.script} bytes of script, its budget is ${budget.script}`);
    if (cost.style > budget.style)
      found.push(`${cost.style} bytes of styles, its budget is ${budget.style}`);
    const brought = budget.tooltip === true ? cost.heavyAtOnce : cost.heavy;
    if (brought.length > 0) found.push(`it brings ${brought.slice(0, 3).join(', ')}`);
    if (foreign.length > 0) found.push(`it brings the styles of ${foreign.join(', ')}`);
    problems.push(...found.map((text) => `${budget.what}: ${text}.`));
    console.log(
      `${found.length > 0 ? 'OVER' : 'ok  '} ${budget.what.padEnd(26)} ${kB(cost.script)} script, ${kB(cost.style)} styles`,
    );
  }
  console.log(`${missing.length > 0 ? 'FAIL' : 'ok  '} ${paths} import paths`);
  return problems;
}
