import { build } from '@vx/routes';
import { expect, expectAccessible, open, passGates, shoot, test, whenAlive } from './fixtures.ts';

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
  expect(html.includes('Your choice about cookies')).toBe(app === 'desktop');
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

test('[SC-cookieConsent] [EN-cookieCategories] nothing but the necessary is stored before the choice', async ({
  page,
}) => {
  const foreign: string[] = [];
  const origin = test.info().project.use.baseURL ?? '';
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(origin).host) foreign.push(request.url());
  });
  await open(page, home);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.waitForLoadState('networkidle');
  const necessary = [
    'vx_sid',
    'vx_age',
    'vx_app',
    'vx_lang',
    'vx_theme',
    'vx_discreet',
    'vx_consent',
  ];
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => !necessary.includes(name))).toEqual([]);
  expect(cookies).not.toContain('vx_consent');
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
  ]);
  expect(kept.filter((key) => /search|track|analytic|count/i.test(key))).toEqual([]);
  expect(foreign).toEqual([]);
});

test('[SC-cookieConsent] refusing weighs as much as accepting, and is kept', async ({ page }) => {
  await passGates(page);
  await page.context().clearCookies({ name: 'vx_consent' });
  await open(page, help);
  const panel = page.getByRole('region', { name: 'Your choice about cookies' });
  const refuse = panel.getByRole('button', { name: 'Only necessary' });
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
  const dialog = page.getByRole('dialog', { name: 'Your choice about cookies' });
  await expect(dialog).toBeVisible();
  const functional = dialog.getByRole('switch', { name: 'Functional' });
  await expect(functional).not.toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
  await expectAccessible(page);
  await shoot(page, 'consent-details');
  await functional.click();
  await dialog.getByRole('button', { name: 'Save choice' }).click();
  await expect(dialog).toBeHidden();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'vx_consent');
  expect(cookie?.value).toBe('1.f');
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
