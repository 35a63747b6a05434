/** The list of free chats: nobody of the demo world offers one before it can be held, so a server of its own has some. */
import { build } from '@vx/routes';
import { findListed } from './content.ts';
import { expectFact } from './facts.ts';
import { expect, expectGoodPage, open, passGates, shoot } from './fixtures.ts';
import { test } from './own-server-test.ts';

const path = build('freeChat', {}, { language: 'en' });
const list = 'onlineModels(first: 10, sort: cheapest, filter: { freeChat: true })';

test('[SC-freeChatList] shows whose chat is free, and nothing leads there while there is nobody', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await passGates(page, server.origin);
  await open(page, build('home', {}, { language: 'en' }));
  await expect(page.getByRole('link', { name: /^Free chat/ })).toHaveCount(0);

  await server.query(
    'update actors set free_chat = true where id in (select id from actors order by id limit 12)',
  );
  try {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free chat');
    const tiles = page.getByRole('list', { name: 'Free chat' }).getByRole('article');
    const { total, items } = await findListed(page, list);
    const [cheapest] = items;
    const tile = tiles.filter({ hasText: cheapest?.name ?? '' });
    await expectFact('SC-freeChatList#1', tile, `${cheapest?.name} ${cheapest?.age}`);
    await expectFact('SC-freeChatList#1', tile, 'Free');
    const count = page.getByRole('paragraph').filter({ hasText: /^\d+ people/ });
    await expectFact('SC-freeChatList#2', count, String(total));
    await expectGoodPage(page);
    await shoot(page, 'SC-freeChatList');
    await page.getByRole('group', { name: 'Sort by' }).getByRole('link', { name: 'Price' }).click();
    await page.waitForURL(`**${path}?sort=cheapest`);
    await expectFact('SC-freeChatList#3', tiles.first(), cheapest?.name ?? '');
  } finally {
    await server.query('update actors set free_chat = false');
  }
});
