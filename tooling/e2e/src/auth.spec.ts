import { build } from '@vx/routes';
import type { Browser, Page } from '@playwright/test';
import { ask } from './content.ts';
import { expectFact } from './facts.ts';
import {
  demoGuest,
  expect,
  expectAccessible,
  expectGoodPage,
  expectGoodTranslation,
  logIn,
  newGuest,
  onceUnless,
  open,
  putWelcomeAway,
  sameInEveryLanguage,
  shoot,
  test,
  withoutScript,
} from './fixtures.ts';
import { followMail, signUpByForm } from './forms.ts';

const en = { language: 'en' } as const;
const login = build('login', {}, en);
const signup = build('signup', {}, en);
const statement = build('memberStatement', {}, en);

/** Whether the page shows somebody who is logged in. */
async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /top up/i })).toBeVisible();
}

test('log in: errors stand at the fields, what was typed stays', async ({ visitor: page }) => {
  await open(page, login);
  await expectGoodPage(page);
  await shoot(page, 'login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const email = page.getByLabel('Email address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Please fill this in/);
  await email.fill('jonas@example');
  await page.locator('input[name=password]').fill('not the one');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(email).toHaveAccessibleDescription(/after the @/);
  await email.fill(newGuest().email);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.locator('input[name=password]')).toHaveAccessibleDescription(/don’t match/);
  await expect(page.locator('input[name=password]')).toHaveValue('not the one');
  await expectAccessible(page);
  await expect(email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(page.locator('input[name=password]')).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
});

test('[SC-loginNotice] a page for members asks to log in and leads back to it', async ({
  visitor: page,
}) => {
  await open(page, `${statement}?kind=topup`);
  expect(new URL(page.url()).pathname).toBe(login);
  const form = page.getByRole('main');
  await expectFact(
    'SC-loginNotice#1',
    form,
    'Please log in first You’ll come back to this page afterwards.',
  );
  await expectFact('SC-loginNotice#2', form, 'Log in');
  await page.getByLabel('Email address').fill(demoGuest.email);
  await page.locator('input[name=password]').fill(demoGuest.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === `${statement}?kind=topup`);
  const { guest } = await ask<{ guest: { balanceFormatted: string } }>(
    page,
    '{ guest: guestSidebar { balanceFormatted } }',
  );
  await expectFact('SC-loginNotice#3', page.getByRole('banner'), `${guest.balanceFormatted} coins`);
});

test(
  'an address of another site is no place to go on to',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await open(page, `${login}?returnPath=${encodeURIComponent('//evil.example/')}`);
    await page.getByLabel('Email address').fill(demoGuest.email);
    await page.locator('input[name=password]').fill(demoGuest.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === build('home', {}, en));
    await expectLoggedIn(page);
  },
);

/** The same browser, closed and opened again: cookies without an age are gone. */
async function afterRestart(page: Page, browser: Browser): Promise<Page> {
  const cookies = await page.context().cookies();
  const { baseURL = '', userAgent } = test.info().project.use;
  const context = await browser.newContext({ baseURL, ...(userAgent && { userAgent }) });
  await context.addCookies(cookies.filter(({ expires }) => expires > 0));
  return context.newPage();
}

for (const stays of [false, true])
  test(`who ${stays ? 'ticks' : 'leaves'} the box is ${stays ? 'still' : 'no longer'} logged in when the browser is opened again`, async ({
    visitor: page,
    browser,
  }) => {
    await open(page, `${login}?returnPath=${encodeURIComponent(statement)}`);
    const box = page.getByRole('checkbox', { name: 'Stay logged in on this device' });
    await expect(box).not.toBeChecked();
    if (stays) await box.check();
    await page.getByLabel('Email address').fill(demoGuest.email);
    await page.locator('input[name=password]').fill(demoGuest.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === statement);
    // Nothing that the pages do meanwhile makes the cookie last.
    await open(page, build('home', {}, en));
    const reopened = await afterRestart(page, browser);
    await reopened.goto(statement);
    expect(new URL(reopened.url()).pathname).toBe(stays ? statement : login);
    await reopened.context().close();
  });

test('log out ends the session in this browser', async ({ visitor: page, app }) => {
  await logIn(page);
  await open(page, build(app === 'desktop' ? 'home' : 'memberArea', {}, en));
  if (app === 'desktop') await page.locator('summary[aria-label^="Account"]').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto(statement);
  expect(new URL(page.url()).pathname).toBe(login);
});

test('[SC-emailVerification] [SI-guestEmailVerified] sign up, then confirm the address from the mail', async ({
  visitor: page,
}) => {
  const guest = await signUpByForm(page);
  // The first page is a welcome, and asks for nothing.
  const bar = page.locator('summary').getByText('Confirm your email', { exact: true });
  await expect(bar).toHaveCount(0);
  await putWelcomeAway(page);
  // Which one it is the guest's own page says, not every page.
  await open(page, build('memberProfile', {}, en));
  await expect(bar).toBeVisible();
  await shoot(page, 'unverified');
  const address = page.getByRole('main').getByText(guest.email).first();
  await expectFact('SC-emailVerification#1', address, guest.email);
  const link = await followMail(page, guest.email);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  const done = page.getByRole('main').getByText(/ is confirmed/);
  await expectFact('SC-emailVerification#2', done, `${guest.email} is confirmed`);
  await shoot(page, 'verified');
  await open(page, build('help', {}, en));
  await expect(bar).toHaveCount(0);

  // Links are opened in browsers without a session, too. No page stands that would notice that its own has gone.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'vx_sid' });
  await open(page, link);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('already been used', { exact: false })).toBeVisible();
  await open(page, `${build('verifyEmail', {}, en)}?token=unheard-of`);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('don’t recognise', { exact: false })).toBeVisible();
});

