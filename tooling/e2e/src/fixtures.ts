/** What the browser tests of both apps share. `import { expect, test } from './fixtures.ts'`. */
import { AxeBuilder } from '@axe-core/playwright';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { build, type Language } from '@vx/routes';
import { noteTraffic } from '@vx/tooling-vitest/traffic';
import { trafficFile } from './own-server.ts';

export type App = 'desktop' | 'mobile';

/** The guest that every server with the sandbox knows. */
export const demoGuest = { email: 'demo@candela.test', password: 'candela-demo-1', name: 'Demo' };

/** How much may move while a page loads: less than anybody sees. */
const SHIFT_LIMIT = 0.01;

/** Messages of the browser itself that are no fault of a page, when a test provokes an answer. */
const ofTheBrowser =
  /Failed to load resource: (the server responded with a status of 4|net::ERR_)|WebSocket connection to/;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewGuest extends Credentials {
  readonly name: string;
}

const en = { language: 'en' } as const;

interface Fixtures {
  /** Which app this project opens. */
  readonly app: App;
  /** The page of a visitor who has confirmed to be an adult and allowed only the necessary. */
  readonly visitor: Page;
  /** What a page may log because the test provokes it. */
  readonly provoked: RegExp | null;
  /** Fails a test whose pages threw or logged an error. */
  readonly tidy: void;
}

export const test = base.extend<Fixtures, { readonly browser: Browser }>({
  browser: [
    async ({ browser }, use, info) => {
      const open = browser.newContext.bind(browser);
      // Those that a test opens by itself come this way, too.
      browser.newContext = async (options) => {
        const context = await open(options);
        noteMessages(context, info.project.name === 'mobile' ? 'mobile' : 'desktop');
        return context;
      };
      await use(browser);
      browser.newContext = open;
    },
    { scope: 'worker' },
  ],
  app: async ({ browserName: _engine }, use, info) => {
    await use(info.project.name === 'mobile' ? 'mobile' : 'desktop');
  },
  provoked: [null, { option: true }],
  tidy: [
    async ({ page, provoked }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => {
        if (!provoked?.test(String(error))) faults.push(String(error));
      });
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !ofTheBrowser.test(text) && !provoked?.test(text))
          faults.push(text);
      });
      await watchShifts(page);
      await holdEffects(page);
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

/** Writes down which messages the pages of a context send and get. */
function noteMessages(context: BrowserContext, app: App): void {
  const note = ({ payload }: { readonly payload: string | Buffer }): void => {
    const { type } = JSON.parse(payload.toString()) as { readonly type: string };
    noteTraffic(trafficFile, { from: 'page', app, kind: 'socket', name: type, status: null });
  };
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).pathname !== '/socket') return;
      socket.on('framesent', note);
      socket.on('framereceived', note);
    });
  });
}

/** For a test that runs through the languages: both apps are looked at in one of them, the others in the desktop app. */
export const onceUnless = (language: Language, inBoth: Language): { tag: '@once'[] } => ({
  tag: language === inBoth ? [] : ['@once'],
});

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

/** Allows everything that the question about cookies asks for. */
export async function allowAll(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'vx_consent', value: '1.fa', url }]);
}

/** Waits until the page lives: forms and buttons answer with JavaScript. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Opens a page and waits until it lives. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenAlive(page);
}

/** What names a page in its frame: the breadcrumbs of desktops, the bar with the way back of phones. */
export function pageName(page: Page, app: App): Locator {
  return app === 'mobile'
    ? page.getByRole('banner')
    : page.getByRole('navigation', { name: 'Breadcrumbs' });
}

/** Turns to another tab, or back: what a page hears of it. */
export async function turnTab(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
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

/**
 * Sends a form of the product as a page without JavaScript does, and expects it to lead on. What a form
 * sets (the session above all) holds for all pages of the context.
 * @returns where it leads
 */
export async function sendForm(
  page: Page,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await page.request.post(path, {
    form: { ...form },
    // Without it the server takes the form for one of another site.
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(answer.status(), `the form of ${path}`).toBe(303);
  return answer.headers()['location'] ?? '';
}

/** Logs in with one request. The next page that is opened is the guest's. */
export async function logIn(page: Page, guest: Credentials = demoGuest): Promise<void> {
  const { email, password } = guest;
  await sendForm(page, build('login', {}, en), { email, password });
}

/** Signs up with one request. The next page that is opened is the guest's. */
export async function signUp(page: Page, guest: NewGuest = newGuest()): Promise<NewGuest> {
  await sendForm(page, build('signup', {}, en), { ...guest, acceptTerms: 'on' });
  return guest;
}

/** Puts the welcome away: a new guest is asked for nothing before. */
export async function putWelcomeAway(
  page: Page,
  url: string = test.info().project.use.baseURL ?? '',
): Promise<void> {
  await page.context().addCookies([{ name: 'vx_onboarded', value: '1', url }]);
}

/** Buys coins with two requests: the top-up page's and the sandbox's payment page's. */
export async function topUp(page: Page, optionId = 'topup-2500'): Promise<void> {
  const payment = await sendForm(page, build('topUp', {}, en), { optionId });
  expect(payment).toMatch(/\/sandbox\/pay\//);
  await sendForm(page, payment, { outcome: 'pay' });
}

/**
 * axe finds nothing to mend.
 * @param passed rules that the same page in another language has passed already
 */
export async function expectAccessible(page: Page, passed: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // No frame of another site is ever in a page: the frames need no page of their own to be summed up.
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'] })
    .disableRules([...passed])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.target) })),
    'axe',
  ).toEqual([]);
}

interface Shifts {
  total: number;
  /** What moved, when and from where to where: for the one who reads why a test failed. */
  readonly moves: string[];
}
type Watched = typeof globalThis & { vxShifts?: Shifts };

