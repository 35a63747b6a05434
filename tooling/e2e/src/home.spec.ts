import { build } from '@vx/routes';
import {
  findListed,
  findListedVideos,
  findPerformers,
  structuredData,
  watchCalls,
} from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  newGuest,
  open,
  putWelcomeAway,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const home = build('home', {}, en);

test('[SC-home] [GQ-onlineModels] [GQ-modelsV2] shows who is live with the page itself', async ({
  visitor: page,
  app,
}) => {
  const calls = watchCalls(page);
  await open(page, home);
  const tiles = page.getByRole('list', { name: 'Live now' }).getByRole('article');
  await expect(tiles).toHaveCount(app === 'desktop' ? 10 : 8);
  const first = tiles.first();
  await expect(first.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/en\/amateur\/[\w-]+\/$/,
  );
  const cards = page.getByRole('region', { name: 'New videos' }).getByRole('article');
  await expect(cards).toHaveCount(8);
  await expectGoodPage(page);
  // What the server has rendered is not asked for again.
  expect(calls.filter((call) => /vxql/.test(call))).toEqual([]);
  await shoot(page, 'home');
  const { total } = await findListed(page, 'onlineModels(first: 1)');
  const count =
    app === 'desktop'
      ? page.getByRole('link', { name: /^All live/ })
      : page.getByRole('heading', { name: /^Live now/ });
  await expectFact('SC-home#2', count, String(total));
  const [somebody] = (
    await findListed(page, 'onlineModels(first: 8, filter: { freeChat: false })')
  ).items.slice(4);
  const tile = tiles.filter({ hasText: somebody?.name ?? '' });
  await expectFact('SC-home#1', tile, `${somebody?.name} ${somebody?.age}`);
  await expectFact('SC-home#1', tile, somebody?.price ?? '');
  const [video] = (await findListedVideos(page, 'sort: newest')).items;
  const card = cards.filter({ hasText: video?.title ?? '' }).first();
  await expectFact('SC-home#4', card, `${video?.title} length ${video?.length}, ${video?.price}`);
  await expectFact('SC-home#4', card, video?.performer ?? '');
  const { items } = await findListed(
    page,
    'modelsV2(first: 2, sort: registered, filter: { isNew: true })',
  );
  const [, newcomer] = items;
  const face = page
    .getByRole('list', { name: 'New here' })
    .getByRole('article')
    .filter({ hasText: newcomer?.name ?? '' });
  await expectFact('SC-home#5', face, `${newcomer?.name} ${newcomer?.age}`);
});

test('[SC-home] the billboard says the price in coins and euros, and that nothing happens unasked', async ({
  visitor: page,
}) => {
  await open(page, home);
  const hero = page.getByRole('region', { name: 'Featured' });
  await expect(hero.getByText(/€\d+\.\d\d per minute\. You confirm/).first()).toBeVisible();
  const chat = hero.getByRole('link', { name: /^Private/ }).first();
  await expect(chat).toHaveAttribute('href', /\/amateur\/[\w-]+\/live\/$/);
  const [featured] = (await findListed(page, 'onlineModels(first: 1)')).items;
  await expectFact('SC-home#3', hero.getByRole('heading').first(), featured?.name ?? '');
  await expectFact('SC-home#3', chat, featured?.price ?? '');
});

test('[SC-home][GQ-pinnedModels] greets a guest who returns, and begins with whom the guest follows and has talked to', async ({
  visitor: page,
  app,
}) => {
  test.slow();
  const guest = await signUp(page, { ...newGuest(), name: `Jo${newGuest().name.slice(-8)}` });
  await putWelcomeAway(page);
  await open(page, home);
  const greeting = page.getByRole('heading', { level: 1 });
  await expect(greeting).toHaveText(
    new RegExp(`^Good (morning|afternoon|evening), ${guest.name}$`),
  );
  await expect(page.getByText('Follow the people you like')).toBeVisible();
  const { live } = await findPerformers(page, app === 'desktop' ? 11 : 13);
  await open(page, build('liveRoom', { actorName: live }, en));
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('timer').first()).toContainText(/0:0[1-9]/, { timeout: 20_000 });
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You ended the chat/ })).toBeVisible();
  await open(page, build('actorProfile', { actorName: live }, en));
  const heart = page
    .locator('main')
    .getByRole('button', { name: /^Follow / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  // What waits in the bar is asked for later; what home shows comes with it.
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/pinnedModels|OwnHome|boughtVideos/.test(request.postData() ?? ''))
      calls.push(request.url());
  });
  await open(page, home);
  const hero = page.getByRole('region', { name: 'Featured' });
  await expect(hero.getByRole('link', { name: /^Private/ }).first()).toHaveAttribute(
    'href',
    build('liveRoom', { actorName: live }, en),
  );
  await expect(hero.getByText('You follow', { exact: true })).toBeVisible();
  await expect(hero.getByText(/^You last talked (today|yesterday)$/)).toBeVisible();
  await expect(page.getByText('One of the people you follow is here now.')).toBeVisible();
  await expectGoodPage(page);
  expect(calls).toEqual([]);
  await shoot(page, 'home-returning');
  await page.setViewportSize({ width: app === 'desktop' ? 1024 : 360, height: 800 });
  await open(page, build('home', {}, { language: 'de' }));
  await expect(
    page.locator('main').getByText(/^Zuletzt habt ihr (heute|gestern) gesprochen$/),
  ).toBeVisible();
  await expectGoodTranslation(page);
  await shoot(page, 'home-returning-de');
});

test('[SC-home] says in its head what it is, and reads without JavaScript', async ({
  visitor: page,
}) => {
  await withoutScript(page, async (plain) => {
    await plain.goto(home);
    await expect(
      plain.getByRole('list', { name: 'Live now' }).getByRole('article').first(),
    ).toBeVisible();
    await expect(plain.locator('meta[name=description]')).toHaveAttribute('content', /live now/);
    await expect(plain.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${home}$`),
    );
    await expect(plain.locator('link[rel=alternate][hreflang=de]')).toHaveAttribute(
      'href',
      /\/de\/$/,
    );
    expect((await structuredData(plain)).map((data) => data['@type'])).toContain('WebSite');
  });
});

test('[SC-home] the keyboard alone opens a profile, and Back returns', async ({
  visitor: page,
}) => {
  await open(page, home);
  const link = page
    .getByRole('list', { name: 'Live now' })
    .getByRole('article')
    .nth(2)
    .getByRole('link')
    .first();
  await link.focus();
  const href = await link.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === href);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === home);
  await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
});

test('[SC-home] holds German words at 360 pixels', async ({ visitor: page, app }) => {
  test.skip(app === 'desktop', 'phones only');
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, build('home', {}, { language: 'de' }));
  await expectGoodTranslation(page);
  await shoot(page, 'home-de-360');
});
