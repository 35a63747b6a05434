import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { Price } from '@vx/contract';
import { FakeStorage } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { createTopUp } from './top-up.ts';

const euros = (value: number): Price => ({
  value,
  currency: 'EUR',
  formatted: `€${value / 100}`,
  equivalent: null,
});
const coins = (value: number): Price => ({ ...euros(value), currency: 'VXC' });
const options = {
  options: [
    {
      id: 'c100',
      credit: coins(100),
      bonus: coins(4),
      brings: coins(104),
      price: euros(2500),
      isWithinLimits: true,
    },
  ],
  custom: { min: 500, max: 20_000, step: 500, currency: 'EUR' as const, stepBrings: 20 },
  lastUsedId: null,
  currency: 'VXC' as const,
  currencyChoice: [],
};

function setUp(storage = new FakeStorage()) {
  const { rest, api, clock } = createTestRestClient({}, { storage });
  api.on('GET /payment/topupOptions', () => options);
  return { api, clock, rest, storage };
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

it('loads the offers, and leaves for the payment page with the chosen one', async () => {
  const { api, rest } = setUp();
  api.on('POST /payment/topup', () => ({ intentId: 'i1', redirectTo: '/sandbox/pay/i1' }));
  const topUp = createTopUp({ calls: rest });
  expect(topUp.getSnapshot()).toMatchObject({ state: { kind: 'loading' }, pay: null });
  await settle();
  topUp.getSnapshot().pay?.({ kind: 'option', optionId: 'c100' }, '/en/');
  expect(topUp.getSnapshot().pay).toBeNull();
  await settle();
  expect(topUp.getSnapshot().state).toEqual({
    kind: 'leaving',
    intentId: 'i1',
    redirectTo: '/sandbox/pay/i1',
  });
  expect(api.callsOf('POST /payment/topup')[0]?.body).toEqual({
    optionId: 'c100',
    returnPath: '/en/',
  });
  expect(api.violations).toEqual([]);
});

it('says what was refused and lets the guest choose again', async () => {
  const { api, rest } = setUp();
  api.on('POST /payment/topup', () => {
    throw new FakeRefusal(422, 'AMOUNT_NOT_OFFERED');
  });
  const topUp = createTopUp({ calls: rest, options });
  topUp.getSnapshot().pay?.({ kind: 'custom', amount: 1 }, '/en/');
  await settle();
  expect(api.callsOf('POST /payment/topup')[0]?.body).toEqual({ amount: 1, returnPath: '/en/' });
  expect(topUp.getSnapshot().load).toBeNull();
  expect(topUp.getSnapshot()).toMatchObject({
    state: { kind: 'choosing', refusal: 'AMOUNT_NOT_OFFERED' },
  });
  expect(topUp.getSnapshot().pay).not.toBeNull();
});

it('a lost answer is asked for under the same key after a reload: one intent, one payment', async () => {
  const first = setUp();
  let made = 0;
  const answer = () => ({ intentId: `i${(made += 1)}`, redirectTo: `/sandbox/pay/i${made}` });
  first.api
    .on('POST /payment/topup', answer)
    .mishap('POST /payment/topup', 'answer lost', 'answer lost', 'answer lost');
  const topUp = createTopUp({ calls: first.rest, options });
  topUp.getSnapshot().pay?.({ kind: 'option', optionId: 'c100' }, '/en/');
  await settle();
  await first.clock.advanceAsync(60_000);
  await settle();
  expect(topUp.getSnapshot().state).toMatchObject({ kind: 'choosing', refusal: 'NETWORK_FAILED' });
  topUp.getSnapshot().pay?.({ kind: 'option', optionId: 'c100' }, '/en/');
  await settle();
  expect(topUp.getSnapshot().state).toEqual({
    kind: 'leaving',
    intentId: 'i1',
    redirectTo: '/sandbox/pay/i1',
  });
  expect(
    new Set(first.api.callsOf('POST /payment/topup').map((call) => call.idempotencyKey)).size,
  ).toBe(1);
  expect(made).toBe(1);
});

it('offers that cannot be loaded can be loaded again', async () => {
  const { api, clock, rest } = setUp();
  api.mishap('GET /payment/topupOptions', { status: 500 }, { status: 500 }, { status: 500 });
  const topUp = createTopUp({ calls: rest });
  await settle();
  await clock.advanceAsync(60_000);
  await settle();
  expect(topUp.getSnapshot().state.kind).toBe('failed');
  topUp.getSnapshot().load?.();
  expect(topUp.getSnapshot()).toMatchObject({ state: { kind: 'loading' }, load: null });
  await settle();
  expect(topUp.getSnapshot().state.kind).toBe('choosing');
});

it('notifies nobody after its end', async () => {
  const { rest } = setUp();
  const topUp = createTopUp({ calls: rest });
  let notified = 0;
  topUp.subscribe(() => (notified += 1));
  topUp[Symbol.dispose]();
  await settle();
  expect(notified).toBe(0);
});
