/** The start page of the member area: who the guest is and what the guest has. */
import { build } from '@vx/routes';
import { findVideos } from './content.ts';
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
  await expect(main.getByRole('region')).toHaveCount(2);
  await expect(card('Balance')).toContainText('Last top-up €25.00');
  await expect(card('This month')).toContainText('No limit set');
  await expect(card('This month').getByRole('link', { name: 'Set one' })).toHaveAttribute(
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
  await expect(names).toHaveText([
    'Balance',
    'This month',
    'Messages',
    'Vouchers',
    'Favourites, live now',
    'Your videos',
    'Last chats',
  ]);
  const month = main.getByRole('region', { name: 'This month' });
  await expect(month).toContainText('of 600');
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
