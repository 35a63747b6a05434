import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActorsApi } from './modules/actors/index.ts';
import type { MoneyApi } from './modules/money/index.ts';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from './platform/testing/index.ts';
import { smallWorld } from './testing/small-world.ts';

interface Purchase {
  readonly category: string;
  readonly currency: string | null;
  readonly value: number;
}

/** Every way to spend that there is, asked for again and from two tabs at once, on the machine's clock. */
describe.each(databases)('analytics events of purchases on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;
  let guest: TestGuest;

  beforeAll(async () => {
    server = await createTestServer({
      database,
      background: true,
      env: { VX_PLANS: 'vip,vxselect,tv' },
    });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    const apiOf = <Api>(wanted: string): Api =>
      (modules.find(({ name }) => name === wanted) as unknown as { api: Api }).api;
    money = apiOf<MoneyApi>('money');
    await apiOf<ActorsApi>('actors').setOnline([1, 2, 3], true);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp();
    await server.platform.database.transaction((tx) =>
      money.credit(tx, {
        guestId: guest.guestId,
        amount: 1_000,
        currency: 'VXC',
        kind: 'bonus',
        reference: 'test',
      }),
    );
  });

  const events = async (): Promise<readonly Purchase[]> => {
    const { rows } = await sql<Purchase>`select category, currency, value from purchase_events
      where guest_id = ${guest.guestId} order by id`.execute(server.platform.database.read);
    return rows;
  };
  /** What the guest's own statement says was spent. */
  const spent = async (): Promise<readonly number[]> => {
    const { items } = (await server.call('GET /guest/statement', { as: guest })).body;
    return items
      .map(({ amount }: { amount: { value: number } }) => -amount.value)
      .filter((value: number) => value > 0)
      .toReversed();
  };
  /** The same request twice in two tabs, and once more by a tab with a key of its own. */
  const askOften = async (ask: (key: string) => Promise<{ readonly status: number }>) => {
    const key = randomUUID();
    const answers = await Promise.all([ask(key), ask(key), ask(randomUUID())]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await ask(key);
  };
  const expectOnce = async (expected: readonly Omit<Purchase, 'currency'>[]) => {
    expect(await events()).toEqual(expected.map((event) => ({ ...event, currency: 'VXC' })));
    expect(await spent()).toEqual(expected.map(({ value }) => value));
  };

  it('[ET-purchaseEvent][RU-tracking-categories][EN-analyticsPurchaseCategories] a video is one, however often it is asked for', async () => {
    await askOften((idempotencyKey) =>
      server.call('POST /videos/{videoId}/buy', {
        as: guest,
        params: { videoId: '1' },
        body: { expectedPrice: 10 },
        idempotencyKey,
      }),
    );
    await expectOnce([{ category: 'video', value: 10 }]);
  });

  it.each([
    ['vip', 'vip', 60],
    ['vxselect', 'vip', 100],
    ['tv', 'tv', 20],
  ])(
    '[ET-purchaseEvent][RU-tracking-categories] %s is one of the category %s',
    async (plan, category, price) => {
      await askOften((idempotencyKey) =>
        server.call('POST /subscriptions', {
          as: guest,
          body: { plan, months: 1, expectedPrice: price },
          idempotencyKey,
        }),
      );
      await expectOnce([{ category, value: price }]);
    },
  );

  it('[ET-purchaseEvent][RU-tracking-categories] a message that is paid for is one, however often it is sent', async () => {
    const opened = await server.query(
      'mutation { touchMessengerChannel(actorId: "1") { id freeMessagesAmount messagePrice } }',
      { as: guest },
    );
    const {
      id: channelId,
      freeMessagesAmount,
      messagePrice,
    } = opened.body.data.touchMessengerChannel;
    const send = (text: string, expectedPrice: number, idempotencyKey: string) =>
      server.call('POST /messenger/channel/{channelId}/messages', {
        as: guest,
        params: { channelId },
        body: { text, expectedPrice },
        idempotencyKey,
      });
    for (let free = 0; free < freeMessagesAmount; free += 1)
      expect((await send('Free of charge', 0, randomUUID())).status).toBe(200);
    const key = randomUUID();
    await Promise.all([send('Hello', messagePrice, key), send('Hello', messagePrice, key)]);
    await send('Hello', messagePrice, key);
    await expectOnce([{ category: 'paid_message', value: messagePrice }]);
  });

  it('[ET-purchaseEvent][RU-tracking-categories] a live chat is one, over all its ticks, and ended from two tabs', async () => {
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const start = (idempotencyKey: string) =>
      server.call('POST /live/{actorId}/start', {
        as: guest,
        params: { actorId: 1 },
        body: { kind: 'livechat', expectedPrice: 12, sequence: 1 },
        idempotencyKey,
      });
    const key = randomUUID();
    const [{ body }] = await Promise.all([start(key), start(key)]);
    expect(body.state).toBe('running');
    const { chatId } = body;
    await server.call('POST /live/{chatId}/picture', { as: guest, params: { chatId } });
    // Two coins: more than one tick has charged.
    await expect
      .poll(async () => (await events())[0]?.value ?? 0, { timeout: 15_000, interval: 200 })
      .toBeGreaterThan(1);
    const end = () =>
      server.call('POST /live/{chatId}/end', { as: guest, params: { chatId: body.chatId } });
    await Promise.all([end(), end()]);
    await end();
    await setTimeout(1_200);
    const [event, ...more] = await events();
    expect(more).toEqual([]);
    expect(event).toMatchObject({ category: 'live_chat', currency: 'VXC' });
    expect(await spent()).toEqual([event?.value]);
  });

  it('what comes in is no purchase: neither a top-up, however often its payment is reported, nor a bonus', async () => {
    const { body } = await server.call('POST /payment/topup', {
      as: guest,
      body: { optionId: 'topup-2500', returnPath: '/en/' },
      idempotencyKey: randomUUID(),
    });
    for (let time = 0; time < 2; time += 1)
      await fetch(`${server.origin}/sandbox/pay/${body.intentId}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'pay' }),
        redirect: 'manual',
      });
    await expect.poll(async () => (await money.balanceOf(guest.guestId))?.balance).toBe(1_104);
    expect(await events()).toEqual([]);
  });
});
