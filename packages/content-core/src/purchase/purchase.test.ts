import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { FakeRandom, FakeStorage } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { createPurchase } from './purchase.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };
const BUY = 'POST /videos/{videoId}/buy';
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

function setUp({ storage = new FakeStorage(), owned = false, seed = 0 } = {}) {
  const events = createEmitter<Incoming>();
  const random = new FakeRandom();
  for (let skip = 0; skip < seed; skip += 1) random.uuid();
  const { rest, api, clock } = createTestRestClient({}, { storage, random });
  let charged = 0;
  api.on(BUY, ({ body }) => {
    charged += body.expectedPrice;
    return {
      success: true,
      guestBalance: 10,
      guestBalanceFormatted: '10',
      entitlement: 'e1',
    } as never;
  });
  const purchase = createPurchase({
    kind: 'video',
    id: 'v1',
    price: 24,
    owned,
    calls: rest,
    events,
  });
  return { api, clock, events, purchase, storage, charged: () => charged };
}

it('charges nothing before the guest confirms', async () => {
  const { purchase, charged, api } = setUp();
  purchase.getSnapshot().begin?.();
  expect(purchase.getSnapshot().state).toEqual({ kind: 'confirming', price: 24 });
  await settle();
  expect(api.callsOf(BUY)).toHaveLength(0);
  purchase.getSnapshot().cancel?.();
  expect(purchase.getSnapshot().state.kind).toBe('offered');
  purchase.getSnapshot().begin?.();
  purchase.getSnapshot().confirm?.();
  expect(purchase.getSnapshot().confirm).toBeNull();
  await settle();
  expect(purchase.getSnapshot().state).toEqual({ kind: 'owned' });
  expect(charged()).toBe(24);
});

it('pays with a voucher, and charges nothing', async () => {
  const { purchase, charged, api } = setUp();
  purchase.getSnapshot().begin?.();
  purchase.getSnapshot().confirm?.('v-1');
  await settle();
  expect(purchase.getSnapshot().state).toEqual({ kind: 'owned' });
  expect(api.callsOf(BUY)[0]?.body).toEqual({ expectedPrice: 0, voucherId: 'v-1' });
  expect(charged()).toBe(0);
});

it('after a voucher that cannot be used coins still buy it', async () => {
  const { api, purchase, charged } = setUp();
  api.on(BUY, () => {
    throw new FakeRefusal(409, 'VOUCHER_UNUSABLE', { reason: 'usedUp' });
  });
  purchase.getSnapshot().begin?.();
  purchase.getSnapshot().confirm?.('v-1');
  await settle();
  expect(purchase.getSnapshot().state).toMatchObject({ kind: 'refused', code: 'VOUCHER_UNUSABLE' });
  purchase.getSnapshot().begin?.();
  expect(purchase.getSnapshot().state).toEqual({ kind: 'confirming', price: 24 });
  expect(charged()).toBe(0);
});

it('names the reason of a refusal, and the new price', async () => {
  const { api, purchase } = setUp();
  api.on(BUY, () => {
    throw new FakeRefusal(409, 'PRICE_CHANGED', { price: 30 });
  });
  purchase.getSnapshot().begin?.();
  purchase.getSnapshot().confirm?.();
  await settle();
  expect(purchase.getSnapshot().state).toEqual({
    kind: 'refused',
    code: 'PRICE_CHANGED',
    price: 30,
  });
  purchase.getSnapshot().begin?.();
  expect(purchase.getSnapshot().state).toEqual({ kind: 'confirming', price: 30 });
});

it('a lost answer is unknown, survives a reload, and trying again charges once', async () => {
  const first = setUp();
  first.api.mishap(BUY, 'answer lost', 'answer lost', 'answer lost');
  first.purchase.getSnapshot().begin?.();
  first.purchase.getSnapshot().confirm?.();
  await settle();
  await first.clock.advanceAsync(60_000);
  await settle();
  expect(first.purchase.getSnapshot().state).toEqual({ kind: 'unknown', price: 24 });
  const key = first.api.callsOf(BUY)[0]?.idempotencyKey;

  const reloaded = setUp({ storage: first.storage, seed: 50 });
  expect(reloaded.purchase.getSnapshot().state.kind).toBe('unknown');
  reloaded.purchase.getSnapshot().confirm?.();
  await settle();
  expect(reloaded.api.callsOf(BUY)[0]?.idempotencyKey).toBe(key);
  expect(reloaded.purchase.getSnapshot().state.kind).toBe('owned');
  expect(first.charged()).toBe(24);
});

it('bought on another device it is owned here, and stays so', () => {
  const { events, purchase } = setUp();
  const price = { value: 24, currency: 'VXC', formatted: '24', equivalent: null } as const;
  events.emit('purchaseMade', { kind: 'video', id: 'other', price });
  expect(purchase.getSnapshot().state.kind).toBe('offered');
  events.emit('purchaseMade', { kind: 'video', id: 'v1', price });
  expect(purchase.getSnapshot()).toMatchObject({
    state: { kind: 'owned' },
    begin: null,
    confirm: null,
  });
});

it('already owned on the server is owned here', async () => {
  const { api, purchase } = setUp();
  api.on(BUY, () => {
    throw new FakeRefusal(409, 'ALREADY_OWNED');
  });
  purchase.getSnapshot().begin?.();
  purchase.getSnapshot().confirm?.();
  await settle();
  expect(purchase.getSnapshot().state.kind).toBe('owned');
});

it('something else with the same id is not it', () => {
  const { events, purchase } = setUp();
  const price = { value: 24, currency: 'VXC', formatted: '24', equivalent: null } as const;
  events.emit('purchaseMade', { kind: 'album', id: 'v1', price });
  expect(purchase.getSnapshot().state.kind).toBe('offered');
});
