/** A page whose data cannot be read says so, and keeps ways on. */
import { build } from '@vx/routes';
import { ask } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  passGates,
  shoot,
} from './fixtures.ts';
import { test } from './own-server-test.ts';

const en = { language: 'en' } as const;

test.use({ provoked: /status of 500/ });

test('[SC-pageShell] a page whose data cannot be read answers 500, says whose fault it is, and opens when it is tried again', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await passGates(page, server.origin);
  const { photoAlbums } = await ask<{ photoAlbums: { items: { actor: { slug: string } }[] } }>(
    page,
    '{ photoAlbums(first: 1) { items { actor { slug } } } }',
  );
  const actorName = photoAlbums.items[0]?.actor.slug ?? '';
  const pictures = build('actorPictures', { actorName }, en);
  const main = page.locator('main');
  const title = page.getByRole('heading', { level: 1 });

  await server.query('alter table albums rename to albums_away');
  await test.step('as a document', async () => {
    const answer = await page.goto(pictures);
    expect(answer?.status()).toBe(500);
    expect(answer?.headers()['content-type']).toContain('text/html');
    await expectFact('SC-pageShell#4', title, 'Something went wrong on our side');
    await expect(main).toContainText('Nothing was bought or lost.');
    // The bar of an ordinary page, not the way back that stands over a picture.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectGoodPage(page);
    await shoot(page, 'problem');
    await main.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL((url) => url.pathname === build('home', {}, en));
    await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
  });

  await test.step('within the app', async () => {
    await open(page, build('cams', {}, en));
    const tiles = page.getByRole('list', { name: 'Live cams' }).getByRole('article');
    await tiles.first().getByRole('link').first().click();
    await expect(title).toHaveText('Something went wrong on our side');
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });

  await test.step('in German, light', async () => {
    const url = server.origin;
    await page.context().addCookies([{ name: 'vx_theme', value: 'light', url }]);
    await page.goto(build('actorPictures', { actorName }, { language: 'de' }));
    await expect(title).toHaveText('Bei uns ist etwas schiefgegangen');
    await expectGoodTranslation(page);
    await shoot(page, 'problem-de-light');
  });

  await server.query('alter table albums_away rename to albums');
  await test.step('tried again', async () => {
    await main.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('link', { name: /^Foto 1 / }).first()).toBeVisible();
  });
});
