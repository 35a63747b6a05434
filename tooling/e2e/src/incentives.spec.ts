/** What guests are offered by the way: once in ten minutes, with a reason, and gone when they say no. */
import type { Locator, Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findVideos } from './content.ts';
import { expectFact } from './facts.ts';
import {
  allowAll,
  expect,
  expectAccessible,
  newGuest,
  open,
  passGates,
  sendForm,
  shoot,
  signUp,
  test,
  topUp,
  type App,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const home = build('home', {}, en);
const freeClips = build('videosFreeClips', {}, en);

/** Every call about incentives that a page makes. */
function watchOffers(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/v1\/conversion\/(\w+)/.exec(request.url()) ?? [];
    if (call) calls.push(call);
  });
  return calls;
}

/** Goes up to the tabs, or on phones away and back. */
async function turnToLeave(page: Page, app: App): Promise<void> {
  await page.evaluate((isDesktop) => {
    if (isDesktop) {
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }));
      return;
    }
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  }, app === 'desktop');
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Turns to leave until the guest has been there long enough for it to count. */
async function untilOffered(page: Page, app: App): Promise<void> {
  await expect(async () => {
    await turnToLeave(page, app);
    await expect(dialogOf(page, 'One video on us')).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 30_000 });
}

test('[SC-exitIntent][RU-incentives-countdown][RE-getIncentivesByEvent] one who is about to leave is offered a video, with its end and its reason, and takes it', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await allowAll(page);
  await open(page, home);
  await untilOffered(page, app);
  const offer = dialogOf(page, 'One video on us');
  await expectFact('SC-exitIntent#1', offer, 'voucher for any one video. It is valid for 7 days');
  await expectFact('SC-exitIntent#2', offer.getByText(/^Ends in/), /29:\d\d/);
  await expect(offer.getByText('You haven’t topped up yet.')).toHaveCount(0);
  await shoot(page, 'exit-intent');
  await offer.getByRole('button', { name: 'Why am I seeing this?' }).click();
  await expectFact('SC-exitIntent#3', offer, 'You haven’t topped up yet.');
  await expect(offer.getByText(/set by our server/)).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'exit-intent-why');
  await offer.getByRole('button', { name: 'Get voucher' }).click();
  const taken = dialogOf(page, 'Your voucher is here');
  // The page is in the time zone of its project.
  const end = new Date(Date.now() + 7 * 86_400_000).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  });
  await expectFact('SC-exitIntent#4', taken, `valid until ${end}`);
  await shoot(page, 'exit-intent-taken');
  await taken.getByRole('link', { name: 'See benefits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benefits');
  await expect(page.getByRole('heading', { name: 'Video voucher' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[SC-exitIntent][RU-incentives-blocked-30-days][RE-closeIncentive] no is no: on this page, after a reload, and in another browser', async ({
  visitor: page,
  app,
  browser,
}) => {
  const guest = await signUp(page, newGuest());
  await allowAll(page);
  await open(page, home);
  await untilOffered(page, app);
  const closed = page.waitForResponse(/\/conversion\/closeIncentive/);
  const reloaded = page.waitForRequest(/\/conversion\/getPageLoadIncentives/);
  await dialogOf(page, 'One video on us').getByRole('button', { name: 'No, thanks' }).click();
  await closed;
  await reloaded;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'vx_blocked');
  expect(cookie?.value).toMatch(/^free-video\.\w+$/);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(31 * 86_400);

  const { baseURL, userAgent, viewport } = test.info().project.use;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(userAgent && { userAgent }),
    ...(viewport && { viewport }),
  });
  const elsewhere = await context.newPage();
  await passGates(elsewhere);
  await allowAll(elsewhere);
  const { email, password } = guest;
  await sendForm(elsewhere, build('login', {}, en), { email, password });
  await open(elsewhere, home);
  const answer = await elsewhere.evaluate(async () => {
    const config = JSON.parse(document.querySelector('#vx-config')?.textContent ?? '{}') as {
      accessToken: string;
    };
    const response = await fetch(
      '/api/v1/conversion/getIncentivesByEvent?event=exitIntent&analytics=true&language=en',
      { headers: { 'x-session-tag': config.accessToken } },
    );
    return (await response.json()) as unknown;
  });
  expect(answer).toEqual({ incentives: [] });
  await context.close();
});

