/** Coins by one press outside a chat: the dialog over whatever page wants them. */
import { build } from '@vx/routes';
import { findVideos } from './content.ts';
import { expectFact } from './facts.ts';
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
  await expectFact('SC-oneClickDialog#1', dialog, 'Balance 104 coins');
  await dialog.locator('input[value="5000"]').check();
  await expectFact('SC-oneClickDialog#2', dialog, /\b200 coins .*€50\.00 \+ 12 coins bonus/);
  await expect(dialog).toContainText('You pay €50.00 now');
  const pay = dialog.getByRole('button', { name: /^Pay/ });
  await expectFact('SC-oneClickDialog#3', pay, 'Pay €50.00');
  await expectAccessible(page);
  await shoot(page, 'one-click');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.vx-wallet').first()).toContainText('104');
  await door.click();
  await dialog.getByRole('button', { name: 'Pay €10.00' }).click();
  await expectFact('SC-oneClickDialog#4', dialog, '40 coins added to your balance');
  await expectAccessible(page);
  await shoot(page, 'one-click-done');
  await dialog.getByRole('button', { name: 'Continue' }).click();
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
  await expectFact('SC-oneClickDialog#5', dialog, new RegExp(`\\b${missing} coins?\\b`));
  await expect(dialog.locator('input[value="1000"]')).toBeChecked();
  await shoot(page, 'one-click-missing');
  await dialog.getByRole('button', { name: 'Pay €10.00' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
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
  await expectFact('SC-oneClickDialog#6', dialog.getByRole('alert'), 'spending limit that you set');
  await expectAccessible(page);
  await shoot(page, 'one-click-limit');
  await dialog.getByRole('link', { name: 'See my limits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your limits');
});

test('[SC-oneClickDialog] while the line is away the dialog says so and leads on; one press is one payment, however often the dialog is opened', async ({
  visitor: page,
}) => {
  let isAway = false;
  let holds = false;
  let charges = 0;
  const servers = new Set<{ close: () => Promise<void> }>();
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (isAway) return void socket.close();
    const server = socket.connectToServer();
    servers.add(socket);
    socket.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as { type: string };
      if (type === 'canOneClick' && holds) return;
      if (type === 'chargeOneClick') {
        charges += 1;
        if (holds) return;
      }
      server.send(message);
    });
  });
  const goAway = async (): Promise<void> => {
    isAway = true;
    await Promise.all([...servers].map((socket) => socket.close()));
    servers.clear();
  };
  await signUp(page);
  await topUp(page);
  await open(page, build('help', {}, en));
  await page.waitForLoadState('networkidle');
  const door = page.getByRole('banner').locator('a[href*="top-up"]');
  const dialog = page.getByRole('dialog', { name: 'Top up in one step' });
  holds = true;
  await door.click();
  await expect(dialog).toContainText('You’re offline right now. Nothing was charged.', {
    timeout: 20_000,
  });
  await expectAccessible(page);
  await shoot(page, 'one-click-away');
  await expect(dialog.getByRole('link', { name: 'Go to the top-up page' })).toBeVisible();
  holds = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  // The press is sent, and the line breaks before it arrives.
  holds = true;
  await dialog.getByRole('button', { name: 'Pay €10.00' }).click();
  await expect.poll(() => charges).toBe(1);
  await goAway();
  await expect(dialog).toContainText('You pay once at most', { timeout: 20_000 });
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Statement' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'one-click-away-paid');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await door.click();
  await expect(dialog).toContainText('You pay once at most');
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  holds = false;
  isAway = false;
  await expect(dialog).toContainText('40 coins added to your balance', { timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.vx-wallet').first()).toContainText('144');
});

test(
  'who has never paid goes to the payment page, and so does who has no JavaScript',
  { tag: '@once' },
  async ({ visitor: page }) => {
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
  },
);
