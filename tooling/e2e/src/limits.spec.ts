/** What a guest sets about spending, and what happens at it. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { ask, findPerformers, findVideos } from './content.ts';
import { confirmAddress } from './forms.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  logIn,
  newGuest,
  open,
  passGates,
  sendForm,
  shoot,
  signUp,
  test,
  topUp,
  whenAlive,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const limits = build('memberLimits', {}, en);

const setLimit = (page: Page, period: string, limit: number): Promise<string> =>
  sendForm(page, `${limits}?change=${period}`, { limit: String(limit) });
/** Phones have breaks and exclusion folded to a row each. */
async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.locator('details').filter({ has: page.getByRole('heading', { name: title }) });
  for (const one of await fold.all())
    if ((await one.getAttribute('open')) === null) await one.locator('summary').click();
}
const row = (page: Page, title: string) =>
  page.locator('.vx-limit').filter({ has: page.getByRole('heading', { name: title }) });

test('a limit is set, lowered at once and raised after a day, which can be withdrawn', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await open(page, limits);
  await expect(page.getByText('No limit set')).toHaveCount(3);
  await expectGoodPage(page);
  await shoot(page, 'limits');
  await row(page, 'Today').getByRole('link', { name: 'Set a limit' }).click();
  const field = page.getByRole('spinbutton', { name: 'Limit' });
  await expect(field).toHaveValue('80');
  if (app === 'mobile') {
    // A sheet over the page, which Back closes without leaving it.
    const sheet = page.getByRole('dialog', { name: 'Daily limit' });
    await expect(sheet).toBeVisible();
    await expectGoodPage(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(limits);
    await row(page, 'Today').getByRole('link', { name: 'Set a limit' }).click();
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet).toHaveCount(0);
    await row(page, 'Today').getByRole('link', { name: 'Set a limit' }).click();
    await expect(sheet).toBeVisible();
  }
  await expect(page.getByText('Applies at once.', { exact: true })).toBeVisible();
  await field.fill('7');
  await page.getByRole('button', { name: 'Save limit' }).click();
  // What is less than the smallest limit comes back with the reason at its field, in our words.
  await expect(field).toHaveAccessibleDescription(/from 20 to 20,000/);
  await expect(field).toHaveValue('7');
  await whenAlive(page);
  await expectGoodPage(page);
  await shoot(page, 'limit-wrong');
  await field.fill('60');
  await expect(field).not.toHaveAccessibleDescription(/from 20 to 20,000/);
  await shoot(page, 'limit-editor');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(row(page, 'Today')).toContainText('of 60');
  await expect(row(page, 'Today')).toContainText('€0.00 of €15.00');
  await expect(field).toHaveCount(0);

  await row(page, 'Today').getByRole('link', { name: 'Change' }).click();
  await field.fill('200');
  await expect(page.getByText(/Applies from .+ limit of 60 coins, €15\.00 holds/)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Raise limit in 24 hours' }).click();
  await expect(row(page, 'Today')).toContainText('200 coins, €50.00, from');
  await expect(row(page, 'Today')).toContainText('of 60');
  await shoot(page, 'limit-raise-waits');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('200 coins', { exact: false })).toHaveCount(0);
  await expect(row(page, 'Today')).toContainText('of 60');
  await open(page, build('memberLimits', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Limits');
  await expectGoodTranslation(page);
});

test('a video beyond the limit is not bought: the page says why and leads on', async ({
  visitor: page,
}) => {
  await signUp(page);
  await topUp(page);
  const videos = (await findVideos(page)).filter(({ price }) => price > 6);
  await setLimit(page, 'week', 20);
  // Bought until the next one is too much.
  let spent = 0;
  for (const video of videos) {
    const address = build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en);
    if (spent + video.price > 20) {
      await open(page, address);
      break;
    }
    await sendForm(page, address, { expectedPrice: String(video.price) });
    spent += video.price;
  }
  await page.getByRole('button', { name: 'Buy', exact: false }).first().click();
  await page
    .getByRole('button', { name: /coins.*€/ })
    .last()
    .click();
  await expect(page.getByText('over the spending limit that you set')).toBeVisible();
  await shoot(page, 'limit-refuses-video');
  await page.getByRole('link', { name: 'See my limits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your limits');
  await expect(page.getByRole('banner')).toContainText(String(104 - spent));
});

test('the door of a room tells how long the limit lets a chat last, not the balance', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await topUp(page);
  const { live } = await findPerformers(page, app === 'mobile' ? 9 : 8);
  const room = build('liveRoom', { actorName: live }, en);
  const minutesIn = async (text: RegExp): Promise<number> => {
    const said = page.getByText(text);
    await expect(said).toBeVisible();
    return Number(text.exec((await said.textContent()) ?? '')?.[1]);
  };
  await open(page, room);
  const lasts = /Your balance of \d+ coins lasts about (\d+) minutes?\./;
  const before = await minutesIn(lasts);
  // More coins, from elsewhere: what they last for is asked anew.
  await topUp(page);
  await expect.poll(() => minutesIn(lasts)).toBeGreaterThan(before);
  const whole = await minutesIn(lasts);
  // A limit below the balance is where a chat ends.
  await setLimit(page, 'day', 50);
  await open(page, room);
  const limited = await minutesIn(/Your spending limit leaves about (\d+) minutes?, then/);
  expect(limited).toBeGreaterThan(0);
  expect(limited).toBeLessThan(whole);
  await expect(page.getByText('Your balance of', { exact: false })).toHaveCount(0);
  await expectGoodPage(page);
  await shoot(page, 'door-with-limit');
});

