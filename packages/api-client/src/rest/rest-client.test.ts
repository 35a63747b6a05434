import { describe, expect, it } from 'vitest';
import { readErrorDetail, type ErrorCode } from '@vx/contract/errors';
import { createTestRestClient, FakeRefusal } from '../testing/index.ts';
import { AbortedError, HttpError, LoginRequiredError, NetworkError } from './errors.ts';

const BALANCE = {
  balance: 12,
  balanceFormatted: '12',
  isPayingCustomer: true,
  version: 3,
  price: { value: 12, currency: 'VXC', formatted: '12', equivalent: null },
} as const;
const ALIVE = 'GET /alive';
const HERE = { alive: true, at: '2026-11-21T12:00:00Z' } as const;
const TRAIL = { data: { breadcrumb: [{ label: 'Videos', href: '/en/videos/', current: true }] } };
const urlOf = (call: { readonly request: { readonly url: string } } | undefined): URL =>
  new URL(call?.request.url ?? '', 'http://host.test');

function started(config: Parameters<typeof createTestRestClient>[0] = {}) {
  const test = createTestRestClient(config);
  test.api.on(ALIVE, () => HERE);
  test.api.on('GET /guest/getGuestBalance', () => BALANCE);
  return test;
}

describe('what every call carries', () => {
  it('[RU-api-versioned-prefix][RU-api-query-language][RU-api-query-caching-version][RU-api-query-access-token][RE-alive] sends language, v and accessToken below the prefix', async () => {
    const { rest, api } = started({ language: 'de' });
    await rest.call(ALIVE);
    const url = urlOf(api.calls[0]);
    expect(url.pathname).toBe('/api/v1/alive');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      language: 'de',
      v: '123',
      accessToken: 'tag-1',
    });
    expect(api.calls[0]?.request.body).toBeUndefined();
    expect(api.violations).toEqual([]);
  });

  it('goes to another contract where one is given, with its hints', async () => {
    const sent: { url: string; key: string | undefined; credentials: boolean }[] = [];
    const hints = { binary: false, outside: false, login: false, cacheSeconds: 0 };
    const { rest } = createTestRestClient(
      { guestId: null },
      {
        contract: {
          prefix: '/studio/api/v1',
          hintsOf: (key) => ({ ...hints, credentials: true, idempotent: key.startsWith('POST') }),
        },
        transport: ({ url, headers, credentials }) => {
          sent.push({ url, key: headers['Idempotency-Key'], credentials });
          return Promise.reject(new TypeError('cut'));
        },
        retry: { attempts: 1, firstDelayMs: 0, maxDelayMs: 0 },
      },
    );
    await expect(
      rest.call('POST /album/{albumId}/buy' as never, { params: { albumId: 7 } } as never),
    ).rejects.toBeInstanceOf(NetworkError);
    expect(sent[0]?.url).toMatch(/^\/studio\/api\/v1\/album\/7\/buy\?/);
    expect(sent[0]).toMatchObject({ key: expect.stringMatching(/./), credentials: true });
  });

  it('[RU-api-query-access-token] leaves accessToken out when none is set', async () => {
    const { rest, api } = started({ accessToken: null });
    await rest.call(ALIVE);
    expect(urlOf(api.calls[0]).searchParams.has('accessToken')).toBe(false);
  });

  it('[RU-api-authorization-header] sends the bearer of the moment, and none when there is none', async () => {
    const test = started({ bearer: 'abc' });
    await test.rest.call(ALIVE);
    test.config = { ...test.config, bearer: null };
    await test.rest.call(ALIVE);
    expect(test.api.calls.map((call) => call.request.headers['Authorization'])).toEqual([
      'Bearer abc',
      undefined,
    ]);
  });

  it('says whose page calls where the cookie is the credential, and takes it along with every call', async () => {
    const { rest, api } = started({ bearer: null });
    await rest.call(ALIVE);
    await rest.call('GET /guest/getGuestBalance');
    expect(
      api.calls.map(({ request }) => [request.headers['X-Session-Tag'], request.credentials]),
    ).toEqual([
      ['tag-1', true],
      ['tag-1', true],
    ]);
    expect(api.violations).toEqual([]);
    const test = started();
    await test.rest.call(ALIVE);
    expect(test.api.calls[0]?.request.headers).not.toHaveProperty('X-Session-Tag');
  });

  it('[RU-api-json-body] sends JSON with every method but GET, an empty object if there is nothing to say', async () => {
    const { rest, api } = started();
    api.on('POST /tracker/trackActorProfileVisit', () => null);
    api.on('POST /auth/logout', () => ({ success: true }));
    await rest.call('POST /tracker/trackActorProfileVisit', { body: { actorName: 'Amara' } });
    await rest.call('POST /auth/logout');
    expect(api.calls.map((call) => call.request.body)).toEqual(['{"actorName":"Amara"}', '{}']);
    expect(api.calls[0]?.request.headers['Content-Type']).toBe('application/json');
    expect(api.violations).toEqual([]);
  });

  it('[RU-api-get-query-params] puts the parameters of a GET into the query', async () => {
    const { rest, api } = started();
    api.on('GET /guest/purchases', () => ({ total: 0, items: [] }));
    await rest.call('GET /guest/purchases', { query: { offset: 20, limit: 10 } });
    expect(api.calls[0]?.query).toMatchObject({ offset: 20, limit: 10 });
    expect(api.calls[0]?.request.body).toBeUndefined();
    expect(api.violations).toEqual([]);
  });

  it('[RU-api-credentials-some] sends cookies only where the contract asks for them', async () => {
    const { rest, api } = started();
    api.on('POST /auth/logout', () => ({ success: true }));
    await rest.call('POST /auth/logout');
    await rest.call(ALIVE);
    expect(api.calls.map((call) => call.request.credentials)).toEqual([true, false]);
  });

  it('[RE-getGuestBalance][RU-money-balance-call#1] asks for the balance and returns its three fields', async () => {
    const { rest, api } = started();
    const { balance, balanceFormatted, isPayingCustomer } = await rest.call(
      'GET /guest/getGuestBalance',
    );
    expect({ balance, balanceFormatted, isPayingCustomer }).toEqual({
      balance: 12,
      balanceFormatted: '12',
      isPayingCustomer: true,
    });
    expect(api.violations).toEqual([]);
  });

  it('[RU-api-response-fields-only] returns fields the contract does not name untouched', async () => {
    const { rest, api } = started();
    api.on('GET /guest/getGuestBalance', () => ({ ...BALANCE, later: 1 }));
    expect(await rest.call('GET /guest/getGuestBalance')).toEqual({ ...BALANCE, later: 1 });
  });
});

