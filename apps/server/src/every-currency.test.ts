import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActorsApi } from './modules/actors/index.ts';
import type { MoneyApi } from './modules/money/index.ts';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from './platform/testing/index.ts';
import { smallWorld } from './testing/small-world.ts';

/** Every way to spend from wallets that are not kept in coins: what is shown is charged, in their currency. */
describe.each(databases)('spending in every currency on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;

  beforeAll(async () => {
    server = await createTestServer({ database, background: true });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    const apiOf = <Api>(wanted: string): Api =>
      (modules.find(({ name }) => name === wanted) as unknown as { api: Api }).api;
    money = apiOf<MoneyApi>('money');
    await apiOf<ActorsApi>('actors').setOnline([1, 2, 3], true);
  });
  afterAll(async () => {
    expect(await money.recomputeBalances()).toEqual([]);
    await server.close();
  });

  const topUp = async (as: TestGuest): Promise<void> => {
    const { body } = await server.call('POST /payment/topup', {
      as,
      body: { optionId: 'topup-10000', returnPath: '/en/' },
      idempotencyKey: randomUUID(),
    });
    await fetch(`${server.origin}/sandbox/pay/${body.intentId}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    });
  };
  const eventsOf = async ({ guestId }: TestGuest) => {
    const { rows } = await sql<{ category: string; currency: string | null; value: number | null }>`
      select category, currency, value from purchase_events
      where guest_id = ${guestId} order by id`.execute(server.platform.database.read);
    return rows;
  };

  it.each([
    ['EUR', 10_800, { video: 250, vip: 1_500, perMinute: 300 }, 'EUR'],
    ['CHF', 10_800, { video: 235, vip: 1_410, perMinute: 282 }, null],
    ['credits', 432, { video: 10, vip: 60, perMinute: 12 }, 'credits'],
  ] as const)(
    '[EN-prepaidBalanceKinds][RU-tracking-currencies] a wallet in %s pays a video, a month of VIP and a chat',
    async (currency, brought, prices, analytics) => {
      const guest = await server.signUp();
      const ask = (key: string, given: object = {}) => server.call(key, { as: guest, ...given });
      await ask('POST /guest/walletCurrency', { body: { currency } });
      await topUp(guest);
      expect((await ask('GET /guest/getGuestBalance')).body).toMatchObject({
        balance: brought,
        price: { currency },
      });

      const video = (expectedPrice: number) =>
        ask('POST /videos/{videoId}/buy', {
          params: { videoId: '1' },
          body: { expectedPrice },
          idempotencyKey: randomUUID(),
        });
      expect((await video(prices.video + 1)).body.error.code).toBe('PRICE_CHANGED');
      expect((await video(prices.video)).status).toBe(200);
      const vip = await ask('POST /subscriptions', {
        body: { plan: 'vip', months: 1, expectedPrice: prices.vip },
        idempotencyKey: randomUUID(),
      });
      expect(vip.status).toBe(200);

      const offer = await ask('GET /live/{actorId}/offer', { params: { actorId: 1 } });
      const kinds: { kind: string; price: { value: number; currency: string } }[] =
        offer.body.kinds;
      expect(kinds.find(({ kind }) => kind === 'livechat')?.price).toMatchObject({
        value: prices.perMinute,
        currency,
      });
      const socket = await server.socket({ as: guest });
      await socket.next('sessionAcknowledge');
      const chat = await ask('POST /live/{actorId}/start', {
        params: { actorId: 1 },
        body: { kind: 'livechat', expectedPrice: prices.perMinute, sequence: 1 },
        idempotencyKey: randomUUID(),
      });
      expect(chat.body).toMatchObject({ state: 'running' });
      await ask('POST /live/{chatId}/picture', { params: { chatId: chat.body.chatId } });
      await expect
        .poll(async () => (await eventsOf(guest)).length, { timeout: 15_000, interval: 200 })
        .toBe(3);
      const { body: ended } = await ask('POST /live/{chatId}/end', {
        params: { chatId: chat.body.chatId },
      });
      expect(ended.price.currency).toBe(currency);

      const statement = (await ask('GET /guest/statement')).body;
      const amounts: number[] = statement.items.map(
        ({ amount }: { amount: { value: number } }) => amount.value,
      );
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(statement.balance.value);
      expect(amounts.toReversed().slice(2, 4)).toEqual([-prices.video, -prices.vip]);
      const charged = -(amounts[0] ?? 0);
      expect(charged).toBe(ended.price.value);
      expect(charged).toBe(Math.ceil((prices.perMinute * ended.seconds) / 60));
      const value = (amount: number) => (analytics === null ? null : amount);
      expect(await eventsOf(guest)).toEqual([
        { category: 'video', currency: analytics, value: value(prices.video) },
        { category: 'vip', currency: analytics, value: value(prices.vip) },
        { category: 'live_chat', currency: analytics, value: value(charged) },
      ]);
    },
  );
});
