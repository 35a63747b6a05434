import { build } from '@vx/routes';
import { wholeBrowser } from './chromium.ts';
import { findPerformers } from './content.ts';
import { expect, open, signUp, test, topUp } from './fixtures.ts';
import { standInForPush } from './push.ts';
import { storedNames, disclosedNames, undisclosedOf } from './stored.ts';

test.use({ launchOptions: wholeBrowser, serviceWorkers: 'allow' });

test('[EN-cookies][RU-webpush-local-keys] everything is told that a guest has stored who subscribes, chats and gets messages', async ({
  visitor: page,
  context,
  app,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['notifications']);
  await page.addInitScript(standInForPush);
  await signUp(page);
  await topUp(page);
  const en = { language: 'en' } as const;
  // An offer that is accepted instead of leaving.
  await open(page, build('vipClub', {}, en));
  await page.getByRole('link', { name: 'Choose monthly' }).click();
  await page.getByRole('button', { name: /^Subscribe for/ }).click();
  await page.getByText('Cancel subscription').click();
  await page.getByRole('button', { name: 'Cancel VIP' }).click();
  await page.getByRole('button', { name: /^Stay for 42/ }).click();
  await expect(page.getByText('The next period of VIP costs 42 coins')).toBeVisible();
  // Notifications on this device.
  await open(page, build('memberNews', {}, en));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Favourites who come online').check();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Notifications are on for this device')).toBeVisible();
  // A line that was typed and not sent.
  const { live } = await findPerformers(page, app === 'mobile' ? 15 : 14);
  await open(page, build('liveRoom', { actorName: live }, en));
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('textbox', { name: /^Write to/ }).fill('This one is half');
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByRole('heading', { name: /^You ended the chat/ })).toBeVisible();

  // What stands in for the push service keeps something of its own.
  const stored = (await storedNames(page)).filter((name) => !name.startsWith('test:'));
  for (const name of [
    'vx_cancellation_offer',
    'web-push:subscription',
    'web-push:favourites',
    'vx',
  ])
    expect(stored).toContain(name);
  expect(stored.includes('vx.drafts')).toBe(true);
  expect(undisclosedOf(stored, await disclosedNames(page)), 'stored, and not told').toEqual([]);
});
