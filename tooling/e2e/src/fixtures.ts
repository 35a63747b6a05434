/** What the browser tests of both apps share. `import { expect, test } from './fixtures.ts'`. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { build, type Language } from '@vx/routes';

export type App = 'desktop' | 'mobile';

/** The guest that every server with the sandbox knows. */
export const demoGuest = { email: 'demo@candela.test', password: 'candela-demo-1', name: 'Demo' };

/** How much may move while a page loads: less than anybody sees. */
const SHIFT_LIMIT = 0.01;

/** Messages of the browser itself that are no fault of a page, when a test provokes an answer. */
const ofTheBrowser =
  /Failed to load resource: (the server responded with a status of 4|net::ERR_)|WebSocket connection to/;

export interface NewGuest {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

interface Fixtures {
  /** Which app this project opens. */
  readonly app: App;
  /** The page of a visitor who has confirmed to be an adult and allowed only the necessary. */
  readonly visitor: Page;
  /** Fails a test whose pages threw or logged an error. */
  readonly tidy: void;
}

export const test = base.extend<Fixtures>({
  app: async ({ browserName: _engine }, use, info) => {
    await use(info.project.name === 'mobile' ? 'mobile' : 'desktop');
  },
  tidy: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !ofTheBrowser.test(message.text()))
          faults.push(message.text());
      });
      await watchShifts(page);
      await use();
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ page }, use) => {
    await passGates(page);
    await use(page);
  },
});

export { expect };

/** Answers the age notice and the question about cookies beforehand. */
export async function passGates(
  page: Page,
  url: string = test.info().project.use.baseURL ?? '',
): Promise<void> {
  await page.context().addCookies([
    { name: 'vx_age', value: '1', url },
    { name: 'vx_consent', value: '1.', url },
    { name: 'vx_theme', value: 'dark', url },
  ]);
}

/** Waits until the page lives: forms and buttons answer with JavaScript. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  );
}

/** Opens a page and waits until it lives. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenAlive(page);
}

/** Logs in through the form. Afterwards the page is where the form leads, logged in. */
export async function logIn(
  page: Page,
  guest: { readonly email: string; readonly password: string } = demoGuest,
  language: Language = 'en',
): Promise<void> {
  await open(page, build('login', {}, { language }));
  await page.locator('input[name=email]').fill(guest.email);
  await page.locator('input[name=password]').fill(guest.password);
  await Promise.all([
    page.waitForURL((url) => url.pathname === build('home', {}, { language })),
    page.locator('main button[type=submit]').click(),
  ]);
  await whenAlive(page);
}

/** Names a guest that no other test has. */
export function newGuest(): NewGuest {
  const number = `${Date.now().toString(36)}${Math.floor(Math.random() * 46_656).toString(36)}`;
  return {
    email: `guest-${number}@candela.test`,
    name: `Guest ${number}`,
    password: 'a calm blue hour',
  };
}

/** Signs up through the form. Afterwards the page is where the form leads, logged in. */
export async function signUp(
  page: Page,
  guest: NewGuest = newGuest(),
  language: Language = 'en',
): Promise<NewGuest> {
  await open(page, build('signup', {}, { language }));
  await page.locator('input[name=email]').fill(guest.email);
  await page.locator('input[name=name]').fill(guest.name);
  await page.locator('input[name=password]').fill(guest.password);
  await page.locator('input[name=acceptTerms]').check();
  await Promise.all([
    page.waitForURL((url) => url.pathname === build('home', {}, { language })),
    page.locator('main button[type=submit]').click(),
  ]);
  await whenAlive(page);
  return guest;
}

/** Buys coins through the top-up page and the sandbox's payment page. */
export async function topUp(page: Page, optionId = 'coins-100'): Promise<void> {
  await open(page, build('topUp', {}, { language: 'en' }));
  await page.locator(`input[name=optionId][value=${optionId}]`).check();
  await Promise.all([
    page.waitForURL(/\/sandbox\/pay\//),
    page.locator('main button[type=submit]').click(),
  ]);
  await Promise.all([
    page.waitForURL(/[?&]topup=/),
    page.locator('button[name=outcome][value=pay]').click(),
  ]);
  await whenAlive(page);
}

/** axe finds nothing to mend. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.target) })),
    'axe',
  ).toEqual([]);
}

type Watched = typeof globalThis & { vxShift?: number };

/** Counts what moves by itself, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as Watched;
    watched.vxShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) watched.vxShift = (watched.vxShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing has moved by itself since the document began. */
export async function expectNoShift(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() => (globalThis as Watched).vxShift ?? 0),
    'layout shift',
  ).toBeLessThan(SHIFT_LIMIT);
}

/** What every page owes: one heading, a title, nothing for axe, nothing that moves, no sideways scrolling. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/ \| Candela$/);
  await expectNoShift(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scrolling').toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/** Keeps a picture beside the results when `VX_SHOTS` is set. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.VX_SHOTS) return;
  const { project } = test.info();
  await page.screenshot({ path: `${process.env.VX_SHOTS}/${project.name}-${name}.png` });
}

/** The same page for a reader without JavaScript, with the gates answered. */
export async function withoutScript(
  page: Page,
  run: (plain: Page) => Promise<void>,
): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The context has no browser.');
  const { baseURL, userAgent, viewport } = test.info().project.use;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    ...(userAgent && { userAgent }),
    ...(viewport && { viewport }),
  });
  try {
    const plain = await context.newPage();
    await passGates(plain);
    await run(plain);
  } finally {
    await context.close();
  }
}
