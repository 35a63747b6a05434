import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findPerformers } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectAccessible,
  open,
  passGates,
  shoot,
  test,
  turnTab,
  whenAlive,
} from './fixtures.ts';
import { storedNames, disclosedNames, undisclosedOf } from './stored.ts';

const home = build('home', {}, { language: 'en' });
const help = build('help', {}, { language: 'en' });
const privacy = build('dataProtection', {}, { language: 'en' });

/** What makes one choice louder than another. */
const look = (element: Element): string => {
  const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(element);
  return [backgroundColor, color, fontWeight, fontSize].join();
};

test('the age notice and the content stand in the first HTML', async ({ page, app }) => {
  const html = await (await page.request.get(help)).text();
  expect(html).toContain('For adults only');
  expect(html).toContain('What does a chat cost?');
  expect(html).toContain('RTA-5042-1996-1400-1577-RTA');
  // On phones the notice fills the screen; the question about cookies follows it.
  expect(html.includes('Your cookie choices')).toBe(app === 'desktop');
});

test('both choices of the age notice weigh the same; leaving goes to a neutral place', async ({
  page,
}) => {
  await open(page, home);
  const notice = page.getByRole('dialog', { name: 'For adults only' });
  await expect(notice.getByRole('heading', { level: 1 })).toBeFocused();
  const yes = notice.getByRole('button', { name: 'I am 18 or older' });
  const leave = notice.getByRole('link', { name: 'Leave' });
  const [a, b] = [await yes.boundingBox(), await leave.boundingBox()];
  expect(Math.abs((a?.width ?? 0) - (b?.width ?? 1))).toBeLessThan(2);
  expect(a?.height).toBe(b?.height);
  expect(await yes.evaluate(look)).toBe(await leave.evaluate(look));
  expect(new URL((await leave.getAttribute('href')) ?? '', page.url()).host).not.toContain(
    'candela',
  );
  await expectAccessible(page);
  await shoot(page, 'age');
  await yes.click();
  await expect(notice).toBeHidden();
  await page.reload();
  await whenAlive(page);
  await expect(notice).toBeHidden();
});

/** Everything that leaves a browser: requests with what they carry, and frames of sockets. */
interface Wire {
  readonly requests: { readonly method: string; readonly url: URL; readonly body: string }[];
  readonly frames: string[];
}

function listen(page: Page): Wire {
  const wire: Wire = { requests: [], frames: [] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    // Pictures that a page makes for itself do not leave it.
    if (/^(data|blob):$/.test(url.protocol)) return;
    wire.requests.push({ method: request.method(), url, body: request.postData() ?? '' });
  });
  page.on('websocket', (socket) => {
    wire.requests.push({ method: 'SOCKET', url: new URL(socket.url()), body: '' });
    socket.on('framesent', ({ payload }) => wire.frames.push(String(payload)));
  });
  return wire;
}

/** What counts visits: nothing of it before the choice, nor after a refusal. */
const counting = /\/(tracker|logger|watch)\//;

/** A visit that would be worth counting: several pages, a profile, a tab that is left and comes back. */
async function lookAround(page: Page, performer: string): Promise<void> {
  const profile = build('actorProfile', { actorName: performer }, { language: 'en' });
  for (const path of [home, profile, build('videos', {}, { language: 'en' }), help]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  for (const state of ['hidden', 'visible'] as const) await turnTab(page, state);
  await page.waitForLoadState('networkidle');
}

test('[SC-cookieConsent] [EN-cookieCategories] [RU-consent-gates-cookies] [RU-consent-everything-else-necessary#2] on the wire and in the browser there is only the necessary, before the choice and after a refusal', async ({
  page,
}) => {
  test.slow();
  const { live } = await findPerformers(page);
  await page.context().clearCookies();
  const wire = listen(page);
  const { host } = new URL(test.info().project.use.baseURL ?? '');
  const expectOnlyNecessary = (): void => {
    expect(wire.requests.length).toBeGreaterThan(20);
    expect(wire.requests.filter(({ url }) => url.host !== host)).toEqual([]);
    const counted = wire.requests.filter(({ url }) => counting.test(url.pathname));
    expect(counted.map(({ url, body }) => `${url.pathname} ${body}`)).toEqual([]);
    for (const frame of wire.frames) expect(frame).not.toMatch(/track|analytic|visit/i);
  };
  await open(page, home);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await lookAround(page, live);
  expectOnlyNecessary();
  // Who has not answered yet is not asked for anything else either.
  expect(wire.requests.filter(({ url }) => url.pathname.includes('/conversion/'))).toEqual([]);
  const before = await storedNames(page);
  expect(before).toContain('vx_age');
  expect(before).not.toContain('vx_consent');

  await page.getByRole('button', { name: 'Necessary only' }).click();
  await lookAround(page, live);
  expectOnlyNecessary();
  const after = await storedNames(page);
  expect(after).toContain('vx_consent');
  const disclosed = await disclosedNames(page);
  expect(undisclosedOf([...before, ...after], disclosed), 'stored, and not told').toEqual([]);
  const necessary = page
    .getByRole('dialog', { name: 'Your cookie choices' })
    .getByRole('listitem')
    .filter({ hasText: 'Always on' })
    .first();
  await expectFact('SC-cookieConsent#3', necessary, 'vx_consent');
});

test('[SC-cookieConsent] [RU-shell-leave-event] [RU-shell-comeback-event-once#1] [RU-shell-comeback-event-once#2] what is allowed is counted, and no more once it is refused', async ({
  page,
}) => {
  await passGates(page);
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'vx_consent', value: '1.fa', url }]);
  const { live } = await findPerformers(page);
  const wire = listen(page);
  await lookAround(page, live);
  const counted = (): string[] =>
    wire.requests.map(({ url: { pathname } }) => pathname).filter((path) => counting.test(path));
  await expect.poll(counted).toContain('/api/v1/tracker/trackActorProfileVisit');
  await expect.poll(counted).toContain('/api/v1/tracker/track');
  const ofTheTab = (): string[] =>
    wire.requests
      .filter(({ url: { pathname } }) => pathname.endsWith('/track'))
      .map(({ body }) => JSON.parse(body) as { eventContext: string; eventAction: string })
      .filter(({ eventContext }) => eventContext === 'tab')
      .map(({ eventAction }) => eventAction);
  await expect.poll(ofTheTab).toEqual(['leave', 'comeback']);
  // Who leaves again is counted each time, who comes back once.
  for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const)
    await turnTab(page, state);
  await expect.poll(ofTheTab).toEqual(['leave', 'comeback', 'leave', 'leave']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your cookie choices' });
  await dialog.getByRole('button', { name: 'Necessary only' }).click();
  await expect(dialog).toBeHidden();
  wire.requests.length = 0;
  await lookAround(page, live);
  expect(counted()).toEqual([]);
});

