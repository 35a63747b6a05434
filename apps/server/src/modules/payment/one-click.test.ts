import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '@vx/kernel/testing';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { createPaymentModule } from './index.ts';
import type { StoredOrder, StoredOutcome } from './provider.ts';
import { createSpendingCheck, createSpendingModule } from '../spending/index.ts';
import { createMoneyModule } from '../money/index.ts';

describe.each(databases)('one-click payment on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  let server: TestServer;
  let guest: TestGuest;
  let socket: Awaited<ReturnType<TestServer['socket']>>;
  let answers: (order: StoredOrder) => StoredOutcome | Promise<StoredOutcome>;
  const orders: StoredOrder[] = [];
  const paid = ({ intentId }: StoredOrder): StoredOutcome => ({
    kind: 'paid',
    providerReference: `ref-${intentId}`,
  });

  beforeAll(async () => {
    server = await createTestServer({
      database,
      clock,
      modules: (platform) => {
        const { api: money } = createMoneyModule(platform, {
          spendingChecks: [createSpendingCheck(platform)],
        });
        const provider = {
          pageOf: (intentId: string) => `/pay/${intentId}`,
          chargeStored: (order: StoredOrder) => {
            orders.push(order);
            return Promise.resolve(answers(order));
          },
        };
        return [
          createPaymentModule(platform, { money, provider }),
          createSpendingModule(platform, { money, onPaused: () => Promise.resolve() }),
        ];
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    answers = paid;
    orders.length = 0;
    guest = await server.signUp();
    socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
  });

  /** Who paid once has a stored means of payment. */
  const payOnce = () =>
    server.platform.database.transaction(async (tx) => {
      const { api } = createMoneyModule(server.platform);
      await api.markPaying(tx, guest.guestId);
    });
  const charge = async (amount: number, clientId: string = randomUUID()) => {
    socket.send('chargeOneClick', { amount, channelId: '3' }, clientId);
    await socket.next('messageAccepted', ({ payload }) => payload.clientId === clientId);
    return clientId;
  };
  const result = async (code: string | null = null) =>
    (await socket.next('oneClickResult', ({ payload }) => payload.code === code)).payload;
  const call = (key: string, body?: unknown) =>
    server.call(key, { as: guest, ...(body !== undefined && { body }) });
  const balance = async () => (await call('GET /guest/getGuestBalance')).body.balance;

  it('says that a break has sent the money back, never that it is there', async () => {
    await payOnce();
    const before = await balance();
    answers = async (order) => {
      await call('POST /guest/limits/pause', { kind: 'coolOff', length: 'day' });
      return paid(order);
    };
    await charge(1_000);
    const reply = await socket.next('oneClickResult');
    expect(reply.payload).toMatchObject({ success: false, code: 'SPENDING_PAUSED' });
    expect(await balance()).toEqual(before);
  });

  it('[SO-canOneClick] [ET-paymentSettings] is offered with its amounts to who has paid before, and to nobody else', async () => {
    socket.send('canOneClick', {});
    expect((await socket.next('oneClickOffer')).payload).toEqual({
      possible: false,
      oneClickAmounts: [],
    });
    await payOnce();
    socket.send('canOneClick', {});
    const { payload } = await socket.next('oneClickOffer', (frame) => frame.payload.possible);
    expect(payload.oneClickAmounts.map(({ amount }: { amount: number }) => amount)).toEqual([
      1_000, 2_500, 5_000, 10_000, 20_000,
    ]);
    expect(payload.oneClickAmounts[1]).toMatchObject({
      credit: { value: 100 },
      bonus: { value: 4 },
      brings: { value: 104 },
    });
  });

  it('[SO-chargeOneClick] [SI-oneClickResult] [RU-payment-one-click-result] charges once; the result arrives as an event', async () => {
    await payOnce();
    await charge(2_500);
    expect(await result()).toEqual({ success: true, code: null, amount: 2_500, channelId: '3' });
    expect(orders).toMatchObject([{ guestId: guest.guestId, amount: 2_500, currency: 'EUR' }]);
    expect(await balance()).toBe(104);
    const { items } = (await call('GET /guest/statement')).body;
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['topup', 'bonus']);
  });

  it('charges a repeat with the same clientId nothing again, however many come at once', async () => {
    await payOnce();
    const clientId = randomUUID();
    socket.send('chargeOneClick', { amount: 1_000, channelId: '3' }, clientId);
    socket.send('chargeOneClick', { amount: 1_000, channelId: '3' }, clientId);
    await charge(1_000, clientId);
    expect(await result()).toMatchObject({ success: true });
    expect(new Set(orders.map(({ intentId }) => intentId)).size).toBe(1);
    expect(await balance()).toBe(40);
  });

  it('goes on where a lost answer of the provider left it', async () => {
    await payOnce();
    answers = () => {
      throw new Error('the line broke');
    };
    const clientId = randomUUID();
    socket.send('chargeOneClick', { amount: 1_000, channelId: '3' }, clientId);
    await socket.next('messageRefused', ({ payload }) => payload.clientId === clientId);
    expect(await balance()).toBe(0);
    answers = paid;
    await charge(1_000, clientId);
    expect(await result()).toMatchObject({ success: true });
    expect(orders).toHaveLength(2);
    expect(orders[1]).toEqual(orders[0]);
    expect(await balance()).toBe(40);
  });

  it('says what was declined, not offered, or not possible yet, and charges nothing', async () => {
    await charge(2_500);
    expect(await result('NO_STORED_PAYMENT')).toMatchObject({ success: false });
    await payOnce();
    await charge(2_499);
    expect(await result('AMOUNT_NOT_OFFERED')).toMatchObject({ success: false });
    answers = () => ({ kind: 'declined' });
    await charge(2_500);
    expect(await result('PAYMENT_DECLINED')).toMatchObject({ success: false });
    expect(await balance()).toBe(0);
  });

  it('obeys the limits and pauses of the guest, before the provider is asked', async () => {
    await payOnce();
    await call('POST /guest/limits', { period: 'week', amount: 80 });
    await charge(1_000);
    expect(await result()).toMatchObject({ success: true });
    await charge(2_500);
    expect(await result('LIMIT_REACHED')).toMatchObject({ success: false });
    await call('POST /guest/limits/pause', { kind: 'coolOff', length: 'day' });
    await charge(1_000);
    expect(await result('SPENDING_PAUSED')).toMatchObject({ success: false });
    expect(orders).toHaveLength(1);
    expect(await balance()).toBe(40);
  });
});
