/** The mail that confirms an address, sent once more; its minute of waiting is moved on in the database. */
import type { Locator, Page } from '@playwright/test';
import { build } from '@vx/routes';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  newGuest,
  open,
  passGates,
  putWelcomeAway,
  shoot,
  signUp,
  withoutScript,
} from './fixtures.ts';
import { test } from './own-server-test.ts';
import type { OwnServer } from './own-server.ts';

const en = { language: 'en' } as const;
const profile = build('memberProfile', {}, en);
const bar = (page: Page): Locator => page.locator('.vx-notice-slot');

/** A guest whose first mail is two minutes old: another one may be sent. */
async function signUpEarlier(page: Page, server: OwnServer): Promise<string> {
  await passGates(page, server.origin);
  await putWelcomeAway(page, server.origin);
  const { email } = await signUp(page, newGuest());
  const earlier = `update email_tokens set expires_at = expires_at - interval '2 minutes' where email = $1`;
  await server.query(earlier, [email]);
  return email;
}

/** Mails to an address, in a page of their own. */
async function mailsTo(page: Page, email: string): Promise<{ mails: Page; links: Locator }> {
  const mails = await page.context().newPage();
  await mails.goto('/sandbox/mail');
  return { mails, links: mails.locator('li', { hasText: email }).getByRole('link') };
}

test('[SC-statusBar][SC-emailVerification][SO-sendSignupEmail] the bar sends the mail again, says so where there is no line, and counts until the next', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const email = await signUpEarlier(page, server);
  let isCut = true;
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (isCut) void socket.close({ code: 1001 });
    else socket.connectToServer();
  });
  await open(page, build('help', {}, en));
  const again = bar(page).getByRole('button', { name: 'Send again' });
  await expect(bar(page)).toContainText('Please confirm your email address.');
  await bar(page).locator('summary').click();
  await again.click();
  await expect(bar(page)).toContainText('You’re offline.');
  await expect(again).toHaveAttribute('aria-busy', 'true');
  await shoot(page, 'signup-email-no-line');
  const before = await mailsTo(page, email);
  await expect(before.links).toHaveCount(1);
  await before.mails.close();

  isCut = false;
  await expect(bar(page)).toContainText('The email is on its way.', {
    timeout: 40_000,
  });
  await expect(again).toBeDisabled();
  await expect(bar(page)).toContainText(/Again in 0:[0-5]\d/);
  await expectGoodPage(page);
  await shoot(page, 'signup-email-sent');

  const { mails, links } = await mailsTo(page, email);
  await expect(links).toHaveCount(2);
  // The newest stands first, and its link is good.
  await links.first().click();
  await open(mails, (await mails.locator('a.action').getAttribute('href')) ?? '');
  await mails.getByRole('button', { name: 'Confirm address' }).click();
  await expect(mails.getByText(`${email} is confirmed`)).toBeVisible();
  await expect(bar(page)).not.toContainText('on its way');
});

test('[SC-memberProfile][SC-emailVerification] the profile sends it, too, and both know of it', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const email = await signUpEarlier(page, server);
  await page.context().addCookies([{ name: 'vx_theme', value: 'light', url: server.origin }]);
  await open(page, profile);
  const row = page.locator('main').getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Not confirmed');
  await expectGoodPage(page);
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(row.getByRole('status')).toContainText('The email is on its way');
  await expect(row).toContainText(/Again in 0:[0-5]\d/);
  await expect(bar(page)).toContainText('The email is on its way');
  await shoot(page, 'signup-email-profile-light');
  const { mails, links } = await mailsTo(page, email);
  await expect(links).toHaveCount(2);
  await mails.close();

  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, build('memberProfile', {}, { language: 'de' }));
  await row.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(row.getByRole('status')).toContainText('Die E-Mail ist unterwegs');
  await expectGoodTranslation(page);
  await shoot(page, 'signup-email-profile-de-360');

  // Nobody would answer the button there.
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await plain.goto(server.origin + profile);
    await expect(plain.getByText('Not confirmed')).toBeVisible();
    await expect(bar(plain)).toContainText('Please confirm');
    await expect(plain.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  });
});
