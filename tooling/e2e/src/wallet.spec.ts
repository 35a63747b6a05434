import { readFile } from 'node:fs/promises';
import { build } from '@vx/routes';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  pageName,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const topUpPage = build('topUp', {}, en);
const statement = build('memberStatement', {}, en);

test('top up: the smallest amount is chosen, the sum is in the button, the outcome is shown', async ({
  visitor: page,
}) => {
  await signUp(page);
  const help = build('help', {}, en);
  await open(page, `${topUpPage}?returnPath=${encodeURIComponent(help)}`);
  await expect(page.locator('input[name=optionId][value=topup-1000]')).toBeChecked();
  await expectGoodPage(page);
  await shoot(page, 'top-up');
  await page.locator('input[name=optionId][value=topup-2500]').check();
  const pay = page.getByRole('button', { name: 'Pay €25.00' });
  await expect(pay).toBeVisible();
  await pay.click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.locator('button[name=outcome][value=pay]').click();
  await page.waitForURL(/topup=/);
  await expect(page.getByText('104 coins added to your balance')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('104');
  await expect(page.locator('input[name=optionId][value=topup-2500]')).toBeChecked();
  await shoot(page, 'top-up-paid');
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help and safety');
});

test(
  'top up: an amount of one’s own, and a payment that fails',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    await open(page, topUpPage);
    await page.locator('input[name=optionId][value=custom]').check();
    const amount = page.getByLabel('Amount in euros');
    await amount.fill('7');
    await page.locator('.vx-top-up button[type=submit]').click();
    await expect(amount).toHaveAccessibleDescription(/isn’t available/);
    await amount.fill('15');
    await page.getByRole('button', { name: 'Pay €15.00' }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.locator('button[name=outcome][value=fail]').click();
    await page.waitForURL(/topup=/);
    await expect(page.getByText('Nothing was charged', { exact: false })).toBeVisible();
    await expect(page.locator('.vx-wallet').first()).toContainText('0');
  },
);

test(
  '[RU-socket-balance] [SI-guestBalance] a new balance shows in another tab without loading',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    const second = await page.context().newPage();
    await open(second, build('help', {}, en));
    await expect(second.locator('.vx-wallet').first()).toContainText('0');
    await topUp(page, 'topup-5000');
    await expect(second.locator('.vx-wallet').first()).toContainText('212');
    await second.close();
  },
);

test('older lines of the statement are a page further, with and without JavaScript', async ({
  visitor: page,
}) => {
  await signUp(page);
  // Each makes two lines, payment and bonus; a page has fifty.
  for (let paid = 0; paid < 26; paid += 1) await topUp(page);
  await open(page, statement);
  const rows = page.locator('.vx-transactions__row');
  await expect(rows).toHaveCount(50);
  await expect(page.getByText('50 of 52 lines')).toBeVisible();
  await expect(rows.first()).toContainText('2,704');
  await page.getByRole('link', { name: 'Older', exact: true }).click();
  await expect(page).toHaveURL(/before=/);
  await expect(rows).toHaveCount(2);
  // The first top-up there was: nothing lies below it.
  await expect(rows.filter({ hasText: 'plus 100 coins' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Bonus for this top-up' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Older', exact: true })).toHaveCount(0);
  await expectGoodPage(page);
  await shoot(page, 'statement-older');
  await page.getByRole('link', { name: 'Newest', exact: true }).click();
  await expect(rows).toHaveCount(50);
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await plain.goto(statement);
    await plain.getByRole('link', { name: 'Older', exact: true }).click();
    await expect(plain.locator('.vx-transactions__row')).toHaveCount(2);
  });
});

test('the statement lists every coin, can be filtered, and reads in German', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, statement);
  await expect(page.getByText('No lines yet')).toBeVisible();
  await expectGoodPage(page);
  await topUp(page);
  await open(page, statement);
  const rows = page.locator('.vx-transactions__row');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Bonus for this top-up' })).toContainText('4');
  await expect(rows.filter({ hasText: 'plus 100 coins' })).toContainText('Top-up');
  await expect(rows.first()).toContainText('104');
  await expectGoodPage(page);
  await shoot(page, 'statement');
  const amounts = async (): Promise<readonly number[]> => {
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const path = await (await file).path();
    const [head, ...lines] = (await readFile(path, 'utf8')).trim().split('\r\n');
    expect(head).toContain('Balance after');
    return lines.map((line) => Number(line.split(',')[3]));
  };
  expect((await amounts()).toSorted((a, b) => a - b)).toEqual([4, 100]);
  await page.getByRole('link', { name: 'Top-ups' }).click();
  await expect(rows).toHaveCount(1);
  expect(await amounts()).toEqual([100]);
  await open(page, build('memberStatement', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontoauszug');
  await expectGoodTranslation(page);
});

test('[SC-memberChats] [BC-memberChats] my chats and my videos say what belongs there while they are empty', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await open(page, build('memberChats', {}, en));
  await expect(page.getByText('No chats yet')).toBeVisible();
  await expect(pageName(page, app)).toContainText('My chats');
  await expectGoodPage(page);
  await open(page, build('memberVideos', {}, en));
  await expect(page.getByText('No videos bought yet')).toBeVisible();
  await expectGoodPage(page);
});

test(
  'without JavaScript a guest tops up by plain forms',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    const cookies = await page.context().cookies();
    await withoutScript(page, async (plain) => {
      await plain.context().addCookies(cookies);
      await plain.goto(topUpPage);
      await expect(plain.locator('.vx-top-up button[type=submit]')).toHaveText(
        'Continue to payment',
      );
      await plain.locator('input[name=optionId][value=topup-1000]').check();
      await plain.locator('.vx-top-up button[type=submit]').click();
      await expect(plain).toHaveURL(/\/sandbox\/pay\//);
      await plain.locator('button[name=outcome][value=pay]').click();
      await expect(plain.getByText('40 coins added to your balance')).toBeVisible();
      await expect(plain.getByRole('banner')).toContainText('40');
    });
  },
);
