/** Payments that take time: what a guest sees while the money is on its way, and when it comes or does not. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { expectFact } from './facts.ts';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectGoodTranslation,
  open,
  sendForm,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const topUpPage = build('topUp', {}, en);

/** Begins a payment and goes on it in the browser. */
async function payLater(page: Page): Promise<string> {
  const payment = await sendForm(page, topUpPage, {
    optionId: 'topup-2500',
    returnPath: build('help', {}, en),
  });
  await page.goto(payment);
  await page.locator('button[name=outcome][value=later]').click();
  await page.waitForURL(/topup=/);
  return payment;
}

test('[SC-paymentFeedback] a payment that takes time is said to be on its way, and the page knows when it arrives', async ({
  visitor: page,
}) => {
  await signUp(page);
  const payment = await payLater(page);
  const away = page.getByText('is on its way', { exact: false });
  await expectFact('SC-paymentFeedback#1', away, 'Your payment of €25.00 is on its way');
  await expect(page.locator('.vx-wallet').first()).toContainText('0');
  await expectGoodPage(page);
  await shoot(page, 'payment-pending');
  // It is named without the address of the payment, too, so that nobody pays twice.
  await open(page, topUpPage);
  const others = page.getByText('You don’t need to pay again', { exact: false });
  await expectFact('SC-paymentFeedback#2', others, '104 coins for €25.00');
  await expectGoodPage(page);
  await shoot(page, 'payment-pending-later');
  await open(page, build('topUp', {}, { language: 'de' }));
  await expect(page.getByText('Unterwegs seit', { exact: false })).toBeVisible();
  await expectGoodTranslation(page);
  await shoot(page, 'payment-pending-de');
  await page.goto(`${topUpPage}?topup=${payment.split('/').at(-1)}`);
  await expect(away).toBeVisible();
  await page.waitForLoadState('networkidle');
  await sendForm(page, payment, { outcome: 'pay' });
  const arrived = page.getByText('added to your balance').first();
  await expectFact('SC-paymentFeedback#3', arrived, '104 coins');
  await expect(page.locator('.vx-wallet').first()).toContainText('104');
  await shoot(page, 'payment-arrived');
});

test('[SC-paymentFeedback] whoever goes on is told wherever they are, also of money that does not come', async ({
  visitor: page,
}) => {
  await signUp(page);
  const [first, second] = [await payLater(page), await payLater(page)];
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help and safety');
  await page.waitForLoadState('networkidle');
  await sendForm(page, first, { outcome: 'pay' });
  const floating = page.locator('.vx-floating-note');
  await expect(floating).toContainText('104 coins added to your balance', { timeout: 20_000 });
  await expectAccessible(page);
  await shoot(page, 'payment-arrived-elsewhere');
  await sendForm(page, second, { outcome: 'fail' });
  await expect(floating).toContainText('nothing was charged', { timeout: 20_000 });
  await expectFact('SC-paymentFeedback#4', floating, /104 coins .*nothing was charged/);
  await shoot(page, 'payment-lost');
  await open(page, build('memberNotifications', {}, en));
  await expect(page.getByText('Payment not received', { exact: false }).first()).toBeVisible();
  await open(page, topUpPage);
  await expect(page.getByText('On its way since', { exact: false })).toHaveCount(0);
});

test(
  'without JavaScript a payment that takes time is said to be on its way, too',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    const cookies = await page.context().cookies();
    await withoutScript(page, async (plain) => {
      await plain.context().addCookies(cookies);
      await payLater(plain);
      await expect(plain.getByText('Your payment of €25.00 is on its way')).toBeVisible();
      await plain.goto(topUpPage);
      await expect(plain.getByText('You don’t need to pay again', { exact: false })).toBeVisible();
    });
  },
);
