/** The heart that follows a performer, and the page of those who are followed. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { ask, findListed } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  pageName,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';
import { confirmAddress, confirmNumber } from './forms.ts';

const en = { language: 'en' } as const;
const favourites = build('memberFavorites', {}, en);
const profileOf = (actorName: string): string => build('actorProfile', { actorName }, en);

interface Somebody {
  readonly slug: string;
  readonly name: string;
}

const performers = async (page: Page, first: number): Promise<readonly Somebody[]> =>
  (
    await ask<{ all: { items: Somebody[] } }>(
      page,
      `{ all: modelsV2(first: ${first}, sort: registered) { items { slug name } } }`,
    )
  ).all.items;

const heart = (page: Page, { name }: Somebody) =>
  page
    .locator('main')
    .getByRole('button', { name: `Follow ${name}`, exact: true })
    .first();

/** Presses the heart and waits until the server has it. */
async function follow(page: Page, somebody: Somebody): Promise<void> {
  await heart(page, somebody).click();
  await expect(heart(page, somebody)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, somebody)).not.toHaveAttribute('aria-busy', 'true');
}

test('[SC-memberFavorites][GQ-pinnedModels][GQ-pinnedRecommendations][SO-favouritePinActor][SO-favouriteUnpinActor] a guest follows on a profile, finds the performer among the favourites, and lets go there', async ({
  visitor: page,
  app,
}) => {
  await signUp(page);
  await open(page, favourites);
  await expect(page.getByText('You don’t follow anyone yet')).toBeVisible();
  await expectGoodPage(page);
  const [one, two] = (await performers(page, 2)) as [Somebody, Somebody];
  await open(page, profileOf(one.slug));
  await follow(page, one);
  await shoot(page, 'favourites-profile');
  await expectGoodPage(page);
  await open(page, profileOf(two.slug));
  await follow(page, two);
  await open(page, favourites);
  await expectFact(
    'SC-memberFavorites#2',
    page.getByText(/^\d+ favourites?, live ones first/).first(),
    '2 favourites',
  );
  await expect(pageName(page, app)).toContainText('Favourites');
  await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'favourites');
  const [, followed] = (await findListed(page, 'pinnedModels(first: 2)')).items;
  const tile = page
    .getByRole('list', { name: 'Favourites' })
    .getByRole('article')
    .filter({ hasText: followed?.name ?? '' });
  await expectFact('SC-memberFavorites#1', tile, `${followed?.name} ${followed?.age}`);
  await expectFact('SC-memberFavorites#1', tile, followed?.price ?? '');
  await expectFact('SC-memberFavorites#3', tile, followed?.state ?? '');
  const { similar } = await ask<{ similar: Somebody[] }>(
    page,
    '{ similar: pinnedRecommendations(first: 9) { slug name } }',
  );
  await expectFact(
    'SC-memberFavorites#4',
    page.getByRole('list', { name: 'You may also like' }),
    similar[1]?.name ?? '',
  );
  await heart(page, one).click();
  await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page, one)).not.toHaveAttribute('aria-busy', 'true');
  await open(page, build('memberFavorites', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoriten');
  await expect(page.locator('main')).toContainText('1 Favorit');
  await expectGoodTranslation(page);
});

test(
  '[SI-favouritePin][RU-favorites-pin-events] what is followed in one tab is followed in the other',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    const [one] = (await performers(page, 1)) as [Somebody];
    await open(page, profileOf(one.slug));
    const second = await page.context().newPage();
    await open(second, profileOf(one.slug));
    await follow(page, one);
    await expect(heart(second, one)).toHaveAttribute('aria-pressed', 'true');
    await second.close();
  },
);

const way = (page: Page, { name }: Somebody, channel: 'Email' | 'SMS', live = 'Goes live') =>
  page.getByRole('button', { name: `${name}, ${live}: ${channel}`, exact: true });

