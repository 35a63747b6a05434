/** Codes, vouchers, the benefits page, and paying with a voucher. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { ask, findPerformers, findVideos } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectGoodTranslation,
  logIn,
  open,
  sendForm,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';
import { confirmAddress } from './forms.ts';

const en = { language: 'en' } as const;
/** [EN-voucherTypes] */
const MINUTES = 2;
const benefits = build('memberBenefits', {}, en);
const topUpPage = build('topUp', {}, en);

const redeem = (page: Page, code: string): Promise<string> =>
  sendForm(page, benefits, { do: 'redeem', code });
const field = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const check = async (page: Page, code: string): Promise<void> => {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
};

/** A day as pages say it. */
const dayOf = (date = ''): string =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

test('[SC-bonusCodeRedeem][GQ-canRedeem][RE-redeemBonus] a code is looked at before it is redeemed, once', async ({
  visitor: page,
}) => {
  const { email } = await signUp(page);
  await open(page, benefits);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/enter a code first/);
  await check(page, 'NOTHING');
  await expect(field(page)).toHaveAccessibleDescription(/don’t know this code/);
  await expect(field(page)).toHaveValue('NOTHING');
  await check(page, 'SUMMER');
  await expect(field(page)).toHaveAccessibleDescription(/It expired on/);
  await check(page, 'hello');
  await expect(page.getByText('This code needs a confirmed phone number.')).toBeVisible();
  await check(page, 'evening');
  await expect(page.getByText('once your email address or a phone number')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Confirm a number' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByRole('main').getByText('Check your spam folder, too.')).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'code-needs-contact');
  await confirmAddress(page, email);
  await open(page, benefits);
  await check(page, 'gold');
  await expectFact('SC-bonusCodeRedeem#2', page.getByText('This code is for'), 'VIP members');
  await expect(page.getByText('You get: 40 coins, €10.00.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See VIP' })).toBeVisible();
  await shoot(page, 'code-needs-vip');
  await check(page, 'evening');
  const preview = page.getByRole('region', { name: 'Redeem a code' });
  await expectFact('SC-bonusCodeRedeem#1', preview, '20 coins, €5.00');
  const { evening } = await ask<{ evening: { bonusCode: { config: { validTo: string } } } }>(
    page,
    '{ evening: canRedeem(code: "EVENING") { bonusCode { config { validTo } } } }',
  );
  await expectFact(
    'SC-bonusCodeRedeem#5',
    preview,
    `Valid until ${dayOf(evening.bonusCode.config.validTo)}`,
  );
  await shoot(page, 'code-preview');
  await page.getByRole('button', { name: 'Redeem now' }).click();
  await expectFact('SC-bonusCodeRedeem#3', page.getByText('Yours now:'), '20 coins, €5.00');
  await expectFact('SC-bonusCodeRedeem#4', page.getByText('Your balance is'), '20 coins.');
  await expect(page.getByRole('banner')).toContainText('20');
  await shoot(page, 'code-redeemed');
  await check(page, 'evening');
  await expect(field(page)).toHaveAccessibleDescription(/redeemed this code/);
  await open(page, build('memberStatement', {}, en));
  await expect(page.getByText('Bonus code EVENING')).toBeVisible();
});

