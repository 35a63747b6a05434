/**
 * `pnpm --filter @vx/e2e mocks [part of names]`: shoots the pages that stand beside the mocks in `docs/mocks`, as they
 * are in the built product with a fresh demo world. Who runs it looks at each pair and writes down what changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, devices, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { build } from '@vx/routes';
import { headlessShell } from '../chromium.ts';
import { startOwnServer } from '../own-server.ts';
import { shotsOf, type Places, type Shot, type Viewer } from './shots.ts';

const folder = join(import.meta.dirname, '../../../../docs/mocks/pages');
const part = process.argv[2] ?? '';
const en = { language: 'en' } as const;
/** Fonts, pictures and what moves once have come by then, in ms. */
const RESTED_MS = 1_500;

async function post(page: Page, url: string, form: Record<string, string>): Promise<string> {
  const answer = await page.request.post(url, {
    form,
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`${url} answered ${answer.status()}.`);
  return answer.headers()['location'] ?? '';
}

const enter: Readonly<Record<Viewer, (page: Page, origin: string) => Promise<unknown>>> = {
  stranger: async () => undefined,
  visitor: async () => undefined,
  async newcomer(page, origin) {
    const name = `Robin ${Date.now().toString(36)}`;
    const email = `${name.replace(' ', '-').toLowerCase()}@candela.test`;
    const path = (route: 'signup' | 'topUp'): string => origin + build(route, {}, en);
    await post(page, path('signup'), {
      email,
      name,
      password: 'a calm blue hour',
      acceptTerms: 'on',
    });
    const payment = await post(page, path('topUp'), { optionId: 'topup-2500' });
    await post(page, new URL(payment, origin).href, { outcome: 'pay' });
  },
  regular: (page, origin) =>
    post(page, origin + build('login', {}, en), {
      email: 'demo@candela.test',
      password: 'candela-demo-1',
    }),
};

async function contextFor(browser: Browser, origin: string, shot: Shot): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(shot.mock.startsWith('desktop')
      ? { viewport: { width: 1440, height: 900 } }
      : { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }),
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  const answered = [
    { name: 'vx_age', value: '1', url: origin },
    { name: 'vx_consent', value: '1.', url: origin },
  ];
  await context.addCookies([
    { name: 'vx_theme', value: shot.theme ?? 'dark', url: origin },
    ...(shot.as === 'stranger' ? [] : answered),
  ]);
  return context;
}

/** The first address on a page that looks like a pattern. */
async function firstLink(page: Page, url: string, pattern: RegExp): Promise<string> {
  const html = await (await page.request.get(url)).text();
  const found = [...html.matchAll(/<a[^>]*? href="([^"#?]+)"/g)].find(([, href = '']) =>
    pattern.test(href),
  );
  if (!found?.[1]) throw new Error(`${url} links no page like ${pattern.source}.`);
  return found[1];
}

async function findPlaces(browser: Browser, origin: string): Promise<Places> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const list = await (await page.request.get(origin + build('cams', {}, en))).text();
  const live = [...list.matchAll(/href="\/en\/amateur\/([^/"]+)\/live\/"/g)].map(
    ([, name = '']) => name,
  );
  await enter.regular(page, origin);
  const places = {
    live: [...new Set(live)],
    video: await firstLink(
      page,
      origin + build('videosOnSale', {}, en),
      /^\/en\/amateur\/[^/]+\/videos\/\d/,
    ),
    conversation: await firstLink(
      page,
      origin + build('messenger', {}, en),
      /^\/en\/messenger\/.+/,
    ).catch(() => build('messenger', {}, en)),
  };
  await context.close();
  return places;
}

async function shoot(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const context = await contextFor(browser, origin, shot);
  try {
    const page = await context.newPage();
    await enter[shot.as](page, origin);
    await page.goto(origin + shot.path, { waitUntil: 'load' });
    await page.waitForTimeout(RESTED_MS);
    await shot.go?.(page);
    await page.waitForTimeout(RESTED_MS);
    const session = await context.newCDPSession(page);
    const { data } = (await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
    })) as { data: string };
    writeFileSync(join(folder, `${shot.mock}.webp`), Buffer.from(data, 'base64'));
    console.log(`ok   ${shot.mock}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`FAIL ${shot.mock}: ${String(error).split('\n')[0]}`);
  } finally {
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
await using server = await startOwnServer({
  ...(process.env['VX_E2E_PORT'] && { port: Number(process.env['VX_E2E_PORT']) }),
});
const browser = await chromium.launch(headlessShell);
try {
  for (const shot of shotsOf(await findPlaces(browser, server.origin))) {
    if (shot.mock.includes(part)) await shoot(browser, server.origin, shot);
  }
} finally {
  await browser.close();
}
