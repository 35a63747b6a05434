import type { Locator } from '@playwright/test';
import { build, footerTargets, type Language } from '@vx/routes';
import { ask } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectGoodTranslation,
  logIn,
  open,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const help = build('help', {}, en);
const terms = build('termsOfService', {}, en);

test('[SC-navbar] [RE-onlineActorsAmount] a visitor finds the places and the ways in', async ({
  visitor: page,
  app,
}) => {
  await open(page, help);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `${build('login', {}, en)}?returnPath=${encodeURIComponent(help)}`,
  );
  await expectFact('SC-navbar#1', bar.getByRole('link', { name: /up$/ }), 'Sign up');
  const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await expect(main.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Videos' })).toBeVisible();
  const live = main.getByRole('link', { name: /^Live/ });
  if (app === 'desktop') {
    const { amount } = await (
      await page.request.get('/api/v1/monitoringActors/onlineActorsAmount')
    ).json();
    expect(amount).toBeGreaterThan(0);
    expect(Number((await live.textContent())?.replace(/\D/g, ''))).toBeGreaterThan(0);
  } else {
    await expect(live).toBeVisible();
  }
});

test('[SC-pageShell] the keyboard skips to the content, and a new page says its name', async ({
  visitor: page,
}) => {
  await open(page, help);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.locator(`footer a[href="${terms}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const name = page.getByRole('heading', { level: 1 });
  await expectFact('SC-pageShell#1', name, 'Terms of service');
  await expect(page).toHaveTitle('Terms of service | Candela');
  await expect(
    page.getByRole('status').filter({ hasText: 'Terms of service | Candela' }),
  ).toHaveCount(1);
  expect(documents, 'the router changes pages within the app').toBe(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${terms}$`),
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help and safety');
});

