import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { ask, findPerformer, findPerformers, structuredData, watchCalls } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  logIn,
  open,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;

interface Prices {
  readonly livechat: { readonly value: number };
}

interface Album {
  readonly title: string;
  readonly pictureCount: number;
  readonly price: { readonly value: number };
  readonly actor: { readonly slug: string };
}

interface Listed {
  readonly title: string;
  readonly duration: number;
  readonly price: { readonly value: number };
  readonly free: boolean;
  readonly vip: boolean;
}

/** How many videos a performer has, and one of the newest as its tile says it, with a price if one has it. */
async function findVideoOf(
  page: Page,
  actorId: string,
  tag?: string,
): Promise<{ readonly total: number; readonly title: string; readonly says: string }> {
  const tags = tag === undefined ? '' : `, tags: ["${tag}"]`;
  const { videos } = await ask<{ videos: { total: number; items: Listed[] } }>(
    page,
    `{ videos(sort: newest, pageSize: 3, filter: { modelIds: ["${actorId}"]${tags} }) {
         total items { title duration free vip price { value } } } }`,
  );
  const found = videos.items.find(({ free, vip }) => !free && !vip) ?? videos.items[0];
  if (!found) throw new Error('The performer has no such video.');
  const { title, duration, free, vip, price } = found;
  const length = `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}`;
  const costs = free ? 'Free' : vip ? 'VIP' : `${price.value} coin`;
  return { total: videos.total, title, says: `length ${length}, ${costs}` };
}

test('[SC-actorProfile] [SC-chatButton] [SC-recommendations] is complete with the page and says its prices', async ({
  visitor: page,
  app,
}) => {
  const { live } = await findPerformers(page);
  const performer = await findPerformer(page, live);
  const { id, name, about, profile, prices, chatRatings, onlineState } = performer;
  const shown = app === 'mobile' ? 8 : 9;
  const { recommendedModels, photoAlbums } = await ask<{
    recommendedModels: { name: string; features: { freeChat: boolean }; prices: Prices }[];
    photoAlbums: { items: { title: string; pictureCount: number }[] };
  }>(
    page,
    `{ recommendedModels(actorId: "${id}", first: ${shown}) {
         name features { freeChat } prices { livechat { value } } }
       photoAlbums(first: 1, modelId: "${id}") { items { title pictureCount } } }`,
  );
  const video = await findVideoOf(page, id);
  const calls = watchCalls(page);
  const address = build('actorProfile', { actorName: live }, en);
  await open(page, address);
  const chat = page.getByRole('link', { name: /Private chat/ }).first();
  await expect(chat).toHaveAttribute('href', build('liveRoom', { actorName: live }, en));
  const { value: perMinute, equivalent } = prices.livechat;
  await expectFact('SC-chatButton#2', chat, `${perMinute} coins per minute`);
  const hint = page.getByText(/per minute, billed by the second/);
  await expectFact('SC-chatButton#3', hint, `${equivalent.formatted} per minute`);
  await expect(page.getByText('You confirm before anything is charged.')).toBeVisible();
  const similar = page.getByRole('region', { name: 'You may also like' }).getByRole('article');
  await expect(similar).toHaveCount(shown);
  const other = recommendedModels.find(({ features }) => !features.freeChat);
  const tile = similar.filter({ hasText: other?.name ?? '' }).first();
  await expectFact('SC-recommendations#1', tile, other?.name ?? '');
  await expectFact(
    'SC-recommendations#2',
    tile,
    `${other?.prices.livechat.value} coins per minute`,
  );
  const main = page.locator('main');
  await expectFact('SC-actorProfile#1', main, `${name} ${profile.age} years · ${profile.city}`);
  await expectFact('SC-actorProfile#2', main.locator('p', { hasText: about }).first(), about);
  const { countRatings } = chatRatings.lastNinetyDays;
  await expectFact(
    'SC-actorProfile#3',
    page.getByRole('region', { name: 'Ratings' }),
    `From ${countRatings} private chats`,
  );
  const meet = page.getByLabel(`Ways to meet ${name}`);
  // Nothing is offered that cannot be had yet.
  await expect(meet.getByRole('listitem')).toHaveCount(1);
  await expect(meet.getByRole('link', { name: /^Message/ })).toHaveAttribute(
    'href',
    /\/en\/messenger\/\?with=\d+$/,
  );
  const since = new Date(onlineState.since).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  });
  await expectFact('SC-chatButton#1', meet, `Live since ${since}`);
  const newest = page.getByRole('region', { name: 'Videos' }).getByRole('article');
  await expectFact('SC-actorProfile#4', newest.filter({ hasText: video.title }), video.says);
  const [album] = photoAlbums.items;
  await expectFact(
    'SC-actorProfile#5',
    page.getByRole('region', { name: 'Photo albums' }).getByRole('article').first(),
    new RegExp(`${album?.title}.*${album?.pictureCount} photos`),
  );
  // Phones have the way back over the picture, and the bar of prices in place of the tabs.
  if (app === 'mobile')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toBeVisible();
  await expectGoodPage(page);
  expect(calls.filter((call) => !call.includes('/logger/'))).toEqual([]);
  await shoot(page, 'profile');
  await signUp(page);
  await topUp(page);
  await open(page, address);
  const lasts = Math.floor((104 * 60) / perMinute);
  const minutes = `${Math.floor(lasts / 60)}:${String(lasts % 60).padStart(2, '0')}`;
  await expectFact('SC-chatButton#4', hint, `Your balance lasts ${minutes} minutes`);
});

