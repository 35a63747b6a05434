/** Taking one's data along, and going: the section of the settings. */
import { readFile } from 'node:fs/promises';
import { build } from '@vx/routes';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  logIn,
  open,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const sectionOf = (language: 'en' | 'de'): string => build('memberPrivacy', {}, { language });
const privacy = sectionOf('en');

test('a guest takes a copy of its data along', async ({ visitor: page }) => {
  const guest = await signUp(page);
  await open(page, privacy);
  await expectGoodPage(page);
  await shoot(page, 'privacy');
  await page.getByRole('button', { name: 'Request a copy' }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible();
  await expect(page.getByText('You can request another from')).toBeVisible();
  // What a press brings may move the page, however late the answer is; what it then is may not.
  await open(page, privacy);
  await expectGoodPage(page);
  await shoot(page, 'privacy-ready');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^data-.*\.json$/);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy.guests[0]).toMatchObject({ name: guest.name, email: guest.email });
  await open(page, sectionOf('de'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Privatsphäre');
  await expectGoodTranslation(page);
  await shoot(page, 'privacy-de');
});

test('a guest leaves, thinks again at the next login, and stays', async ({ visitor: page }) => {
  const guest = await signUp(page);
  await topUp(page);
  await open(page, privacy);
  await expect(page.getByText(/Your balance of 104 coins .* will be lost/)).toBeVisible();
  const password = page.getByRole('textbox', { name: 'Your password' });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Please fill this in/);
  await password.fill('not the one');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(password).toHaveAccessibleDescription(/isn’t your password/);
  await password.fill(guest.password);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out');
  // The page asks for nothing more in the name of the session that it has ended.
  expect(refused).toEqual([]);
  await expect(page.getByText(/will be deleted on/)).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'privacy-left');
  await page.getByRole('link', { name: 'Log in and keep it' }).click();
  await page.locator('input[name=email]').fill(guest.email);
  await page.locator('input[name=password]').fill(guest.password);
  await page.locator('main button[type=submit]').click();
  await expect(
    page.getByRole('heading', { name: /Your account will be deleted on/ }),
  ).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'privacy-due');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
});

test('without JavaScript: leaving, and staying', { tag: '@once' }, async ({ page }) => {
  await withoutScript(page, async (plain) => {
    const guest = await signUp(plain);
    await plain.goto(privacy);
    await plain.getByRole('button', { name: 'Request a copy' }).click();
    await expect(async () => {
      await plain.goto(privacy);
      await expect(plain.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await plain.getByRole('textbox', { name: 'Your password' }).fill(guest.password);
    await plain.getByRole('button', { name: 'Delete account' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('You are logged out');
    await logIn(plain, guest);
    await plain.goto(privacy);
    await plain.getByRole('button', { name: 'Keep my account' }).click();
    await expect(plain.getByText('Your account stays.')).toBeVisible();
  });
});