test('a profile tells how long a chat could last within the limit, and anew when another tab changes it', async ({
  visitor: page,
  context,
}) => {
  await signUp(page);
  await sendForm(page, build('topUp', {}, en), { optionId: 'custom', amount: '15' }).then(
    (payment) => sendForm(page, payment, { outcome: 'pay' }),
  );
  const { live } = await ask<{
    live: { items: { slug: string; prices: { livechat: { value: number } } }[] };
  }>(
    page,
    '{ live: onlineModels(first: 40, filter: { freeChat: false }) { items { slug prices { livechat { value } } } } }',
  );
  const actor = live.items.find(({ prices }) => prices.livechat.value === 12);
  await open(page, build('actorProfile', { actorName: actor?.slug ?? '' }, en));
  await expect(page.getByText('Your balance lasts 5:00 minutes.')).toBeVisible();
  const other = await context.newPage();
  await setLimit(other, 'day', 20);
  await page.bringToFront();
  await expect(page.getByText('Your spending limit leaves 1:40 minutes.')).toBeVisible();
  await expect(page.getByText('Your balance lasts', { exact: false })).toHaveCount(0);
  await expectGoodPage(page);
  await shoot(page, 'profile-with-limit');
  // What is spent elsewhere is no longer there for a chat.
  const [video] = await findVideos(page);
  await sendForm(
    other,
    build('actorVideoDetails', { actorName: video?.slug ?? '', videoId: video?.id ?? '' }, en),
    { expectedPrice: String(video?.price) },
  );
  const left = Math.floor(((20 - (video?.price ?? 0)) * 60) / 12);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  await expect(page.getByText(`Your spending limit leaves ${time} minutes.`)).toBeVisible();
});

test('[RU-chatexit-503] a chat ends with the limit and says so; the next one is refused with the way on', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(180_000);
  await signUp(page);
  await topUp(page);
  // What is left below the limit lasts for seconds.
  let spent = 0;
  const videos = (await findVideos(page)).filter(({ price }) => price < 20);
  for (const video of videos) {
    if (spent + video.price > 19) continue;
    const params = { actorName: video.slug, videoId: video.id };
    await sendForm(page, build('actorVideoDetails', params, en), {
      expectedPrice: String(video.price),
    });
    spent += video.price;
    if (spent >= 16) break;
  }
  await setLimit(page, 'day', 20);
  const { live } = await findPerformers(page, app === 'mobile' ? 9 : 8);
  await open(page, build('liveRoom', { actorName: live }, en));
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByText('Your limit for today is reached', { exact: false })).toBeVisible({
    timeout: 120_000,
  });
  await shoot(page, 'limit-ended-chat');
  await expect(page.getByRole('link', { name: 'See my limits' })).toBeVisible();
  // The door says so before anything is pressed.
  await open(page, build('liveRoom', { actorName: live }, en));
  await expect(page.getByText('over the spending limit that you set')).toBeVisible();
  await shoot(page, 'limit-refuses-chat');
  await page.getByRole('link', { name: 'See my limits' }).click();
  await expect(row(page, 'Today')).toContainText('Reached');
  // Another page than the one that was loaded: what moved is looked at where it is loaded.
  await page.reload();
  await expect(row(page, 'Today')).toContainText('Reached');
  await expectGoodPage(page);
});

test('a break is asked about twice and then holds', async ({ visitor: page }) => {
  await signUp(page);
  await open(page, limits);
  const length = page.getByRole('group', { name: 'How long' });
  await unfold(page, 'Take a break');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(length).toHaveAccessibleDescription(/Please choose how long/);
  await expectGoodPage(page);
  await shoot(page, 'break-without-length');
  await page.getByText('7 days', { exact: true }).click();
  await expect(length).not.toHaveAccessibleDescription(/Please choose how long/);
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('heading', { name: /^Take a break until/ })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'break-asked');
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: /^Take a break until/ })).toHaveCount(0);
  await unfold(page, 'Take a break');
  await page.getByText('7 days', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await page.getByRole('button', { name: 'Yes, start now' }).click();
  await expect(page.getByText('You are taking a break')).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'break-runs');
  await open(page, build('topUp', {}, en));
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('You have paused your spending.', { exact: false })).toBeVisible();
});

