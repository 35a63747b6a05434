import { build } from '@vx/routes';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  newGuest,
  open,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const profile = build('memberProfile', {}, en);

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
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  if (app === 'desktop') await other.locator('summary[aria-label^="Account"]').click();
  await expect(other.getByText(renamed).first()).toBeVisible();
  await other.close();
  await open(page, profile);
  await expect(page.getByLabel('Postcode')).toHaveValue('50667');
  await name.fill('Somebody else');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue(renamed);
});

test('the account reads in German', async ({ visitor: page }) => {
  await signUp(page);
  await open(page, build('memberProfile', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expectGoodTranslation(page);
});

test('the account is reached from other pages without loading', async ({ visitor: page, app }) => {
  await signUp(page);
  await open(page, build(app === 'mobile' ? 'memberArea' : 'help', {}, en));
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page.getByLabel('Display name')).toBeVisible();
});

test('without JavaScript: the profile is saved', async ({ page }) => {
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
