import { build } from '@vx/routes';
import { ask, findPerformers, structuredData, watchCalls } from './content.ts';
import { expect, expectGoodPage, logIn, open, shoot, test, withoutScript } from './fixtures.ts';

const en = { language: 'en' } as const;

test('[SC-actorProfile] [SC-chatButton] [SC-recommendations] is complete with the page and says its prices', async ({
  visitor: page,
  app,
}) => {
  const { live } = await findPerformers(page);
  const calls = watchCalls(page);
  await open(page, build('actorProfile', { actorName: live }, en));
  const chat = page.getByRole('link', { name: /Private chat/ }).first();
  await expect(chat).toHaveAttribute('href', build('liveRoom', { actorName: live }, en));
  await expect(chat).toHaveAccessibleName(/coins? per minute/);
  await expect(page.getByText(/€\d+\.\d\d per minute, billed by the second/)).toBeVisible();
  await expect(page.getByText('You confirm before anything is charged.')).toBeVisible();
  const similar = page.getByRole('region', { name: 'You may also like' }).getByRole('article');
  await expect(similar).toHaveCount(app === 'mobile' ? 8 : 9);
  // Phones have the way back over the picture, and the bar of prices in place of the tabs.
  if (app === 'mobile')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toBeVisible();
  await expectGoodPage(page);
  expect(calls.filter((call) => !call.includes('/logger/'))).toEqual([]);
  await shoot(page, 'profile');
});

test('[SC-actorProfile] says what it is in its head', async ({ visitor: page }) => {
  const { live } = await findPerformers(page);
  await open(page, build('actorProfile', { actorName: live }, en));
  const data = await structuredData(page);
  expect(data.map((part) => part['@type'])).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'ProfilePage']),
  );
  await expect(page.locator('link[rel=alternate][hreflang=es]')).toHaveAttribute(
    'href',
    new RegExp(`${build('actorProfile', { actorName: live }, { language: 'es' })}$`),
  );
});

test('[SC-actorProfile] an offline performer has no chat to start, and a way on', async ({
  visitor: page,
}) => {
  const { offline } = await findPerformers(page);
  await open(page, build('actorProfile', { actorName: offline }, en));
  await expect(page.getByRole('link', { name: /Private chat/ })).toHaveCount(0);
  await expect(page.getByText(/is offline\. There are videos/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch videos' })).toHaveAttribute(
    'href',
    build('actorVideos', { actorName: offline }, en),
  );
  await expectGoodPage(page);
});

test('[SC-actorProfile] [RU-actors-profile-visit] [RE-trackActorProfileVisit] a visit is told only with consent', async ({
  visitor: page,
  baseURL,
}) => {
  const { live } = await findPerformers(page);
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tracker/trackActorProfileVisit'))
      told.push(request.postDataJSON());
  });
  const profile = build('actorProfile', { actorName: live }, en);
  await open(page, profile);
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([]);
  await page.context().addCookies([{ name: 'vx_consent', value: '1.fa', url: baseURL ?? '' }]);
  await open(page, profile);
  await expect.poll(() => told).toEqual([{ actorName: live }]);
});

test('[SC-actorAbout] [RU-shell-mobile-profile-pages] has the four pages as tabs and facts about the performer', async ({
  visitor: page,
  app,
}) => {
  const { live } = await findPerformers(page);
  await open(page, build('actorAbout', { actorName: live }, en));
  const tabs = page.locator('.vx-tabs').getByRole('link');
  await expect(tabs).toHaveCount(4);
  const names = (await tabs.allTextContents()).map((text) => text.replace(/\d+/g, ''));
  expect(names).toEqual(
    app === 'mobile'
      ? ['Overview', 'Videos', 'Pictures', 'About']
      : ['Overview', 'About', 'Videos', 'Pictures'],
  );
  await expect(page.getByRole('term').filter({ hasText: 'Languages' })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'about');
});

test('[SC-actorAbout] [RU-actors-note] [RE-storeActorNote] [RE-getActorNoteById] a note is kept for its guest alone', async ({
  visitor: page,
  app,
}) => {
  const { offline } = await findPerformers(page);
  const about = build('actorAbout', { actorName: offline }, en);
  await open(page, about);
  await expect(page.getByLabel(/^Note on /)).toHaveCount(0);
  await logIn(page);
  await open(page, about);
  const text = `Likes jazz (${app})`;
  await page.getByLabel(/^Note on /).fill(text);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Save' }).click(),
  ]);
  await expect(page.getByLabel(/^Note on /)).toHaveValue(text);
});

test('[SC-actorVideos] [SC-actorVideosByTag] [GQ-actorVideoTags] videos by topic, in the address', async ({
  visitor: page,
}) => {
  const { live } = await findPerformers(page);
  await open(page, build('actorVideos', { actorName: live }, en));
  const cards = page.getByRole('list', { name: /^Videos of / }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await expectGoodPage(page);
  await shoot(page, 'actor-videos');
  const topics = page.getByRole('group', { name: 'Topics' }).getByRole('link');
  const last = topics.last();
  const href = await last.getAttribute('href');
  expect(href).toMatch(/\/videos\/tag\/[^/]+$/);
  await last.click();
  await page.waitForURL((url) => url.pathname === href);
  await expect(last).toHaveAttribute('aria-current', 'true');
  expect(await cards.count()).toBeLessThanOrEqual(all);
  await expectGoodPage(page);
});

test('[SC-actorPictures] [GQ-photoAlbums] the viewer opens a photo and gives the focus back', async ({
  visitor: page,
}) => {
  const { photoAlbums } = await ask<{ photoAlbums: { items: { actor: { slug: string } }[] } }>(
    page,
    '{ photoAlbums(first: 1) { items { actor { slug } } } }',
  );
  const actorName = photoAlbums.items[0]?.actor.slug ?? '';
  await open(page, build('actorPictures', { actorName }, en));
  await expectGoodPage(page);
  const photo = page.getByRole('link', { name: /^Photo 1 of/ }).first();
  await photo.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(photo).toBeFocused();
  await shoot(page, 'pictures');
});

test('[SC-actorProfile] reads without JavaScript, and nobody is a 404', async ({
  visitor: page,
}) => {
  const { live } = await findPerformers(page);
  await withoutScript(page, async (plain) => {
    await plain.goto(build('actorProfile', { actorName: live }, en));
    await expect(plain.getByRole('link', { name: /Private chat/ }).first()).toBeVisible();
    await expect(
      plain.getByRole('region', { name: 'Videos' }).getByRole('article').first(),
    ).toBeVisible();
    const answer = await plain.goto(build('actorProfile', { actorName: 'nobody-at-all' }, en));
    expect(answer?.status()).toBe(404);
  });
});