test('[SC-pageShell] data comes with the page: nothing is asked for again', async ({
  visitor: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/|\/vxql|\.data(\?|$)/.test(request.url())) asked.push(request.url());
  });
  await open(page, help);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator(`footer a[href="${terms}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('[SC-footer] [RU-footer-social-links] [RU-footer-webmaster] the footer leads where the route table says', async ({
  visitor: page,
}) => {
  await open(page, help);
  const footer = page.getByRole('contentinfo');
  // The server of the tests names them (`serve.ts`).
  for (const [id, href] of [
    ['instagram', 'https://instagram.example/candela'],
    ['x', 'https://x.example/candela'],
    ['youtube', 'https://youtube.example/candela'],
    ['mastodon', 'https://mastodon.example/@candela'],
  ] as const)
    await expectFact(
      'SC-footer#4',
      footer.locator(`a[href="${href}"]`),
      new RegExp(`^${id}$`, 'i'),
    );
  const { reportContent } = footerTargets(en);
  for (const href of ['https://partners.example/', 'https://models.example/en/', reportContent])
    await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
  await expectFact('SC-footer#5', footer.getByText('18+'), '18+');
});

test('[SC-footer] [RU-footer-help-center-language] [RU-footer-report-content-language] [RU-footer-recruitment-language] the footer leads to help, report and recruitment in the languages that these have', async ({
  visitor: page,
  baseURL,
}) => {
  const leadsTo = async (language: Language, names: readonly string[]) => {
    if (language === 'nl')
      await page.context().addCookies([{ name: 'vx_lang', value: 'nl', url: baseURL ?? '' }]);
    await page.goto(build('termsOfService', {}, { language }));
    const footer = page.getByRole('contentinfo');
    const links = names.map((name) => footer.getByRole('link', { name, exact: true }));
    for (const [index, fact] of (['SC-footer#1', 'SC-footer#2', 'SC-footer#3'] as const).entries())
      await expectFact(fact, links[index] ?? footer, names[index] ?? '');
    return await Promise.all(links.map((link) => link.getAttribute('href')));
  };
  const report = '/en/help/#report-content';
  const recruitment = 'https://models.example/en/';
  const german = 'https://models.example/de/';
  const wanted = {
    de: ['/de/hilfe/', '/de/hilfe/#report-content', german],
    en: ['/en/help/', report, recruitment],
    es: ['/es/ayuda/', report, recruitment],
    nl: ['/en/help/', report, recruitment],
  };
  const names = {
    de: ['Hilfe-Center', 'Inhalt melden', 'Selbst vor die Kamera'],
    en: ['Help centre', 'Report content', 'Become a performer'],
    es: ['Centro de ayuda', 'Denunciar contenido', 'Hazte artista'],
    nl: ['Helpcentrum', 'Inhoud melden', 'Performer worden'],
  };
  for (const language of ['de', 'en', 'es', 'nl'] as const)
    expect(await leadsTo(language, names[language]), language).toEqual(wanted[language]);
});

test('[SC-footer] [RU-footer-help-center-guest-name] the help link carries the name of a guest', async ({
  visitor: page,
}) => {
  await logIn(page);
  await open(page, help);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }),
  ).toHaveAttribute('href', `${help}?guest=Demo`);
});

test('[SC-breadcrumbBar] a page shows its place and says it to search engines', async ({
  visitor: page,
}) => {
  await open(page, terms);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Terms of service']);
  await expectFact('SC-breadcrumbBar#1', trail.getByRole('listitem').last(), 'Terms of service');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text) as object)).toContainEqual(
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  );
});

test('the language changes and the place is kept, Dutch by a cookie', async ({ visitor: page }) => {
  await open(page, `${terms}?x=1`);
  const languages = page.getByRole('contentinfo').locator('details');
  await languages.locator('summary').click();
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL((url) => url.pathname === build('termsOfService', {}, { language: 'de' }));
  expect(new URL(page.url()).search).toBe('?x=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await languages.locator('summary').click();
  await languages.getByRole('link', { name: 'Nederlands' }).click();
  await page.waitForURL((url) => url.pathname === terms);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await languages.locator('summary').click();
  await languages.getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === terms);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the other app opens at the same place and is remembered', async ({ visitor: page, app }) => {
  const other = app === 'desktop' ? 'mobile' : 'desktop';
  if (app === 'desktop') await logIn(page);
  await open(page, terms);
  if (app === 'desktop') await page.locator('summary[aria-label^="Account"]').click();
  else await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`${other} version`, 'i') }).click();
  await page.waitForURL((url) => url.searchParams.get('app') === other);
  expect(new URL(page.url()).pathname).toBe(terms);
  await expect(page.locator('.vx-shell')).toHaveAttribute('data-shell', other);
  await page.goto(help);
  await expect(page.locator('.vx-shell')).toHaveAttribute('data-shell', other);
});

test('the theme is kept and stands in the first HTML', async ({ visitor: page, app }) => {
  test.skip(app === 'mobile', 'the menu of phones has its own test');
  await open(page, help);
  // The bars of the browser are of the colour that the page stands on.
  const expectBars = async (): Promise<void> => {
    const colours = await page.evaluate(() => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
      document.head.style.color = meta?.content ?? '';
      return [
        getComputedStyle(document.head).color,
        getComputedStyle(document.body).backgroundColor,
      ];
    });
    expect(colours[0]).toBe(colours[1]);
  };
  await expectBars();
  await page.getByRole('contentinfo').locator('select').selectOption('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectBars();
  await expectAccessible(page);
  const html = await (await page.request.get(help)).text();
  expect(html).toContain('data-theme="light"');
});

/** A guest with 104 coins reads the menu. */
async function expectMenu(menu: Locator, name: string): Promise<void> {
  await expectFact('SC-mobileMenu#1', menu, name);
  await expectFact('SC-mobileMenu#2', menu, /Balance ?104 coins/);
  await expectFact('SC-mobileMenu#3', menu.getByRole('link', { name: 'Statement' }), 'Statement');
}

test('[SC-mobileMenu] [RU-shell-one-menu] [RU-shell-scroll-lock#1] [RU-shell-scroll-lock#2] the menu of phones opens as a sheet, locks the page and closes', async ({
  visitor: page,
  app,
}) => {
  test.skip(app === 'desktop', 'not shown above 1023 px');
  await open(page, help);
  const wheel = async (): Promise<void> => {
    // Above the sheet, which takes what is turned over it.
    await page.mouse.move(200, 10);
    await page.mouse.wheel(0, 600);
  };
  const scrolled = () => page.evaluate(() => scrollY);
  await wheel();
  await expect.poll(scrolled).toBe(600);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'menu');
  await wheel();
  // As long as the page takes to scroll without the menu, and more.
  await page.waitForTimeout(500);
  expect(await scrolled()).toBe(0);
  await sheet.getByRole('combobox', { name: 'Theme' }).selectOption('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' }).click();
  // Back closes it and stays on the page; the entry that it had goes with it.
  const entries = () => page.evaluate(() => history.length);
  await expect(sheet).toBeVisible();
  const before = await entries();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(help);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' }).click();
  await expect(sheet).toBeVisible();
  expect(await entries()).toBe(before);
  await sheet.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === build('login', {}, en));
  await expect(sheet).toBeHidden();
  // A guest has a page there.
  const { name } = await signUp(page);
  await topUp(page);
  await open(page, help);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' }).click();
  await page.waitForURL((url) => url.pathname === build('memberArea', {}, en));
  await expectMenu(page.getByRole('main'), name);
});

test('[SC-mobileMenu] [RU-shell-menu-actions#2] a menu is stored with its page: closed on the next, open again on the way back', async ({
  visitor: page,
  app,
}) => {
  test.skip(app === 'desktop', 'not shown above 1023 px');
  await open(page, help);
  const you = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' });
  const sheet = page.getByRole('dialog');
  const signUpLink = sheet.getByRole('link', { name: 'Sign up' });
  await you.click();
  await signUpLink.click();
  await page.waitForURL((url) => url.pathname === build('signup', {}, en));
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(signUpLink).toBeVisible();
  // No entry is dead: the next Back closes the sheet, on the same page.
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(help);
  await you.click();
  await expect(signUpLink).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // Only one is open at a time: the choice of cookies and the menu are both layers of the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
  await expect(sheet).toHaveCount(1);
  await expect(signUpLink).toHaveCount(0);
});

test('[SC-mobileMenu] [RU-shell-mobile-menu-threshold] [RU-shell-breakpoints] the menu of phones takes over at 1023 px', async ({
  visitor: page,
  app,
}) => {
  test.skip(app === 'mobile', 'the app for phones has it at every width');
  await open(page, help);
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [width, you] of [
    [1024, 0],
    [1023, 1],
    [1024, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu.filter({ visible: true })).toHaveCount(1);
    await expect(
      menu.filter({ visible: true }).getByRole('link', { name: 'You', exact: true }),
    ).toHaveCount(you);
  }
  const { name } = await signUp(page);
  await topUp(page);
  await page.setViewportSize({ width: 1023, height: 800 });
  await open(page, help);
  await menu.getByRole('link', { name: 'You', exact: true }).filter({ visible: true }).click();
  // What phones have as a sheet is a page here.
  await expect(page).toHaveURL(build('memberArea', {}, en));
  await expectMenu(page.locator('main'), name);
});

test('[SC-mobileMenu] without JavaScript the menu is a page', async ({ page }) => {
  await withoutScript(page, async (plain) => {
    await plain.goto(build('memberArea', {}, en));
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(plain.locator('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test('the account menu opens by keyboard, without JavaScript, too', async ({
  visitor: page,
  app,
}) => {
  test.skip(app === 'mobile', 'phones have the menu');
  await logIn(page);
  await open(page, build('home', {}, en));
  const button = page.locator('summary[aria-label^="Account"]');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'account-menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('[SC-notFound] an address that leads nowhere answers 404 with a way on', async ({
  visitor: page,
}) => {
  const answer = await page.goto('/en/nothing-here/');
  expect(answer?.status()).toBe(404);
  const title = page.getByRole('heading', { level: 1 });
  await expectFact('SC-notFound#1', title, 'This page doesn’t exist');
  const { onlineModels } = await ask<{ onlineModels: { items: { name: string }[] } }>(
    page,
    '{ onlineModels(first: 10) { items { name } } }',
  );
  await expectFact(
    'SC-notFound#3',
    page.getByRole('region', { name: 'Live right now' }),
    // They come and go while the page is on its way.
    new RegExp(onlineModels.items.map(({ name }) => name).join('|')),
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectGoodPage(page);
  await shoot(page, '404');
  const way = page.locator('main').getByRole('link').first();
  await expectFact('SC-notFound#2', way, 'Go to the home page');
  await way.click();
  await page.waitForURL((url) => url.pathname === build('home', {}, en));
});

test('[SC-pageShell] [RU-shell-online-offline#1] [RU-shell-online-offline#2] [RE-loggerBrowserOnline] going off line says so, coming back is reported', async ({
  visitor: page,
}) => {
  await open(page, help);
  // The line breaks when everything has come, not in the middle of it.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const away = page.getByText('You’re offline.', { exact: false });
  await expectFact('SC-pageShell#2', away, 'Balance, prices and who is live may be out of date');
  const report = page.waitForRequest(
    (request) =>
      request.url().includes('/logger/browserOnline') &&
      request.postData()?.includes('"online"') === true,
  );
  await page.context().setOffline(false);
  await report;
  await expect(away).toBeHidden();
});

test(
  '[RU-socket-close-logged#2] [RE-loggerWebsocketConnectionError] a socket that was closed is reported with type, code, reason and attempt',
  { tag: '@once' },
  async ({ visitor: page }) => {
    let opened = 0;
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      opened += 1;
      if (opened > 1) return;
      // As soon as the first session stands.
      server.onMessage((frame) => {
        socket.send(frame);
        void socket.close({ code: 4321, reason: 'a test' });
      });
    });
    const report = page.waitForRequest(/\/logger\/websocketConnectionError/);
    await open(page, help);
    expect((await report).postDataJSON()).toEqual({
      connectionAttempt: 1,
      error: 'connection closed',
      errorCode: 4321,
      errorReason: 'a test',
      websocketType: 'notification',
    });
    expect((await (await report).response())?.status()).toBe(200);
    await expect.poll(() => opened).toBe(2);
  },
);

test(
  '[RU-api-chunk-preload-failure#1] code that does not load is an event of the page',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await page.addInitScript(() => {
      const failures: string[] = [];
      Object.assign(window, { failures });
      window.addEventListener('vite:preloadError', (event) => {
        failures.push(String((event as Event & { readonly payload: unknown }).payload));
      });
    });
    await page.route(/\/realtime-binding-[^/]*\.js/, (route) => route.abort());
    await open(page, help);
    const failures = () =>
      page.evaluate(() => (window as unknown as { readonly failures: readonly string[] }).failures);
    await expect.poll(failures).toEqual([expect.stringContaining('realtime-binding')]);
  },
);

test(
  '[RU-api-chunk-preload-failure#2] an error of code that did load reaches whoever wanted it',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await page.route(/\/realtime-binding-[^/]*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken within");' }),
    );
    const received = page.waitForEvent('console', (message) =>
      message.text().includes('realtime.not-loaded'),
    );
    await open(page, help);
    expect((await received).text()).toContain('broken within');
  },
);

test('[RU-routing-scroll-to] an address may name what to scroll to', async ({ visitor: page }) => {
  await open(page, `${help}?scrollTo=contact`);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('[SC-pageShell] a page reads well at 360 px in German', async ({ visitor: page, app }) => {
  test.skip(app === 'desktop', 'phones are narrow');
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  for (const name of ['help', 'memberArea', 'memberStatement', 'topUp'] as const) {
    await open(page, build(name, {}, { language: 'de' }));
    // The member area is looked at nowhere else.
    await (name === 'memberArea' ? expectGoodPage : expectGoodTranslation)(page);
  }
});

test('[SC-pageShell] [RU-shell-online-offline#2] without a line the next page waits, and opens by itself when the line is back', async ({
  visitor: page,
}) => {
  await open(page, help);
  // The line breaks when everything has come, not in the middle of it.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.locator(`footer a[href="${terms}"]`).click();
  const waiting = page.getByRole('region', { name: 'You’re offline' });
  await expect(waiting).toBeFocused();
  await expectFact('SC-pageShell#3', waiting, 'You’re offline');
  await expect(page).toHaveURL(new RegExp(`${help}$`));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You’re offline');
  await waiting.getByRole('button', { name: 'Not now' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(heading).toHaveText('Help and safety');
  await page.locator(`footer a[href="${terms}"]`).click();
  await expect(waiting).toBeVisible();
  const received = page.waitForRequest(/\/logger\/browserOnline/);
  await page.context().setOffline(false);
  expect((await received).postDataJSON()).toEqual({ status: 'online' });
  await page.waitForURL((url) => url.pathname === terms);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
});

test('the name of an icon loads with the first hover, and is missed by nobody while it cannot', async ({
  visitor: page,
  app,
}) => {
  test.skip(app === 'mobile', 'nothing hovers over a phone');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('TooltipPopup')) asked.push(request.url());
  });
  await page.route(/TooltipPopup/, (route) => route.abort(), { times: 1 });
  await open(page, build('home', {}, en));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const control = page.getByRole('banner').locator('.vx-tooltip > :is(a, button)').first();
  const name = (await control.getAttribute('aria-label')) ?? '';
  expect(name).not.toBe('');
  const bubble = page.locator('.vx-tooltip__bubble');
  await control.hover();
  await expect.poll(() => asked).toHaveLength(1);
  // Longer than a mouse has to rest.
  await page.waitForTimeout(600);
  await expect(bubble).toHaveCount(0);
  await expect(control).toBeVisible();
  await page.mouse.move(0, 0);
  await control.hover();
  await expect(bubble).toHaveText(name);
  await expect(bubble).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
});
