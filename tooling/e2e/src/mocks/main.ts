/**
 * `pnpm --filter @vx/e2e mocks [part of names]`: shoots the pages that stand beside the mocks in `docs/mocks`, as they
 * are in the built product with a fresh demo world. Who runs it looks at each pair and writes down what changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { build } from '@vx/routes';
import { headlessShell } from '../chromium.ts';
import { ask, findVideos } from '../content.ts';
import { startOwnServer } from '../own-server.ts';
import { shotsOf, type Places, type Shot, type Viewer } from './shots.ts';

const folder = join(import.meta.dirname, '../../../../docs/mocks/pages');
const part = process.argv[2] ?? '';
const en = { language: 'en' } as const;
/** Fonts have come and what moves once has moved by then, in ms. */
const RESTED_MS = 1_500;
/** Of the kept pictures: small letters can still be read. */
const QUALITY = 66;

async function post(page: Page, url: string, form: Record<string, string>): Promise<string> {
  const answer = await page.request.post(url, {
    form,
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`${url} answered ${answer.status()}.`);
  return answer.headers()['location'] ?? '';
}

/** Each guest of a run has a name of one's own. */
const names =
  'Ari Bente Cleo Dana Eli Finn Gabi Henny Isa Jona Kim Lou Mika Nika Ola Pim Rio Sky Toni Uli'.split(
    ' ',
  );

async function signUp(page: Page, origin: string): Promise<void> {
  const name = names.pop();
  if (name === undefined) throw new Error('More guests than names.');
  await post(page, origin + build('signup', {}, en), {
    email: `${name.toLowerCase()}@candela.test`,
    name,
    password: 'a calm blue hour',
    acceptTerms: 'on',
  });
}

async function payIn(page: Page, origin: string): Promise<void> {
  await signUp(page, origin);
  const payment = await post(page, origin + build('topUp', {}, en), { optionId: 'topup-2500' });
  await post(page, new URL(payment, origin).href, { outcome: 'pay' });
}

const enter: Readonly<Record<Viewer, (page: Page, origin: string) => Promise<unknown>>> = {
  stranger: async () => undefined,
  visitor: async () => undefined,
  unpaid: signUp,
  newcomer: payIn,
  async vip(page, origin) {
    await payIn(page, origin);
    await post(page, origin + build('vipClub', {}, en), {
      do: 'subscribe',
      plan: 'vip',
      months: '1',
      price: '60',
    });
  },
  regular: (page, origin) =>
    post(page, origin + build('login', {}, en), {
      email: 'demo@candela.test',
      password: 'candela-demo-1',
    }),
};

const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1.5 };
/** By what a mock's name begins with. */
const screens: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { ...phone, viewport: { width: 900, height: 1200 }, deviceScaleFactor: 1 },
  mobile: { ...phone, viewport: { width: 390, height: 844 } },
};

async function contextFor(browser: Browser, origin: string, shot: Shot): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    ...screens[shot.mock.split('-', 1)[0] ?? ''],
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

async function findPlaces(browser: Browser, origin: string): Promise<Places> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const { live, albums } = await ask<{
    live: { items: { slug: string; onlineState: { state: string } }[] };
    albums: { items: { actor: { slug: string } }[] };
  }>(
    page,
    `{ live: onlineModels(first: 40, filter: { freeChat: false, hd: true }) { items { slug onlineState { state } } }
       albums: photoAlbums(first: 1) { items { actor { slug } } } }`,
  );
  const photos = albums.items[0]?.actor.slug;
  if (photos === undefined) throw new Error('Nobody has an album.');
  await enter.regular(page, origin);
  // The dearest: cheap ones have been bought already by who has been here for a month.
  const sold = (await findVideos(page)).at(-1);
  if (!sold) throw new Error('No video costs anything.');
  const places = {
    live: live.items
      .filter(({ onlineState }) => onlineState.state === 'online')
      .map(({ slug }) => slug),
    pictures: build('actorPictures', { actorName: photos }, en),
    video: build('actorVideoDetails', { actorName: sold.slug, videoId: sold.id }, en),
  };
  await context.close();
  return places;
}

/** Until what is in view has come: the server draws a picture when it is first asked for it. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isSeen || !image.checkVisibility();
    }),
  );
  await page.waitForTimeout(RESTED_MS);
}

async function shoot(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const context = await contextFor(browser, origin, shot);
  try {
    const page = await context.newPage();
    await enter[shot.as](page, origin);
    await page.goto(origin + shot.path, { waitUntil: 'load' });
    await rest(page);
    await shot.go?.(page);
    await rest(page);
    // Playwright itself writes no WebP.
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
    });
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