for (const [language, words] of [
  ['en', 'Please fill this in.'],
  ['de', 'Bitte füll'],
  ['nl', 'Vul'],
  ['es', 'Rellena'],
] as const) {
  test(
    `sign up: errors in ${language} at every field`,
    onceUnless(language, 'en'),
    async ({ visitor: page }) => {
      const url = test.info().project.use.baseURL ?? '';
      await page.context().addCookies([{ name: 'vx_lang', value: language, url }]);
      await open(page, build('signup', {}, { language }));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const isTranslation = language !== 'en';
      await (isTranslation ? expectGoodTranslation : expectGoodPage)(page);
      await page.locator('main button[type=submit]').click();
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(4);
      await expect(page.locator('input[name=email]')).toHaveAccessibleDescription(
        new RegExp(words),
      );
      await expectAccessible(page, isTranslation ? sameInEveryLanguage : []);
      await shoot(page, `signup-errors-${language}`);
    },
  );
}

test(
  'sign up: what the server refuses stands at its field, too',
  { tag: '@once' },
  async ({ visitor: page }) => {
    const guest = newGuest();
    await open(page, signup);
    await expect(page.locator('input[name=acceptTerms]')).not.toBeChecked();
    await page.locator('input[name=email]').fill(guest.email);
    await page.locator('input[name=name]').fill(demoGuest.name);
    await page.locator('input[name=password]').fill(guest.password);
    await page.locator('input[name=acceptTerms]').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.locator('input[name=name]')).toHaveAccessibleDescription(/taken/);
    await expect(page.locator('input[name=password]')).toHaveValue(guest.password);
  },
);

test(
  'sign up: below the password stands what is asked for, then what is wrong, until it is another one',
  { tag: '@once' },
  async ({ visitor: page }) => {
    const guest = newGuest();
    await open(page, signup);
    const password = page.locator('input[name=password]');
    await expect(password).toHaveAccessibleDescription(/^10 characters or more\./);
    await page.locator('input[name=email]').fill(guest.email);
    await page.locator('input[name=name]').fill(guest.name);
    // The dictionary is the server's, and it is asked once nothing else is wrong.
    await page.locator('input[name=acceptTerms]').check();
    for (const [typed, words] of [
      ['blue moon', /9 of 10 characters\./],
      ['aaaaaaaaaa', /too easy to guess/],
      ['password123', /too easy to guess/],
      [`all about ${guest.name}`, /contains your name/],
    ] as const) {
      await password.fill(typed);
      await expect(password).toHaveAccessibleDescription(/^10 characters or more\./);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(password).toHaveAccessibleDescription(words);
      await expect(password).toHaveAttribute('aria-invalid', 'true');
    }
    await password.fill(guest.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectLoggedIn(page);
  },
);

test(
  'sign up with an address that somebody has: it looks as always, and its owner is mailed',
  { tag: '@once' },
  async ({ visitor: page }) => {
    const guest = newGuest();
    await open(page, signup);
    await page.locator('input[name=email]').fill(demoGuest.email);
    await page.locator('input[name=name]').fill(guest.name);
    await page.locator('input[name=password]').fill(guest.password);
    await page.locator('input[name=acceptTerms]').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /top up/i })).toBeVisible();
    await page.goto('/sandbox/mail');
    await expect(
      page.locator('li', { hasText: demoGuest.email }).getByText('Someone entered').first(),
    ).toBeVisible();
  },
);

test('without JavaScript: sign up, log out, log in', async ({ page, app }) => {
  const guest = newGuest();
  await withoutScript(page, async (plain) => {
    await plain.goto(signup);
    await plain.locator('main button[type=submit]').click();
    await expect(plain.locator('main [aria-invalid=true]')).toHaveCount(4);
    await plain.locator('input[name=email]').fill(guest.email);
    await plain.locator('input[name=name]').fill(guest.name);
    await plain.locator('input[name=password]').fill('short');
    await plain.locator('main button[type=submit]').click();
    await expect(plain.locator('input[name=email]')).toHaveValue(guest.email);
    await plain.locator('input[name=password]').fill(guest.password);
    await plain.locator('input[name=acceptTerms]').check();
    await plain.locator('main button[type=submit]').click();
    await expectLoggedIn(plain);
    await plain.goto(build('memberArea', {}, en));
    if (app === 'desktop') await plain.locator('summary[aria-label^="Account"]').click();
    await plain.getByRole('button', { name: 'Log out' }).click();
    await expect(plain.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await plain.goto(statement);
    await plain.locator('input[name=email]').fill(guest.email);
    await plain.locator('input[name=password]').fill('not the one');
    await plain.locator('input[name=stay]').check();
    await plain.locator('main button[type=submit]').click();
    // The form that comes back has what was ticked, too.
    await expect(plain.locator('main [aria-invalid=true]')).toHaveCount(1);
    await expect(plain.locator('input[name=stay]')).toBeChecked();
    await plain.locator('input[name=stay]').uncheck();
    await plain.locator('input[name=password]').fill(guest.password);
    await plain.locator('main button[type=submit]').click();
    const session = (await plain.context().cookies()).find(({ name }) => name.endsWith('vx_sid'));
    expect(session?.expires).toBe(-1);
    expect(new URL(plain.url()).pathname).toBe(statement);
    await expectLoggedIn(plain);
  });
});