describe('failures', () => {
  it('[RU-api-non-ok-error][ER-httpFailed] raises one error without a message for any answer that is not OK', async () => {
    const { rest, api } = started();
    api.mishap('POST /auth/login', { status: 500 }, { status: 404 }, { status: 302 });
    for (const status of [500, 404, 302]) {
      const error = await rest
        .call('POST /auth/login', { body: { email: 'a@b.test', password: 'x' } })
        .catch((e: unknown) => e);
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ message: '', status, code: 'HTTP_FAILED', detail: null });
    }
  });

  it.each([
    ['PRICE_CHANGED', { price: 12, inside: 'x' }, { price: 12 }],
    ['PRICE_CHANGED', { price: '12' }, null],
    ['PRICE_CHANGED', 'twelve', null],
    ['LOGIN_WRONG', { price: 12 }, null],
    ['OF_A_NEWER_SERVER', { price: 12 }, null],
  ])('takes of %s %j what the contract has', async (code, detail, expected) => {
    const { rest, api } = started();
    api.on('GET /auth/session', () => {
      throw new FakeRefusal(409, code as never, detail as never);
    });
    const error = await rest.call('GET /auth/session').catch((e: unknown) => e);
    expect(error).toMatchObject({ code });
    expect(readErrorDetail(error, code as ErrorCode)).toEqual(expected);
  });

  it('waits as long as a refusal says, and not for what it cannot read', async () => {
    const { rest, api } = started();
    const failed = async (detail: unknown) => {
      api.on('GET /auth/session', () => {
        throw new FakeRefusal(409, 'TOO_MANY_REQUESTS', detail as never);
      });
      return await rest.call('GET /auth/session').catch((e: unknown) => e);
    };
    expect(await failed({ retryAfter: 4 })).toMatchObject({ retryAfterMs: 4_000 });
    expect(await failed({ retryAfter: 'soon' })).toMatchObject({ retryAfterMs: null });
  });

  it('carries the stable code and detail of the server', async () => {
    const { rest, api } = started();
    api.mishap('POST /auth/login', { status: 401, code: 'LOGIN_WRONG' });
    const error = await rest
      .call('POST /auth/login', { body: { email: 'a@b.test', password: 'x' } })
      .catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'LOGIN_WRONG', status: 401, requestId: 'fake-1' });
    expect((error as HttpError).shouldRetry()).toBe(false);
  });

  it.each([
    [408, true],
    [429, true],
    [500, true],
    [501, false],
    [503, true],
    [409, false],
  ])('says of status %i whether trying again can help: %s', (status, helps) => {
    expect(new HttpError({ status }).shouldRetry()).toBe(helps);
  });

  it('takes the page of a proxy for a failure, also with status 200', async () => {
    const { rest, api } = started();
    api.mishap('POST /auth/logout', { status: 200, page: '<html>captive portal</html>' });
    await expect(rest.call('POST /auth/logout')).rejects.toMatchObject({
      status: 200,
      code: 'HTTP_FAILED',
    });
  });

  it('tells a lost connection from an answer', async () => {
    const { rest, api } = started();
    api.mishap('POST /auth/logout', 'request lost');
    const error = await rest.call('POST /auth/logout').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as NetworkError).shouldRetry()).toBe(true);
  });

  it('gives up on an answer that takes longer than 30 s, and leaves no timer', async () => {
    const { rest, api, clock } = started();
    api.mishap('POST /auth/logout', 'no answer');
    const answer = rest.call('POST /auth/logout').catch((e: unknown) => e);
    await clock.advanceAsync(29_999);
    expect(api.calls[0]?.request.signal.aborted).toBe(false);
    await clock.advanceAsync(1);
    expect(await answer).toBeInstanceOf(NetworkError);
    expect([api.calls[0]?.request.signal.aborted, clock.pending]).toEqual([true, 0]);
  });

  it('refuses locally what needs a login while nobody is logged in', async () => {
    const { rest, api } = started({ guestId: null });
    const error = await rest.call('GET /guest/getGuestBalance').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(LoginRequiredError);
    expect(error).toMatchObject({ code: 'NEED_LOGIN' });
    expect(api.calls).toEqual([]);
  });
});

