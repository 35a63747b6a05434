/** The start page of the member area: who the guest is and what the guest has. */
import { build } from '@vx/routes';
import { findVideos } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
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
  const fact = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await open(page, area);
  const main = page.getByRole('main');
  await expectFact('SC-memberArea#1', main.getByRole('heading', { level: 1 }), name);
  await expectFact('SC-memberArea#2', main.getByText(email), email);
  await expect(fact('Videos')).toHaveText('Videos0');
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
  const balance = `Balance ${104 - price - 60} coins`;
  await expectFact('SC-guestSidebar#3', main, balance);
  await expectFact('SC-memberArea#3', main, balance);
  await expectFact('SC-guestSidebar#4', fact('Videos'), 'Videos 1');
  await expectFact('SC-memberArea#4', fact('Videos'), 'Videos 1');
  await expectFact('SC-guestSidebar#6', fact('Favourites'), 'Favourites 1');
  for (const none of ['Pictures', 'Collections', 'Chats'])
    await expect(fact(none)).toHaveText(`${none}0`);
  await expectGoodPage(page);
  await shoot(page, 'member-area');
  await main.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('main')).toContainText(video.title);
  await open(page, build('memberArea', {}, { language: 'de' }));
  await expect(fact('Sammlungen')).toHaveText('Sammlungen0');
  await expectGoodTranslation(page);
  await shoot(page, 'member-area-de');
});
