import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { createMoneyModule, type MoneyApi } from '../money/index.ts';
import { createPaymentModule, createProviderSignature } from './index.ts';
import { PENDING_LIFETIME_MS } from './intent.rules.ts';
import type { PendingOrder, PendingOutcome } from './provider.ts';

const MINUTE = 60_000;
const providerSecret = 'a secret of the test';
const signature = createProviderSignature(providerSecret);

describe.each(databases)('payments that take time, on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  let server: TestServer;
  let money: MoneyApi;
  let guest: TestGuest;
  let socket: Awaited<ReturnType<TestServer['socket']>>;
  let answers: (order: PendingOrder) => Promise<PendingOutcome>;
  const orders: PendingOrder[] = [];
  const lost: string[] = [];
  const waited: string[] = [];

  beforeAll(async () => {
    server = await createTestServer({
      database,
      clock,
      modules: (platform) => {
        ({ api: money } = createMoneyModule(platform, {}));
        const provider = {
          pageOf: (intentId: string) => `/pay/${intentId}`,
          statusOf: (order: PendingOrder) => {
            orders.push(order);
            return answers(order);
          },
        };
        platform.domainEvents.register({
          paymentLost: [
            {
              name: 'test',
              on: { paymentLost: async (_tx, { intentId }) => void lost.push(intentId) },
            },
          ],
        });
        return [createPaymentModule(platform, { money, provider, providerSecret })];
      },
    });
  });
  afterAll(async () => {
    expect(await money.recomputeBalances()).toEqual([]);
    await server.close();
  });
  beforeEach(async () => {
    answers = () => Promise.resolve({ kind: 'pending' });
    orders.length = 0;
    lost.length = 0;
    waited.length = 0;
    guest = await server.signUp();
    socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
  });

  afterEach(async () => {
    for (const intentId of waited) await left(intentId, 'failed');
  });

  const call = (key: string, given: object = {}) => server.call(key, { as: guest, ...given });
  const balance = async () => (await money.balanceOf(guest.guestId))?.balance ?? 0;
  const statusOf = async (intentId: string) =>
    (await call('GET /payment/topup/{intentId}', { params: { intentId } })).body.status as string;
  const begin = async (): Promise<string> => {
    const body = { optionId: 'topup-2500', returnPath: '/en/top-up/' };
    const begun = await call('POST /payment/topup', { body, idempotencyKey: randomUUID() });
    return begun.body.intentId as string;
  };
  const left = (intentId: string, reason: 'failed' | 'cancelled' | 'pending') => {
    const notice = { intentId, reason };
    const body = { ...notice, signature: signature.ofLeft(notice) };
    return server.call('POST /vxpay/logout', { body });
  };
  const paid = (intentId: string, providerReference = `ref-${intentId}`) => {
    const notice = { intentId, amount: 2_500, currency: 'EUR', providerReference } as const;
    const body = { ...notice, signature: signature.ofPaid(notice) };
    return server.call('POST /vxpay/onsuccess', { body });
  };
  /** What the guest's tabs hear. */
  const feedback = async (status: string) =>
    (await socket.next('paymentFeedback', ({ payload }) => payload.status === status)).payload;
  const waitFor = async (): Promise<string> => {
    const intentId = await begin();
    expect((await left(intentId, 'pending')).body).toEqual({ success: true });
    waited.push(intentId);
    expect(await feedback('pending')).toMatchObject({ intentId, brings: { value: 104 } });
    return intentId;
  };
  /** What the nodes do every half minute. */
  const ask = async () => {
    const payment = server.running.product.modules.find(({ name }) => name === 'payment');
    const asking = payment?.recurring?.find(({ name }) => name === 'payment-ask-provider');
    await asking?.run();
    await server.runDueJobs();
  };

  it('[SC-paymentFeedback] [RE-vxpayLogout] is waited for, named, and no money moves', async () => {
    const intentId = await waitFor();
    expect(await statusOf(intentId)).toBe('pending');
    expect(await balance()).toBe(0);
    const since = new Date(clock.now()).toISOString();
    expect((await call('GET /payment/pending')).body).toEqual({
      pending: [
        {
          intentId,
          brings: expect.objectContaining({ value: 104 }),
          price: expect.objectContaining({ formatted: '€25.00' }),
          since,
        },
      ],
    });
    // A payment page ends after half an hour; what is waited for does not.
    clock.advance(60 * MINUTE);
    expect(await statusOf(intentId)).toBe('pending');
    await left(intentId, 'pending');
    expect((await call('GET /payment/pending')).body.pending).toMatchObject([{ since }]);
  });

  it('[RE-vxpayOnSuccess] is booked once when the provider says so, however often and at once', async () => {
    const intentId = await waitFor();
    await Promise.all(Array.from({ length: 6 }, () => paid(intentId)));
    expect(await feedback('paid')).toMatchObject({ intentId, brings: { value: 104 } });
    await left(intentId, 'failed');
    await left(intentId, 'pending');
    expect([await statusOf(intentId), await balance()]).toEqual(['paid', 104]);
    expect((await call('GET /payment/pending')).body).toEqual({ pending: [] });
    expect(lost).toEqual([]);
  });

  it('fails when the provider says so, and says so once; money that comes all the same is booked', async () => {
    const intentId = await waitFor();
    await Promise.all([left(intentId, 'failed'), left(intentId, 'failed')]);
    expect(await feedback('failed')).toMatchObject({ intentId });
    expect([await statusOf(intentId), lost]).toEqual(['failed', [intentId]]);
    // It was over: a word that it takes time does not open it again.
    await left(intentId, 'pending');
    expect(await statusOf(intentId)).toBe('failed');
    await paid(intentId);
    expect([await statusOf(intentId), await balance()]).toEqual(['paid', 104]);
  });

  it('is waited for when the page had expired, and never on the word of a browser', async () => {
    const intentId = await begin();
    const forged = { intentId, reason: 'pending', signature: 'f'.repeat(64) };
    expect((await server.call('POST /vxpay/logout', { body: forged })).status).toBe(403);
    // A signature for one end does not serve another.
    const moved = { ...forged, signature: signature.ofLeft({ intentId, reason: 'failed' }) };
    expect((await server.call('POST /vxpay/logout', { body: moved })).status).toBe(403);
    expect(await statusOf(intentId)).toBe('open');
    clock.advance(31 * MINUTE);
    const payment = server.running.product.modules.find(({ name }) => name === 'payment');
    await payment?.recurring?.[0]?.run();
    expect(await statusOf(intentId)).toBe('expired');
    await left(intentId, 'pending');
    waited.push(intentId);
    expect(await statusOf(intentId)).toBe('pending');
  });

  it('is asked about when no report comes: seldom, then more seldom, and booked once', async () => {
    const intentId = await waitFor();
    await ask();
    expect(orders).toEqual([]);
    clock.advance(2 * MINUTE);
    await ask();
    await ask();
    expect(orders).toEqual([{ intentId, waitedMs: 2 * MINUTE }]);
    answers = () => Promise.resolve({ kind: 'paid', providerReference: `late-${intentId}` });
    clock.advance(4 * MINUTE);
    await Promise.all([ask(), ask(), paid(intentId, `late-${intentId}`)]);
    expect([await statusOf(intentId), await balance()]).toEqual(['paid', 104]);
    clock.advance(600 * MINUTE);
    orders.length = 0;
    await ask();
    expect(orders).toEqual([]);
  });

  it('is asked about again after a provider that was away, and ends with its no', async () => {
    const intentId = await waitFor();
    answers = () => Promise.reject(new Error('nobody there'));
    clock.advance(2 * MINUTE);
    await ask();
    expect(await statusOf(intentId)).toBe('pending');
    answers = () => Promise.resolve({ kind: 'declined' });
    clock.advance(4 * MINUTE);
    await ask();
    expect([await statusOf(intentId), await balance(), lost]).toEqual(['failed', 0, [intentId]]);
  });

  it('is given up after five days, and booked if it comes after all', async () => {
    const intentId = await waitFor();
    clock.advance(PENDING_LIFETIME_MS - 1);
    await ask();
    expect(await statusOf(intentId)).toBe('pending');
    clock.advance(6 * 60 * MINUTE);
    await ask();
    expect(await feedback('expired')).toMatchObject({ intentId });
    expect([await statusOf(intentId), await balance(), lost]).toEqual(['expired', 0, [intentId]]);
    await paid(intentId);
    expect([await statusOf(intentId), await balance()]).toEqual(['paid', 104]);
  });

  it('is the guest’s own, and named to who leaves', async () => {
    await waitFor();
    const stranger = await server.signUp();
    expect((await server.call('GET /payment/pending', { as: stranger })).body).toEqual({
      pending: [],
    });
    const payment = server.running.product.modules.find(({ name }) => name === 'payment');
    clock.advance(40 * MINUTE);
    expect(await payment?.personal?.running?.(guest.guestId)).toEqual([
      { kind: 'payment', name: '' },
    ]);
    expect(await payment?.personal?.running?.(stranger.guestId)).toEqual([]);
  });
});

