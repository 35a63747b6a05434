/** A guest's whole visit, as the product is for: on each app, from the age notice to logging out. */
import { writeFileSync } from 'node:fs';
import { build } from '@vx/routes';
import type { Browser, Page } from '@playwright/test';
import { findPerformers, findVideos } from './content.ts';
import { expectFact } from './facts.ts';
import { expect, newGuest, open, passGates, test, whenAlive } from './fixtures.ts';
import { followMail, logInByForm, signUpByForm, topUpByForm } from './forms.ts';

const en = { language: 'en' } as const;

/** A page of the other app, on a device of its own. */
async function openOtherApp(browser: Browser, app: 'desktop' | 'mobile'): Promise<Page> {
  const { baseURL = '', viewport = null, locale = 'en-GB' } = test.info().project.use;
  const other = app === 'mobile' ? 'desktop' : 'mobile';
  const context = await browser.newContext({ viewport, locale, baseURL });
  await context.addCookies([{ name: 'vx_app', value: other, url: baseURL }]);
  const page = await context.newPage();
  await passGates(page, baseURL);
  return page;
}

/** Notes every picture that moves, so that a short one is not missed between two looks. */
async function watchPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = ({ target }: Event): void => {
      if (!(target instanceof HTMLVideoElement) || target.currentTime < 0.2) return;
      document.documentElement.dataset['moved'] = 'yes';
    };
    document.addEventListener('timeupdate', note, true);
  });
}

/** Whether a picture has moved on this page since it was opened or last asked. */
const pictureMoved = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['moved'] === 'yes');

/** Follows the link of the mail that confirms the address. */
async function verifyEmail(page: Page, email: string): Promise<void> {
  await followMail(page, email);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText(`${email} is confirmed`)).toBeVisible();
}

test('[SC-cookieConsent] [SC-home] [SC-camsList] [SC-actorProfile] [SC-livePreview] [SC-liveChat] [SC-chatEnded] [SC-emailVerification] the main job: look around, sign up, top up, chat, buy, see it everywhere, log out', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  await watchPictures(page);

  await test.step('age notice and consent', async () => {
    await page.goto('/en/');
    await whenAlive(page);
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await expect(page.getByRole('button', { name: 'Necessary only' })).toHaveCount(0);
    // What lay below the button may be a tile, whose preview is the one of this hour.
    await page.mouse.move(0, 0);
  });

  const turn = app === 'mobile' ? 1 : 0;
  const { live } = await findPerformers(page, turn);
  const video = (await findVideos(page))[5];
  if (!video) throw new Error('The demo world sells no video.');
  const profile = build('actorProfile', { actorName: live }, en);

  await test.step('home, the list of cams, a profile with its pages', async () => {
    await page
      .locator(`a[href="${build('cams', {}, en)}"]:visible`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(build('cams', {}, en)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, profile);
    for (const name of ['actorAbout', 'actorVideos', 'actorPictures', 'actorProfile'] as const) {
      await page
        .locator(`main a[href="${build(name, { actorName: live }, en)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${build(name, { actorName: live }, en)}$`));
    }
  });

  await test.step('a free preview that ends after its seconds', async () => {
    const started = page.getByRole('button', { name: /preview/i }).first();
    await expectFact('SC-livePreview#1', started, '5 s');
    await started.click();
    await expectFact('SC-livePreview#2', page.getByText(/\d s left$/).first(), /[1-5] s left/);
    await expect.poll(() => pictureMoved(page), { timeout: 30_000 }).toBe(true);
    const ended = page.getByText(/preview (has )?ended/i).first();
    await expect(ended).toBeAttached({ timeout: 15_000 });
    await expectFact('SC-livePreview#3', ended, 'Preview ended');
  });

  const guest = newGuest();
  await test.step('sign up, confirm the address, top up', async () => {
    await signUpByForm(page, guest);
    await verifyEmail(page, guest.email);
    await topUpByForm(page);
    await open(page, '/en/');
    await expect(page.getByRole('banner')).toContainText('104');
  });

  const elsewhere = await openOtherApp(browser, app);
  const second = await page.context().newPage();
  await test.step('a second tab, and the other app on another device', async () => {
    await open(second, '/en/');
    await logInByForm(elsewhere, guest);
    await expect(elsewhere.getByRole('banner')).toContainText('104');
  });

  let balance = 104;
  await test.step('a private chat: write, get answers, see what it costs, end it, get a receipt', async () => {
    const { live: partner } = await findPerformers(page, turn);
    await open(page, build('liveRoom', { actorName: partner }, en));
    await expect(page.getByText(/Nothing was charged|ends by itself/).first()).toBeVisible();
    await page.getByRole('button', { name: /^Start/ }).click();
    await expect.poll(() => pictureMoved(page), { timeout: 20_000 }).toBe(true);
    const marker = process.env.VX_E2E_CHAT_MARKER;
    if (marker) writeFileSync(marker, partner);
    const field = page.getByRole('textbox', { name: /^Write to/ });
    await field.fill('Hello, how is your evening?');
    await field.press('Enter');
    const log = page.getByRole('log');
    await expect(log).toContainText('Hello, how is your evening?');
    await expect
      .poll(() => log.locator('[data-from=performer]').count(), { timeout: 30_000 })
      .toBeGreaterThan(1);
    await expect(page.getByRole('timer').first()).toContainText(/0:[01]\d/);
    await page.getByRole('button', { name: /^End/ }).click();
    const receipt = page
      .locator('main, body')
      .getByRole('heading', { name: /^You ended the chat/ });
    await expect(receipt).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('You paid').first()).toBeVisible();
    const answer = await page.request.get('/en/');
    balance = Number(/"balance":(\d+)/.exec(await answer.text())?.[1]);
    expect(balance).toBeLessThan(104);
    await expectFact('SC-chatEnded#5', page.locator('main'), `Balance now ${balance} coins`);
  });

  await test.step('the new balance stands in the second tab and on the other app, without a reload', async () => {
    await expect(second.getByRole('banner')).toContainText(String(balance), { timeout: 15_000 });
    await expect(elsewhere.getByRole('banner')).toContainText(String(balance), { timeout: 15_000 });
  });

  await test.step('buy a video and watch it; the purchase shows elsewhere', async () => {
    const path = build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en);
    await open(elsewhere, path);
    await open(page, path);
    await page.getByRole('button', { name: 'Buy video' }).first().click();
    await page.getByRole('button', { name: /^Buy for/ }).click();
    await expect(page.getByText('In your library', { exact: true }).first()).toBeVisible();
    await expect(elsewhere.getByText('In your library', { exact: true }).first()).toBeVisible({
      timeout: 15_000,
    });
    balance -= video.price;
    await expect(second.getByRole('banner')).toContainText(String(balance), { timeout: 15_000 });
    await page.getByRole('button', { name: `Play: ${video.title}` }).click();
    await expect.poll(() => pictureMoved(page), { timeout: 20_000 }).toBe(true);
  });

  await test.step('the statement tells it all', async () => {
    await open(page, build('memberStatement', {}, en));
    await expect(page.locator('main')).toContainText(String(balance));
    await open(page, build('memberChats', {}, en));
    await expect(page.locator('main')).toContainText(/./);
  });

  await test.step('log out', async () => {
    const { origin } = new URL(page.url());
    // A page whose session ends loads again by itself; this one goes away first.
    await page.goto('about:blank');
    await page.request.post('/logout', {
      headers: { origin },
      form: {},
    });
    await open(page, '/en/');
    await expect(page.getByRole('banner')).toContainText('Sign up');
  });
  await elsewhere.context().close();
});
