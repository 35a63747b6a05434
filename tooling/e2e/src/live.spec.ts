/** A private chat at its edges: the end of the money, a reload, a line that breaks. */
import { type Locator, type Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findPerformer, findPerformers, findVideos } from './content.ts';
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
  turnTab,
  whenAlive,
  type App,
} from './fixtures.ts';
import { confirmAddress } from './forms.ts';

const en = { language: 'en' } as const;

/** Signs up a guest with so many coins, at least `least` and at most `most`: tops up, and buys videos until it fits. */
async function guestWith(page: Page, least: number, most: number): Promise<number> {
  await signUp(page);
  await topUp(page, 'topup-1000');
  let balance = 40;
  const videos = (await findVideos(page)).toReversed();
  while (balance > most) {
    const video = videos.find(({ price }) => balance - price >= least);
    if (!video) throw new Error(`No video fits a balance of ${balance} coins.`);
    videos.splice(videos.indexOf(video), 1);
    await sendForm(
      page,
      build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en),
      { expectedPrice: String(video.price) },
    );
    balance -= video.price;
  }
  return balance;
}

/** Whom a test chats with: tests that run at the same time must not choose the same one. */
const turns = { end: 2, reload: 4, keyboard: 6, oneClick: 10, vouchers: 12 } as const;
const turnOf = (test: keyof typeof turns, app: App): number =>
  turns[test] + (app === 'mobile' ? 1 : 0);

/** Starts a private chat with somebody who is free, and waits until it runs. */
async function startChat(page: Page, turn: number): Promise<string> {
  const { live } = await findPerformers(page, turn);
  await open(page, build('liveRoom', { actorName: live }, en));
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('button', { name: /^End/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('timer').first()).toContainText(/0:0[1-9]|0:[1-5]\d/, {
    timeout: 20_000,
  });
  return live;
}

test('[SC-liveChat] [SC-chatEnded] [SC-memberChats] [SC-guestSidebar] a chat warns before the money ends, ends by itself at zero, and leaves a receipt', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(240_000);
  const balance = await guestWith(page, 2, 4);
  const { name, prices } = await findPerformer(page, await startChat(page, turnOf('end', app)));
  await expect(page.getByRole('alert').filter({ hasText: 'The last seconds' })).toBeVisible({
    timeout: 20_000,
  });
  await expectOneTime(page, app);
  await shoot(page, 'live-last-seconds');
  await expect(page.getByRole('heading', { name: 'Your balance is used up' })).toBeVisible({
    timeout: 60_000,
  });
  const main = page.locator('main');
  const lasted = /Duration (\d+:\d\d)/.exec(await main.innerText().then(inOneLine))?.[1] ?? '';
  await expectFact('SC-chatEnded#1', main, /Your balance is used up[^.]*\./);
  await expectFact('SC-chatEnded#2', main, /Duration (0:[1-5]\d|0:0[1-9]|[1-9]\d*:\d\d)/);
  await expectFact('SC-chatEnded#3', main, `Price per minute ${prices.livechat.value} coins`);
  await expectFact('SC-chatEnded#4', main, new RegExp(`You paid ${balance} coins?`));
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);
  await expectAccessible(page);
  await shoot(page, 'live-ended-at-zero');
  await open(page, build('memberChats', {}, en));
  const chat = page.getByRole('row').filter({ hasText: name });
  await expectFact('SC-memberChats#1', chat, name);
  await expectFact('SC-memberChats#2', chat, `${lasted} · Your balance is used up`);
  await expectFact('SC-memberChats#3', chat, new RegExp(`minus ${balance} coin`));
  await open(page, build('memberArea', {}, en));
  const chats = page.getByRole('region', { name: 'Last chats' });
  await expectFact('SC-guestSidebar#5', chats, /All 1/);
  const answer = await page.request.get('/en/');
  expect(await answer.text()).toContain('"balance":0,');
});