describe.each(databases)('the sandbox’s bank on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database, clock });
  });
  afterAll(() => server.close());

  it('takes two minutes, or until it is told to pay or to fail; the bell rings over the page', async () => {
    const guest = await server.signUp();
    const press = (intentId: string, outcome: string) =>
      fetch(`${server.origin}/sandbox/pay/${intentId}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      });
    const later = async (): Promise<string> => {
      const begun = await server.call('POST /payment/topup', {
        as: guest,
        body: { optionId: 'topup-1000', returnPath: '/en/top-up/' },
        idempotencyKey: randomUUID(),
      });
      const { intentId } = begun.body as { intentId: string };
      expect((await press(intentId, 'later')).status).toBe(303);
      return intentId;
    };
    const balance = async () =>
      (await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance as number;
    const [byItself, byHand, fails] = [await later(), await later(), await later()];
    const page = await (await fetch(`${server.origin}/sandbox/pay/${byHand}`)).text();
    expect(page).toContain('on its way');
    const before = await balance();
    await press(byHand, 'pay');
    await press(byHand, 'pay');
    await press(fails, 'fail');
    expect((await balance()) - before).toBe(40);
    const { body } = await server.call('GET /guest/notifications', { as: guest });
    expect(
      body.items.map(({ type, args }: { type: number; args: object }) => [type, args]),
    ).toEqual([
      [4, { amount: 40, currency: 'VXC' }],
      [1, { amount: 40, currency: 'VXC' }],
    ]);
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    socket.send('requestFloatingNotifications', { limit: 5 });
    expect((await socket.next('floatingNotificationList')).payload).toMatchObject({
      notifications: [{ type: 4 }, { type: 1 }],
    });
    clock.advance(2 * 60_000);
    const payment = server.running.product.modules.find(({ name }) => name === 'payment');
    await payment?.recurring?.find(({ name }) => name === 'payment-ask-provider')?.run();
    await server.runDueJobs();
    expect((await balance()) - before).toBe(80);
    const { body: known } = await server.call('GET /payment/topup/{intentId}', {
      as: guest,
      params: { intentId: byItself },
    });
    expect(known.status).toBe('paid');
  });
});
