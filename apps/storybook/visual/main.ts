/**
 * `pnpm --filter @vx/storybook visual`: compares pictures of components and screens with those in `baseline/`; with `--update` it
 * takes them anew. Other arguments go to Playwright: `-g inputs-button`. Ends with 77 where the kept pictures say nothing: another
 * Chromium, or another kind of machine, draws letters and shadows a little differently, and that is nobody's mistake.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { picturesBrowser } from '../chromium.ts';

/** What decides how a picture comes out, beside the code. */
interface MadeWith {
  /** The major version. */
  readonly chromium: string;
  readonly machine: string;
}

const root = join(import.meta.dirname, '..');
const baseline = join(import.meta.dirname, 'baseline');
const record = join(baseline, 'made-with.json');
const update = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((argument) => argument !== '--update');

async function machineOfToday(): Promise<MadeWith> {
  const executablePath = picturesBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const [major = ''] = browser.version().split('.');
    return { chromium: major, machine: `${process.platform}-${process.arch}` };
  } finally {
    await browser.close();
  }
}

function run(folder: string, program: string, ...args: readonly string[]): number {
  const { status, error } = spawnSync(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    stdio: 'inherit',
  });
  if (error) throw error;
  return status ?? 1;
}

const describe = ({ chromium: major, machine }: MadeWith): string =>
  `Chromium ${major} on ${machine}`;

function skip(reason: string): never {
  console.log(`Skipped: ${reason}`);
  process.exit(77);
}

if (!update && !existsSync(record)) skip('no pictures are kept yet. `visual:update` takes them.');
const today = await machineOfToday();
const isWhole = rest.length === 0;
if (!update || !isWhole) {
  const kept = JSON.parse(readFileSync(record, 'utf8')) as MadeWith;
  const difference = `the pictures were made with ${describe(kept)}, this is ${describe(today)}. VX_CHROMIUM names another browser.`;
  if (describe(kept) !== describe(today)) {
    if (!update) skip(difference);
    // Pictures of two browsers beside one another could not be compared by either.
    console.error(`Nothing was taken: ${difference}`);
    process.exit(1);
  }
}
// From its cache when nothing changed.
const built = run(
  join(root, '../..'),
  'turbo',
  'run',
  'build',
  '--filter=@vx/storybook',
  '--output-logs=errors-only',
);
if (built !== 0) process.exit(built);
if (update && isWhole) {
  rmSync(baseline, { recursive: true, force: true });
  mkdirSync(baseline);
}
const code = run(
  root,
  'playwright',
  'test',
  ...(update ? ['--update-snapshots=all'] : []),
  ...rest,
);
if (update && isWhole && code === 0) writeFileSync(record, `${JSON.stringify(today, null, 2)}\n`);
if (!update && code !== 0)
  console.log(
    `\nKept and now, with a slider between them: apps/storybook/reports/differences/index.html
Served: pnpm --filter @vx/storybook exec playwright show-report reports/differences
Meant?  pnpm --filter @vx/storybook visual:update -g <name>   (without -g: all of them)`,
  );
process.exitCode = code;
