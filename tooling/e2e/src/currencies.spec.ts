import { build } from '@vx/routes';
import type { Page } from '@playwright/test';
import { findVideos } from './content.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  onceUnless,
  open,
  sendForm,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const topUpPage = build('topUp', {}, en);
const keep = (page: Page, walletCurrency: string) => sendForm(page, topUpPage, { walletCurrency });
const balance = (page: Page) => page.getByRole('banner').locator('.vx-wallet').first();

test('[EN-currencies] [EN-prepaidBalanceKinds] a wallet is kept in francs: chosen, paid, spent and read in francs', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, topUpPage);
  const choice = page.getByRole('group', { name: 'Currency of your wallet' });
  await expect(choice.getByRole('radio', { name: /Coins/ })).toBeChecked();
  await choice.getByRole('radio', { name: /Swiss francs/ }).check();
  await shoot(page, 'wallet-currency');
  await page.getByRole('button', { name: 'Use this currency' }).click();
  await expect(choice.getByRole('radio', { name: /Swiss francs/ })).toBeChecked();
  await expect(page.getByText('Your wallet is in Swiss francs.', { exact: false })).toBeVisible();
  await expectGoodPage(page);
  await page.locator('input[name=optionId][value=topup-5000]').check();
  await shoot(page, 'top-up-francs');
  await page.locator('input[name=optionId][value=custom]').check();
  await page.getByLabel('Amount in francs').fill('25');
  await page.getByRole('button', { name: 'Pay CHF\u00A025.00' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(page.getByRole('main')).toContainText('CHF\u00A01.00');
  await shoot(page, 'pay-francs');
  await page.locator('button[name=outcome][value=pay]').click();
  await page.waitForURL(/topup=/);
  await expect(page.getByText('CHF\u00A026.00 added to your balance')).toBeVisible();
  await expect(choice).toHaveCount(0);
  await expect(balance(page)).toContainText('CHF\u00A026.00');

  const [video] = (await findVideos(page)).filter(({ price }) => price <= 2_500);
  if (!video) throw new Error('No video is cheap enough.');
  await open(page, build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en));
  await shoot(page, 'video-francs');
  await page.getByRole('button', { name: 'Buy video' }).first().click();
  const buy = page.getByRole('button', { name: /^Buy for CHF/ });
  await expect(buy).toBeVisible();
  await shoot(page, 'video-francs-asked');
  await buy.click();
  await expect(page.getByText('In your library', { exact: true }).first()).toBeVisible();
  await open(page, build('memberStatement', {}, en));
  await expect(page.getByRole('table')).toContainText('CHF\u00A025.00');
  await expectGoodPage(page);
  await shoot(page, 'statement-francs');

  await open(page, `${build('memberLimits', {}, en)}?recharge=edit`);
  await expect(page.getByLabel('When I have less than')).toContainText('CHF\u00A05.00');
  await expect(page.getByLabel('Buy', { exact: true })).toContainText('CHF\u00A010.00');
  await expectGoodPage(page);
  await shoot(page, 'recharge-francs');
  await page.getByRole('banner').getByRole('link', { name: 'Top up' }).click();
  const press = page.getByRole('dialog').getByRole('button', { name: 'Pay CHF\u00A010.00' });
  await expect(press).toBeVisible();
  await shoot(page, 'one-press-francs');
  await press.click();
  await expect(page.getByText('CHF\u00A010.00 added to your balance')).toBeVisible();
});

test(
  'a wallet in use keeps its currency, and a form that is sent all the same says so',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    await open(page, topUpPage);
    await topUp(page);
    const choice = page.getByRole('group', { name: 'Currency of your wallet' });
    await choice.getByRole('radio', { name: /Euros/ }).check();
    await page.getByRole('button', { name: 'Use this currency' }).click();
    await expect(page.getByText('Your wallet is already in use', { exact: false })).toBeVisible();
    await expect(choice).toHaveCount(0);
    await expect(balance(page)).toContainText('104');
  },
);

test(
  'without a script a wallet is kept in credits, shown with what they are worth',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    const cookies = await page.context().cookies();
    await withoutScript(page, async (plain) => {
      await plain.context().addCookies(cookies);
      await plain.goto(topUpPage);
      await plain.getByRole('radio', { name: /Credits/ }).check();
      await plain.getByRole('button', { name: 'Use this currency' }).click();
      await expect(plain.getByRole('radio', { name: /40 credits/ })).toBeVisible();
    });
    await topUp(page);
    await open(page, build('memberArea', {}, en));
    await expect(balance(page)).toContainText('104 credits');
    await expect(balance(page)).toContainText('€26.00');
  },
);

test(
  'another tab learns at once what the wallet is kept in',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    await open(page, build('help', {}, en));
    await expect(balance(page)).toContainText('0');
    await keep(page, 'EUR');
    await expect(balance(page)).toContainText('€0.00');
  },
);

for (const language of ['de', 'nl', 'es'] as const)
  test(
    `the choice and the amounts read in ${language}`,
    onceUnless(language, 'de'),
    async ({ visitor: page }) => {
      await signUp(page);
      await keep(page, 'CHF');
      await open(page, build('topUp', {}, { language }));
      await expectGoodTranslation(page);
      await shoot(page, `top-up-francs-${language}`);
    },
  );