/** A meter says one time: nothing beside it says another. */
async function expectOneTime(page: Page, app: App): Promise<void> {
  const meter = page.locator('.vx-meter');
  const times = async (): Promise<readonly string[]> =>
    (await meter.innerText().then(inOneLine)).match(
      app === 'mobile' ? /[≈<] \d+ min|\b\d+ s\b/g : /\d+ (?:seconds?|minutes?) left/g,
    ) ?? [];
  await expect.poll(times).toHaveLength(1);
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What runs passes before the title of a tab that nobody looks at, and is gone with the return. */
async function expectTitleToMove(page: Page): Promise<void> {
  const own = await page.title();
  const before = async (): Promise<string> => {
    const title = await page.title();
    expect(title.endsWith(own), `"${title}" ends with the title of the page`).toBe(true);
    return title.slice(0, -own.length);
  };
  await turnTab(page, 'hidden');
  await expect.poll(before).not.toBe('');
  const words = await before();
  await expect.poll(before).not.toBe(words);
  // The same letters, further on. A browser takes away blanks at the ends of a title.
  const letters = (text: string): string => text.replaceAll(/\s/g, '');
  expect(letters(`${words}${words}`)).toContain(letters(await before()));
  await turnTab(page, 'visible');
  await expect(page).toHaveTitle(own);
}

test('[EN-voucherTypes] [RU-shell-title-animation] minutes of a voucher pay for the beginning of a chat, without a balance, and the tab tells of it', async ({
  visitor: page,
  app,
}) => {
  await confirmAddress(page, (await signUp(page)).email);
  const benefits = build('memberBenefits', {}, en);
  await sendForm(page, benefits, { do: 'redeem', code: 'MINUTES' });
  await open(page, benefits);
  await expect(page.getByRole('heading', { name: '2 free minutes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See who is live' })).toBeVisible();
  const { live } = await findPerformers(page, turnOf('vouchers', app));
  await open(page, build('liveRoom', { actorName: live }, en));
  await expect(page.getByText('Your first 2 minutes are free')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'live-free-minutes');
  await page.getByRole('button', { name: 'Start with 2 free minutes' }).click();
  await expect(page.getByRole('timer').first()).toContainText(/0:0[2-9]/, { timeout: 30_000 });
  await expectTitleToMove(page);
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByRole('heading', { name: /^You ended the chat/ })).toBeVisible();
  await expect(page.getByText('You paid nothing')).toBeVisible();
  await shoot(page, 'live-free-receipt');
  await open(page, benefits);
  await expect(page.getByRole('heading', { name: '1 free minute' })).toBeVisible();
});

/** Coins of a top-up, its bonus included, and what they cost. */
const topUps: Readonly<Record<number, string>> = { 40: '€10.00', 104: '€25.00', 212: '€50.00' };

test('[SC-inChatOneClick] in the last minute coins are bought by one press, and the chat goes on', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(240_000);
  await guestWith(page, 4, 10);
  await startChat(page, turnOf('oneClick', app));
  const offer = page.getByRole('region', { name: 'Your balance is almost used up' });
  await expect(offer).toBeVisible({ timeout: 60_000 });
  // The dearer the performer, the more is offered; what it brings and what it costs belong together.
  const brings = Number(
    /(\d+) coins with your last payment method/.exec(await offer.innerText())?.[1],
  );
  const costs = topUps[brings] ?? `the price of ${brings} coins`;
  await expectFact('SC-inChatOneClick#1', offer, `${brings} coins with your last payment method`);
  await expectFact('SC-inChatOneClick#3', offer, /The offer ends in [1-9]\d? s/);
  await expectAccessible(page);
  await shoot(page, 'live-one-click');
  const buy = offer.getByRole('button', { name: /^Top up/ });
  await expectFact('SC-inChatOneClick#2', buy, costs);
  await buy.click();
  await expect(offer).toHaveCount(0, { timeout: 20_000 });
  // What was left of at most ten coins, and the bought ones.
  const timer = page.getByRole('timer').first();
  await expectFact('SC-inChatOneClick#4', timer, /\b\d+ coins/);
  // Phones show the price of a minute beside the balance, which is more.
  const amounts = (await timer.innerText()).matchAll(/(\d+) coins/g);
  const left = Math.max(...Array.from(amounts, ([, coins]) => Number(coins)));
  expect(left).toBeGreaterThan(brings - 15);
  expect(left).toBeLessThanOrEqual(brings + 10);
  await expect(page.getByRole('button', { name: /^End/ })).toBeVisible();
  await open(page, build('memberStatement', {}, en));
  const booked = page.locator('.vx-transactions__row').filter({ hasText: 'Top-up' });
  await expect(booked.filter({ hasNotText: 'Bonus' })).toHaveCount(2);
});