test(
  '[RU-bonus-staggering] a code waits for the next top-up, whose amount chooses what it brings',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await confirmAddress(page, (await signUp(page)).email);
    await open(page, `${benefits}?code=TOPUP`);
    await expect(page.getByText('8 coins, €2.00 from €10.00', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Redeem now' }).click();
    await expect(page.getByText('Your code is waiting for your next top-up.')).toBeVisible();
    await expect(page.getByText('Waiting for your next top-up', { exact: true })).toBeVisible();
    await topUp(page, 'topup-5000');
    await open(page, benefits);
    // 50 euros: 200 coins, 12 of the offer, 60 of the code.
    await expect(page.getByRole('banner')).toContainText('272');
    await expect(page.getByText('Waiting for your next top-up', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Video voucher' })).toBeVisible();
  },
);

/** What the guest of this page may have without paying. */
const askForBenefits = async (page: Page) =>
  await ask<{
    vouchers: { type: number; amount: number; validTo: string; actorId: string | null }[];
    benefits: {
      voucher: { count: number }[];
      freeMessagesCount: number;
      messengerGiftCount: number;
      chatShowTickets: number;
      privateShowTickets: number;
      spinwheelSpins: number;
    };
    codes: { code: string; config: { validTo: string } }[];
  }>(
    page,
    `{ vouchers: guestVouchers { type amount validTo actorId }
       benefits: guestBenefits {
         voucher { count } freeMessagesCount messengerGiftCount
         chatShowTickets privateShowTickets spinwheelSpins }
       codes: remainingBonusCodes { code config { validTo } } }`,
  );

test('[SC-benefits][RT-memberBenefits][GQ-guestBenefits][GQ-guestVouchers][GQ-remainingBonusCodes] vouchers of every kind that can be used stand on one page with their validity', async ({
  visitor: page,
}) => {
  await logIn(page);
  await open(page, benefits);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benefits');
  for (const name of ['20 credits', '5 free minutes', 'DEMO-GIFT'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const { vouchers, benefits: counts, codes } = await askForBenefits(page);
  const card = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  const minutes = vouchers.find(({ type }) => type === MINUTES);
  await expectFact(
    'SC-benefits#2',
    card(`${minutes?.amount} free minutes`),
    `Valid until ${dayOf(minutes?.validTo)}`,
  );
  const [bound] = vouchers.filter(({ actorId }) => actorId !== null);
  const { only } = await ask<{ only: { name: string } }>(
    page,
    `{ only: modelById(id: "${bound?.actorId}") { name } }`,
  );
  await expectFact('SC-benefits#3', page.getByText(/^Only with /).first(), only.name);
  const soon = page.getByText(/^\d days? left$/).first();
  await expectFact('SC-benefits#4', soon, /[12] days? left/);
  const counted = (entry: string) =>
    page
      .getByRole('region', { name: 'At a glance' })
      .locator('.vx-facts__row', { has: page.getByText(entry, { exact: true }) })
      .getByRole('definition');
  const all = counts.voucher.reduce((sum, { count }) => sum + count, 0);
  await expectFact('SC-benefits#1', counted('Vouchers'), new RegExp(`^${all}$`));
  // Nothing is counted that there is none of.
  await expect(page.getByText('Spins of the wheel')).toHaveCount(0);
  const [code] = codes;
  await expectFact(
    'SC-benefits#5',
    card(code?.code ?? ''),
    `Valid until ${dayOf(code?.config.validTo)}`,
  );
  await expectFact(
    'SC-benefits#5',
    card(code?.code ?? ''),
    '20 credits, 2 video vouchers and 2 gifts for messages',
  );
  await expectGoodPage(page);
  await shoot(page, 'benefits');
  await open(page, build('memberBenefits', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vorteile');
  await expectGoodTranslation(page);
  await shoot(page, 'benefits-de');
});

test('[SI-vouchers][RU-socket-vouchers] what is redeemed in one tab shows in the other without loading', async ({
  visitor: page,
  context,
}) => {
  await confirmAddress(page, (await signUp(page)).email);
  await open(page, benefits);
  await expect(page.getByText('No vouchers yet')).toBeVisible();
  const other = await context.newPage();
  await open(other, benefits);
  await redeem(other, 'DEMO-GIFT');
  await expect(page.getByRole('heading', { name: '20 credits' })).toBeVisible();
  await other.close();
});

test('a voucher for credits goes into the balance', { tag: '@once' }, async ({ visitor: page }) => {
  await confirmAddress(page, (await signUp(page)).email);
  await redeem(page, 'DEMO-GIFT');
  await open(page, benefits);
  await expect(page.getByRole('heading', { name: '20 credits' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to balance' }).click();
  await expect(page.getByText('The voucher has been added to your balance.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('20');
  await expect(page.getByRole('heading', { name: '20 credits' })).toHaveCount(0);
});

test('[SC-welcomeBonusTile][RE-promoHasGuestNotRedeemed][SI-welcomeBonusRedeemed] the wallet offers the welcome bonus until it is taken, and codes in a dialog', async ({
  visitor: page,
}) => {
  await confirmAddress(page, (await signUp(page)).email);
  await open(page, topUpPage);
  await expectFact(
    'SC-welcomeBonusTile#1',
    page.getByRole('region', { name: 'A welcome gift for you' }),
    'Coins and a video, once. They’re on us. Get it',
  );
  await page.getByRole('link', { name: 'Redeem a code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Redeem a code' });
  await dialog.getByRole('textbox', { name: 'Code' }).fill('evening');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('20 coins, €5.00')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'code-dialog');
  await dialog.getByRole('button', { name: 'Redeem now' }).click();
  await expect(dialog.getByText('Yours now: 20 coins')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Get it' }).click();
  const taken = page.getByText('Your welcome gift is here').locator('..');
  await expectFact('SC-welcomeBonusTile#2', taken, 'You’ll find the voucher in your benefits.');
  await shoot(page, 'welcome-taken');
  await open(page, topUpPage);
  await expect(page.getByText('A welcome gift for you')).toHaveCount(0);
  // 20 of the code and 20 of the gift.
  await expectFact('SC-welcomeBonusTile#3', page.getByRole('banner'), '40');
});

/** Some of these that cost so much together. */
function pricesOf<Priced extends { readonly price: number }>(
  all: readonly Priced[],
  sum: number,
): readonly Priced[] {
  const [first, ...others] = all;
  if (sum === 0) return [];
  if (!first) throw new Error(`Nothing costs ${sum} coins together.`);
  const rest = sum - first.price;
  if (rest === 0) return [first];
  const other = others.find(({ price }) => price === rest);
  return other ? [first, other] : pricesOf(others, sum);
}

test('[SC-chatTrial] the free coins of a first chat stand before every warning, and one press takes them and starts', async ({
  visitor: page,
  app,
}) => {
  await confirmAddress(page, (await signUp(page)).email);
  // The welcome gift comes first; its coins are spent, since whoever has enough pays with that.
  await redeem(page, 'WELCOME');
  for (const { slug: actorName, id: videoId, price } of pricesOf(await findVideos(page), 20))
    await sendForm(page, build('actorVideoDetails', { actorName, videoId }, en), {
      expectedPrice: String(price),
    });
  const { live } = await findPerformers(page, app === 'mobile' ? 11 : 10);
  await open(page, build('liveRoom', { actorName: live }, en));
  const trial = page.getByRole('region', { name: '20 coins are yours, free' });
  await expectFact('SC-chatTrial#1', trial, '20 coins are yours, free');
  await expect(trial).toContainText(/The first \d:\d\d minutes with/);
  await expectGoodPage(page);
  await shoot(page, 'chat-trial');
  await page.getByRole('button', { name: 'Start with 20 coins for free' }).click();
  await expect(page.getByRole('button', { name: /^End/ })).toBeVisible({ timeout: 20_000 });
  const meter = page.locator('.vx-meter').first();
  await expectFact('SC-chatTrial#2', meter, /\b(20|1\d) coins/);
  await expectFact('SC-chatTrial#3', meter, /(20|1\d) coins.*\d min/s);
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByRole('heading', { name: /^You ended the chat/ })).toBeVisible();
  await open(page, build('liveRoom', { actorName: live }, en));
  await expect(page.getByText('coins are yours')).toHaveCount(0);
});

test('a video is paid with the voucher that is suggested: nothing is charged', async ({
  visitor: page,
}) => {
  await signUp(page);
  await redeem(page, 'WELCOME');
  const [first, second] = (await findVideos(page)).filter(({ price }) => price <= 20);
  const address = (video: typeof first) =>
    build('actorVideoDetails', { actorName: video?.slug ?? '', videoId: video?.id ?? '' }, en);
  await open(page, address(first));
  await expect(page.getByText('Your voucher pays for this video.')).toBeVisible();
  await expect(page.getByRole('button', { name: /instead$/ })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'voucher-suggested');
  await page.getByRole('button', { name: 'Use voucher' }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('You pay')).toBeVisible();
  await shoot(page, 'voucher-question');
  await question.getByRole('button', { name: 'Use voucher' }).click();
  await expect(page.getByText('Your voucher pays for this video.')).toHaveCount(0);
  await expect(page.locator('.vx-purchase__owned')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('20');
  await open(page, address(second));
  await expect(page.getByText('Your voucher pays for this video.')).toHaveCount(0);
  await open(page, benefits);
  await expect(page.getByRole('heading', { name: 'Video voucher' })).toHaveCount(0);
});

test('codes and vouchers work without JavaScript', { tag: '@once' }, async ({ visitor: page }) => {
  await signUp(page);
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await plain.goto(benefits);
    await plain.getByRole('button', { name: 'Check' }).click();
    await expect(field(plain)).toHaveAccessibleDescription(/enter a code first/);
    await check(plain, 'nothing');
    await expect(field(plain)).toHaveValue(/nothing/i);
    await expect(field(plain)).toHaveAccessibleDescription(/don’t know this code/);
    await check(plain, 'welcome');
    await plain.getByRole('button', { name: 'Redeem now' }).click();
    await expect(plain.getByText('Your code WELCOME has been redeemed.')).toBeVisible();
    await expect(plain.getByRole('heading', { name: 'Video voucher' })).toBeVisible();
    const [video] = await findVideos(plain);
    await plain.goto(
      build('actorVideoDetails', { actorName: video?.slug ?? '', videoId: video?.id ?? '' }, en),
    );
    await plain.getByRole('button', { name: 'Use voucher' }).first().click();
    await expect(plain.locator('.vx-purchase__owned')).toBeVisible();
  });
});
