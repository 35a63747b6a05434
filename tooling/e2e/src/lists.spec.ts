import { build } from '@vx/routes';
import { structuredData, watchCalls } from './content.ts';
import { expect, expectGoodPage, open, shoot, test, withoutScript } from './fixtures.ts';

const en = { language: 'en' } as const;
const cams = build('cams', {}, en);

for (const [screen, path, name] of [
  ['SC-camsList', cams, 'Live cams'],
  ['SC-freeChatList', build('freeChat', {}, en), 'Free chat'],
  ['SC-newGirls', build('newGirls', {}, en), 'New performers'],
] as const) {
  test(`[${screen}] [SC-breadcrumbBar] is a good page with its data, trail and count`, async ({
    visitor: page,
  }) => {
    const calls = watchCalls(page);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('list', { name }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Home');
    await expectGoodPage(page);
    expect(calls.filter((call) => /vxql|breadcrumb/.test(call))).toEqual([]);
    const trail = (await structuredData(page)).find((data) => data['@type'] === 'BreadcrumbList');
    expect(trail?.['itemListElement']).toHaveLength(name === 'Live cams' ? 2 : 3);
    await shoot(page, screen);
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
  await page.route(/\.data\?.*pages=2/, async (route) => {
    await held;
    await route.continue();
  });
  const more = page.getByRole('link', { name: 'Show more' });
  await more.click();
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

for (const [screen, route, name] of [
  ['SC-videosStart', 'videos', 'Videos'],
  ['SC-videosNew', 'videosNew', 'New videos'],
  ['SC-videosAll', 'videosAll', 'All videos'],
  ['SC-videosFreeClips', 'videosFreeClips', 'Free clips'],
  ['SC-videosOnSale', 'videosOnSale', 'On sale'],
  ['SC-videosTrends', 'videosTrends', 'Trends'],
  ['SC-videosVip', 'videosVip', 'VIP'],
] as const) {
  test(`[${screen}] [SC-videoGrid] [GQ-videos] is a good page with its data`, async ({
    visitor: page,
  }) => {
    const calls = watchCalls(page);
    await open(page, build(route, {}, en));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(
      page.getByRole('list', { name, exact: true }).getByRole('article').first(),
    ).toBeVisible();
    await expectGoodPage(page);
    expect(calls.filter((call) => /vxql/.test(call))).toEqual([]);
    await shoot(page, screen);
  });
}

test('[SC-videosAll] [RU-videos-mobile-16] [RU-filter-page-reset] a filter begins at the first page again', async ({
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
});
