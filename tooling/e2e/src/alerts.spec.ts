/** What a guest is told, and how: the section of the settings, and that it holds. */
import { build } from '@vx/routes';
import { findPerformers } from './content.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';
import { confirmNumber } from './forms.ts';

const en = { language: 'en' } as const;
const sectionOf = (language: 'en' | 'de'): string => build('memberAlerts', {}, { language });
const alerts = sectionOf('en');

test('[RE-getNotificationsSettings][RE-savePreferences] a guest chooses for all and for one performer, and gives the choice back', async ({
  visitor: page,
}) => {
  await signUp(page);
  const { live } = await findPerformers(page);
  await open(page, build('actorProfile', { actorName: live }, en));
  const heart = page
    .locator('main')
    .getByRole('button', { name: /^Follow / })
    .first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Follow ', '');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  // The heart is filled at once; the server may hear of it a moment later.
  await expect(async () => {
    await open(page, alerts);
    await expect(page.getByRole('rowheader', { name })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectGoodPage(page);
  await shoot(page, 'alerts');

  const all = page.getByRole('button', { name: 'Everyone you follow, Goes live: In the app' });
  const own = page.getByRole('button', { name: `${name}, Goes live: In the app` });
  const receipt = page.getByRole('button', { name: `${name}, Chat receipts: In the app` });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  // Her address is not confirmed: nothing can reach her there yet.
  await expect(
    page.getByRole('button', { name: 'Everyone you follow, Goes live: Email' }),
  ).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Confirm address' })).toHaveAttribute(
    'href',
    build('memberProfile', {}, en),
  );
  await all.click();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await own.click();
  await receipt.click();
  await expect(page.getByText('Custom')).toBeVisible();
  await expect(page.getByRole('button', { name: `Reset to default: ${name}` })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'alerts-own');
  await open(page, alerts);
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(receipt).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: `Reset to default: ${name}` }).click();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await expect(receipt).toHaveAttribute('aria-pressed', 'true');

  await open(page, sectionOf('de'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Benachrichtigungen');
  await expectGoodTranslation(page);
  await shoot(page, 'alerts-de');
});

test('a guest without a number finds the way to confirm one, and text messages are open afterwards', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, alerts);
  const fix = page.getByRole('link', { name: 'Confirm number' });
  const sms = page.getByRole('button', { name: 'Everyone you follow, Goes live: SMS' });
  await expect(sms).toBeDisabled();
  await fix.click();
  await expect(page).toHaveURL(build('memberPhone', {}, en));
  await expect(page.getByLabel('Mobile or landline number')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, sectionOf('de'));
  await expect(page.getByRole('link', { name: 'Nummer bestätigen' })).toBeVisible();
  await expectGoodTranslation(page);
  await shoot(page, 'alerts-fix-de-360');
  await confirmNumber(page);
  await open(page, alerts);
  await expect(sms).toBeEnabled();
  await expect(fix).toHaveCount(0);
});

test('without JavaScript: what is switched off is not told', { tag: '@once' }, async ({ page }) => {
  await withoutScript(page, async (plain) => {
    await signUp(plain);
    await plain.goto(alerts);
    const topUps = plain.getByRole('button', { name: 'Everyone you follow, Top-ups: In the app' });
    await topUps.click();
    await expect(plain.getByText('Saved.')).toBeVisible();
    await expect(topUps).toHaveAttribute('aria-pressed', 'false');
    await topUp(plain);
    const received = plain.locator('main').getByText('Payment received:');
    await plain.goto(build('memberNotifications', {}, en));
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Notifications');
    await expect(received).toHaveCount(0);
    await plain.goto(alerts);
    await topUps.click();
    await expect(topUps).toHaveAttribute('aria-pressed', 'true');
    await topUp(plain);
    await plain.goto(build('memberNotifications', {}, en));
    await expect(received).toHaveCount(1);
  });
});

test('[RU-profile-preferences] quiet hours are kept, refused when they end as they begin, and switched off', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, alerts);
  const hours = page.getByRole('region', { name: 'Quiet hours' });
  const on = hours.getByRole('switch', { name: 'Quiet hours every day' });
  const save = hours.getByRole('button', { name: 'Save quiet hours' });
  await expect(on).not.toBeChecked();
  await on.check();
  const choose = async (field: 'From' | 'Until', time: RegExp): Promise<void> => {
    const box = hours.getByLabel(field, { exact: true });
    if ((await box.evaluate((element) => element.tagName)) === 'SELECT') {
      const label = await box.locator('option').filter({ hasText: time }).first().textContent();
      await box.selectOption({ label: label ?? '' });
      return;
    }
    await box.click();
    await page.getByRole('option', { name: time }).first().click();
  };
  await choose('Until', /^23:00$/);
  await save.click();
  await expect(hours.getByText('Start and end are the same.')).toBeVisible();
  await expect(on).toBeChecked();
  await choose('Until', /^07:30$/);
  await save.click();
  await expect(hours.getByText('Saved.')).toBeVisible();
  await expect(on).toBeChecked();
  await expectGoodPage(page);
  await shoot(page, 'quiet-hours');
  await open(page, alerts);
  await expect(on).toBeChecked();
  await on.uncheck();
  await save.click();
  await expect(hours.getByText('Saved.')).toBeVisible();
  await open(page, alerts);
  await expect(on).not.toBeChecked();
});

test('without JavaScript: quiet hours are a form, too', { tag: '@once' }, async ({ page }) => {
  await withoutScript(page, async (plain) => {
    await signUp(plain);
    await plain.goto(alerts);
    await plain.getByRole('switch', { name: 'Quiet hours every day' }).check();
    await plain.getByRole('button', { name: 'Save quiet hours' }).click();
    await expect(plain.getByText('Saved.')).toBeVisible();
    await expect(plain.getByRole('switch', { name: 'Quiet hours every day' })).toBeChecked();
    await expect(plain.getByText('Time zone: Europe/Berlin.')).toBeVisible();
  });
});