test('[SC-actorProfile] a phone on its side shows the face and the name', async ({
  visitor: page,
  app,
}) => {
  test.skip(app === 'desktop', 'the cover is wide on every screen there');
  const { live } = await findPerformers(page);
  await open(page, build('actorProfile', { actorName: live }, en));
  const picture = page.locator('.vx-profile-hero img').first();
  const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await shown()).toContain('/portrait/');
  await page.setViewportSize({ width: 844, height: 390 });
  // The wide picture: of a portrait as wide as the screen, no more than the hair has room.
  await expect.poll(shown, { timeout: 30_000 }).toContain('/banner/');
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  const bar = await page.getByRole('region', { name: 'Private chat' }).boundingBox();
  expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await shoot(page, 'profile-on-its-side');
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
  await expect(page.getByText(/is offline\. Watch some videos/).first()).toBeVisible();
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
  const received: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tracker/trackActorProfileVisit'))
      received.push(request.postDataJSON());
  });
  const profile = build('actorProfile', { actorName: live }, en);
  await open(page, profile);
  await page.waitForLoadState('networkidle');
  expect(received).toEqual([]);
  await page.context().addCookies([{ name: 'vx_consent', value: '1.fa', url: baseURL ?? '' }]);
  await open(page, profile);
  await expect.poll(() => received).toEqual([{ actorName: live }]);
});

