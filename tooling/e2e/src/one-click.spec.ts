/** Coins by one press outside a chat: the dialog over whatever page wants them. */
import { build } from '@vx/routes';
import { findVideos } from './content.ts';
import {
  expect,
  expectAccessible,
  open,
  sendForm,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;

test('[SC-oneClickDialog] [SO-canOneClick] [SO-chargeOneClick] [SI-oneClickResult] the balance leads to amounts, money and one press', async ({
  visitor: page,
}) => {
  await signUp(page);
  await topUp(page);
  await open(page, build('help', {}, en));
  await page.waitForLoadState('networkidle');
  const door = page.getByRole('banner').locator('a[href*="top-up"]');
  await door.click();
  const dialog = page.getByRole('dialog', { name: 'Top up in one step' });
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  // Nothing is missing: the least is chosen, never more.
  await expect(dialog.locator('input[value="1000"]')).toBeChecked();
  await dialog.locator('input[value="5000"]').check();
  await expect(dialog).toContainText('You pay €50.00 now');
  const pay = dialog.getByRole('button', { name: 'Pay €50.00' });
  await expect(pay).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'one-click');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.vx-wallet').first()).toContainText('104');
  await door.click();
  await dialog.getByRole('button', { name: 'Pay €10.00' }).click();
  await expect(dialog).toContainText('40 coins are in your balance');
  await expectAccessible(page);
  await shoot(page, 'one-click-done');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.vx-wallet').first()).toContainText('144');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help and safety');
  await open(page, build('help', {}, { language: 'de' }));
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').locator('a.vx-wallet__link, a.vx-wallet__add').click();
  await expect(page.getByRole('dialog', { name: 'In einem Schritt aufladen' })).toContainText(
    'Du zahlst jetzt 10,00',
  );
  await shoot(page, 'one-click-de');
  // Another way to pay is on the page; the dialog stays behind.
  await page.getByRole('dialog').getByRole('link', { name: 'Zuletzt genutzte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aufladen');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[SC-oneClickDialog] [RU-payment-preselected-nearest] what a video lacks is preselected, and the video is asked for again', async ({
  visitor: page,
}) => {
  await signUp(page);
  await topUp(page, 'topup-1000');
  const videos = await findVideos(page);
  let balance = 40;
  const address = (video: { slug: string; id: string }) =>
    build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en);
  // Spend until one is too dear.
  let wanted = videos[0]!;
  for (const video of videos) {
    wanted = video;
    if (video.price > balance) break;
    await sendForm(page, address(video), { expectedPrice: String(video.price) });
    balance -= video.price;
  }
  const missing = wanted.price - balance;
  expect(missing).toBeGreaterThan(0);
  await open(page, address(wanted));
  await page.waitForLoadState('networkidle');
  await page.locator('a[href*="missing="]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Top up in one step' });
  await expect(dialog).toContainText(`${missing} coin`);
  await expect(dialog.locator('input[value="1000"]')).toBeChecked();
  await shoot(page, 'one-click-missing');
  await dialog.getByRole('button', { name: 'Pay €10.00' }).click();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toHaveCount(0);
  // Asked, not bought.
  const question = page
    .getByRole('dialog', { name: 'Buy this video' })
    .or(page.getByRole('alertdialog'));
  await expect(question.first()).toBeVisible();
  await shoot(page, 'one-click-asked-again');
  await expect(page.locator('.vx-wallet').first()).toContainText(String(balance + 40));
});

test('[SC-oneClickDialog] a limit of the guest’s own is said, with the way on', async ({
  visitor: page,
}) => {
  await signUp(page);
  await topUp(page);
  await open(page, build('help', {}, en));
  await page.waitForLoadState('networkidle');
  const limits = build('memberLimits', {}, en);
  await sendForm(page, `${limits}?change=day`, { limit: '120' });
  await page.getByRole('banner').locator('a[href*="top-up"]').click();
  const dialog = page.getByRole('dialog', { name: 'Top up in one step' });
  await dialog.getByRole('button', { name: 'Pay €10.00' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'one-click-limit');
  await dialog.getByRole('link', { name: 'See my limits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your limits');
});

test('who has never paid goes to the payment page, and so does who has no JavaScript', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, build('help', {}, en));
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').locator('a[href*="top-up"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top up');
  await topUp(page);
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await plain.goto(`${build('topUp', {}, en)}?missing=41`);
    await expect(plain.locator('input[name=optionId][value=topup-2500]')).toBeChecked();
  });
});