test('[SC-memberFavorites][RU-favorites-notify-settings#1][RU-favorites-notify-settings#2][SO-setPinnedActorEmailNotification][SO-setPinnedActorSmsNotification] a guest hears of one favourite by e-mail and of another by text message', async ({
  visitor: page,
}) => {
  test.setTimeout(120_000);
  const { email } = await signUp(page);
  const [one, two] = (await performers(page, 2)) as [Somebody, Somebody];
  for (const somebody of [one, two]) {
    await open(page, profileOf(somebody.slug));
    await follow(page, somebody);
  }
  await open(page, favourites);
  await expect(way(page, one, 'Email')).toBeDisabled();
  await expect(way(page, one, 'SMS')).toBeDisabled();
  await expect(page.locator('main').getByRole('link', { name: 'Confirm number' })).toHaveAttribute(
    'href',
    build('memberPhone', {}, en),
  );
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Notify me' }).click();
  await expect(page.getByRole('heading', { name: 'When they go live' })).toBeInViewport();
  await shoot(page, 'favourites-alerts-closed');

  await confirmAddress(page, email);
  await confirmNumber(page);
  await open(page, favourites);
  await way(page, one, 'Email').click();
  await way(page, two, 'SMS').click();
  for (const button of [way(page, one, 'Email'), way(page, two, 'SMS')]) {
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(way(page, one, 'SMS')).toHaveAttribute('aria-pressed', 'false');
  const pressed = page.locator('[aria-pressed=true]');
  for (const [somebody, channel] of [
    [one, 'Email'],
    [two, 'SMS'],
  ] as const)
    await expectFact('SC-memberFavorites#5', way(page, somebody, channel).and(pressed), channel);
  await expectGoodPage(page);
  await shoot(page, 'favourites-alerts');
  // It is the choice that the settings show, too.
  await page.locator('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 2 })).toBeVisible();
  await expect(way(page, one, 'Email')).toHaveAttribute('aria-pressed', 'true');
  await way(page, one, 'Email').click();
  await expect(way(page, one, 'Email')).toHaveAttribute('aria-pressed', 'false');
  await expect(way(page, one, 'Email')).not.toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'When they go live' })).toBeVisible();
  await expect(way(page, one, 'Email')).toHaveAttribute('aria-pressed', 'false');
  await expect(way(page, two, 'SMS')).toHaveAttribute('aria-pressed', 'true');

  // Whoever is not followed any more is not told of.
  await heart(page, two).click();
  await expect(way(page, two, 'SMS')).toHaveCount(0);

  await page
    .context()
    .addCookies([{ name: 'vx_theme', value: 'light', url: new URL(page.url()).origin }]);
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, build('memberFavorites', {}, { language: 'de' }));
  await page.getByRole('heading', { name: 'Wenn sie live gehen' }).scrollIntoViewIfNeeded();
  await expect(way(page, one, 'SMS', 'Geht live')).toBeVisible();
  await expectGoodTranslation(page);
  await shoot(page, 'favourites-alerts-de-360');

  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await plain.goto(favourites);
    await way(plain, one, 'SMS').click();
    await expect(plain.getByText('Saved.')).toBeVisible();
    await expect(way(plain, one, 'SMS')).toHaveAttribute('aria-pressed', 'true');
  });
});

test(
  'a way of telling that the server refuses is taken back, and it says why',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const frame = JSON.parse(String(text)) as { type: string; clientId?: string };
        if (frame.type !== 'setPinnedActorEmailNotification') return server.send(text);
        const payload = { clientId: frame.clientId, code: 'NOT_FOUND' };
        const at = Date.now();
        socket.send(
          JSON.stringify({ type: 'messageRefused', payload, stream: 'guest', seq: 0, at }),
        );
      });
    });
    const { email } = await signUp(page);
    await confirmAddress(page, email);
    const [one] = (await performers(page, 1)) as [Somebody];
    await open(page, profileOf(one.slug));
    await follow(page, one);
    await open(page, favourites);
    await way(page, one, 'Email').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(way(page, one, 'Email')).toHaveAttribute('aria-pressed', 'false');
    await shoot(page, 'favourites-alerts-refused');
  },
);

test(
  'a heart that the server refuses is taken back',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await page.routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const frame = JSON.parse(String(text)) as { type: string; clientId?: string };
        if (frame.type !== 'favouritePinActor') return server.send(text);
        const payload = { clientId: frame.clientId, code: 'LIMIT_REACHED' };
        const at = Date.now();
        socket.send(
          JSON.stringify({ type: 'messageRefused', payload, stream: 'guest', seq: 0, at }),
        );
      });
    });
    await signUp(page);
    const [one] = (await performers(page, 1)) as [Somebody];
    await open(page, profileOf(one.slug));
    await heart(page, one).evaluate((button) => {
      const seen: (string | null)[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => seen.push(button.getAttribute('aria-pressed'))).observe(button, {
        attributeFilter: ['aria-pressed'],
      });
    });
    await heart(page, one).click();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen))
      .toEqual(['true', 'false']);
  },
);

test(
  'a visitor is led to the log-in and back, without JavaScript too',
  { tag: '@once' },
  async ({ visitor: page }) => {
    const [one] = (await performers(page, 1)) as [Somebody];
    await open(page, build('newGirls', {}, en));
    const link = page
      .locator('main')
      .getByRole('link', { name: `Follow ${one.name}. Log in to follow` });
    await expect(link.first()).toHaveAttribute('href', /returnPath=/);
    await withoutScript(page, async (plain) => {
      await plain.goto(profileOf(one.slug));
      await plain
        .locator('main')
        .getByRole('link', { name: `Follow ${one.name}. Log in to follow` })
        .first()
        .click();
      const query = new URLSearchParams({ returnPath: profileOf(one.slug) });
      await expect(plain).toHaveURL(`${build('login', {}, en)}?${query}`);
    });
  },
);

test('[RU-favorites-mobile-page][CO-mobileFavoriteActorsPage] phones list ten at a time', async ({
  visitor: page,
  app,
}) => {
  test.skip(app !== 'mobile', 'phones only');
  await signUp(page);
  const { live } = await ask<{ live: { items: Somebody[] } }>(
    page,
    '{ live: onlineModels(first: 12) { items { slug name } } }',
  );
  await open(page, build('cams', {}, en));
  for (const somebody of live.items) await follow(page, somebody);
  await open(page, favourites);
  const grid = page.getByRole('list', { name: 'Favourites' });
  await expect(grid.getByRole('article')).toHaveCount(10);
  await page
    .getByRole('link', { name: /more/i })
    .or(page.getByRole('button', { name: /more/i }))
    .first()
    .click();
  await expect(grid.getByRole('article')).toHaveCount(12);
});
