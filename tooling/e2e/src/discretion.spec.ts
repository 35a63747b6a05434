/** Leaving quickly, and pictures that nobody else can make out. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findPerformers, findVideos } from './content.ts';
import {
  expect,
  expectAccessible,
  expectTouchTargets,
  logIn,
  open,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const away = 'https://www.example.org/';
const cover = 'This page is closed';

/** The neutral place outside, so that nothing is asked of a real one. */
async function elsewhere(page: Page): Promise<void> {
  await page
    .context()
    .route(`${away}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>Weather' }),
    );
}
const seen = (page: Page): Promise<{ words: string; media: number; title: string }> =>
  page.evaluate(() => ({
    words: document.body.innerText,
    media: document.querySelectorAll('img, video, audio').length,
    title: document.title,
  }));

test('[SC-pageShell] Shift pressed three times leaves at once, and the way back shows only a cover', async ({
  visitor: page,
}) => {
  await elsewhere(page);
  await open(page, build('home', {}, en));
  await open(page, build('videos', {}, en));
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await page.waitForURL(away);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: cover })).toBeVisible();
  const covered = await seen(page);
  expect(covered.media).toBe(0);
  expect(covered.title).toBe(cover);
  expect(covered.words).not.toMatch(/Candela|Live|Videos/);
  await expectAccessible(page);
  await expectTouchTargets(page);
  await shoot(page, 'exit-cover');
  await page.goto(build('cams', {}, en));
  await expect(page.getByRole('heading', { level: 1, name: cover })).toBeVisible();
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeAttached();
  await expect(page.getByRole('heading', { name: cover })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: cover })).toHaveCount(0);
});

test('[SC-pageShell] the button covers the page with the next frame, ends what plays, and leaves', async ({
  visitor: page,
}) => {
  await elsewhere(page);
  await signUp(page);
  const [video] = await findVideos(page);
  if (!video) throw new Error('The demo world sells no video.');
  await open(page, build('home', {}, en));
  await open(page, build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en));
  await page.evaluate(() => {
    // What the page shows in the first frame after the press.
    document.addEventListener(
      'submit',
      () =>
        requestAnimationFrame(() => {
          const left = document.querySelectorAll('img, video, audio').length;
          sessionStorage.setItem('seen', `${left} ${document.title}`);
        }),
      { capture: true },
    );
  });
  await page.getByRole('button', { name: /^Leave quickly/ }).click();
  await page.waitForURL(away);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: cover })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe(`0 ${cover}`);
});

test('[SC-pageShell] without script the button leaves as well, and the cover opens the page again', async ({
  visitor: page,
}) => {
  await withoutScript(page, async (plain) => {
    await elsewhere(plain);
    await plain.goto(build('help', {}, en));
    await plain.getByRole('button', { name: /^Leave quickly/ }).click();
    await plain.waitForURL(away);
    await plain.goto(build('help', {}, en));
    await expect(plain.getByRole('heading', { level: 1, name: cover })).toBeVisible();
    await plain.getByRole('button', { name: 'Open it again' }).click();
    await expect(plain).toHaveURL(build('help', {}, en));
    await expect(plain.getByRole('heading', { name: cover })).toHaveCount(0);
  });
});

test('[SC-pageShell] the cover speaks German', async ({ visitor: page, baseURL }) => {
  const url = baseURL ?? '';
  await page.context().addCookies([{ name: 'vx_exit', value: '1', url }]);
  await open(page, build('home', {}, { language: 'de' }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Diese Seite ist geschlossen' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
  await shoot(page, 'exit-cover-de');
});

/** Pictures and films that can be made out. */
const clear = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('img, video')]
      .filter((one) => !getComputedStyle(one).filter.includes('blur'))
      .map((one) => one.outerHTML.slice(0, 200)),
  );

test('[SC-footer] [SC-pageShell] blurred pictures are blurred on every page, from the first paint on', async ({
  visitor: page,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await topUp(page);
  const { live } = await findPerformers(page, 8);
  const [video] = await findVideos(page);
  if (!video) throw new Error('The demo world sells no video.');
  await open(page, build('home', {}, en));
  expect((await clear(page)).length).toBeGreaterThan(5);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Blur pictures' }).click();
  expect(await clear(page)).toEqual([]);
  await shoot(page, 'discreet-home');
  const pages = [
    build('home', {}, en),
    build('cams', {}, en),
    build('videos', {}, en),
    build('actorProfile', { actorName: live }, en),
    build('actorPictures', { actorName: live }, en),
    build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en),
    build('memberArea', {}, en),
    build('memberVideos', {}, en),
    build('memberChats', {}, en),
    build('login', {}, en),
    build('liveRoom', { actorName: live }, en),
    '/en/nowhere-at-all',
  ];
  for (const path of pages) {
    await page.goto(path);
    expect(await clear(page), path).toEqual([]);
  }
  await withoutScript(page, async (plain) => {
    await plain.goto(build('home', {}, en));
    expect((await clear(plain)).length).toBeGreaterThan(5);
    await plain.getByRole('contentinfo').getByRole('button', { name: 'Blur pictures' }).click();
    await expect(plain).toHaveURL(build('home', {}, en));
    expect(await clear(plain)).toEqual([]);
  });
});

test('[SC-navbar] [RU-shell-navbar-hide-threshold#1] [RU-shell-navbar-show] on phones the bar goes while one reads on, and comes back', async ({
  visitor: page,
  app,
}) => {
  await open(page, build('home', {}, en));
  const bar = page.getByRole('banner');
  const top = (): Promise<number> =>
    bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  if (app === 'desktop') {
    await page.waitForTimeout(400);
    expect(await top()).toBeGreaterThan(0);
    return;
  }
  await expect.poll(top).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo({ top: 560, behavior: 'instant' }));
  await expect.poll(top).toBeGreaterThan(0);
});

test('[SC-navbar] [RU-shell-navbar-hiders] on phones the bar makes room while something is typed, too', async ({
  visitor: page,
  app,
}) => {
  test.skip(app === 'desktop', 'the bar of phones alone goes');
  await logIn(page);
  await open(page, build('memberBenefits', {}, en));
  const bar = page.getByRole('banner');
  const code = page.getByRole('textbox').first();
  const top = (): Promise<number> =>
    bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  expect(await top()).toBeGreaterThan(0);
  await code.focus();
  await expect.poll(top).toBeLessThanOrEqual(0);
  // Read on meanwhile: the bar stays away for that when the field is left.
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await page.waitForTimeout(400);
  await code.blur();
  await page.waitForTimeout(400);
  expect(await top()).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(top).toBeGreaterThan(0);
  await code.evaluate((field: HTMLElement) => field.focus({ preventScroll: true }));
  await expect.poll(top).toBeLessThanOrEqual(0);
  await code.blur();
  await expect.poll(top).toBeGreaterThan(0);
});

test('[SC-navbar] [RU-shell-scroll-debounce] the bar waits until the page rests', async ({
  visitor: page,
  app,
}) => {
  test.skip(app === 'desktop', 'the bar of phones alone goes');
  await open(page, build('home', {}, en));
  const bar = page.getByRole('banner');
  const top = (): Promise<number> =>
    bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  // Twelve steps of 60 px in 1.2 s, none of them 200 ms after the one before.
  const during = await page.evaluate(async () => {
    const seen: number[] = [];
    const header = document.querySelector('header');
    for (let step = 1; step <= 12; step += 1) {
      scrollTo({ top: step * 60, behavior: 'instant' });
      await new Promise((done) => void setTimeout(done, 100));
      seen.push(Math.round(header?.getBoundingClientRect().bottom ?? 0));
    }
    return seen;
  });
  expect(Math.min(...during)).toBeGreaterThan(0);
  await expect.poll(top).toBeLessThanOrEqual(0);
  // Within the tolerance nothing is looked at.
  const at = await page.evaluate(() => scrollY);
  await page.evaluate((y) => scrollTo({ top: y - 5, behavior: 'instant' }), at);
  await page.waitForTimeout(600);
  expect(await top()).toBeLessThanOrEqual(0);
  await page.evaluate((y) => scrollTo({ top: y - 11, behavior: 'instant' }), at);
  await expect.poll(top).toBeGreaterThan(0);
});
