import { devices, type Browser, type BrowserContextOptions } from 'playwright-core';
import { openChromium } from './chromium.ts';
import { amount, median, printTable } from './harness.ts';
import { startBuiltServer } from './processes.ts';

const RUNS = amount(10, 1);
const APPS = ['desktop', 'mobile'] as const;
type App = (typeof APPS)[number];

const contexts: Readonly<Record<App, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

/** Runs in the page: the time from the click to the first frame that was shown. */
function watchFirstFrame(): void {
  const page = globalThis as typeof globalThis & { firstFrame?: Promise<number> };
  page.firstFrame = new Promise((resolve) => {
    let clicked = 0;
    const watched = new WeakSet<HTMLVideoElement>();
    const watch = (): void => {
      for (const video of document.querySelectorAll('video')) {
        if (clicked === 0 || watched.has(video)) continue;
        watched.add(video);
        video.requestVideoFrameCallback((now) => resolve(now - clicked));
      }
    };
    document.addEventListener('click', () => (clicked ||= performance.now()), { capture: true });
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
}

/** A visitor who was never here opens the start page and asks for a preview. Milliseconds. */
async function firstFrame(browser: Browser, origin: string, app: App): Promise<number> {
  const context = await browser.newContext({ ...contexts[app], locale: 'en-GB', baseURL: origin });
  try {
    await context.addCookies(
      [
        { name: 'vx_age', value: '1' },
        { name: 'vx_consent', value: '1.' },
      ].map((cookie) => ({ ...cookie, url: origin })),
    );
    const page = await context.newPage();
    await page.addInitScript(watchFirstFrame);
    await page.goto(`/en/?app=${app}`, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('button', { name: /preview, 5 s/i })
      .first()
      .click({ timeout: 10_000 });
    return await Promise.race([
      page.evaluate(
        () => (globalThis as { firstFrame?: Promise<number> }).firstFrame ?? Number.NaN,
      ),
      new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('No frame came within 10 s.')), 10_000).unref();
      }),
    ]);
  } finally {
    await context.close();
  }
}

/** From the click on a live preview to its first frame, in a browser, on both apps. */
export async function run(): Promise<void> {
  const browser = await openChromium();
  if (!browser) return;
  await using server = await startBuiltServer();
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    const times = new Map<App, number[]>(APPS.map((app) => [app, []]));
    for (let turn = 0; turn < RUNS; turn += 1) {
      for (const app of APPS) times.get(app)?.push(await firstFrame(browser, origin, app));
    }
    const rows = (pick: (values: readonly number[]) => number) =>
      APPS.map((app) => ({ name: `${app} app`, value: pick(times.get(app) ?? []) }));
    printTable({
      title: `Click to first frame of a live preview, median of ${RUNS} first visits`,
      unit: 'ms',
      rows: rows(median),
    });
    printTable({
      title: 'Click to first frame, the slowest',
      unit: 'ms',
      rows: rows((values) => Math.max(...values)),
    });
  } finally {
    await browser.close();
  }
}
