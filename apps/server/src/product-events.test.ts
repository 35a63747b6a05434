import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DomainEventListeners, DomainEvents } from './platform/domain-events.ts';
import {
  composeDry,
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from './platform/testing/index.ts';
import type { ActorsApi } from './modules/actors/index.ts';
import type { MoneyApi } from './modules/money/index.ts';
import { composeProduct } from './product.ts';
import { smallWorld } from './testing/small-world.ts';

type Listeners = Partial<DomainEventListeners>;

/** Who listens to what, by the names of the modules, and the modules with what they handle. */
async function listening() {
  let given: Listeners = {};
  await using product = await composeDry((platform) =>
    composeProduct({
      ...platform,
      domainEvents: { ...platform.domainEvents, register: (more) => void (given = more) },
    }),
  );
  const order = Object.fromEntries(
    Object.entries(given).map(([event, modules]) => [event, modules.map(({ name }) => name)]),
  );
  const handled = product.modules.flatMap((module) =>
    Object.keys('on' in module ? (module.on as object) : {}).map(
      (event) => [module.name, event] as const,
    ),
  );
  return { order, handled };
}

describe('the events of the product', () => {
  it('are handled in an order that money can rely on', async () => {
    const { order } = await listening();
    expect(order).toMatchObject({
      // A wallet is there before anything is noted of its guest.
      guestCreated: ['money', 'spending'],
      // `spending` locks the wallet, so that whoever redeems a code and whoever confirms wait in one line.
      deviceUsed: ['spending', 'benefits'],
      emailConfirmed: ['spending', 'benefits'],
      phoneConfirmed: ['spending', 'benefits'],
      // What a code adds to a top-up is booked before the guest hears of the payment.
      paymentBooked: ['benefits', 'notifications'],
      // Locks of subscriptions come before those of payment settings.
      guestExcluded: ['subscriptions', 'payment'],
      // The last seconds of a chat are charged before anything else ends.
      sessionsEnded: ['live', 'webpush'],
      chatEnded: ['messenger', 'notifications'],
    });
  });

  it('reach every module that handles them', async () => {
    const { order, handled } = await listening();
    expect(handled.length).toBeGreaterThan(20);
    const forgotten = handled.filter(([module, event]) => !order[event]?.includes(module));
    expect(forgotten).toEqual([]);
  });
});

describe.each(databases)('what an event brings about, on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  let server: TestServer;
  let money: MoneyApi;
  let guest: TestGuest;
  /** The event whose last handler fails. */
  let fails: keyof DomainEvents | null = null;

  const failing = <Name extends keyof DomainEvents>(name: Name): void =>
    server.running.platform.domainEvents.register({
      [name]: [
        {
          name: 'failing',
          on: {
            [name]: () =>
              fails === name ? Promise.reject(new Error('on purpose')) : Promise.resolve(),
          },
        },
      ],
    } as Listeners);

  beforeAll(async () => {
    server = await createTestServer({ database, clock, env: { VX_LOG_LEVEL: 'silent' } });
    for (const name of ['guestCreated', 'paymentBooked', 'chatEnded'] as const) failing(name);
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    const apiOf = <Api>(wanted: string): Api =>
      (modules.find(({ name }) => name === wanted) as unknown as { api: Api }).api;
    money = apiOf<MoneyApi>('money');
    await apiOf<ActorsApi>('actors').setOnline([1], true);
  });
  afterAll(async () => {
    expect(await money.recomputeBalances()).toEqual([]);
    await server.close();
  });
  beforeEach(async () => {
    fails = null;
    guest = await server.signUp({ isConfirmed: true });
  });

  const call = (key: string, body?: unknown, params?: Readonly<Record<string, string | number>>) =>
    server.call(key, {
      as: guest,
      idempotencyKey: randomUUID(),
      ...(body !== undefined && { body }),
      ...(params && { params }),
    });
  /** All that a guest has to show for what was done. */
  const traces = async () => ({
    balance: (await money.balanceOf(guest.guestId))?.balance,
    lines: (await call('GET /guest/statement')).body.total,
    notifications: (await call('GET /guest/notifications')).body.items.length,
    mails: (await server.mails())
      .filter(({ to, template }) => to === guest.email && template.endsWith('Receipt'))
      .map(({ template }) => template),
  });

  it('is booked with a payment, once, or the payment is not booked', async () => {
    expect((await call('POST /guest/redeemBonus', { code: 'TOPUP' })).status).toBe(200);
    const topup = { optionId: 'topup-1000', returnPath: '/en/' };
    const { redirectTo, intentId } = (await call('POST /payment/topup', topup)).body;
    const pay = () =>
      fetch(new URL(redirectTo, server.origin), {
        method: 'POST',
        headers: { origin: server.origin },
        body: new URLSearchParams({ outcome: 'pay', means: randomUUID() }),
        redirect: 'manual',
      });
    const status = async () =>
      (await call('GET /payment/topup/{intentId}', undefined, { intentId })).body.status;
    const before = await traces();
    fails = 'paymentBooked';
    expect((await pay()).status).toBe(500);
    expect([await traces(), await status()]).toEqual([before, 'open']);
    fails = null;
    expect((await pay()).status).toBe(303);
    const after = await traces();
    expect(after).toEqual({ balance: 48, lines: 2, notifications: 1, mails: ['topUpReceipt'] });
    await pay();
    expect([await traces(), await status()]).toEqual([after, 'paid']);
  });

  it('comes with the end of a chat, once, or the chat goes on', async () => {
    const { guestId } = guest;
    await server.platform.database.transaction((tx) =>
      money.credit(tx, { guestId, amount: 100, currency: 'VXC', kind: 'bonus', reference: 'test' }),
    );
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const start = { kind: 'livechat', expectedPrice: 12, sequence: 1 };
    const begun = await call('POST /live/{actorId}/start', start, { actorId: 1 });
    expect(begun).toMatchObject({ status: 200 });
    const { chatId } = begun.body;
    await call('POST /live/{chatId}/picture', undefined, { chatId });
    const before = await traces();
    clock.advance(10_000);
    const end = () => call('POST /live/{chatId}/end', undefined, { chatId });
    fails = 'chatEnded';
    expect((await end()).status).toBe(500);
    expect(await traces()).toEqual(before);
    expect((await call('GET /live/current')).body).toMatchObject({ chatId });
    fails = null;
    const { body: receipt } = await end();
    const after = await traces();
    expect(after).toMatchObject({ balance: 100 - receipt.price.value, notifications: 1 });
    expect((await end()).body).toEqual(receipt);
    expect(await traces()).toEqual(after);
  });

  it('is there with a guest, or there is no guest', async () => {
    const email = `${randomUUID()}@example.test`;
    const overrides = { email, name: `Ada ${randomUUID().slice(0, 8)}` };
    fails = 'guestCreated';
    await expect(server.signUp(overrides)).rejects.toThrow();
    fails = null;
    guest = await server.signUp(overrides);
    expect((await traces()).balance).toBe(0);
  });
});
