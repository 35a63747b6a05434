import { describe, expect, it } from 'vitest';
import { createTestRestClient, FakeRefusal, type TestRestClient } from '../testing/index.ts';
import { LoginRequiredError, NetworkError } from './errors.ts';
import type { RestClient } from './rest-client.ts';

const BUY = 'POST /videos/{videoId}/buy';
const PRICE = { value: 12, currency: 'VXC', formatted: '12', equivalent: null } as const;
const order = (expectedPrice = 12) => ({ params: { videoId: 'v1' }, body: { expectedPrice } });
const buying = (rest: RestClient) => rest.createIntent(BUY, 'v1');
const failure = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

/** A shop that counts what it really charged. */
function shop(): TestRestClient & { charged: () => number } {
  const test = createTestRestClient({}, { retry: { attempts: 1, firstDelayMs: 1, maxDelayMs: 1 } });
  let charged = 0;
  test.api.on(BUY, ({ body }) => {
    if (body.expectedPrice !== 12) throw new FakeRefusal(409, 'PRICE_CHANGED', { price: 12 });
    charged += 1;
    const entitlement = { videoId: 'v1', at: '2026-11-21T12:00:00Z', price: PRICE };
    return { success: true, guestBalance: 88, guestBalanceFormatted: '88', entitlement };
  });
  return Object.assign(test, { charged: () => charged });
}

describe('createIntent', () => {
  it('has its key before anything is sent, and sends it as Idempotency-Key', async () => {
    const { rest, api, storage } = shop();
    const intent = buying(rest);
    expect([...storage.entries.values()].join('')).toContain(intent.key);
    expect(api.calls).toEqual([]);
    const { key } = intent;
    await intent.send(order());
    expect(api.calls[0]?.idempotencyKey).toBe(key);
    expect(api.violations).toEqual([]);
  });

  it('keeps the key over a reload while the outcome is unknown, and charges once', async () => {
    const test = shop();
    test.api.mishap(BUY, 'answer lost');
    const intent = buying(test.rest);
    const { key } = intent;
    expect(await failure(intent.send(order()))).toBeInstanceOf(NetworkError);
    expect(test.charged()).toBe(1);

    const again = buying(test.reload());
    expect([again.key, again.pending]).toEqual([key, order()]);
    expect(await again.send(order())).toMatchObject({ success: true, guestBalance: 88 });
    expect(test.charged()).toBe(1);
    expect(buying(test.reload()).key).not.toBe(key);
  });

  it('repeats exactly what it sent first, whatever is given now', async () => {
    const test = shop();
    test.api.mishap(BUY, 'answer lost');
    await failure(buying(test.rest).send(order(12)));
    await buying(test.reload()).send(order(99));
    expect(test.api.calls.map((call) => call.request.body)).toEqual([
      '{"expectedPrice":12}',
      '{"expectedPrice":12}',
    ]);
    expect(test.charged()).toBe(1);
  });

  it.each([
    ['200', null, true],
    ['409', { status: 409, code: 'PRICE_CHANGED' }, true],
    ['404', { status: 404, code: 'NOT_FOUND' }, true],
    ['500', { status: 500 }, false],
    ['503', { status: 503 }, false],
    ['401', { status: 401, code: 'SESSION_EXPIRED' }, false],
    ['412', { status: 412, code: 'SESSION_REPLACED' }, false],
    ['429', { status: 429 }, false],
    ['the 403 of a proxy', { status: 403, page: '<html>' }, false],
    ['a captive portal', { status: 200, page: '<html>' }, false],
    ['a lost request', 'request lost', false],
  ] as const)('after %s the intent is over: %s → %s', async (_, mishap, over) => {
    const test = shop();
    if (mishap) test.api.mishap(BUY, mishap);
    const intent = buying(test.rest);
    const { key } = intent;
    await failure(intent.send(order()));
    expect(intent.key !== key).toBe(over);
    expect(buying(test.reload()).key !== key).toBe(over);
  });

  it('makes a double click one purchase', async () => {
    const test = shop();
    const intent = buying(test.rest);
    await Promise.all([
      intent.send(order()),
      intent.send(order()),
      buying(test.rest).send(order()),
    ]);
    expect(test.charged()).toBe(1);
    expect(new Set(test.api.calls.map((call) => call.idempotencyKey)).size).toBe(1);
  });

  it('buys again when the guest wants it again', async () => {
    const test = shop();
    const intent = buying(test.rest);
    await intent.send(order());
    await intent.send(order());
    expect(test.charged()).toBe(2);
  });

  it('tells scopes and guests apart', () => {
    const test = shop();
    const mine = buying(test.rest).key;
    expect(test.rest.createIntent(BUY, 'v2').key).not.toBe(mine);
    test.config = { ...test.config, guestId: 'guest-2' };
    expect(buying(test.rest).key).not.toBe(mine);
    test.config = { ...test.config, guestId: 'guest-1' };
    expect(buying(test.rest).key).toBe(mine);
  });

  it('repeats by itself under the same key', async () => {
    const test = createTestRestClient();
    test.api.on('POST /payment/topup', () => ({ intentId: 'i1', redirectTo: '/sandbox/pay/i1' }));
    test.api.mishap('POST /payment/topup', 'answer lost', { status: 503 });
    const answer = test.rest
      .createIntent('POST /payment/topup', 'o1')
      .send({ body: { optionId: 'o1', returnPath: '/en/' } });
    await test.clock.advanceAsync(2_000);
    expect(await answer).toMatchObject({ intentId: 'i1' });
    expect(new Set(test.api.calls.map((call) => call.idempotencyKey)).size).toBe(1);
    expect(test.api.calls).toHaveLength(3);
  });

  it('gives an idempotent call without an intent a key of its own', async () => {
    const test = shop();
    await test.rest.call(BUY, order());
    await test.rest.call(BUY, order());
    const keys = test.api.calls.map((call) => call.idempotencyKey);
    expect(keys.every(Boolean)).toBe(true);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('forgets what was never sent because a login was missing', async () => {
    const test = shop();
    const { guestId } = test.config;
    const intent = buying(test.rest);
    test.config = { ...test.config, guestId: null };
    expect(await failure(intent.send(order(99)))).toBeInstanceOf(LoginRequiredError);
    expect(intent.pending).toBeNull();
    test.config = { ...test.config, guestId };
    await intent.send(order(12));
    expect(test.charged()).toBe(1);
  });

  it('does not take up an intent older than its time, nor a damaged one', () => {
    const test = shop();
    const { key } = buying(test.rest);
    test.clock.advance(86_399_999);
    expect(buying(test.rest).key).toBe(key);
    test.clock.advance(1);
    const renewed = buying(test.rest).key;
    expect(renewed).not.toBe(key);
    for (const name of test.storage.entries.keys()) test.storage.set(name, '{"key":');
    expect(buying(test.reload()).key).not.toBe(renewed);
  });

  it('lives as long as the page where storage is refused, and says so', async () => {
    const test = shop();
    test.storage.refuse = true;
    test.api.mishap(BUY, 'answer lost');
    await failure(buying(test.rest).send(order()));
    await buying(test.rest).send(order());
    expect(test.charged()).toBe(1);
    expect(test.logger.events).toContain('rest.intent-not-stored');
  });

  it('can be given up', () => {
    const { rest, storage } = shop();
    const intent = buying(rest);
    const { key } = intent;
    intent.discard();
    expect([intent.key === key, storage.entries.size]).toEqual([false, 0]);
  });
});