describe('repeating', () => {
  it('repeats a GET with backoff and jitter until it is answered', async () => {
    const { rest, api, clock } = started();
    api.mishap(ALIVE, 'request lost', { status: 503 });
    const answer = rest.call(ALIVE);
    await clock.advanceAsync(149);
    expect(api.calls).toHaveLength(1);
    await clock.advanceAsync(1);
    expect(api.calls).toHaveLength(2);
    await clock.advanceAsync(300);
    expect(await answer).toEqual(HERE);
    expect(api.calls).toHaveLength(3);
  });

  it('stops after three tries', async () => {
    const { rest, api, clock } = started();
    api.mishap(ALIVE, { status: 503 }, { status: 503 }, { status: 503 });
    const answer = rest.call(ALIVE).catch((e: unknown) => e);
    await clock.advanceAsync(10_000);
    expect(await answer).toMatchObject({ status: 503 });
    expect(api.calls).toHaveLength(3);
  });

  it('waits as long as the server asks, but not longer than it would ever choose to', async () => {
    const { rest, api, clock } = started();
    api.mishap(ALIVE, { status: 429, retryAfter: 2 }, { status: 429, retryAfter: 60 });
    const answer = rest.call(ALIVE).catch((e: unknown) => e);
    await clock.advanceAsync(1_999);
    expect(api.calls).toHaveLength(1);
    await clock.advanceAsync(1);
    expect(await answer).toMatchObject({ status: 429, retryAfterMs: 60_000 });
    expect(api.calls).toHaveLength(2);
  });

  it('never repeats a change that carries no idempotency key', async () => {
    const { rest, api, clock } = started();
    api.mishap('POST /auth/logout', { status: 503 });
    const answer = rest.call('POST /auth/logout').catch((e: unknown) => e);
    await clock.advanceAsync(60_000);
    expect(await answer).toMatchObject({ status: 503 });
    expect(api.calls).toHaveLength(1);
  });

  it('stops waiting when the caller leaves', async () => {
    const { rest, api, clock } = started();
    api.mishap(ALIVE, { status: 503 });
    const leaving = new AbortController();
    const answer = rest.call(ALIVE, { signal: leaving.signal }).catch((e: unknown) => e);
    await clock.advanceAsync(1);
    leaving.abort();
    expect(await answer).toBeInstanceOf(AbortedError);
    await clock.advanceAsync(60_000);
    expect([api.calls.length, clock.pending]).toEqual([1, 0]);
  });
});

