/**
 * `pnpm lighthouse`: what Lighthouse says of the pages that guests see first, on both apps, with the built product.
 *
 * `--app=mobile|desktop`, `--pages=home,room`, `--runs=3` choose; `--guest` looks as the guest of the demo world at
 * pages that a visitor sees, too; `--hold-back` slows line and processor down for real; `--faults` says what costs
 * points. Ends with 1 when a page is below the floors.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, startOwnServer } from '@vx/e2e/own-server';
import { chromium } from 'playwright-core';
import { enter } from './enter.ts';
import { judge, type Verdict } from './judge.ts';
import { median } from './median.ts';
import { findPages, pagesIn, type App, type JudgedPage } from './pages.ts';

/** Points that each page has to reach. */
const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const { values: options } = parseArgs({
  options: {
    app: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '3' },
    guest: { type: 'boolean', default: false },
    'hold-back': { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
});

const wanted = pagesIn(options.pages);

const apps = (['mobile', 'desktop'] as const).filter((app) => app === (options.app ?? app));
if (apps.length === 0) throw new Error(`No app is called ${options.app}. Known: mobile, desktop.`);

function line(app: App, page: JudgedPage, asGuest: boolean, verdicts: readonly Verdict[]): boolean {
  const score = (name: keyof typeof floors): number =>
    median(verdicts.map(({ scores }) => scores[name]));
  const figure = (name: 'lcp' | 'tbt' | 'cls'): number => median(verdicts.map((one) => one[name]));
  const names = Object.keys(floors) as (keyof typeof floors)[];
  const isGood = names.every((name) => score(name) >= floors[name]);
  console.log(
    `${isGood ? 'ok  ' : 'LOW '} ${app.padEnd(7)} ${page.name.padEnd(7)} ${asGuest ? 'guest  ' : 'visitor'} ` +
      names.map((name) => `${name} ${String(score(name)).padStart(3)}`).join('  ') +
      `  LCP ${(figure('lcp') / 1000).toFixed(2)} s  TBT ${figure('tbt').toFixed(0)} ms  CLS ${figure('cls').toFixed(3)}`,
  );
  if (options.faults)
    for (const fault of new Set(verdicts.flatMap(({ faults }) => faults)))
      console.log(`       ${fault}`);
  return isGood;
}

await using server = await startOwnServer();
const profile = mkdtempSync(join(tmpdir(), 'vx-lighthouse-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(profile, {
  executablePath: process.env['VX_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
});
let low = 0;
try {
  const [page = await context.newPage()] = context.pages();
  await page.goto(server.origin);
  for (const app of apps) {
    for (const judged of await findPages(page, server.origin)) {
      if (!wanted.includes(judged.name)) continue;
      const asGuest = options.guest || judged.name === 'wallet';
      const verdicts: Verdict[] = [];
      // The first does not count: a server draws each picture at its first need, which takes the processor from the
      // page that waits for it. Guests come to a site where others have been.
      for (let run = 0; run <= Number(options.runs); run++) {
        await enter(context, server.origin, asGuest);
        const verdict = await judge({
          url: server.origin + judged.path,
          app,
          port,
          holdBack: options['hold-back'],
          isPublic: judged.isPublic,
        });
        if (run > 0) verdicts.push(verdict);
      }
      if (!line(app, judged, asGuest, verdicts)) low++;
    }
  }
} finally {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}
if (low > 0) {
  console.log(`${low} pages are below ${JSON.stringify(floors)}.`);
  process.exitCode = 1;
}
