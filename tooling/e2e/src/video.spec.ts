import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findVideos, structuredData, watchCalls, type FoundVideo } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  open,
  passGates,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const pathOf = ({ slug, id }: FoundVideo): string =>
  build('actorVideoDetails', { actorName: slug, videoId: id }, en);

/** Each test has videos of its own, so that none finds what another bought. */
async function pick(page: Page, index: number): Promise<FoundVideo> {
  const videos = await findVideos(page);
  const found = videos[index];
  if (!found) throw new Error('The demo world has too few videos.');
  return found;
}

const played = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('[SC-videoDetails] [GQ-videosByIds] [GQ-videoRecommendations] is complete with the page', async ({
  visitor: page,
}) => {
  const video = await pick(page, 0);
  const calls = watchCalls(page);
  await open(page, pathOf(video));
  await expectFact('SC-videoDetails#1', page.getByRole('heading', { level: 1 }), video.title);
  const main = page.locator('main');
  await expectFact(
    'SC-videoDetails#2',
    main.getByText(/views$/).first(),
    `${video.views.toLocaleString('en-GB')} views`,
  );
  await expectFact(
    'SC-videoDetails#3',
    main.getByRole('heading', { level: 2 }).first(),
    video.name,
  );
  const offer = page.getByRole('region', { name: 'Buy this video' });
  await expectFact('SC-videoDetails#4', offer, new RegExp(`\\b${video.price} coin`));
  await expect(page.getByRole('link', { name: 'Log in to buy' })).toHaveAttribute(
    'href',
    `${build('login', {}, en)}?returnPath=${encodeURIComponent(pathOf(video))}`,
  );
  await expectGoodPage(page);
  expect(calls.filter((call) => !call.includes('/logger/'))).toEqual([]);
  const data = await structuredData(page);
  expect(data.find((part) => part['@type'] === 'VideoObject')).toMatchObject({ name: video.title });
  await shoot(page, 'video');
});

test('[SC-videoDetails] the preview plays when it is wanted, not before', async ({
  visitor: page,
}) => {
  const video = await pick(page, 1);
  const media: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/vod\/|hls/.test(request.url())) media.push(request.url());
  });
  await open(page, pathOf(video));
  expect(media).toEqual([]);
  await page.getByRole('button', { name: `Play: ${video.title}` }).click();
  await expect.poll(() => played(page), { timeout: 20_000 }).toBeGreaterThan(0.5);
});

test('[SC-videoDetails] [SC-purchaseNotice] [RU-guest-restriction-need-purchase] asks before it charges, charges once, then plays in full, in both tabs', async ({
  visitor: page,
}) => {
  const video = await pick(page, 2);
  await signUp(page);
  await topUp(page);
  const other = await page.context().newPage();
  await open(other, pathOf(video));
  await open(page, pathOf(video));
  await page.getByRole('button', { name: `Play: ${video.title}` }).click();
  await expect.poll(() => played(page), { timeout: 20_000 }).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: 'Buy video' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.getByRole('button', { name: 'Not now' })).toBeFocused();
  const left = 104 - video.price;
  await expectFact('SC-purchaseNotice#1', question, video.title);
  await expectFact('SC-purchaseNotice#3', question, `Balance after purchase ${left} coins`);
  await shoot(page, 'video-confirm');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Buy video' }).click();
  const buy = question.getByRole('button', { name: /^Buy for/ });
  await expectFact('SC-purchaseNotice#2', buy, `Buy for ${video.price} coin`);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes(`/videos/${video.id}/play`)),
    buy.click(),
  ]);
  const owned = page.getByText('In your library', { exact: true }).first();
  await expectFact('SC-videoDetails#5', owned, 'In your library');
  // What was a preview goes on as the whole video.
  expect(await answer.json()).toMatchObject({ kind: 'full', previewSeconds: null });
  const reached = await played(page);
  await expect.poll(() => played(page), { timeout: 20_000 }).toBeGreaterThan(reached + 0.5);
  // Without a reload: here, in the bar, and in the other tab.
  await expect(page.getByRole('banner')).toContainText(String(left));
  await expect(other.getByText('In your library', { exact: true }).first()).toBeVisible({
    timeout: 15_000,
  });
  await shoot(page, 'video-owned');
});

test('[SC-videoDetails] without enough coins the way leads to top up and back', async ({
  visitor: page,
}) => {
  const video = await pick(page, 3);
  await signUp(page);
  await open(page, pathOf(video));
  await page.locator('main').getByRole('link', { name: 'Top up' }).click();
  await expect(page).toHaveURL(
    new RegExp(
      `/en/top-up/\\?returnPath=${encodeURIComponent(pathOf(video))}&missing=${video.price}$`,
    ),
  );
});

test.describe('an opinion', () => {
  test.use({ provoked: /503/ });

  test('[SC-videoDetails] [GM-videoLike] [GM-videoDislike] members rate a video', async ({
    visitor: page,
  }) => {
    const video = await pick(page, 4);
    await signUp(page);
    await open(page, pathOf(video));
    const like = page.getByRole('button', { name: /^Like/ });
    const before = Number(/\d+/.exec((await like.textContent()) ?? '')?.[0]);
    const shows = async (pressed: boolean) => {
      await expect(like).toHaveAttribute('aria-pressed', String(pressed));
      await expectFact('SC-videoDetails#6', like, String(pressed ? before + 1 : before));
    };
    // It shows while the answer is on its way, and is taken back when the server refuses.
    const held = Promise.withResolvers<void>();
    await page.route('**/vxql**', async (route) => {
      await held.promise;
      await route.fulfill({ status: 503, body: '' });
    });
    await like.click();
    await shows(true);
    held.resolve();
    await shows(false);
    await page.unroute('**/vxql**');
    await like.click();
    await expect(like).not.toHaveAttribute('aria-busy');
    await page.reload();
    await shows(true);
    await page.getByRole('button', { name: 'Not for me' }).click();
    await shows(false);
  });
});

test('[SC-videoDetails] is bought as a plain form without JavaScript', async ({
  visitor: page,
}) => {
  const video = await pick(page, 5);
  await signUp(page);
  await topUp(page);
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await passGates(plain);
    await plain.goto(pathOf(video));
    await plain.getByRole('button', { name: 'Buy video' }).click();
    await expect(plain.getByText('In your library', { exact: true }).first()).toBeVisible();
  });
});

test('[SC-videoDetails] a video that is not there, or not this performer’s, is a 404', async ({
  visitor: page,
}) => {
  const [video, other] = await findVideos(page).then((videos) => [
    videos[0],
    videos.find(({ slug }) => slug !== videos[0]?.slug),
  ]);
  for (const [actorName, videoId] of [
    [video?.slug ?? '', '999999999'],
    [other?.slug ?? '', video?.id ?? ''],
  ] as const) {
    const answer = await page.goto(build('actorVideoDetails', { actorName, videoId }, en));
    expect(answer?.status()).toBe(404);
  }
});
