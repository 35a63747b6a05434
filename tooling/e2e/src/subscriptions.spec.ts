/** Subscribing, cancelling in two screens, staying for less, and withdrawing. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findPerformers, findVipVideo } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  newGuest,
  open,
  sendForm,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const club = build('vipClub', {}, en);
const withdrawal = build('withdrawal', {}, en);

const subscribe = (page: Page, plan: string, months: number, price: number): Promise<string> =>
  sendForm(page, club, { do: 'subscribe', plan, months: String(months), price: String(price) });
const card = (page: Page, name: string) => page.getByRole('article', { name });

test('[SC-vipClub][RT-vipClub] a visitor sees what VIP brings and costs, and logs in to choose', async ({
  visitor: page,
}) => {
  await open(page, club);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('less waiting.');
  await expectFact('SC-vipClub#1', card(page, 'Monthly'), '60 coins, €15.00 every month');
  await expect(card(page, 'Quarterly')).toContainText('Save 13%');
  await expectFact('SC-vipClub#2', page.getByRole('row', { name: /^Live preview/ }), '20 s');
  await expectGoodPage(page);
  await shoot(page, 'vip-club');
  await card(page, 'Yearly').getByRole('link', { name: 'Choose yearly' }).click();
  await expect(page).toHaveURL(/\/en\/login\/\?returnPath=.*plan%3Dvip-12/);
  await open(page, build('vipClub', {}, { language: 'de' }));
  await expect(page.getByText('Wähle dein Abo')).toBeVisible();
  await expectGoodTranslation(page);
  await shoot(page, 'vip-club-de');
});

test('[SC-vipClub][SC-cancellationOffer][RU-socket-vip-update][RU-subs-status-flags] a guest subscribes after one question, cancels in two screens and stays for less', async ({
  visitor: page,
}) => {
  await signUp(page);
  await topUp(page);
  await open(page, club);
  await card(page, 'Monthly').getByRole('link', { name: 'Choose monthly' }).click();
  await expect(page.getByText('VIP, monthly for 60 coins, €15.00?')).toBeVisible();
  await expect(page.getByText('You can withdraw within 14 days.')).toBeVisible();
  await shoot(page, 'vip-question');
  await page.getByRole('button', { name: 'Subscribe for 60 coins, €15.00' }).click();
  await expect(page.getByText('You’re subscribed to VIP.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('44');
  const mine = card(page, 'VIP, monthly');
  await expectFact('SC-vipClub#3', mine, /Active.*Renews on \d+ \p{L}+/u);
  await expectGoodPage(page);
  await shoot(page, 'vip-member');

  await mine.getByText('Cancel subscription').click();
  await expect(mine.getByText('Cancel VIP?')).toBeVisible();
  await mine.getByRole('button', { name: 'Cancel VIP' }).click();
  await expect(page.getByText('VIP is cancelled and stays active until')).toBeVisible();
  await expectFact(
    'SC-cancellationOffer#1',
    page.getByRole('heading', { name: /^Stay for/ }),
    '30% less',
  );
  await expectGoodPage(page);
  await shoot(page, 'vip-cancelled');
  const stay = page.getByRole('button', { name: /^Stay for/ });
  await expectFact('SC-cancellationOffer#2', stay, '42 coins, €10.50');
  await stay.click();
  const stayed = page.getByText('The next period of VIP costs');
  await expectFact('SC-cancellationOffer#3', stayed, '42 coins');
  expect((await page.context().cookies()).map(({ name }) => name)).toContain(
    'vx_cancellation_offer',
  );

  // The offer is made once: the next cancellation is over with its question.
  await mine.getByText('Cancel subscription').click();
  await mine.getByRole('button', { name: 'Cancel VIP' }).click();
  await expect(mine).toContainText('Ends on');
  await expect(page.getByText('Stay for 30% less?')).toHaveCount(0);
  await mine.getByRole('button', { name: 'Keep VIP' }).click();
  await expect(page.getByText('VIP goes on and renews on')).toBeVisible();
  await open(page, build('memberStatement', {}, en));
  await expect(page.getByText('Subscription: VIP')).toBeVisible();
});

test('[RU-livechat-preview-limit] a VIP looks for 20 seconds, and is told so before and meanwhile', async ({
  visitor: page,
}) => {
  const { live } = await findPerformers(page);
  const profile = build('actorProfile', { actorName: live }, en);
  await open(page, profile);
  await expect(page.getByRole('button', { name: 'Preview, 5 s' })).toBeVisible();
  await signUp(page);
  await topUp(page);
  await subscribe(page, 'vip', 1, 60);
  await open(page, profile);
  await page.getByRole('button', { name: 'Preview, 20 s' }).click();
  await expect(page.locator('.vx-live-preview[data-state="playing"]')).toContainText(
    /(20|1\d) s left/,
  );
  await open(page, build('home', {}, en));
  await expect(page.getByRole('button', { name: /preview, 20 s/i }).first()).toBeVisible();
});

test('[SC-subscriptionNotice][RU-guest-restriction-need-abo][RU-guest-vip-only-content#1] who needs VIP is told what it costs, and comes back to what it opens', async ({
  visitor: page,
}) => {
  const { slug, id } = await findVipVideo(page);
  const args = { actorName: slug, videoId: id };
  const video = build('actorVideoDetails', args, en);
  const costs = 'VIP costs 60 coins, €15.00 a month';
  await open(page, video);
  await expect(page.getByText(costs)).toBeVisible();
  await signUp(page);
  await topUp(page);
  await open(page, build('actorVideoDetails', args, { language: 'de' }));
  await expect(page.getByText('VIP kostet 60 Coins, 15,00\u00a0€ im Monat')).toBeVisible();
  await expectGoodTranslation(page);
  await shoot(page, 'need-vip-de');
  await open(page, video);
  const offer = page.getByRole('region', { name: 'Buy this video' });
  await expectFact('SC-subscriptionNotice#1', offer, 'Part of VIP');
  await expectFact('SC-subscriptionNotice#2', offer, costs);
  await expectGoodPage(page);
  await shoot(page, 'need-vip');
  const way = offer.getByRole('link', { name: /VIP$/ }).first();
  await expectFact('SC-subscriptionNotice#3', way, 'Become VIP');
  await way.click();
  await card(page, 'Monthly').getByRole('link', { name: 'Choose monthly' }).click();
  await page.getByRole('button', { name: 'Subscribe for 60 coins, €15.00' }).click();
  await expect(page.getByText('You’re subscribed to VIP.')).toBeVisible();
  await shoot(page, 'need-vip-done');
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(video);
  await expect(page.getByText(costs)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Become VIP' })).toHaveCount(0);
});

test('a subscription that cannot be paid is refused with the way to mend it', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, `${club}?plan=vip-1`);
  await page.getByRole('button', { name: /^Subscribe for 60 coins/ }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Top up' })).toBeVisible();
  await expectGoodPage(page);
});

test('a guest withdraws in two steps from the foot of a page, and gets the coins back', async ({
  visitor: page,
}) => {
  const guest = newGuest();
  await signUp(page, guest);
  await topUp(page);
  await subscribe(page, 'vip', 1, 60);
  await open(page, club);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' }).click();
  await expect(page).toHaveURL(withdrawal);
  await expect(page.getByText('You get 60 coins, €15.00 back.')).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'withdrawal-own');
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Withdraw from VIP?')).toBeVisible();
  await shoot(page, 'withdrawal-question');
  await page.getByRole('button', { name: 'Withdraw from VIP' }).click();
  await expect(page.getByText('Your withdrawal reached us on')).toBeVisible();
  await expect(page.getByText('We’ve refunded 60 coins, €15.00 to your wallet.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('104');
  await open(page, build('withdrawal', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');
  await expectGoodTranslation(page);
  await shoot(page, 'withdrawal-de');
});

test(
  'a visitor declares a withdrawal in two steps and gets a dated receipt by mail',
  { tag: '@once' },
  async ({ visitor: page }) => {
    const { email } = newGuest();
    await open(page, withdrawal);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription(
      /Please fill this in/,
    );
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('textbox', { name: /Email address/ }).fill(email);
    await page.getByRole('textbox', { name: /What did you order/ }).fill('VIP on 20 November');
    await expectGoodPage(page);
    await shoot(page, 'withdrawal-form');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Send this withdrawal?')).toBeVisible();
    await expect(page.getByText('VIP on 20 November')).toBeVisible();
    await shoot(page, 'withdrawal-review');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Send withdrawal' }).click();
    await expect(page.getByText('Your withdrawal reached us on')).toBeVisible();
    // The receipt is on the page; the mail that anybody could cause has no word of it.
    await expect(page.getByText('VIP on 20 November')).toBeVisible();
    await expectGoodPage(page);
    await openMail(page, email, 'A withdrawal was declared with your email address');
    await expect(page.getByText('VIP on 20 November')).toHaveCount(0);
    await page.getByRole('link', { name: 'View and confirm' }).click();
    await page.getByRole('button', { name: 'Confirm and get the receipt' }).click();
    await expect(page.getByText('Your withdrawal reached us on')).toBeVisible();
    await expect(page.getByText('VIP on 20 November')).toBeVisible();
    await expectGoodPage(page);
    await openMail(page, email, 'We’ve received your withdrawal');
    await expect(page.getByText('VIP on 20 November')).toBeVisible();
  },
);

/** Opens the newest mail to an address. */
async function openMail(page: Page, email: string, subject: string): Promise<void> {
  await page.goto('/sandbox/mail');
  const mail = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject });
  await mail.getByRole('link').first().click();
}

test('all of it works without JavaScript', { tag: '@once' }, async ({ visitor: page }) => {
  await signUp(page);
  await topUp(page);
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await plain.goto(club);
    await card(plain, 'Monthly').getByRole('link', { name: 'Choose monthly' }).click();
    await plain.getByRole('button', { name: /^Subscribe for 60 coins/ }).click();
    await expect(plain.getByText('You’re subscribed to VIP.')).toBeVisible();
    const mine = card(plain, 'VIP, monthly');
    await mine.getByText('Cancel subscription').click();
    await mine.getByRole('button', { name: 'Cancel VIP' }).click();
    await expect(plain.getByText('Stay for 30% less?')).toBeVisible();
    await plain.getByRole('link', { name: 'No, thanks' }).click();
    await card(plain, 'VIP, monthly').getByRole('button', { name: 'Keep VIP' }).click();
    await expect(plain.getByText('VIP goes on and renews on')).toBeVisible();
    await plain.goto(withdrawal);
    await plain.getByRole('link', { name: 'Withdraw', exact: true }).click();
    await plain.getByRole('button', { name: 'Withdraw from VIP' }).click();
    await expect(plain.getByText('We’ve refunded 60 coins, €15.00 to your wallet.')).toBeVisible();
  });
});