/**
 * Counts what moves by itself, from the first paint on. What a guest asked for may move the page when it comes:
 * the browser leaves out half a second after a press, and a page that is shown then is left out as well, since a
 * slow machine has it later.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** How long the page that was asked for takes to be drawn once it is there, in ms. */
    const drawnWithin = 1_000;
    let shownAt = Number.NEGATIVE_INFINITY;
    let address = location.href;
    (globalThis as typeof globalThis & { navigation: EventTarget }).navigation.addEventListener(
      'currententrychange',
      () => {
        // The router also notes things of its own at an address that stays.
        if (address !== location.href) shownAt = performance.now();
        address = location.href;
      },
    );
    const shifts: Shifts = { total: 0, moves: [] };
    (globalThis as Watched).vxShifts = shifts;
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly {
          node: Node | null;
          previousRect: DOMRectReadOnly;
          currentRect: DOMRectReadOnly;
        }[];
      })[]) {
        const isAskedFor = entry.startTime > shownAt && entry.startTime < shownAt + drawnWithin;
        if (entry.hadRecentInput || isAskedFor) continue;
        shifts.total += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element?.className || element?.tagName;
          shifts.moves.push(
            `${Math.round(entry.startTime)} ms, ${name}: ${place(previousRect)} to ${place(currentRect)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Lets the lights of who is live shine steadily, and nothing fade in or blur what is behind it. No test looks at
 * that, and a machine without graphics hardware paints it anew with each frame. Pictures for people are blurred.
 */
async function holdEffects(page: Page): Promise<void> {
  const blur = process.env.VX_SHOTS
    ? ''
    : '*, ::before, ::after { backdrop-filter: none !important; }';
  await page.context().addInitScript((css) => {
    const still = new CSSStyleSheet();
    still.replaceSync(css);
    document.adoptedStyleSheets = [still];
  }, `@keyframes vx-pulse {} @keyframes vx-fade-in {} ${blur}`);
}

/**
 * Nothing has moved by itself since the document began, with all that it shows in its place.
 * @param limit how much may move, as the browser's layout shift score
 */
export async function expectNoShift(page: Page, limit = SHIFT_LIMIT): Promise<void> {
  await page.waitForLoadState();
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    // Those out of view are loaded later, if at all.
    const isInView = (image: HTMLImageElement): boolean => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const within = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return within && image.checkVisibility();
    };
    const pending = [...document.images].filter((image) => !image.complete && isInView(image));
    await Promise.all(
      pending.map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve);
            image.addEventListener('error', resolve);
          }),
      ),
    );
    // What was painted last is told a frame later.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as Watched).vxShifts;
  });
  if (!shifts) throw new Error('Nobody watched what moves on this page.');
  expect(shifts.total, `layout shift\n${shifts.moves.join('\n')}`).toBeLessThan(limit);
}

/** The least width and height of what a finger presses, in CSS pixels. */
const TOUCH_SIZE = 44;

/**
 * What a finger presses is large enough: in itself, by the label around it, or by an area that reaches
 * beyond what is drawn. Links within a sentence are as high as it is (WCAG 2.5.8).
 */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate((size) => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]';
    // Half a pixel for what falls between two.
    const enough = size - 0.5;
    const isInSentence = (element: Element): boolean =>
      element.matches('a') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (other) => other instanceof Text && other.data.trim() !== '',
      );
    const isSeen = (element: Element): boolean => {
      const { clipPath, position } = getComputedStyle(element);
      const isForReaders = clipPath !== 'none' && position === 'absolute';
      return element.checkVisibility({ visibilityProperty: true }) && !isForReaders;
    };
    const reaches = (element: Element, x: number, y: number): boolean => {
      if (x < 0 || x > innerWidth) return true;
      const met = document.elementFromPoint(x, y);
      return element.contains(met) || met?.closest('label')?.control === element;
    };
    const place = { left: scrollX, top: scrollY };
    const found: string[] = [];
    for (const element of document.querySelectorAll(controls)) {
      // Behind a sheet or dialog nothing can be touched.
      if (element.matches(':disabled, [inert], [inert] *, [aria-hidden=true] *')) continue;
      if (!isSeen(element) || isInSentence(element)) continue;
      const label = element.closest('label') ?? element;
      let { width, height } = label.getBoundingClientRect();
      if (width === 0 || (width >= enough && height >= enough)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const reach = size / 2 - 1;
      if (reaches(element, x - reach, y) && reaches(element, x + reach, y)) width = size;
      if (reaches(element, x, y - reach) && reaches(element, x, y + reach)) height = size;
      if (width >= enough && height >= enough) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      found.push(`${element.className || element.tagName} "${name}" ${width} x ${height}`);
    }
    scrollTo({ ...place, behavior: 'instant' });
    return found;
  }, TOUCH_SIZE);
  expect(small, 'too small for a finger').toEqual([]);
}

/** What every page owes: one heading, a title, no sideways scrolling, room for fingers, nothing for axe, nothing that moves. */
export async function expectGoodPage(page: Page, passed: readonly string[] = []): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/ \| Candela$/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scrolling').toBeLessThanOrEqual(0);
  if (test.info().project.use.hasTouch) await expectTouchTargets(page);
  await expectAccessible(page, passed);
  // Last, so that what moves while axe looks is seen, too.
  await expectNoShift(page);
}

/** What no word changes, and most of axe's work: a page that passed it in English passes it in German. */
export const sameInEveryLanguage: readonly string[] = ['color-contrast'];

/** What a page owes in another language than the one that `expectGoodPage` has seen. */
export async function expectGoodTranslation(page: Page): Promise<void> {
  await expectGoodPage(page, sameInEveryLanguage);
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