test('[SC-exitIntent][RE-setGuestInfo] one who wants fewer offers says so, and is left alone', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await allowAll(page);
  await open(page, home);
  await untilOffered(page, app);
  const received = page.waitForRequest(/\/conversion\/setGuestInfo/);
  await dialogOf(page, 'One video on us')
    .getByRole('button', { name: 'Less often, please' })
    .click();
  expect((await received).postDataJSON()).toEqual({ type: 'offers', value: 'lessOften' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[SC-incentiveOverlay][RE-getPageLoadIncentives] a visitor is offered to sign up once the questions are answered, and not again after a no', async ({
  page,
}) => {
  const calls = watchOffers(page);
  await page.context().addCookies([
    { name: 'vx_age', value: '1', url: test.info().project.use.baseURL ?? '' },
    { name: 'vx_theme', value: 'light', url: test.info().project.use.baseURL ?? '' },
  ]);
  await open(page, freeClips);
  const choice = page.getByRole('region', { name: 'Your cookie choices' });
  await expect(choice).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await choice.getByRole('button', { name: 'Necessary only' }).click();
  const offer = dialogOf(page, 'Your first video is on us');
  await expect(offer).toBeVisible();
  await expect(offer.getByText(/^Ends in/)).toHaveCount(0);
  await expectFact(
    'SC-incentiveOverlay#1',
    offer,
    'voucher for one video is waiting for you, along with 20 coins',
  );
  const accept = offer.getByRole('link', { name: 'Sign up' });
  await expectFact('SC-incentiveOverlay#2', accept, 'Sign up');
  await expect(accept).toHaveAttribute(
    'href',
    `${build('signup', {}, en)}?returnPath=${encodeURIComponent(freeClips)}`,
  );
  await offer.getByRole('button', { name: 'Why am I seeing this?' }).click();
  await expectFact('SC-incentiveOverlay#3', offer, 'You are looking around without an account.');
  await expectAccessible(page);
  await shoot(page, 'sign-up-offer');
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The ten minutes are taken away: what stays is the refusal.
  await page.evaluate(() => localStorage.removeItem('vx.interrupted'));
  const asked = page.waitForResponse(/\/conversion\/getPageLoadIncentives/);
  await page.reload();
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  '[RU-routing-special-page-no-guest-info] of a visitor nothing is asked or told on the page about data protection',
  { tag: '@once' },
  async ({ visitor: page, app }) => {
    const calls = watchOffers(page);
    await allowAll(page);
    await open(page, build('dataProtection', {}, en));
    await turnToLeave(page, app);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // On another page the same visitor is asked.
    await open(page, freeClips);
    await expect.poll(() => calls).toContain('getPageLoadIncentives');
  },
);

test('[SC-incentiveOverlay] in German it says the same', async ({ visitor: page }) => {
  await open(page, build('videosFreeClips', {}, { language: 'de' }));
  const offer = dialogOf(page, 'Dein erstes Video geht auf uns');
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Warum sehe ich das?' }).click();
  await expect(offer.getByText('Du schaust dich ohne Konto um.')).toBeVisible();
  await shoot(page, 'sign-up-offer-de');
});

test('[SC-refillWindow][SC-home][RE-setRefillWindowHidden][RU-incentives-refill-window-hide] the refill window comes when little is left, and hides for a day', async ({
  visitor: page,
}) => {
  await signUp(page);
  await topUp(page, 'topup-1000');
  // Less than 20 are to be left.
  let left = 40;
  for (const { price, slug, id } of (await findVideos(page)).toReversed()) {
    if (left < 20 || price > left) continue;
    const path = build('actorVideoDetails', { actorName: slug, videoId: id }, en);
    await sendForm(page, path, { expectedPrice: String(price) });
    left -= price;
  }
  await open(page, home);
  const refill = dialogOf(page, 'Your balance is low');
  await expectFact('SC-home#6', refill, 'Your balance is low');
  const balance = `${left} ${left === 1 ? 'coin' : 'coins'}`;
  await expectFact('SC-refillWindow#1', refill, `You have ${balance}`);
  const accept = refill.getByRole('link', { name: 'Top up' });
  await expectFact('SC-refillWindow#2', accept, 'Top up');
  await expect(accept).toHaveAttribute(
    'href',
    `${build('topUp', {}, en)}?returnPath=${encodeURIComponent(home)}`,
  );
  await expectAccessible(page);
  await shoot(page, 'refill-window');
  const hidden = page.waitForRequest(/\/conversion\/setRefillWindowHidden/);
  await refill.getByRole('button', { name: 'Not today' }).click();
  expect((await hidden).postDataJSON()).toEqual({ incentiveType: 'refill', interval: 86_400 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Plays a preview to its end; answers the button of the offer that comes there. */
async function watchPreview(page: Page): Promise<Locator> {
  const [video] = await findVideos(page);
  if (!video) throw new Error('The demo world has no videos.');
  await open(page, build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en));
  await page.getByRole('button', { name: `Play: ${video.title}` }).click();
  const film = page.locator('video');
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0.2);
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 3_600;
  });
  const see = page.getByRole('button', { name: 'One video on us' });
  await expect(see).toBeVisible({ timeout: 20_000 });
  return see;
}

test('[RU-incentives-preview-end][RE-getVideoPreviewEndIncentives] the end of a preview offers a video behind a press, and puts it back when it is closed', async ({
  visitor: page,
}) => {
  await signUp(page);
  const see = await watchPreview(page);
  await shoot(page, 'preview-end');
  await see.click();
  const offer = dialogOf(page, 'One video on us');
  await expect(offer.getByText(/^Ends in 1[45]:\d\d$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  await see.click();
  await offer.getByRole('button', { name: 'Get voucher' }).click();
  await dialogOf(page, 'Your voucher is here').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(see).toHaveCount(0);
  // What was taken can be used here at once.
  await expect(page.getByRole('button', { name: /voucher/i }).first()).toBeVisible();
});

test('an offer that a break refuses says so and leads to the limits', async ({ visitor: page }) => {
  await signUp(page);
  const see = await watchPreview(page);
  await see.click();
  const offer = dialogOf(page, 'One video on us');
  // In another tab.
  await sendForm(page, build('memberLimits', {}, en), { pause: 'coolOff.day' });
  await offer.getByRole('button', { name: 'Get voucher' }).click();
  await expect(
    offer.getByText('You have paused your spending. Nothing was charged.'),
  ).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'offer-refused');
  await offer.getByRole('link', { name: 'See my limits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your limits');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nothing interrupts a guest who reads the terms or tops up', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  const calls = watchOffers(page);
  for (const name of ['termsOfService', 'topUp', 'memberLimits'] as const) {
    await open(page, build(name, {}, en));
    await page.waitForLoadState('networkidle');
    await turnToLeave(page, app);
  }
  expect(calls).toEqual([]);
});