test.describe('a browser that asks not to be watched', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

  test('[SC-cookieConsent] is not, even when everything was allowed, and the panel says so', async ({
    page,
  }) => {
    await passGates(page);
    const url = test.info().project.use.baseURL ?? '';
    await page.context().addCookies([{ name: 'vx_consent', value: '1.fa', url }]);
    const { live } = await findPerformers(page);
    const wire = listen(page);
    await lookAround(page, live);
    expect(wire.requests.filter(({ url: { pathname } }) => counting.test(pathname))).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your cookie choices' });
    const analytics = dialog.getByRole('listitem').filter({ hasText: 'Counts visits' });
    await expectFact('SC-cookieConsent#5', analytics, 'Off: your browser asks for it');
    await expect(dialog.getByRole('switch', { name: 'Analytics' })).toHaveCount(0);
    await expect(dialog.getByRole('switch', { name: 'Functional' })).toBeChecked();
    await expectAccessible(page);
    await shoot(page, 'consent-gpc');
    await dialog.getByRole('button', { name: 'Accept all' }).click();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'vx_consent');
    expect(cookie?.value).toBe('1.f');
  });
});

test('[SC-cookieConsent] refusing weighs as much as accepting, and is kept', async ({ page }) => {
  await passGates(page);
  await page.context().clearCookies({ name: 'vx_consent' });
  await open(page, help);
  const panel = page.getByRole('region', { name: 'Your cookie choices' });
  await expectFact(
    'SC-cookieConsent#1',
    panel,
    'Analytics counts visits without your name. You can change this at any time',
  );
  const refuse = panel.getByRole('button', { name: 'Necessary only' });
  const accept = panel.getByRole('button', { name: 'Accept all' });
  const [a, b] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect(a?.height).toBe(b?.height);
  expect(await refuse.evaluate(look)).toBe(await accept.evaluate(look));
  await expectAccessible(page);
  await shoot(page, 'consent');
  await refuse.click();
  await expect(panel).toBeHidden();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'vx_consent');
  expect(cookie?.value).toBe('1.');
  await page.reload();
  await whenAlive(page);
  await expect(panel).toBeHidden();
});

test('[SC-cookieConsent] the choice by category opens from the footer again', async ({
  visitor: page,
}) => {
  await open(page, help);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your cookie choices' });
  await expect(dialog).toBeVisible();
  const functional = dialog.getByRole('switch', { name: 'Functional' });
  await expect(functional).not.toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
  for (const category of [
    'Necessary Always on Login, payment safety, language, age notice, this choice.',
    /Functional Your recent searches, and your own pages for when you are offline\. Show 2 entries/,
    'Analytics Counts visits to pages and profiles.',
  ])
    await expectFact('SC-cookieConsent#2', dialog, category);
  await expectAccessible(page);
  await shoot(page, 'consent-details');
  await functional.click();
  await dialog.getByRole('button', { name: 'Save choice' }).click();
  await expect(dialog).toBeHidden();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'vx_consent');
  expect(cookie?.value).toBe('1.f');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
  const chosen = dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch', { checked: true }) });
  await expectFact('SC-cookieConsent#4', chosen, 'Functional');
  // What analytics keeps is not in the browser: a visitor reads it, too, and so far there is nothing.
  await dialog.getByRole('link', { name: 'View the log' }).click();
  await expect(page).toHaveURL((url) => url.pathname === build('dataLog', {}, { language: 'en' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing is logged about you')).toBeVisible();
});

test('[SC-cookieConsent] without JavaScript age notice and choice are plain forms that come back', async ({
  browser,
  app,
}) => {
  const { baseURL, userAgent, viewport } = test.info().project.use;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    ...(userAgent && { userAgent }),
    ...(viewport && { viewport }),
  });
  const page = await context.newPage();
  await page.goto(`${help}?x=1`);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${help}?x=1`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The page it leads to holds the same question as a form.
  const panel = page.locator('.vx-consent-bar');
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Choose' }).click();
  expect(new URL(page.url()).pathname).toBe(privacy);
  const form = page.locator('#cookie-choices');
  await form.locator('input[name=analytics]').check();
  await form.getByRole('button', { name: 'Save choice' }).click();
  const cookie = (await context.cookies()).find(({ name }) => name === 'vx_consent');
  expect(cookie?.value, app).toBe('1.a');
  await expect(panel).toHaveCount(0);
  await context.close();
});
