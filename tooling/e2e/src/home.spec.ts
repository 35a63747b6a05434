import { build } from '@vx/routes';
import { structuredData, watchCalls } from './content.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  shoot,
  test,
  withoutScript,
} from './fixtures.ts';

const home = build('home', {}, { language: 'en' });

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
  await expect(page.getByRole('region', { name: 'New videos' }).getByRole('article')).toHaveCount(
    8,
  );
  await expectGoodPage(page);
  // What the server has rendered is not asked for again.
  expect(calls.filter((call) => /vxql/.test(call))).toEqual([]);
  await shoot(page, 'home');
});

test('[SC-home] the billboard says the price in coins and euros, and that nothing happens unasked', async ({
  visitor: page,
}) => {
  await open(page, home);
  const hero = page.getByRole('region', { name: 'Featured' });
  await expect(hero.getByText(/€\d+\.\d\d per minute\. You confirm/).first()).toBeVisible();
  await expect(hero.getByRole('link', { name: /^Private/ }).first()).toHaveAttribute(
    'href',
    /\/amateur\/[\w-]+\/live\/$/,
  );
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
