/** A performer who may not be seen in the visitor's country. */
import { build } from '@vx/routes';
import { findPerformers } from './content.ts';
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

test('[SC-actorProfile] [SC-liveChat] [SC-camsList] [RU-guest-actor-banned-country] where a performer may not be seen there is no way to meet, and it says why', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await passGates(page, server.origin);
  const { live: actorName } = await findPerformers(page);
  await server.query(`update actors set banned_countries = '{AT,CH}' where slug = $1`, [actorName]);
  const profile = build('actorProfile', { actorName }, en);
  const main = page.locator('main');
  // The button of the profile; other performers have theirs in tiles.
  const preview = main
    .getByRole('button', { name: /preview/i })
    .and(page.locator(':not(article *)'));
  const chat = page.getByRole('link', { name: /Private chat/ });
  const tile = page.locator(`article a[href="${profile}"]`);

  await test.step('elsewhere there is a way', async () => {
    // As the proxy before a server tells where a visitor comes from.
    await page.setExtraHTTPHeaders({ 'x-country': 'DE' });
    await open(page, build('cams', {}, en));
    await expect(tile.first()).toBeVisible();
    await open(page, profile);
    await expect(chat.first()).toBeVisible();
    await expect(preview.first()).toBeVisible();
  });

  await page.setExtraHTTPHeaders({ 'x-country': 'AT' });
  await test.step('the profile', async () => {
    await open(page, profile);
    await expect(main.getByText('Not available in your country').first()).toBeVisible();
    await expect(chat).toHaveCount(0);
    await expect(preview).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(
      page.getByRole('region', { name: 'You may also like' }).getByRole('article').first(),
    ).toBeVisible();
    await expectGoodPage(page);
    await shoot(page, 'profile-banned');
  });

  await test.step('the videos', async () => {
    await open(page, build('actorVideos', { actorName }, en));
    await expect(
      main.getByRole('heading', { name: 'Not available in your country' }),
    ).toBeVisible();
  });

  await test.step('the live room', async () => {
    await open(page, build('liveRoom', { actorName }, en));
    await expect(main.getByText('This person isn’t shown in your country.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0);
    await expectGoodPage(page);
    await shoot(page, 'live-banned');
  });

  await test.step('the lists are without them', async () => {
    await open(page, build('cams', {}, en));
    await expect(page.getByRole('list', { name: 'Live cams' })).toBeVisible();
    await expect(tile).toHaveCount(0);
  });

  await test.step('in German, light', async () => {
    await page.context().addCookies([{ name: 'vx_theme', value: 'light', url: server.origin }]);
    await open(page, build('actorProfile', { actorName }, { language: 'de' }));
    await expect(main.getByText('In deinem Land nicht verfügbar').first()).toBeVisible();
    await expectGoodTranslation(page);
    await shoot(page, 'profile-banned-de-light');
  });
});