test('[SC-actorAbout] [SC-breadcrumbBar] [RU-shell-mobile-profile-pages] has the four pages as tabs and facts about the performer', async ({
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
  const { name, about, profile } = await findPerformer(page, live);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expectFact('SC-breadcrumbBar#2', trail, `Live cams ${name} About me`);
  const received = page.getByRole('region', { name: `About ${name}` });
  await expectFact('SC-actorAbout#1', received, about);
  await expectFact('SC-actorAbout#2', received, `Age ${profile.age} Location ${profile.city}`);
  await expectFact(
    'SC-actorAbout#3',
    received,
    `Day job ${profile.profession} Likes ${profile.likes} Music ${profile.music}`,
  );
  await expect(page.getByRole('term').filter({ hasText: 'Languages' })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'about');
});

test('[SC-actorProfile] a tab keeps the page where it is, and one that is stuck shows its section from the beginning', async ({
  visitor: page,
}) => {
  const { live } = await findPerformers(page);
  await open(page, build('actorProfile', { actorName: live }, en));
  const tabs = page.locator('.vx-tabs');
  const top = (): Promise<number> =>
    tabs.evaluate((row) => Math.round(row.getBoundingClientRect().top));
  const scroll = (by: number): Promise<number> =>
    page.evaluate((y) => {
      scrollBy({ top: y, behavior: 'instant' });
      return scrollY;
    }, by);
  const to = async (name: RegExp): Promise<void> => {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  };
  const before = await scroll((await top()) - 300);
  await to(/^Videos/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  const stuck = await scroll(700).then(top);
  await to(/^About/);
  await expect.poll(top).toBe(stuck);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 700);
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
  await expectFact('SC-actorAbout#4', page.getByLabel(/^Note on /), text);
});

test('[SC-actorVideos] [SC-actorVideosByTag] [GQ-actorVideoTags] videos by topic, in the address', async ({
  visitor: page,
}) => {
  const { live } = await findPerformers(page);
  const { id } = await findPerformer(page, live);
  const video = await findVideoOf(page, id);
  const { actorVideoTags } = await ask<{
    actorVideoTags: { name: string; tagGroup: string }[];
  }>(page, `{ actorVideoTags(actorId: "${id}") { name tagGroup } }`);
  await open(page, build('actorVideos', { actorName: live }, en));
  const cards = page.getByRole('list', { name: /^Videos by / }).getByRole('article');
  await expectFact('SC-actorVideos#1', cards.filter({ hasText: video.title }), video.says);
  const tab = page.locator('.vx-tabs').getByRole('link', { name: /^Videos/ });
  await expectFact('SC-actorVideos#2', tab, String(video.total));
  const all = await cards.count();
  await expectGoodPage(page);
  await shoot(page, 'actor-videos');
  const topics = page.getByRole('group', { name: 'Topics' });
  await expectFact('SC-actorVideos#3', topics, actorVideoTags[0]?.name ?? '');
  const last = topics.getByRole('link').last();
  const href = await last.getAttribute('href');
  expect(href).toMatch(/\/videos\/tag\/[^/]+$/);
  const topic = actorVideoTags.find(({ tagGroup }) => href?.endsWith(`/${tagGroup}`));
  const tagged = await findVideoOf(page, id, topic?.tagGroup);
  await last.click();
  await page.waitForURL((url) => url.pathname === href);
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expectFact('SC-actorVideosByTag#1', topics.locator('[aria-current]'), topic?.name ?? '');
  await expectFact('SC-actorVideosByTag#2', cards.filter({ hasText: tagged.title }), tagged.says);
  expect(await cards.count()).toBeLessThanOrEqual(all);
  await expectGoodPage(page);
});

test('[SC-actorPictures] [GQ-photoAlbums] the viewer opens a photo and gives the focus back', async ({
  visitor: page,
}) => {
  const { photoAlbums } = await ask<{ photoAlbums: { items: readonly Album[] } }>(
    page,
    '{ photoAlbums(first: 1) { items { title pictureCount actor { slug } } } }',
  );
  const [found] = photoAlbums.items;
  if (!found) throw new Error('The demo world has no album.');
  await open(page, build('actorPictures', { actorName: found.actor.slug }, en));
  const album = page.getByRole('region', { name: found.title });
  await expectFact('SC-actorPictures#1', album, found.title);
  await expectFact('SC-actorPictures#2', album, `of ${found.pictureCount} photos to view`);
  await expect(album.getByText(/coins/)).toHaveCount(0);
  await expectGoodPage(page);
  const photo = page.getByRole('link', { name: /^Photo 1 of/ }).first();
  await photo.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: found.title });
  await expectFact('SC-actorPictures#3', viewer.getByRole('img'), /^Photo 1 of [1-9]/);
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
