/** The picture of a guest: from a file of the phone or computer to every place that shows it. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  open,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const profile = build('memberProfile', {}, en);

/** A picture as the browser itself makes one. */
async function pictureFile(
  page: Page,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const text = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#f4a259';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#5b3a99';
    context.beginPath();
    context.arc(320, 240, 160, 0, 7);
    context.fill();
    return canvas.toDataURL('image/jpeg');
  });
  return {
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(text.split(',')[1] ?? '', 'base64'),
  };
}

test('[RE-guestProfilePreviewUpdate][RU-profile-preview-delete] a guest chooses a picture, sees it in the menu, blurs it, and takes it back', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await open(page, profile);
  const file = await pictureFile(page);
  const field = page.locator('input[name=picture]');
  const shown = page.locator('main .vx-avatar img');
  await field.setInputFiles({
    name: 'me.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText('We can’t read this picture.')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'picture-refused');
  await page.getByLabel('About you').fill('Jazz');
  await field.setInputFiles(file);
  await expect(shown).toHaveAttribute('src', /^\/media\/guest\/.*\/320\.webp$/);
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  // What was typed and not saved is still there.
  await expect(page.getByLabel('About you')).toHaveValue('Jazz');
  await open(page, profile);
  await expectGoodPage(page);
  await shoot(page, 'picture');
  const menu =
    app === 'desktop'
      ? page.locator('summary[aria-label^="Account"] img')
      : page.locator('main .vx-avatar img');
  if (app === 'mobile') await open(page, build('memberArea', {}, en));
  await expect(menu).toHaveAttribute('src', /\/160\.webp$/);
  await shoot(page, 'picture-menu');
  await page.context().addCookies([{ name: 'vx_discreet', value: '1', url: page.url() }]);
  await open(page, profile);
  await expect(shown).toHaveCSS('filter', /blur\(/);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
});

test(
  'without JavaScript: the picture goes with the profile, and is taken back',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await open(page, build('help', {}, en));
    const file = await pictureFile(page);
    await withoutScript(page, async (plain) => {
      await signUp(plain);
      await plain.goto(profile);
      await plain.locator('input[name=picture]').setInputFiles(file);
      await plain.getByRole('button', { name: 'Save profile' }).click();
      await expect(plain.getByText('Your profile is saved')).toBeVisible();
      await expect(plain.locator('main .vx-avatar img')).toHaveAttribute('src', /320\.webp$/);
      await plain
        .locator('input[name=picture]')
        .setInputFiles({ ...file, buffer: Buffer.from('<svg/>') });
      await plain.getByRole('button', { name: 'Save profile' }).click();
      await expect(plain.getByText('We can’t read this picture.')).toBeVisible();
      await plain.getByRole('button', { name: 'Remove' }).click();
      await expect(plain.locator('main .vx-avatar img')).toHaveCount(0);
    });
  },
);
