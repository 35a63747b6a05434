/**
 * `pnpm first-sight`: when a phone on a slow line shows what a page is about, as visitor and as guest, with the built
 * product. The processor is four times slower; the line has 1.6 Mbit/s and 150 ms, for real. Beside the largest
 * picture or text stand the first one, when the page lives, and for how long it could not answer on the way there.
 *
 * `--pages=home,profile` and `--runs=5` choose. Ends with 1 when a median is above its limit.
 */
import { parseArgs } from 'node:util';
import { headlessShell } from '@vx/e2e/chromium';
import { startOwnServer } from '@vx/e2e/own-server';
import { chromium, devices, type Browser } from 'playwright-core';
import { enter } from './enter.ts';
import { median } from './median.ts';
import { findPages, pagesIn } from './pages.ts';
import { cpuSlowdown, slowLine } from './slow-phone.ts';

/** Milliseconds until the largest picture or text stands. */
const limits = { visitor: 2_000, guest: 2_500 } as const;

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};
/** What comes to life later is not waited for. */
const WATCHED_MS = 5_000;
/** From here on a task keeps a tap waiting that a guest feels, as browsers count it. */
const LONG_TASK_MS = 50;

interface Sight {
  readonly first: number;
  readonly largest: number;
  readonly alive: number;
  readonly blocked: number;
}

const { values: options } = parseArgs({
  options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const wanted = pagesIn(options.pages);

/** Opens a page as somebody who was never there. */
async function look(
  browser: Browser,
  origin: string,
  path: string,
  asGuest: boolean,
): Promise<Sight> {
  const context = await browser.newContext(phone);
  try {
    await enter(context, origin, asGuest);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const { latencyMs, downKbps, upKbps } = slowLine;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: (downKbps * 1_000) / 8,
      uploadThroughput: (upKbps * 1_000) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(() => {
      const seen = { largest: 0, alive: Number.NaN, tasks: [] as [number, number][] };
      Object.assign(globalThis, { seen });
      document.addEventListener('alive', () => {
        seen.alive = performance.now();
      });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.largest = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          seen.tasks.push([startTime, duration]);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(origin + path);
    await page.waitForTimeout(WATCHED_MS);
    const { seen, first } = await page.evaluate(() => ({
      seen: (
        globalThis as unknown as {
          seen: { largest: number; alive: number; tasks: [number, number][] };
        }
      ).seen,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    const late = seen.tasks.filter(([start]) => start >= first);
    return {
      first,
      largest: seen.largest,
      alive: seen.alive,
      blocked: late.reduce((sum, [, duration]) => sum + duration - LONG_TASK_MS, 0),
    };
  } finally {
    await context.close();
  }
}

await using server = await startOwnServer();
await using browser = await chromium.launch(headlessShell);
let slow = 0;
const context = await browser.newContext();
const page = await context.newPage();
const pages = (await findPages(page, server.origin)).filter(({ name }) => wanted.includes(name));
await context.close();
for (const who of ['visitor', 'guest'] as const) {
  for (const { name, path } of pages) {
    const sights: Sight[] = [];
    // The first does not count: a server draws each picture at its first need.
    for (let run = 0; run <= Number(options.runs); run++) {
      const sight = await look(browser, server.origin, path, who === 'guest');
      if (run > 0) sights.push(sight);
    }
    const figure = (of: keyof Sight): number => Math.round(median(sights.map((one) => one[of])));
    const isSlow = !(figure('largest') <= limits[who]);
    if (isSlow) slow++;
    console.log(
      `${isSlow ? 'SLOW' : 'ok  '} ${who.padEnd(7)} ${name.padEnd(7)} first ${figure('first')} ms  largest ${figure('largest')} ms  ` +
        `alive ${figure('alive')} ms  blocked ${figure('blocked')} ms`,
    );
  }
}
if (slow > 0) {
  console.log(`${slow} pages are slower than ${JSON.stringify(limits)}.`);
  process.exitCode = 1;
}
