/** The start page of the member area: who the guest is and what the guest has. */
import { build } from '@vx/routes';
import { ask, findVideos } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  logIn,
  open,
  sendForm,
  shoot,
  signUp,
  test,
  topUp,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const area = build('memberArea', {}, en);

test('[SC-memberArea][RT-memberArea][SC-guestSidebar][RU-shell-sidebar-fields][GQ-guestSidebar] a guest sees what is owned, and where', async ({
  visitor: page,
  app,
}) => {
  const video = (await findVideos(page))[0];
  if (!video) throw new Error('The demo world sells no video.');
  const { name, email } = await signUp(page);
  await topUp(page);
  await open(page, area);
  const main = page.getByRole('main');
  const card = (name: string) => main.getByRole('region', { name, exact: true });
  await expectFact('SC-memberArea#1', main.getByRole('heading', { level: 1 }), name);
  await expectFact('SC-memberArea#2', main.getByText(email), email);
  // Nothing is counted that there is none of, and a card without content is left out.
  // Phones have the month with the balance.
  const month = card(app === 'mobile' ? 'Balance' : 'This month');
  await expect(main.getByRole('region')).toHaveCount(app === 'mobile' ? 1 : 2);
  if (app === 'mobile') await expect(month).toContainText('This month €0.00');
  else {
    await expect(card('Balance')).toContainText('Last top-up €25.00');
    await expect(month).toContainText('No limit set');
  }
  await expect(month.getByRole('link', { name: 'Set one' })).toHaveAttribute(
    'href',
    `${build('memberLimits', {}, en)}?change=month`,
  );
  const badge = main.locator('.vx-badge', { hasText: 'VIP' });
  await expect(badge).toHaveCount(0);

  const { slug, id, price } = video;
  await sendForm(page, build('actorVideoDetails', { actorName: slug, videoId: id }, en), {
    expectedPrice: String(price),
  });
  await sendForm(page, build('vipClub', {}, en), {
    do: 'subscribe',
    plan: 'vip',
    months: '1',
    price: '60',
  });
  await open(page, build('cams', {}, en));
  const heart = main.getByRole('button', { name: /^Follow / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await open(page, area);
  await expectFact('SC-guestSidebar#1', main.getByRole('heading', { level: 1 }), name);
  await expectFact('SC-guestSidebar#2', badge, 'VIP');
  const balance = new RegExp(`Balance ?${104 - price - 60} coins`);
  await expectFact('SC-guestSidebar#3', main, balance);
  await expectFact('SC-memberArea#3', main, balance);
  const videos = card('Your videos');
  await expectFact('SC-guestSidebar#4', videos, 'Your videos All 1');
  await expectFact('SC-memberArea#4', videos, 'Your videos All 1');
  await expectFact('SC-guestSidebar#6', card('Favourites, live now'), 'All 1');
  await expect(card('Last chats')).toHaveCount(0);
  await expectGoodPage(page);
  await shoot(page, 'member-area');
  await videos.getByRole('link', { name: 'All 1' }).click();
  await expect(page.getByRole('main')).toContainText(video.title);
  await open(page, build('memberArea', {}, { language: 'de' }));
  await expect(card('Deine Videos')).toContainText('Alle 1');
  await expectGoodTranslation(page);
  await shoot(page, 'member-area-de');
});

test('the demo guest has a month behind it, and a bar that ends at its own limit', async ({
  visitor: page,
  app,
}) => {
  await logIn(page);
  await open(page, area);
  const main = page.getByRole('main');
  const names = main.getByRole('region').getByRole('heading', { level: 2 });
  const isPhone = app === 'mobile';
  // Favourites come and go: who was live when the page was loaded keeps their place.
  const favourites = /^(?:Favourites, live now|Nobody is live right now)$/;
  const wanted = [
    'Balance',
    ...(isPhone ? ['Messages'] : ['This month', 'Messages', 'Vouchers']),
    'Your videos',
    'Last chats',
  ];
  await expect
    .poll(async () => (await names.allTextContents()).filter((name) => !favourites.test(name)))
    .toEqual(wanted);
  const month = main.getByRole('region', { name: isPhone ? 'Balance' : 'This month' });
  await expect(month).toContainText(isPhone ? /This month €\d+\.\d\d of €150\.00/ : 'of 600');
  if (isPhone) {
    // The first screen leads everywhere.
    for (const [name, to] of [
      ['Library', 'memberVideos'],
      ['Favourites', 'memberFavorites'],
      ['Vouchers', 'memberBenefits'],
      ['Statement', 'memberStatement'],
      ['Videos', 'videos'],
      ['VIP', 'vipClub'],
      ['Limits', 'memberLimits'],
      ['Help', 'help'],
    ] as const) {
      const place = main.locator(`a.vx-place-card[href="${build(to, {}, en)}"]`);
      await expect(place).toContainText(name);
      await expect(place).toBeInViewport({ ratio: 1 });
    }
  }
  await expect(month.getByRole('link', { name: 'Limits' })).toBeVisible();
  await expectGoodPage(page);
  if (app === 'mobile') await page.setViewportSize({ width: 320, height: 700 });
  await open(page, build('memberArea', {}, { language: 'de' }));
  await expectGoodTranslation(page);
  // No word is broken: each fits its card.
  const cut = await main
    .locator('h2, .vx-place-card__label, .vx-button')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut).toBe(0);
  await shoot(page, 'member-area-demo');
  await open(page, build('memberStatement', {}, en));
  const rows = main.getByRole('row').filter({ hasText: /plus|minus/ });
  await expect(rows.last()).toContainText('500');
  expect(await rows.count()).toBeGreaterThan(10);
});

interface Somebody {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

test('favourites who leave while the page is open move nothing; once all have left, their panel says so', async ({
  visitor: page,
}) => {
  let leave = (_actorId: string): void => undefined;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    let last = 0;
    socket.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      socket.send(text);
      const { stream, seq, payload } = JSON.parse(String(text)) as {
        readonly stream: string;
        readonly seq: number;
        readonly payload?: { readonly positions?: { readonly public?: { readonly seq: number } } };
      };
      last = Math.max(last, stream === 'public' ? seq : 0, payload?.positions?.public?.seq ?? 0);
    });
    // The next event of the stream, as the server would tell of it.
    leave = (actorId) => {
      const payload = { actorId, isOnline: false, isBusy: false, freeChat: false };
      const event = { type: 'actorOffline', payload, stream: 'public', seq: (last += 1) };
      socket.send(JSON.stringify({ ...event, at: Date.now() }));
    };
  });
  const { all } = await ask<{ all: { items: (Somebody & { features: { hd: boolean } })[] } }>(
    page,
    '{ all: modelsV2(first: 100, sort: registered) { items { id slug name features { hd } } } }',
  );
  // They are live at all hours here.
  const two = all.items.filter(({ features }) => features.hd).slice(-2);
  expect(two).toHaveLength(2);
  await signUp(page);
  for (const { slug, name } of two) {
    await open(page, build('actorProfile', { actorName: slug }, en));
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `Follow ${name}` })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  }
  const online = page.waitForEvent('websocket');
  await open(page, area);
  await online;
  const panel = page.getByRole('main').getByRole('region', { name: /^(?:Favourites|Nobody)/ });
  await expect(panel).toContainText('Favourites, live now');
  for (const { name } of two) await expect(panel).toContainText(name);
  await expect(panel.getByText('Live', { exact: true })).toHaveCount(2);
  const place = await panel.boundingBox();
  await expect(async () => {
    for (const { id } of two) leave(id);
    await expect(panel.getByText('Offline', { exact: true })).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Nobody is live right now');
  expect(await panel.boundingBox()).toEqual(place);
  await expectGoodPage(page);
});
