import { restEndpoint } from '@vx/contract/rest';
import { FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createTestRestClient, sampleOf, type TestRestClient } from '../testing/index.ts';
import { NetworkError } from './errors.ts';
import { createRepeater, type Repeater } from './repeater.ts';

const failure = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

describe('a repeater (S15)', () => {
  const END = 'POST /live/{chatId}/end';
  const chat = { params: { chatId: 'c1' } };
  const receipt = sampleOf(restEndpoint(END).response!) as never;
  const repeater = (test: TestRestClient): Repeater =>
    createRepeater({
      rest: test.rest,
      storage: test.storage,
      clock: test.clock,
      scheduler: test.clock,
      random: new FakeRandom(),
      guestId: test.config.guestId,
    });
  const ending = (test: TestRestClient) => repeater(test).send(END, 'c1', chat);
  function set(): TestRestClient {
    const test = createTestRestClient();
    test.api.on(END, () => receipt);
    return test;
  }
  const minutes = async (test: TestRestClient, count: number): Promise<void> => {
    for (let step = 0; step < count * 120; step += 1) await test.clock.advanceAsync(500);
  };

  it('repeats through lost requests, lost answers, 5xx, restarts and pages of proxies, under one key', async () => {
    const test = set();
    test.api.mishap(
      END,
      'request lost',
      'answer lost',
      { status: 503 },
      { status: 502, page: '<html>' },
      'no answer',
      { status: 500 },
      { status: 403, page: '<html>' },
      ...Array.from({ length: 20 }, () => 'request lost' as const),
    );
    const answer = ending(test);
    await minutes(test, 10);
    expect(await answer).toEqual(receipt);
    const calls = test.api.callsOf(END);
    expect(calls).toHaveLength(28);
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(test.api.violations).toEqual([]);
    expect(test.storage.entries.size).toBe(0);
    expect(test.clock.pending).toBe(0);
  });

  it('never waits longer than five seconds', async () => {
    const test = set();
    test.api.mishap(END, ...Array.from({ length: 300 }, () => ({ status: 503 })));
    void failure(ending(test));
    await minutes(test, 2);
    const before = test.api.callsOf(END).length;
    await test.clock.advanceAsync(15_000);
    expect(test.api.callsOf(END).length).toBeGreaterThan(before);
  });

  it('is gone on with after a reload, on any page, with what it sent first', async () => {
    const test = set();
    test.api.mishap(END, ...Array.from({ length: 100 }, () => 'request lost' as const));
    void failure(ending(test));
    await minutes(test, 1);
    test.rest[Symbol.dispose]();
    await minutes(test, 1);
    const { length } = test.api.callsOf(END);

    test.reload();
    const reloaded = repeater(test);
    expect(reloaded.isPending(END, 'c1')).toBe(true);
    expect(reloaded.isPending(END, 'c2')).toBe(false);
    void reloaded.resume();
    await minutes(test, 10);
    const calls = test.api.callsOf(END).slice(length);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.map(({ params }) => params)).toEqual(calls.map(() => ({ chatId: 'c1' })));
    expect(reloaded.isPending(END, 'c1')).toBe(false);
    expect(test.storage.entries.size).toBe(0);
  });

  it('goes on with nothing that was answered, is too old, or is another guest’s', async () => {
    const test = set();
    await ending(test);
    test.api.mishap(END, ...Array.from({ length: 9 }, () => 'request lost' as const));
    void failure(ending(test));
    await test.clock.advanceAsync(0);
    test.rest[Symbol.dispose]();
    await minutes(test, 1);
    const { length } = test.api.callsOf(END);

    const { guestId } = test.config;
    test.config = { ...test.config, guestId: 'guest-2' };
    test.reload();
    void repeater(test).resume();
    await minutes(test, 1);
    test.config = { ...test.config, guestId };
    test.clock.advance(24 * 3_600_000);
    test.reload();
    void repeater(test).resume();
    await minutes(test, 1);
    expect(test.api.callsOf(END)).toHaveLength(length);
  });

  it.each([
    ['a refusal', { status: 404, code: 'NOT_FOUND' }],
    ['a log-out', { status: 401, code: 'SESSION_EXPIRED' }],
    ['a page of another session', { status: 412, code: 'SESSION_REPLACED' }],
  ] as const)('ends with %s', async (_, mishap) => {
    const test = set();
    test.api.mishap(END, mishap);
    expect(await failure(ending(test))).toMatchObject({ status: mishap.status });
    await minutes(test, 10);
    expect(test.api.callsOf(END)).toHaveLength(1);
  });
});

describe('calls with `repeat`', () => {
  it('are tried again like a GET, without a key', async () => {
    const test = createTestRestClient();
    const CANCEL = 'POST /guest/autoRecharge/off';
    test.api.on(CANCEL, () => sampleOf(restEndpoint(CANCEL).response!) as never);
    test.api.mishap(CANCEL, 'answer lost', { status: 503 });
    const done = test.rest.call(CANCEL, { repeat: true });
    await test.clock.advanceAsync(10_000);
    await done;
    expect(test.api.callsOf(CANCEL)).toHaveLength(3);
    test.api.mishap(CANCEL, 'answer lost');
    expect(await failure(test.rest.call(CANCEL))).toBeInstanceOf(NetworkError);
  });
});
