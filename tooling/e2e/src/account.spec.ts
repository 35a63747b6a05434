import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  logIn,
  newGuest,
  open,
  passGates,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';
import { followMail, openMail } from './forms.ts';

const en = { language: 'en' } as const;
const profile = build('memberProfile', {}, en);

/** Opens the form of a row. */
const change = (page: Page, row: string): Promise<void> =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name: row, exact: true }) })
    .click();

test('[SC-memberProfile] the profile: errors stand at the fields, what was saved shows everywhere', async ({
  visitor: page,
  app,
}) => {
  const guest = await signUp(page);
  const other = await page.context().newPage();
  await open(other, build('memberArea', {}, en));
  await open(page, profile);
  await expectGoodPage(page);
  await shoot(page, 'account-profile');
  const name = page.getByLabel('Display name');
  await expect(name).toHaveValue(guest.name);
  await name.fill('Demo');
  await page.getByLabel('About you').fill('Jazz, bridges, slow Sundays');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Postcode').fill('50667');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(name).toHaveAccessibleDescription(/taken/);
  await expect(page.getByLabel('About you')).toHaveValue('Jazz, bridges, slow Sundays');
  await shoot(page, 'account-profile-refused');
  const renamed = `${guest.name} B`;
  await name.fill(renamed);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectFact(
    'SC-memberProfile#6',
    page.getByRole('status').filter({ hasText: 'saved' }).first(),
    'Your profile is saved',
  );
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  if (app === 'desktop') await other.locator('summary[aria-label^="Account"]').click();
  await expect(other.getByText(renamed).first()).toBeVisible();
  await other.close();
  await open(page, profile);
  await expectFact('SC-memberProfile#1', name, renamed);
  await expectFact(
    'SC-memberProfile#2',
    page.getByLabel('About you'),
    'Jazz, bridges, slow Sundays',
  );
  await expectFact('SC-memberProfile#3', page.getByLabel('Country'), 'Germany');
  await expectFact('SC-memberProfile#4', page.getByLabel('Postcode'), '50667');
  await name.fill('Somebody else');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue(renamed);
});

const security = build('memberSecurity', {}, en);
const fresh = 'a different blue hour';

test('the password is changed, and other devices are logged out', async ({
  visitor: page,
  browser,
}) => {
  const guest = await signUp(page);
  const { baseURL, userAgent, viewport } = test.info().project.use;
  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(userAgent && { userAgent }),
    ...(viewport && { viewport }),
  });
  const other = await elsewhere.newPage();
  await passGates(other);
  await logIn(other, guest);
  await open(other, profile);

  await open(page, security);
  await expectGoodPage(page);
  // A row until it is wanted, so that the devices stand in sight.
  await expect(page.getByRole('textbox', { name: 'Current password' })).toBeHidden();
  await change(page, 'Password');
  await page.getByRole('button', { name: 'Change password' }).click();
  const current = page.getByRole('textbox', { name: 'Current password' });
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/Please fill this in/);
  await current.fill('not the one');
  await page.getByRole('textbox', { name: 'New password' }).fill(fresh);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAccessibleDescription(/isn’t your password/);
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue(fresh);
  await shoot(page, 'account-password');
  await current.fill(guest.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(current).toHaveValue('');
  // A page whose session ends loads again, and this one is for members.
  await other.waitForURL((url) => url.pathname === build('login', {}, en));
  await elsewhere.close();
  await open(page, security);
  await change(page, 'Password');
  await expect(page.getByRole('textbox', { name: 'Current password' })).toBeVisible();
});

