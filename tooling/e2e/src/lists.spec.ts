import { build } from '@vx/routes';
import { findListed, findListedVideos, structuredData, watchCalls } from './content.ts';
import { expectFact } from './facts.ts';
import { expect, expectGoodPage, open, shoot, test, withoutScript } from './fixtures.ts';

const en = { language: 'en' } as const;
const cams = build('cams', {}, en);

for (const [screen, path, name, field, filter] of [
  ['SC-camsList', cams, 'Live cams', 'onlineModels', '{}'],
  ['SC-newGirls', build('newGirls', {}, en), 'New performers', 'modelsV2', '{ isNew: true }'],
] as const) {
  test(`[${screen}] [SC-breadcrumbBar] is a good page with its data, trail and count`, async ({
    visitor: page,
  }) => {
    const calls = watchCalls(page);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const tiles = page.getByRole('list', { name }).getByRole('article');
    await expect(tiles.first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Home');
    await expectGoodPage(page);
    expect(calls.filter((call) => /vxql|breadcrumb/.test(call))).toEqual([]);
    const trail = (await structuredData(page)).find((data) => data['@type'] === 'BreadcrumbList');
    expect(trail?.['itemListElement']).toHaveLength(name === 'Live cams' ? 2 : 3);
    await shoot(page, screen);
    const sort = screen === 'SC-newGirls' ? 'registered' : 'rank';
    const { total, items } = await findListed(
      page,
      `${field}(first: 10, sort: ${sort}, filter: ${filter})`,
    );
    const [somebody] = items;
    const tile = tiles.filter({ hasText: somebody?.name ?? '' });
    await expectFact(`${screen}#1`, tile, `${somebody?.name} ${somebody?.age}`);
    await expectFact(`${screen}#1`, tile, somebody?.price ?? '');
    const count = page.getByRole('paragraph').filter({ hasText: /^\d+ (people|new)/ });
    await expectFact(`${screen}#2`, count, String(total));
    await page.getByRole('group', { name: 'Sort by' }).getByRole('link', { name: 'Price' }).click();
    await page.waitForURL(`**${path}?sort=cheapest`);
    const [cheapest] = (
      await findListed(page, `${field}(first: 1, sort: cheapest, filter: ${filter})`)
    ).items;
    await expectFact(`${screen}#3`, tiles.first(), cheapest?.name ?? '');
  });
}

test('[SC-camsList] filters and order are links, live in the address, and Back undoes them', async ({
  visitor: page,
}) => {
  await open(page, cams);
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('link', { name: 'HD' }).click();
  await page.waitForURL(`**${cams}?show=hd`);
  await expect(filters.getByRole('link', { name: 'HD' })).toHaveAttribute('aria-current', 'true');
  const { total } = await findListed(page, 'onlineModels(first: 1, filter: { hd: true })');
  await expectFact('SC-camsList#4', page.getByText(/^\d+ people live$/).first(), String(total));
  await page.getByRole('group', { name: 'Sort by' }).getByRole('link', { name: 'Price' }).click();
  await page.waitForURL(`**${cams}?show=hd&sort=cheapest`);
  await expect(async () => {
    const prices = await page.locator('.vx-performer-tile__price').allTextContents();
    const coins = prices.map((text) => Number(/\d+/.exec(text)?.[0])).filter(Number.isFinite);
    expect(coins.length).toBeGreaterThan(1);
    expect(coins.toSorted((a, b) => a - b)).toEqual(coins);
  }).toPass();
  await page.goBack();
  await page.waitForURL(`**${cams}?show=hd`);
});

test('[SC-camsList] [RU-api-list-states] [RU-api-list-merge-offset] a list says that it loads, and grows at its end', async ({
  visitor: page,
}) => {
  await open(page, cams);
  const list = page.getByRole('list', { name: 'Live cams' });
  const names = () => list.getByRole('article').getByRole('heading').allTextContents();
  const first = await names();
  expect(first).toHaveLength(20);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The page asks the query service by itself.
  await page.route(/\/vxql\?/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/vxql\?/);
  const more = page.getByRole('link', { name: 'Show more' });
  await more.click();
  await asked;
  await expect(list).toHaveAttribute('aria-busy', 'true');
  expect(await names()).toEqual(first);
  answer();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(20);
  await expect(list).not.toHaveAttribute('aria-busy');
  const all = await names();
  expect(all.slice(0, 20)).toEqual(first);
  expect(new Set(all).size).toBe(all.length);
});

test('[SC-camsList] shows more in place and comes back to the place', async ({ visitor: page }) => {
  await open(page, cams);
  const tiles = page.getByRole('list', { name: 'Live cams' }).getByRole('article');
  await expect(tiles).toHaveCount(20);
  const { total } = await findListed(page, 'onlineModels(first: 1)');
  await expectFact('SC-camsList#5', page.getByText(/^\d+ of \d+$/), `20 of ${total}`);
  await page.getByRole('link', { name: 'Show more' }).click();
  await page.waitForURL(`**${cams}?pages=2`);
  await expect.poll(() => tiles.count()).toBeGreaterThan(20);
  const link = tiles.nth(20).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(() => tiles.count()).toBeGreaterThan(20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});

test('[SC-camsList] reads and pages without JavaScript', async ({ visitor: page }) => {
  await withoutScript(page, async (plain) => {
    await plain.goto(cams);
    const tiles = plain.getByRole('list', { name: 'Live cams' }).getByRole('article');
    await expect(tiles).toHaveCount(20);
    await plain.getByRole('link', { name: 'Show more' }).click();
    await expect.poll(() => tiles.count()).toBeGreaterThan(20);
    await plain.getByRole('group', { name: 'Filters' }).getByRole('link', { name: 'VIP' }).click();
    await expect(plain).toHaveURL(/show=vip$/);
  });
});

for (const [screen, route, name, sort, types] of [
  ['SC-videosStart', 'videos', 'Videos', 'topRated', ''],
  ['SC-videosNew', 'videosNew', 'New videos', 'newest', ''],
  ['SC-videosAll', 'videosAll', 'All videos', 'topRated', ''],
  ['SC-videosFreeClips', 'videosFreeClips', 'Free clips', 'newest', 'free: true'],
  ['SC-videosOnSale', 'videosOnSale', 'On sale', 'newest', 'discount: true'],
  ['SC-videosTrends', 'videosTrends', 'Trends', 'topTrending', 'trending: true'],
  ['SC-videosVip', 'videosVip', 'VIP', 'newest', 'vip: true'],
] as const) {
  test(`[${screen}] [SC-videoGrid] [GQ-videos] is a good page with its data`, async ({
    visitor: page,
  }) => {
    const calls = watchCalls(page);
    await open(page, build(route, {}, en));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const cards = page.getByRole('list', { name, exact: true }).getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expectGoodPage(page);
    expect(calls.filter((call) => /vxql/.test(call))).toEqual([]);
    await shoot(page, screen);
    // Visitors are offered something there, and what is behind it cannot be reached.
    if (screen === 'SC-videosFreeClips')
      await page.getByRole('button', { name: 'No, thanks' }).click();
    const { total, items } = await findListedVideos(
      page,
      `sort: ${sort}, filter: { types: { ${types} } }`,
    );
    // The kind that the list is about, and elsewhere one that is paid for.
    const video = items.find(({ price, isReduced }) =>
      screen === 'SC-videosFreeClips' || screen === 'SC-videosVip'
        ? true
        : screen === 'SC-videosOnSale'
          ? isReduced
          : /^\d/.test(price),
    );
    const card = cards.filter({ hasText: `${video?.title} length ${video?.length}` });
    await expectFact(`${screen}#1`, card, `${video?.title} length ${video?.length}`);
    await expectFact(`${screen}#1`, card, video?.performer ?? '');
    await expectFact(`${screen}#2`, card, video?.price ?? '');
    await expectFact(
      `${screen}#3`,
      page.getByRole('paragraph').filter({ hasText: / results$/ }),
      String(total),
    );
    await page.getByRole('group', { name: 'Length' }).getByText('10 to 20 min').click();
    await page.waitForURL(/length=medium/);
    await page.getByRole('group', { name: 'Sort by' }).getByText('Longest').click();
    await page.waitForURL(/sort=longest/);
    const [longest] = (
      await findListedVideos(
        page,
        `sort: longest, filter: { types: { ${types} }, duration: { from: 600, to: 1200 } }`,
      )
    ).items;
    await expectFact(`${screen}#4`, cards.first(), `${longest?.title} length ${longest?.length}`);
  });
}

test('[SC-videosAll] [SC-videoGrid] [RU-videos-mobile-16] [RU-filter-page-reset] a filter begins at the first page again', async ({
  visitor: page,
}) => {
  const all = build('videosAll', {}, en);
  await open(page, `${all}?pages=2`);
  const cards = page.getByRole('list', { name: 'All videos' }).getByRole('article');
  await expect(cards).toHaveCount(32);
  await page
    .getByRole('group', { name: 'Length' })
    .getByRole('link', { name: 'Up to 10 min' })
    .click();
  await page.waitForURL(`**${all}?length=short`);
  await expect(cards).toHaveCount(16);
  const lengths = await page.locator('.vx-media-card__duration').allTextContents();
  for (const length of lengths) expect(Number(length.split(':')[0])).toBeLessThanOrEqual(10);
  const short = await findListedVideos(
    page,
    'sort: topRated, filter: { duration: { from: -1, to: 600 } }',
  );
  const results = page.getByRole('paragraph').filter({ hasText: / results?$/ });
  await expectFact('SC-videoGrid#4', results, String(short.total));
  const paid = short.items.find(({ price, isReduced }) => /^\d/.test(price) && !isReduced);
  const card = cards.filter({ hasText: `${paid?.title} length ${paid?.length}` });
  await expectFact('SC-videoGrid#1', card, `${paid?.title} length ${paid?.length}`);
  await expectFact('SC-videoGrid#1', card, paid?.performer ?? '');
  await expectFact('SC-videoGrid#2', card, paid?.price ?? '');
  const reduced = short.items.find(({ isReduced }) => isReduced);
  await expectFact(
    'SC-videoGrid#3',
    cards.filter({ hasText: `${reduced?.title} length ${reduced?.length}` }),
    reduced?.price ?? '',
  );
});

test('[SC-videoGrid] a topic narrows the videos until it is left', async ({ visitor: page }) => {
  const all = build('videosAll', {}, en);
  const { total, items } = await findListedVideos(page, 'sort: topRated');
  const [topic] = items.flatMap(({ topics }) => topics);
  const { tagGroup = '', name = '' } = topic ?? {};
  const narrowed = await findListedVideos(
    page,
    `sort: topRated, filter: { tags: ["${tagGroup}"] }`,
  );
  expect(narrowed.total).toBeLessThan(total);
  await open(page, `${all}?tag=${tagGroup}`);
  const leave = page.getByRole('main').getByRole('link', { name: `${name}, ` });
  const results = page.getByRole('paragraph').filter({ hasText: / results?$/ });
  await expectFact('SC-videoGrid#5', leave, name);
  await expectFact('SC-videoGrid#5', results, String(narrowed.total));
  await leave.click();
  await page.waitForURL(`**${all}`);
  await expect(results).toContainText(String(total));
});
