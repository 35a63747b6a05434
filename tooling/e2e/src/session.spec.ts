/** What a page of a guest holds of the session, and what it does when the browser's has become another's. */
import { build } from '@vx/routes';
import type { Browser, Page } from '@playwright/test';
import { expect, newGuest, open, test } from './fixtures.ts';

const en = { language: 'en' } as const;
const home = build('home', {}, en);

interface Started {
  readonly name: string;
  readonly email: string;
  readonly bearer: string;
  readonly feedToken: string;
}

/** Signs up beside the page: its browser has the session, and this test what no page is told. */
async function startSession(page: Page): Promise<Started> {
  const guest = newGuest();
  const answer = await page.request.post('/api/v1/auth/signup?language=en&v=1', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { ...guest, language: 'en', acceptTerms: true, ofAge: true },
  });
  expect(answer.status()).toBe(200);
  const { bearer, feedToken } = (await answer.json()) as Started;
  return { ...guest, bearer, feedToken };
}

const sidOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('vx_sid'));

test('no page of a guest holds a credential, and all of them work', async ({ visitor: page }) => {
  const { email, bearer, feedToken } = await startSession(page);
  const secret = (await sidOf(page))?.value ?? '';
  const paths = [
    home,
    build('cams', {}, en),
    build('videos', {}, en),
    build('topUp', {}, en),
    build('memberProfile', {}, en),
    build('memberSecurity', {}, en),
    build('messenger', {}, en),
    build('vipClub', {}, en),
    '/en/nothing-here/',
  ];
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain('"loggedIn":true');
    for (const credential of [bearer, feedToken, secret]) {
      expect(credential.length).toBeGreaterThan(20);
      expect(html.includes(credential), path).toBe(false);
    }
  }
  const socket = page.waitForEvent('websocket');
  const acknowledged = socket.then((opened) =>
    opened.waitForEvent('framereceived', ({ payload }) =>
      String(payload).includes('"sessionAcknowledge"'),
    ),
  );
  await open(page, home);
  // The socket knows the guest, and so does what the browser asks by itself.
  expect(String((await acknowledged).payload)).not.toContain('"guestId":null');
  await page.getByRole('link', { name: 'Videos' }).first().click();
  await expect(page).toHaveURL(/videos/, { timeout: 30_000 });
  await open(page, build('memberProfile', {}, en));
  await expect(page.getByRole('main')).toContainText(email);
});

/** Another guest’s session comes into the browser, and nobody ends the one that its pages have. */
async function takeOver(page: Page, browser: Browser): Promise<string> {
  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  const stranger = await elsewhere.newPage();
  const { name } = await startSession(stranger);
  const cookie = await sidOf(stranger);
  if (!cookie) throw new Error('The other guest has no session.');
  await page.context().addCookies([cookie]);
  await elsewhere.close();
  return name;
}

/** Whose page is shown. */
const nameIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const text = document.querySelector('#vx-config')?.textContent ?? '{}';
    return (JSON.parse(text) as { guest?: { name: string } }).guest?.name ?? null;
  });

test.describe('a page of a guest in a browser that is another’s by now', () => {
  // What it asked for was refused, and its document goes.
  test.use({ provoked: /412|SESSION_REPLACED|^Error/ });

  test(
    'becomes theirs when it makes a call',
    { tag: '@once' },
    async ({ visitor: page, browser }) => {
      const first = await startSession(page);
      await open(page, home);
      await page.waitForFunction(() => performance.now() > 6_000);
      const name = await takeOver(page, browser);
      expect(await nameIn(page)).toBe(first.name);
      const refused = page.waitForResponse((answer) => answer.status() === 412);
      await page.getByRole('link', { name: 'Videos' }).first().click();
      await refused;
      await expect.poll(() => nameIn(page).catch(() => null)).toBe(name);
    },
  );

  test(
    'becomes theirs when it sends a form, which does nothing',
    { tag: '@once' },
    async ({ visitor: page, browser }) => {
      await startSession(page);
      // What the page asks by itself stays without an answer, or it would learn of it before the form is sent.
      await page.routeWebSocket(/\/socket\b/, () => undefined);
      await open(page, build('vipClub', {}, en));
      await page.route(/\/(?:api\/v1|vxql|feed)\b/, () => undefined);
      const name = await takeOver(page, browser);
      // The page posts by itself, too.
      const posted = page.waitForResponse((answer) => {
        const request = answer.request();
        return request.method() === 'POST' && request.isNavigationRequest();
      });
      await page.evaluate(() => {
        const form = document.createElement('form');
        form.method = 'post';
        document.body.append(form);
        // Once the call here is answered: what follows takes the page away.
        setTimeout(() => form.requestSubmit());
      });
      expect((await posted).status()).toBe(303);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expect.poll(() => nameIn(page).catch(() => null)).toBe(name);
    },
  );
});