describe('sharing and caching', () => {
  it('makes equal GETs in flight one request', async () => {
    const { rest, api, clock } = started();
    api.latencyMs = 50;
    const answers = Promise.all([rest.call(ALIVE), rest.call(ALIVE)]);
    await clock.advanceAsync(50);
    expect(await answers).toEqual([HERE, HERE]);
    expect(api.calls).toHaveLength(1);
    const again = rest.call(ALIVE);
    await clock.advanceAsync(50);
    await again;
    expect(api.calls).toHaveLength(2);
  });

  it('aborts the request only when the last caller has left', async () => {
    const { rest, api, clock } = started();
    api.latencyMs = 50;
    const first = new AbortController();
    const second = new AbortController();
    const one = rest.call(ALIVE, { signal: first.signal }).catch((e: unknown) => e);
    const two = rest.call(ALIVE, { signal: second.signal });
    first.abort();
    expect(await one).toBeInstanceOf(AbortedError);
    await clock.advanceAsync(50);
    expect(await two).toEqual(HERE);

    const alone = new AbortController();
    const three = rest.call(ALIVE, { signal: alone.signal }).catch((e: unknown) => e);
    alone.abort();
    expect(await three).toBeInstanceOf(AbortedError);
    const four = rest.call(ALIVE);
    await clock.advanceAsync(50);
    expect(await four).toEqual(HERE);
    expect(api.calls).toHaveLength(2);
  });

  it('sends nothing for a signal that is aborted already', async () => {
    const { rest, api } = started();
    await expect(rest.call(ALIVE, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
      AbortedError,
    );
    expect(api.calls).toEqual([]);
  });

  it('does not share what another session asked', async () => {
    const test = started();
    test.api.latencyMs = 50;
    const one = test.rest.call(ALIVE);
    test.config = { ...test.config, bearer: 'secret-2' };
    const two = test.rest.call(ALIVE);
    await test.clock.advanceAsync(50);
    await Promise.all([one, two]);
    expect(test.api.calls).toHaveLength(2);
  });

  it('[RU-breadcrumbs-cache][RE-breadcrumb] asks once for one type and key', async () => {
    const { rest, api, clock } = started();
    const key = 'POST /breadcrumb/{breadcrumbType}';
    api.on(key, () => TRAIL);
    const ask = (breadcrumbType: string, name: string) =>
      rest.call(key, { params: { breadcrumbType }, body: { payload: { name } } });
    const trail = await ask('videos', 'a');
    clock.advance(365 * 86_400_000);
    expect(await ask('videos', 'a')).toBe(trail);
    expect(api.calls).toHaveLength(1);
    await ask('videos', 'b');
    await ask('cams', 'a');
    expect(api.calls).toHaveLength(3);
    expect(api.violations).toEqual([]);
  });

  it.each([
    ['RE-jumbotronConfig', 'GET /video/jumbotron/config'],
    ['RE-jumbotronHomepage', 'GET /video/jumbotron/homepage'],
  ] as const)(
    '[RU-jumbotron-cache-60][CO-jumbotronCache][%s] keeps the jumbotron for 60 s',
    async (_, key) => {
      const { rest, api, clock } = started();
      api.on(key, () => ({}) as never);
      await rest.call(key);
      clock.advance(59_999);
      await rest.call(key);
      expect(api.calls).toHaveLength(1);
      clock.advance(1);
      await rest.call(key);
      expect(api.calls).toHaveLength(2);
    },
  );

  it('asks afresh when told to, and after the cache was cleared', async () => {
    const { rest, api } = started();
    const key = 'GET /video/jumbotron/config';
    api.on(key, () => ({}) as never);
    await rest.call(key);
    await rest.call(key, { fresh: true });
    expect(api.calls).toHaveLength(2);
    rest.clearCache();
    await rest.call(key);
    expect(api.calls).toHaveLength(3);
  });

  it('does not keep a failure', async () => {
    const { rest, api } = started();
    const key = 'GET /video/jumbotron/config';
    api.on(key, () => ({}) as never).mishap(key, { status: 404 });
    await expect(rest.call(key)).rejects.toBeInstanceOf(HttpError);
    await rest.call(key);
    expect(api.calls).toHaveLength(2);
  });
});

describe('the end', () => {
  it('ends everything that runs', async () => {
    const { rest, api, clock } = started();
    api.latencyMs = 50;
    const answer = rest.call(ALIVE).catch((e: unknown) => e);
    await clock.advanceAsync(1);
    rest[Symbol.dispose]();
    await clock.advanceAsync(1);
    expect(api.calls).toEqual([]);
    expect(await answer).toBeInstanceOf(AbortedError);
    await expect(rest.call(ALIVE)).rejects.toBeInstanceOf(AbortedError);
  });
});