test('a room offers no free coins to a guest who is on a break', async ({ visitor: page, app }) => {
  await confirmAddress(page, (await signUp(page)).email);
  const { live } = await findPerformers(page, app === 'mobile' ? 11 : 10);
  const room = build('liveRoom', { actorName: live }, { language: 'de' });
  const trial = page.getByRole('region', { name: '20 Coins für dich, gratis' });
  await open(page, room);
  await expect(trial).toBeVisible();
  await sendForm(page, build('memberLimits', {}, en), { pause: 'coolOff.day' });
  await open(page, room);
  await expect(page.getByRole('link', { name: 'Meine Limits ansehen' })).toBeVisible();
  await expect(trial).toHaveCount(0);
  await expectGoodPage(page);
  await shoot(page, 'room-on-a-break');
});

test('a guest who is excluded is refused a code, a voucher and a top-up, each with the way to the limits', async ({
  visitor: page,
}) => {
  const benefits = build('memberBenefits', {}, en);
  await confirmAddress(page, (await signUp(page)).email);
  await sendForm(page, benefits, { do: 'redeem', code: 'DEMO-GIFT' });
  await open(page, limits);
  await unfold(page, 'Exclude yourself');
  await page.getByRole('combobox', { name: 'How long' }).selectOption('halfYear');
  await page.getByRole('button', { name: 'Continue' }).last().click();
  await page.getByRole('button', { name: 'Yes, start now' }).click();
  await expect(page.getByText('You have excluded yourself')).toBeVisible();

  const refused = page.getByText('You have paused your spending.', { exact: false });
  const way = page.getByRole('main').getByRole('link', { name: 'See my limits' });
  const follow = async (picture: string): Promise<void> => {
    await expect(refused.filter({ visible: true }).first()).toBeVisible();
    await expect(way).toBeVisible();
    await expectGoodPage(page);
    await shoot(page, picture);
    await way.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your limits');
    await expect(page.getByText('You have excluded yourself')).toBeInViewport();
  };
  await open(page, benefits);
  await page.getByRole('textbox', { name: 'Code' }).fill('evening');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Redeem now' }).click();
  await follow('excluded-code');
  await open(page, benefits);
  await page.getByRole('button', { name: 'Add to balance' }).click();
  await follow('excluded-voucher');
  await open(page, build('topUp', {}, en));
  await page.getByRole('button', { name: /^Pay/ }).click();
  await follow('excluded-top-up');

  await open(page, build('memberBenefits', {}, { language: 'de' }));
  await page.locator('form:has([value="use"]) button').click();
  await expect(page.getByRole('link', { name: 'Meine Limits ansehen' })).toBeVisible();
});

test(
  'without JavaScript limits, breaks and wrong amounts work as plain forms',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    const cookies = await page.context().cookies();
    await withoutScript(page, async (plain) => {
      await plain.context().addCookies(cookies);
      await plain.goto(`${limits}?change=month`);
      const field = plain.getByRole('spinbutton', { name: 'Limit' });
      await field.fill('');
      await plain.getByRole('button', { name: 'Save limit' }).click();
      await expect(field).toHaveValue('');
      await expect(field).toHaveAccessibleDescription(/from 20 to 20,000/);
      await field.fill('7');
      await plain.getByRole('button', { name: 'Save limit' }).click();
      await expect(field).toHaveValue('7');
      await expect(field).toHaveAccessibleDescription(/from 20 to 20,000/);
      await field.fill('240');
      await plain.getByRole('button', { name: 'Save limit' }).click();
      await expect(row(plain, 'This month')).toContainText('of 240');
      await plain.getByRole('button', { name: 'Continue' }).first().click();
      await expect(plain.getByRole('group', { name: 'How long' })).toHaveAccessibleDescription(
        /Please choose how long/,
      );
      await plain.getByRole('combobox', { name: 'How long' }).selectOption('year');
      await plain.getByRole('button', { name: 'Continue' }).last().click();
      await plain.getByRole('button', { name: 'Yes, start now' }).click();
      await expect(plain.getByText('You have excluded yourself')).toBeVisible();
    });
  },
);

test('limits are a page of the guest alone', async ({ visitor: page }) => {
  await page.goto(limits);
  await expect(page).toHaveURL(/login/);
  const guest = await signUp(page, newGuest());
  await setLimit(page, 'day', 60);
  await page.context().clearCookies();
  await passGates(page);
  await signUp(page);
  await open(page, limits);
  await expect(page.getByText('No limit set')).toHaveCount(3);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await passGates(page);
  await logIn(page, guest);
  await open(page, limits);
  await expect(row(page, 'Today')).toContainText('of 60');
});
