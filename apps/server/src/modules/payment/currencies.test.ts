import { randomUUID } from 'node:crypto';
import type { WalletCurrency } from '@vx/contract/enums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { createMoneyModule, type MoneyApi, type PayCurrency } from '../money/index.ts';
import { createSpendingCheck, createSpendingModule } from '../spending/index.ts';
import { createPaymentModule, createProviderSignature, createRechargeWatch } from './index.ts';

const providerSecret = 'a secret of the test';
const signature = createProviderSignature(providerSecret);

describe.each(databases)('wallets in every currency on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;
  const chatting = new Set<string>();
  const orders: { amount: number; currency: PayCurrency }[] = [];
  beforeAll(async () => {
    server = await createTestServer({
      database,
      modules: (platform) => {
        const ledger = createMoneyModule(platform, {
          spendingChecks: [createSpendingCheck(platform)],
          balanceWatches: [createRechargeWatch(platform)],
          isBusy: (guestId) => Promise.resolve(chatting.has(guestId)),
        });
        money = ledger.api;
        const provider = {
          pageOf: (intentId: string) => `/sandbox/pay/${intentId}`,
          chargeStored: (order: { intentId: string; amount: number; currency: PayCurrency }) => {
            orders.push({ amount: order.amount, currency: order.currency });
            return Promise.resolve({
              kind: 'paid' as const,
              providerReference: `stored-${order.intentId}`,
            });
          },
        };
        return [
          ledger,
          createPaymentModule(platform, { money, providerSecret, provider }),
          createSpendingModule(platform, { money, onPaused: () => Promise.resolve() }),
        ];
      },
    });
  });
  afterAll(async () => {
    expect(await money.recomputeBalances()).toEqual([]);
    await server.close();
  });

  const keep = (as: TestGuest, currency: string) =>
    server.call('POST /guest/walletCurrency', { as, body: { currency } });
  const guestIn = async (currency: WalletCurrency): Promise<TestGuest> => {
    const guest = await server.signUp();
    expect((await keep(guest, currency)).status).toBe(200);
    return guest;
  };
  const options = async (as: TestGuest) =>
    (await server.call('GET /payment/topupOptions', { as })).body;
  const start = async (as: TestGuest, body: object = { optionId: 'topup-2500' }) =>
    (
      await server.call('POST /payment/topup', {
        as,
        idempotencyKey: randomUUID(),
        body: { returnPath: '/en/', ...body },
      })
    ).body.intentId as string;
  const paid = (intentId: string, amount = 2_500, currency: PayCurrency = 'EUR') => {
    const notice = { intentId, amount, currency, providerReference: `ref-${intentId}` };
    return server.call('POST /vxpay/onsuccess', {
      body: { ...notice, signature: signature.ofPaid(notice) },
    });
  };
  const balanceOf = async ({ guestId }: TestGuest) => {
    const wallet = await money.balanceOf(guestId);
    return [wallet?.balance, wallet?.currency];
  };

  it.each([
    ['VXC', 104, 'EUR', '€25.00', 20],
    ['EUR', 2_600, 'EUR', '€25.00', 500],
    ['CHF', 2_600, 'CHF', 'CHF\u00A025.00', 500],
    ['credits', 104, 'EUR', '€25.00', 20],
  ] as const)(
    '[EN-currencies][EN-prepaidBalanceKinds] a wallet in %s is offered, pays and gets what is its own',
    async (currency, brings, payCurrency, price, stepBrings) => {
      const guest = await guestIn(currency);
      const offered = await options(guest);
      expect(offered).toMatchObject({
        currency,
        custom: { min: 500, currency: payCurrency, stepBrings },
      });
      expect(offered.options[1]).toMatchObject({
        id: 'topup-2500',
        brings: { value: brings, currency },
        price: { value: 2_500, currency: payCurrency, formatted: price },
      });
      const intentId = await start(guest);
      const other = payCurrency === 'EUR' ? 'CHF' : 'EUR';
      expect((await paid(intentId, 2_500, other)).body.error.code).toBe('AMOUNT_NOT_OFFERED');
      expect((await paid(intentId, 2_500, payCurrency)).status).toBe(200);
      expect(await balanceOf(guest)).toEqual([brings, currency]);
      const shown = await server.call('GET /payment/topup/{intentId}', {
        as: guest,
        params: { intentId },
      });
      expect(shown.body).toMatchObject({
        status: 'paid',
        brings: { value: brings, currency },
        price: { formatted: price },
      });
    },
  );

  it('is told to every tab with its currency and what it is worth', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    await keep(guest, 'credits');
    expect((await socket.next('guestBalance')).payload).toMatchObject({
      balance: 0,
      currency: 'credits',
      version: 1,
      equivalent: 0,
    });
    await paid(await start(guest));
    const frame = await socket.next('guestBalance', ({ payload }) => payload.balance === 104);
    expect(frame.payload).toMatchObject({ currency: 'credits', equivalent: 2_600 });
  });

  it('may be chosen until something has moved in it, and the same one changes nothing', async () => {
    const guest = await guestIn('CHF');
    expect((await options(guest)).currencyChoice).toEqual(['VXC', 'EUR', 'CHF', 'credits']);
    expect((await keep(guest, 'VXC')).body).toMatchObject({
      price: { currency: 'VXC' },
      version: 2,
    });
    expect((await keep(guest, 'CHF')).body).toMatchObject({
      price: { currency: 'CHF' },
      version: 3,
    });
    expect((await keep(guest, 'CHF')).body).toMatchObject({ version: 3 });
    expect((await keep(guest, 'USD')).body.error.code).toBe('INVALID_INPUT');
    await paid(await start(guest), 2_500, 'CHF');
    expect((await options(guest)).currencyChoice).toEqual([]);
    expect((await keep(guest, 'EUR')).body.error.code).toBe('WALLET_IN_USE');
    expect((await keep(guest, 'CHF')).status).toBe(200);
    expect(await balanceOf(guest)).toEqual([2_600, 'CHF']);
  });

  it('stays while a limit stands in its currency or a chat runs', async () => {
    const guest = await server.signUp();
    await server.call('POST /guest/limits', { as: guest, body: { period: 'day', amount: 40 } });
    expect((await keep(guest, 'EUR')).body.error.code).toBe('WALLET_IN_USE');
    const other = await server.signUp();
    chatting.add(other.guestId);
    expect((await keep(other, 'EUR')).body.error.code).toBe('WALLET_IN_USE');
    chatting.delete(other.guestId);
    expect((await keep(other, 'EUR')).status).toBe(200);
  });

  it('holds a guest to limits in the currency of the wallet', async () => {
    const guest = await guestIn('CHF');
    const limits = await server.call('GET /guest/limits', { as: guest });
    expect(limits.body.bounds).toEqual({ min: 500, max: 500_000, step: 500 });
    await server.call('POST /guest/limits', { as: guest, body: { period: 'day', amount: 3_000 } });
    expect(await start(guest, { optionId: 'topup-5000' })).toBeUndefined();
    await paid(await start(guest), 2_500, 'CHF');
    expect(await start(guest, { optionId: 'topup-1000' })).toBeUndefined();
  });

  it('books what was begun before in what the wallet is kept in by then: nothing is lost, nothing twice', async () => {
    const guest = await server.signUp();
    const intentId = await start(guest);
    expect((await keep(guest, 'CHF')).status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => paid(intentId)));
    // €25.00 at the rate of the house, and the bonus of €1.00.
    expect(await balanceOf(guest)).toEqual([2_350 + 94, 'CHF']);
    const shown = await server.call('GET /payment/topup/{intentId}', {
      as: guest,
      params: { intentId },
    });
    expect(shown.body).toMatchObject({
      brings: { value: 2_444, currency: 'CHF' },
      price: { value: 2_500, currency: 'EUR' },
    });
  });

  it('lets a choice and a payment in the same moment end in one of both orders, and loses neither', async () => {
    for (let round = 0; round < 8; round += 1) {
      const guest = await server.signUp();
      const intentId = await start(guest);
      const [, chosen] = await Promise.all([paid(intentId), keep(guest, 'EUR')]);
      expect(await balanceOf(guest)).toEqual(chosen.status === 200 ? [2_600, 'EUR'] : [104, 'VXC']);
    }
  });

  it('recharges a wallet in francs with francs, at thresholds of its own', async () => {
    const guest = await guestIn('CHF');
    await paid(await start(guest), 2_500, 'CHF');
    const set = await server.call('POST /guest/autoRecharge', {
      as: guest,
      body: { amount: 1_000, threshold: 500, maximum: 5_000 },
    });
    expect(set.body.settings).toMatchObject({
      brings: { value: 1_000, currency: 'CHF' },
      price: { formatted: 'CHF\u00A010.00' },
      threshold: { value: 500, currency: 'CHF' },
      maximum: { value: 5_000, currency: 'CHF' },
    });
    expect(set.body.offer.thresholds).toMatchObject([
      { value: 500 },
      { value: 1_000 },
      { value: 2_500 },
    ]);
    orders.length = 0;
    await server.platform.database.transaction((tx) =>
      money.charge(tx, {
        guestId: guest.guestId,
        amount: 2_200,
        currency: 'CHF',
        kind: 'video',
        reference: '1',
      }),
    );
    await server.runDueJobs();
    expect(orders).toEqual([{ amount: 1_000, currency: 'CHF' }]);
    expect(await balanceOf(guest)).toEqual([1_400, 'CHF']);
  });
});
