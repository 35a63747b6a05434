import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs) ?? null;
}

const onSystem = () => onPath(names) ?? macs.find(runs) ?? null;

/**
 * Finds what draws pages as Chromium does and has nothing around them: `VX_HEADLESS_SHELL`, then the system.
 * `null` where there is none; a whole Chromium does the same then, and takes longer.
 */
export const findHeadlessShell = () =>
  process.env.VX_HEADLESS_SHELL ?? onPath(['chromium-headless-shell', 'chrome-headless-shell']);

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && runs(path) ? path : null;
}

const quiet = { stdio: 'ignore' };

/**
 * Finds a Chromium: `VX_CHROMIUM`, then the system, then Playwright's own; else installs one through
 * Playwright or the system's package manager. Returns the path, or says what to do and throws.
 */
export async function findChromium() {
  const wanted = process.env.VX_CHROMIUM;
  if (wanted) {
    if (runs(wanted)) return wanted;
    throw new Error(`VX_CHROMIUM names ${wanted}, which cannot be run.`);
  }
  const there = onSystem() ?? (await fromPlaywright());
  if (there) return there;

  console.log('No Chromium found; trying to install one …');
  const playwright = spawnSync(
    join(import.meta.dirname, '../node_modules/.bin/playwright'),
    ['install', 'chromium'],
    {
      ...quiet,
      timeout: 300_000,
    },
  );
  if (playwright.status === 0) {
    const path = await fromPlaywright();
    if (path) return path;
  }
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], quiet).status === 0) {
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    const path = onSystem();
    if (path) return path;
  }
  throw new Error(
    'The browser tests need Chromium and none could be installed. Install it with your package manager ' +
      '(Debian: apt-get install chromium), or set VX_CHROMIUM to the program of a Chromium or Chrome.',
  );
}
