/** The server dies and comes back: pages say so, keep what was typed, come back by themselves, charge once. */
import { build } from '@vx/routes';
import { findPerformers, findVideos } from './content.ts';
import { expectFact } from './facts.ts';
import { expect, open, passGates, signUp, topUp } from './fixtures.ts';
import { test } from './own-server-test.ts';

const en = { language: 'en' } as const;

// The router asks ahead for the routes that links lead to, and tells that nobody answered.
test.use({ provoked: /^Failed to fetch manifest patches/ });

test('[SC-pageShell] [SC-liveChat] the server dies in the middle of a chat: the page says so, keeps what was typed, and comes back by itself', async ({
  server,
  page,
}) => {
  test.setTimeout(300_000);
  await passGates(page, server.origin);
  await signUp(page);
  await topUp(page);
  const { live } = await findPerformers(page);
  await open(page, build('liveRoom', { actorName: live }, en));
  await page.getByRole('button', { name: /^Start/ }).click();
  const field = page.getByRole('textbox', { name: /^Write to/ });
  await expect(field).toBeVisible({ timeout: 20_000 });
  await field.fill('Before the cut');
  await field.press('Enter');
  await expect(page.getByRole('log')).toContainText('Before the cut');
  await field.fill('Half a thou');

  await server.kill();
  const away = page.getByText(/Reconnecting|You’re offline/).first();
  await expect(away).toBeVisible({ timeout: 30_000 });
  await expectFact('SC-pageShell#5', away, /Reconnecting|You’re offline/);
  await expect(field).toHaveValue('Half a thou');

  await server.startAgain();
  await expect(page.getByText('Reconnecting')).toHaveCount(0, { timeout: 60_000 });
  const ended = page.getByRole('heading', { name: /^(You ended the chat|The chat broke off)$/ });
  const end = page.getByRole('button', { name: /^End/ });
  await expect(ended.or(end).first()).toBeVisible();
  // A standstill of more than ten seconds ends a chat; a shorter one is free, and it goes on.
  if (await end.isVisible()) {
    await expect(page.getByRole('log').getByText('Before the cut')).toHaveCount(1);
    await expect(field).toHaveValue('Half a thou');
    await field.press('Enter');
    await expect(page.getByRole('log').getByText('Half a thou')).toHaveCount(1);
    // The server may find meanwhile that it stood still for too long.
    await expect(async () => {
      if (!(await ended.isVisible())) await end.click({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
  }
  await expect(ended).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main')).toContainText('You paid');
});

test('[SC-videoDetails] [SC-purchaseNotice] an order that meets a dead server charges nothing, and goes through once when it is tried again', async ({
  server,
  page,
}) => {
  test.setTimeout(300_000);
  await passGates(page, server.origin);
  await signUp(page);
  await topUp(page);
  const video = (await findVideos(page))[3];
  if (!video) throw new Error('The demo world sells no video.');
  await open(page, build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en));
  await page.getByRole('button', { name: 'Buy video' }).first().click();
  const buy = page.getByRole('button', { name: /^(Buy for|Try again)/ }).first();
  await expect(buy).toBeVisible();

  await server.kill();
  await buy.click();
  await expect(
    page.getByText(/offline|no connection|Reconnecting|unexpected answer|don’t know/i).first(),
  ).toBeVisible({ timeout: 60_000 });

  await server.startAgain();
  const owned = page.getByText('In your library', { exact: true }).first();
  await expect(async () => {
    if (!(await owned.isVisible()) && (await buy.isVisible()) && (await buy.isEnabled()))
      await buy.click();
    await expect(owned).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  const balance = 104 - video.price;
  await expect(page.getByRole('banner')).toContainText(String(balance), { timeout: 15_000 });
  await open(page, build('memberStatement', {}, en));
  await expect(page.locator('main').getByText(`Video: ${video.title}`)).toHaveCount(1);
});