test('[SC-liveChat] a reload comes back to the running chat with its messages and its draft', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await topUp(page);
  const { name, prices } = await findPerformer(page, await startChat(page, turnOf('reload', app)));
  await expectFact('SC-liveChat#1', page.getByRole('heading', { level: 1 }), name);
  await expectFact(
    'SC-liveChat#2',
    page.getByRole('region', { name: `Live video of ${name}` }),
    `${prices.livechat.value} coins per minute`,
  );
  const timer = page.getByRole('timer').first();
  await expectFact('SC-liveChat#3', timer, /\b0:(0[1-9]|[1-5]\d)/);
  // A few of the 104 are spent already.
  await expectFact('SC-liveChat#4', timer, /\b(10[0-4]|9\d) coins/);
  const field = page.getByRole('textbox', { name: /^Write to/ });
  await field.fill('This line was sent.');
  await field.press('Enter');
  const log = page.getByRole('log');
  await expectFact('SC-liveChat#5', log, 'This line was sent.');
  const answer = log.locator('[data-from=performer]').filter({ hasText: name }).first();
  await expectFact('SC-liveChat#6', answer, new RegExp(`${name}\\s?:.*\\p{L}{2}`, 'u'));
  await field.fill('This one is half');
  // On phones it is behind the button for what is rarely needed.
  await page.getByRole('button', { name: app === 'mobile' ? 'More' : 'Quality' }).click();
  const sharpest = page.getByRole('radio').nth(1);
  // A quality is named by the shorter side: phones get the upright picture.
  const lines = Number.parseInt((await sharpest.locator('..').innerText()).trim(), 10);
  await sharpest.check();
  await page.keyboard.press('Escape');
  await expect
    .poll(
      () =>
        page
          .locator('video')
          .first()
          .evaluate((video: HTMLVideoElement) => Math.min(video.videoWidth, video.videoHeight)),
      {
        timeout: 20_000,
      },
    )
    .toBe(lines);
  await page.reload();
  await whenAlive(page);
  await expect(page.getByRole('button', { name: /^End/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('log').getByText('This line was sent.')).toHaveCount(1);
  await expect(field).toHaveValue('This one is half');
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByRole('heading', { name: /^You ended the chat/ })).toBeVisible({
    timeout: 15_000,
  });
});

test('[SC-liveChat] the keyboard alone starts, writes and ends a chat', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await topUp(page);
  const { live } = await findPerformers(page, turnOf('keyboard', app));
  await open(page, build('liveRoom', { actorName: live }, en));
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible({ timeout: 20_000 });
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${String(target)}.`);
  };
  await reach(page.getByRole('button', { name: /^Start/ }));
  await page.keyboard.press('Enter');
  await reach(page.getByRole('textbox', { name: /^Write to/ }));
  await page.keyboard.type('Typed without a mouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Typed without a mouse');
  await reach(page.getByRole('button', { name: /^End/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^You ended the chat/ })).toBeVisible({
    timeout: 15_000,
  });
});