test('[SC-memberProfile] another address counts once the link in its mail is pressed', async ({
  visitor: page,
}) => {
  const guest = await signUp(page);
  const email = `new-${guest.email}`;
  await open(page, security);
  const field = page.getByRole('textbox', { name: 'New email address' });
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await change(page, 'Email address');
  await field.fill('somebody@example');
  await password.fill(guest.password);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(field).toHaveAccessibleDescription(/Something is missing after the @/);
  await expect(field).toHaveValue('somebody@example');
  await field.fill(email);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`${email} still has to be confirmed`)).toBeVisible();
  await expect(field).toHaveValue('');
  await shoot(page, 'account-email');
  await followMail(page, email);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText(`${email} is confirmed`)).toBeVisible();
  await open(page, profile);
  const address = page
    .getByRole('list', { name: 'Account' })
    .getByRole('listitem')
    .filter({ hasText: email });
  await expectFact('SC-memberProfile#5', address, /\S+@\S+ .*Confirmed/);
});

test('[SC-memberProfile] a confirmed address stops a new one by the link of its mail, without a log-in', async ({
  visitor: page,
}) => {
  const guest = await signUp(page);
  const email = `thief-${guest.email}`;
  await followMail(page, guest.email, /confirm your email/i);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText(`${guest.email} is confirmed`)).toBeVisible();
  await open(page, security);
  await change(page, 'Email address');
  await page.getByRole('textbox', { name: 'New email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`${email} still has to be confirmed`)).toBeVisible();
  await followMail(page, email, /confirm your email/i);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(
    page.getByText('or as soon as you agree in the email', { exact: false }),
  ).toBeVisible();
  await open(page, security);
  await expect(
    page.getByText(`${email} is confirmed and replaces it on`, { exact: false }),
  ).toBeVisible();
  await shoot(page, 'account-email-due');
  await page.context().clearCookies({ name: 'vx_sid' });
  await followMail(page, guest.email, /change your email address/);
  await expectGoodPage(page);
  await shoot(page, 'email-change-stop');
  await page.getByRole('button', { name: 'Stop the change' }).click();
  await expect(page.getByText('The change has been stopped')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  await logIn(page, guest);
  await open(page, security);
  await expect(page.getByText(`Currently ${guest.email}.`, { exact: false })).toBeVisible();
});

test('other devices are listed and logged out, one or all', async ({ visitor: page }) => {
  const guest = await signUp(page);
  for (let device = 0; device < 3; device += 1) {
    await withoutScript(page, async (plain) => {
      await logIn(plain, guest);
      await plain.goto(security);
      await expect(plain.getByText('This device', { exact: true })).toHaveCount(1);
    });
  }
  await open(page, security);
  await expect(page.getByText('4 devices')).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'account-sessions');
  await page
    .getByRole('button', { name: /^Log out: / })
    .first()
    .click();
  await expect(page.getByText('3 devices')).toBeVisible();
  await withoutScript(page, async (plain) => {
    await logIn(plain, guest);
    await plain.goto(security);
    await plain.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(plain.getByText('1 device.')).toBeVisible();
  });
  await page.goto(security);
  expect(new URL(page.url()).pathname).toBe(build('login', {}, en));
});

test('a forgotten password is replaced by the link of a mail, once', async ({ visitor: page }) => {
  const guest = await signUp(page);
  await page.context().clearCookies({ name: 'vx_sid' });
  await open(page, build('login', {}, en));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await expectGoodPage(page);
  await shoot(page, 'reset-ask');
  await page.getByLabel('Email address').fill(guest.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Please check your email')).toBeVisible();
  await shoot(page, 'reset-asked');
  await openMail(page, guest.email, /Choose/);
  const link = (await page.locator('a.action').getAttribute('href')) ?? '';
  await open(page, link);
  await expectGoodPage(page);
  await page.getByRole('textbox', { name: 'New password' }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveAccessibleDescription(
    /5 of 10/,
  );
  await page.getByRole('textbox', { name: 'New password' }).fill(fresh);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();
  await page.goto(link);
  await withoutScript(page, async (plain) => {
    await plain.goto(link);
    await plain.getByRole('textbox', { name: 'New password' }).fill(fresh);
    await plain.getByRole('button', { name: 'Save password' }).click();
    await expect(plain.getByText('already been used')).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Send link' })).toBeVisible();
  });
  await logIn(page, { email: guest.email, password: fresh });
  await open(page, profile);
  await expect(page.getByLabel('Display name')).toHaveValue(guest.name);
});

test('the account reads in German', { tag: '@once' }, async ({ visitor: page }) => {
  await signUp(page);
  await open(page, build('memberProfile', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expectGoodTranslation(page);
  await page.getByRole('link', { name: 'Sicherheit und Anmeldung' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Sicherheit und Anmeldung',
  );
  await expectGoodTranslation(page);
});

test('the account is reached from other pages without loading', async ({ visitor: page, app }) => {
  await signUp(page);
  await open(page, build(app === 'mobile' ? 'memberArea' : 'help', {}, en));
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Profile/ })
    .last()
    .click();
  await expect(page.getByLabel('Display name')).toBeVisible();
  // Phones lead back to all of them in the bar.
  if (app === 'desktop') return;
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('navigation', { name: 'Money' })).toBeVisible();
});

test('all settings load no section before it is opened; from a section Back leads to them', async ({
  visitor: page,
}) => {
  await signUp(page);
  const sections: string[] = [];
  page.on('request', (request) => {
    if (
      /\/(?:Member(?:Profile|Security|Phone|Alerts|News|Privacy)|ProfileForm|NotificationSettings)-[\w-]+\.(?:js|css)$/u.test(
        request.url(),
      )
    )
      sections.push(request.url());
  });
  const settings = build('memberSettings', {}, en);
  // The address that it had.
  await open(page, `${profile}?section=all`);
  await expect(page).toHaveURL(settings);
  await expect(page.getByRole('navigation', { name: 'Money' })).toBeVisible();
  await expectGoodPage(page);
  expect(sections).toEqual([]);
  const section = page
    .getByRole('main')
    .getByRole('link', { name: /^Security/ })
    .last();
  await section.click();
  await expect(page).toHaveURL(security);
  await change(page, 'Password');
  await expect(page.getByLabel('Current password').first()).toBeVisible();
  // One section brings itself, and none of the others.
  const pages = sections.flatMap((url) => /\/(Member[A-Z]\w+)-/u.exec(url)?.[1] ?? []);
  expect([...new Set(pages)]).toEqual(['MemberSecurity']);
  await page.goBack();
  await expect(page).toHaveURL(settings);
  await expect(page.getByRole('navigation', { name: 'Money' })).toBeVisible();
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await passGates(plain);
    await plain.goto(settings);
    await plain
      .getByRole('main')
      .getByRole('link', { name: /^Security/ })
      .last()
      .click();
    await change(plain, 'Password');
    await expect(plain.getByLabel('Current password').first()).toBeVisible();
    await plain.goBack();
    await expect(plain).toHaveURL(settings);
    await expect(plain.getByRole('navigation', { name: 'Money' })).toBeVisible();
  });
});

test('without JavaScript: the profile is saved', { tag: '@once' }, async ({ page }) => {
  const guest = newGuest();
  await withoutScript(page, async (plain) => {
    await signUp(plain, guest);
    await plain.goto(profile);
    await plain.getByLabel('About you').fill('a'.repeat(141));
    await plain.getByRole('button', { name: 'Save profile' }).click();
    await expect(plain.getByLabel('About you')).toHaveAccessibleDescription(/at most 140/);
    await expect(plain.getByLabel('About you')).toHaveValue('a'.repeat(141));
    await plain.getByLabel('About you').fill('Jazz');
    await plain.getByLabel('Country').selectOption('ES');
    await plain.getByRole('button', { name: 'Save profile' }).click();
    await expect(plain.getByText('Your profile is saved')).toBeVisible();
    await plain.goto(profile);
    await expect(plain.getByLabel('About you')).toHaveValue('Jazz');
    await expect(plain.getByLabel('Country')).toHaveValue('ES');
  });
});
