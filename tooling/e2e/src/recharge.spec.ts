/** Coins that are bought by themselves: settings, the tap, what a chat says of it. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findPerformers, findVideos } from './content.ts';
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
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const limits = build('memberLimits', {}, en);
const setUp = `${limits}?recharge=edit`;

const turnOn = (page: Page, maximum = '50'): Promise<string> =>
  sendForm(page, setUp, {
    recharge: 'save',
    rechargeAmount: '2500',
    rechargeThreshold: '100',
    rechargeMaximum: maximum,
  });
const row = (page: Page) =>
  page.getByRole('region', { name: 'Automatic top-up' }).or(page.locator('.vx-money-rows')).first();

/** Buys videos for at least so many coins; answers what they cost. */
async function spend(page: Page, from: number, coins: number): Promise<[number, number]> {
  let spent = 0;
  let at = from;
  for (const video of (await findVideos(page)).slice(from)) {
    const address = build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en);
    await sendForm(page, address, { expectedPrice: String(video.price) });
    spent += video.price;
    at += 1;
    if (spent >= coins) return [spent, at];
  }
  throw new Error('There are too few videos.');
}

test('[SC-autoRechargeTeaser] is off, needs a first payment, and is set with amount, threshold and maximum', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, limits);
  await expect(row(page)).toContainText('Top up once on the payment page first');
  await topUp(page);
  await open(page, build('topUp', {}, en));
  const teaser = page.getByRole('listitem').filter({ hasText: 'Top up automatically' });
  await expectFact('SC-autoRechargeTeaser#1', teaser, /Off\. .* a monthly limit/);
  await expectGoodPage(page);
  await shoot(page, 'recharge-teaser');
  const way = teaser.getByRole('link');
  await expectFact('SC-autoRechargeTeaser#2', way, 'Set up');
  await way.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your limits');
  const maximum = page.getByRole('spinbutton', { name: 'At most per month' });
  await expect(maximum).toHaveValue('40');
  await page.getByRole('combobox', { name: 'Buy' }).selectOption('2500');
  await page.getByRole('combobox', { name: 'When I have less than' }).selectOption('100');
  await maximum.fill('27');
  await expect(maximum).toHaveAccessibleDescription(/Please choose €10.00 to €2,000.00/);
  await expect(maximum).toHaveValue('27');
  await shoot(page, 'recharge-wrong');
  await maximum.fill('75');
  await expect(page.getByText('Never more than €75.00 a month', { exact: false })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'recharge-editor');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(row(page)).toContainText('104 coins for €25.00');
  await expect(row(page)).toContainText('100 coins, €25.00');
  await expect(row(page)).toContainText('This month: €0.00 of €75.00');
  await expect(maximum).toHaveCount(0);
  await expectGoodPage(page);
  await shoot(page, 'recharge-on');
  await open(page, build('topUp', {}, en));
  await expectFact('SC-autoRechargeTeaser#3', teaser, '104 coins for €25.00');
  await expectFact('SC-autoRechargeTeaser#4', teaser, /less than 100 coins.* At most €75\.00/);
  await open(page, build('memberLimits', {}, { language: 'de' }));
  await expect(page.getByText('Automatische Aufladung').first()).toBeVisible();
  await expectGoodTranslation(page);
  await shoot(page, 'recharge-on-de');
  await open(page, limits);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(row(page)).toContainText('Off. You are charged only when you top up yourself.');
});

test(
  '[RE-autoRechargeTeaserState] the teaser can be let go of for good',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    await topUp(page);
    await open(page, build('topUp', {}, en));
    await page.getByRole('button', { name: 'Don’t show again' }).click();
    await expect(page.getByText('Top up automatically')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top up');
    await expect(page.getByText('Top up automatically')).toHaveCount(0);
  },
);

test('[ADR 0015, 4] a balance below the threshold fills itself once; the second time asks over the page', async ({
  visitor: page,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await topUp(page);
  await turnOn(page);
  await open(page, build('help', {}, en));
  const [first, next] = await spend(page, 0, 5);
  await expect(page.locator('.vx-wallet').first()).toContainText(String(208 - first));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What is left is spent below the threshold again, within ten minutes.
  await spend(page, next, 208 - first - 99);
  const asks = page.getByRole('dialog', { name: 'Buy 104 coins again?' });
  await expect(asks).toBeVisible({ timeout: 20_000 });
  const before = await page.locator('.vx-wallet').first().textContent();
  await expectAccessible(page);
  await shoot(page, 'recharge-asks');
  // It waits on the page of the limits as well.
  const second = await page.context().newPage();
  await open(second, limits);
  await expect(second.getByRole('button', { name: 'Yes, for €25.00' })).toBeVisible();
  await shoot(second, 'recharge-waits');
  await second.close();
  await asks.getByRole('button', { name: 'Yes, for €25.00' }).click();
  await expect(page.locator('.vx-wallet').first()).not.toHaveText(before ?? '', {
    timeout: 20_000,
  });
  await expect(asks).toHaveCount(0);
  await open(page, limits);
  await expect(row(page)).toContainText('This month: €50.00 of €50.00');
  await open(page, build('memberStatement', {}, en));
  await expect(page.getByText('Automatic top-up')).toHaveCount(2);
});

test(
  'before and in a chat nothing is promised that the automatic top-up would break',
  { tag: '@once' },
  async ({ visitor: page, app }) => {
    await signUp(page);
    await topUp(page);
    const { live } = await findPerformers(page, app === 'mobile' ? 9 : 8);
    const room = build('liveRoom', { actorName: live }, en);
    await open(page, room);
    await expect(page.getByText('No debt, no automatic top-up', { exact: false })).toBeVisible();
    await turnOn(page);
    await open(page, room);
    await expect(
      page.getByText('Automatic top-up is on: 104 coins', { exact: false }),
    ).toBeVisible();
    await expect(page.getByText('no automatic top-up', { exact: false })).toHaveCount(0);
    await shoot(page, 'recharge-before-chat');
  },
);

test(
  'without JavaScript it is set and turned off by plain forms',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    await topUp(page);
    const cookies = await page.context().cookies();
    await withoutScript(page, async (plain) => {
      await plain.context().addCookies(cookies);
      await plain.goto(setUp);
      const maximum = plain.getByRole('spinbutton', { name: 'At most per month' });
      await maximum.fill('7');
      await plain.getByRole('button', { name: 'Turn on' }).click();
      await expect(maximum).toHaveAccessibleDescription(/Please choose €10.00 to €2,000.00/);
      await expect(maximum).toHaveValue('7');
      await maximum.fill('60');
      await plain.getByRole('button', { name: 'Turn on' }).click();
      await expect(row(plain)).toContainText('At most €60.00 a month');
      await plain.getByRole('button', { name: 'Turn off' }).click();
      await expect(row(plain)).toContainText('Off.');
      await plain.goto(build('topUp', {}, en));
      await plain.getByRole('button', { name: 'Don’t show again' }).click();
      await expect(plain.getByText('Top up automatically')).toHaveCount(0);
    });
  },
);
