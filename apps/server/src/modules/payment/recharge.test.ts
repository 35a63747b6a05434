import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '@vx/kernel/testing';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { createMoneyModule, type ChargeRequest, type MoneyApi } from '../money/index.ts';
import { createSpendingCheck, createSpendingModule } from '../spending/index.ts';
import { createPaymentModule, createRechargeWatch } from './index.ts';
import type { StoredOrder, StoredOutcome } from './provider.ts';
import type { RechargeInterrupted } from './payment.events.ts';

const MINUTE = 60_000;
const startsAt = Date.UTC(2026, 10, 21, 12);

describe.each(databases)('automatic recharge on %s', (database) => {
  const clock = new FakeClock(startsAt);
  let server: TestServer;
  let money: MoneyApi;
  let guest: TestGuest;
  let socket: Awaited<ReturnType<TestServer['socket']>>;
  let answers: (order: StoredOrder) => StoredOutcome;
  const orders: StoredOrder[] = [];
  const interrupted: RechargeInterrupted[] = [];
  const paid = ({ intentId }: StoredOrder): StoredOutcome => ({
    kind: 'paid',
    providerReference: `ref-${intentId}`,
  });

  beforeAll(async () => {
    server = await createTestServer({
      database,
      clock,
      modules: (platform) => {
        ({ api: money } = createMoneyModule(platform, {
          spendingChecks: [createSpendingCheck(platform)],
          balanceWatches: [createRechargeWatch(platform)],
        }));
        const provider = {
          pageOf: (intentId: string) => `/pay/${intentId}`,
          chargeStored: (order: StoredOrder) => {
            orders.push(order);
            return Promise.resolve(answers(order));
          },
        };
        platform.domainEvents.register({
          rechargeInterrupted: [
            {
              name: 'test',
              on: { rechargeInterrupted: async (_tx, news) => void interrupted.push(news) },
            },
          ],
        });
        return [
          createPaymentModule(platform, {
            money,
            provider,
          }),
          createSpendingModule(platform, { money, onPaused: () => Promise.resolve() }),
        ];
      },
    });
  });
  afterAll(async () => {
    expect(await money.recomputeBalances()).toEqual([]);
    await server.close();
  });
  beforeEach(async () => {
    answers = paid;
    orders.length = 0;
    interrupted.length = 0;
    // Every test in a month and an hour of its own.
    clock.advance(32 * 24 * 60 * MINUTE);
    guest = await server.signUp();
    socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
  });

  const call = (key: string, body?: unknown) =>
    server.call(key, { as: guest, ...(body !== undefined && { body }) });
  const balance = async () => (await money.balanceOf(guest.guestId))?.balance ?? 0;
  const view = async () => (await call('GET /guest/autoRecharge')).body;
  const credit = (amount: number) =>
    server.platform.database.transaction(async (tx) => {
      const { guestId } = guest;
      await money.credit(tx, {
        guestId,
        amount,
        currency: 'VXC',
        kind: 'bonus',
        reference: 'test',
      });
    });
  /** Who paid once has a stored means of payment. */
  const payOnce = (coins = 30) =>
    server.platform.database.transaction(async (tx) => {
      const { guestId } = guest;
      await money.credit(tx, {
        guestId,
        amount: coins,
        currency: 'VXC',
        kind: 'topup',
        reference: 'x',
      });
      await money.markPaying(tx, guestId);
    });
  let sold = 0;
  const order = (amount: number): ChargeRequest => ({
    guestId: guest.guestId,
    amount,
    currency: 'VXC',
    kind: 'video',
    reference: `v-${(sold += 1)}`,
  });
  const spend = (amount: number) =>
    server.platform.database.transaction((tx) => money.charge(tx, order(amount)));
  const chosen = { amount: 1_000, threshold: 20, maximum: 5_000 };
  const turnOn = (set: object = {}) => call('POST /guest/autoRecharge', { ...chosen, ...set });
  const recharges = async () =>
    (
      await server.platform.database.read
        .selectFrom('automatic_recharges' as never)
        .select(['state', 'code'] as never)
        .where('guest_id' as never, '=', guest.guestId as never)
        .orderBy('created_at' as never)
        .execute()
    ).map((row) => Object.values(row).filter(Boolean).join(' '));
  const heard = async (report: string, code: string | null = null) =>
    (
      await socket.next(
        'automaticRecharge',
        ({ payload }) => payload.report === report && payload.code === code,
      )
    ).payload;

  it('is off unless the guest turns it on, and needs a way to pay', async () => {
    expect(await view()).toMatchObject({
      settings: null,
      waiting: null,
      used: { value: 0 },
      offer: { possible: false },
      teaser: 'on',
    });
    expect((await turnOn()).body.error.code).toBe('NO_STORED_PAYMENT');
    await payOnce();
    expect((await turnOn({ maximum: 500 })).body.error.code).toBe('AMOUNT_NOT_OFFERED');
    await spend(25);
    await server.runDueJobs();
    expect(orders).toEqual([]);
    expect((await turnOn()).body).toMatchObject({
      settings: {
        amount: 1_000,
        brings: { value: 40 },
        threshold: { value: 20, equivalent: { value: 500 } },
        maximum: { value: 5_000 },
        stoppedBy: null,
      },
      offer: { possible: true },
    });
    await server.runDueJobs();
    // Turning it on charges nothing, below the threshold or not.
    expect(orders).toEqual([]);
    expect((await call('POST /guest/autoRecharge/off')).body.settings).toBeNull();
    await spend(1);
    await server.runDueJobs();
    expect(orders).toEqual([]);
  });

  it('[ADR 0015, 4] the charge that leaves less than the threshold recharges, with receipt line and event', async () => {
    await payOnce();
    await turnOn();
    await spend(10);
    await server.runDueJobs();
    expect(orders).toEqual([]);
    await spend(1);
    await server.runDueJobs();
    expect(orders).toMatchObject([{ guestId: guest.guestId, amount: 1_000, currency: 'EUR' }]);
    expect(await balance()).toBe(59);
    expect(await heard('paid')).toMatchObject({ brings: { value: 40 }, price: { value: 1_000 } });
    expect(await view()).toMatchObject({ used: { value: 1_000 }, waiting: null });
    const { items } = (await call('GET /guest/statement')).body;
    expect(items[0]).toMatchObject({ kind: 'topup', text: { key: 'statement.recharge' } });
  });

  it('[ADR 0015, 4] one crossing recharges once, however many charges come at once and however often the job runs', async () => {
    await payOnce(60);
    await turnOn();
    await Promise.all(Array.from({ length: 50 }, () => spend(1)));
    expect(await recharges()).toEqual(['due']);
    await Promise.all([server.runDueJobs(), server.runDueJobs(), server.runDueJobs()]);
    expect(new Set(orders.map(({ intentId }) => intentId)).size).toBe(1);
    expect(await balance()).toBe(50);
    expect(await recharges()).toEqual(['paid']);
  });

  it('[ADR 0015, 4] goes on where a lost answer of the provider left it, and charges nothing twice', async () => {
    await payOnce(20);
    await turnOn();
    await spend(1);
    answers = () => {
      throw new Error('the line broke');
    };
    await server.runDueJobs();
    expect(await recharges()).toEqual(['asked']);
    expect(await balance()).toBe(19);
    // Meanwhile everything may have changed: what the provider was asked for is carried through.
    await call('POST /guest/autoRecharge/off');
    answers = paid;
    clock.advance(MINUTE);
    await server.runDueJobs();
    expect(new Set(orders.map(({ intentId }) => intentId)).size).toBe(1);
    expect(await balance()).toBe(59);
    expect(await recharges()).toEqual(['paid']);
  });

  it('does not begin in a transaction that is rolled back', async () => {
    await payOnce(20);
    await turnOn();
    const failing = server.platform.database.transaction(async (tx) => {
      await money.charge(tx, order(1));
      throw new Error('something else failed');
    });
    await expect(failing).rejects.toThrow('something else failed');
    expect(await recharges()).toEqual([]);
    await spend(1);
    expect(await recharges()).toEqual(['due']);
  });

  it('[ADR 0015, 4] recharges from the ticks of a chat, which are charged together', async () => {
    await payOnce(22);
    await turnOn();
    const seconds = (from: number) =>
      server.platform.database.transaction((tx) =>
        money.chargeMany(tx, [
          {
            ...order(1),
            kind: 'live_chat',
            reference: 'chat',
            running: true,
            transferKey: `live:${guest.guestId}:${from}`,
          },
        ]),
      );
    for (const second of [1, 2, 3, 4, 5]) await seconds(second);
    await server.runDueJobs();
    expect(await recharges()).toEqual(['paid']);
    expect(await balance()).toBe(57);
  });

  it('[ADR 0015, 4] a second one within ten minutes waits for a tap, and charges nothing before it', async () => {
    await payOnce(20);
    await turnOn();
    await spend(1);
    await server.runDueJobs();
    clock.advance(9 * MINUTE);
    await spend(40);
    await server.runDueJobs();
    expect(orders).toHaveLength(1);
    const { rechargeId } = await heard('waiting');
    expect(interrupted).toMatchObject([{ report: 'waiting', brings: { value: 40 }, rechargeId }]);
    expect((await view()).waiting).toMatchObject({
      rechargeId,
      brings: { value: 40 },
      price: { value: 1_000 },
    });
    // Nothing but the tap helps, however long it waits within a day.
    clock.advance(60 * MINUTE);
    await server.runDueJobs();
    expect(orders).toHaveLength(1);
    const tap = { rechargeId, agreed: true };
    const [first] = await Promise.all([
      call('POST /guest/autoRecharge/tap', tap),
      call('POST /guest/autoRecharge/tap', tap),
    ]);
    expect(first.body.waiting).toBeNull();
    await server.runDueJobs();
    await call('POST /guest/autoRecharge/tap', tap);
    await server.runDueJobs();
    expect(orders).toHaveLength(2);
    expect(await balance()).toBe(59);
  });

  it('ten minutes later the next one waits for nothing', async () => {
    await payOnce(20);
    await turnOn();
    await spend(1);
    await server.runDueJobs();
    clock.advance(10 * MINUTE);
    await spend(40);
    await server.runDueJobs();
    expect(orders).toHaveLength(2);
  });

  it('a no, another setting, or a day without an answer drop what waits', async () => {
    const wait = async () => {
      await spend((await balance()) - 19);
      await server.runDueJobs();
      return (await view()).waiting;
    };
    await payOnce(40);
    await turnOn();
    await spend(21);
    await server.runDueJobs();
    const { rechargeId } = await wait();
    await call('POST /guest/autoRecharge/tap', { rechargeId, agreed: false });
    await call('POST /guest/autoRecharge/tap', { rechargeId, agreed: true });
    expect(await recharges()).toEqual(['paid', 'dropped']);
    await credit(40);
    expect(await wait()).not.toBeNull();
    await turnOn();
    expect((await view()).waiting).toBeNull();
    await credit(40);
    const late = await wait();
    clock.advance(24 * 60 * MINUTE);
    expect((await view()).waiting).toBeNull();
    await call('POST /guest/autoRecharge/tap', { rechargeId: late.rechargeId, agreed: true });
    await server.runDueJobs();
    expect(orders).toHaveLength(1);
    expect(await recharges()).toEqual(['paid', 'dropped', 'dropped', 'dropped']);
    await server.runTask('payment-expire-intents');
  });

  it('[ADR 0015, 4] a loop that empties the balance never passes the monthly maximum, tapped or not; the next month begins anew', async () => {
    await payOnce(20);
    await turnOn({ maximum: 2_500 });
    for (let turn = 0; turn < 5; turn += 1) {
      await spend((await balance()) - 5);
      await server.runDueJobs();
      const { waiting } = await view();
      if (waiting) {
        const { rechargeId } = waiting;
        await call('POST /guest/autoRecharge/tap', { rechargeId, agreed: true });
        await server.runDueJobs();
      }
      // Something else fills the wallet, so that it can cross again.
      await credit(40);
    }
    expect(orders).toHaveLength(2);
    expect(await view()).toMatchObject({ used: { value: 2_000 }, waiting: null });
    await heard('refused', 'RECHARGE_MAXIMUM_REACHED');
    expect(interrupted.at(-1)).toMatchObject({ report: 'refused' });
    clock.advance(32 * 24 * 60 * MINUTE);
    await spend((await balance()) - 5);
    await server.runDueJobs();
    expect(orders).toHaveLength(3);
  });

  it('obeys limits and pauses of the guest', async () => {
    await payOnce(30);
    await turnOn({ amount: 2_500 });
    await call('POST /guest/limits', { period: 'day', amount: 100 });
    // 30 coins were paid in today: 100 more are beyond the limit.
    await spend(15);
    await server.runDueJobs();
    await heard('refused', 'LIMIT_REACHED');
    await turnOn();
    await spend(1);
    await call('POST /guest/limits/pause', { kind: 'coolOff', length: 'day' });
    await server.runDueJobs();
    await heard('refused', 'SPENDING_PAUSED');
    expect(orders).toEqual([]);
    expect(await balance()).toBe(14);
  });

  it('stops when the bank declines, until the guest turns it on again', async () => {
    answers = () => ({ kind: 'declined' });
    await payOnce(20);
    await turnOn();
    await spend(1);
    await server.runDueJobs();
    await heard('refused', 'PAYMENT_DECLINED');
    expect((await view()).settings).toMatchObject({ stoppedBy: 'PAYMENT_DECLINED' });
    await credit(40);
    await spend(45);
    await server.runDueJobs();
    expect(orders).toHaveLength(1);
    answers = paid;
    // What was declined cost nothing: it neither counts nor keeps the next one waiting.
    expect((await turnOn()).body).toMatchObject({
      settings: { stoppedBy: null },
      used: { value: 0 },
    });
    await spend(1);
    await server.runDueJobs();
    expect(orders).toHaveLength(2);
    expect(await balance()).toBe(53);
  });

  it('ends what the provider never answered, and counts it as if it had cost', async () => {
    await payOnce(20);
    await turnOn();
    await spend(1);
    answers = () => {
      throw new Error('nobody there');
    };
    await server.runDueJobs();
    clock.advance(25 * 60 * MINUTE);
    await server.runTask('payment-expire-intents');
    expect(await recharges()).toEqual(['refused UNAVAILABLE']);
    expect(await view()).toMatchObject({
      settings: { stoppedBy: 'UNAVAILABLE' },
      used: { value: 1_000 },
    });
  });

  it('a tap is the guest’s alone', async () => {
    await payOnce(20);
    await turnOn();
    await spend(1);
    await server.runDueJobs();
    await spend(40);
    await server.runDueJobs();
    const { rechargeId } = (await view()).waiting;
    const stranger = await server.signUp();
    const body = { rechargeId, agreed: true };
    const answer = await server.call('POST /guest/autoRecharge/tap', { as: stranger, body });
    expect(answer.body.error.code).toBe('NOT_FOUND');
    expect(
      (await call('POST /guest/autoRecharge/tap', { ...body, rechargeId: 'x' })).body.error.code,
    ).toBe('NOT_FOUND');
    await server.runDueJobs();
    expect(orders).toHaveLength(1);
  });

  it('[RE-autoRechargeTeaserState] [RU-payment-guest-level] the teaser is shown or not as the guest says', async () => {
    const say = (mode: string) => call('POST /guest/autoRechargeTeaserState', { mode });
    expect((await say('off')).body).toEqual({ success: true });
    expect((await view()).teaser).toBe('off');
    expect((await say('perhaps')).status).toBe(400);
    await payOnce();
    await turnOn();
    expect((await view()).teaser).toBe('off');
    await say('on');
    expect(await view()).toMatchObject({ teaser: 'on', settings: { amount: 1_000 } });
  });

  it('[RU-payment-auto-recharge-teaser] the teaser state is a logged-in guest’s', async () => {
    const answer = await server.call('POST /guest/autoRechargeTeaserState', {
      body: { mode: 'off' },
    });
    expect(answer.status).toBe(401);
  });
});
