import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { createMoneyModule, type MoneyApi } from '../money/index.ts';
import { createPaymentModule, createProviderSignature } from './index.ts';
import type { PayCurrency } from '../money/index.ts';

const providerSecret = 'a secret of the test';
const signature = createProviderSignature(providerSecret);

describe.each(databases)('money over HTTP on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;
  beforeAll(async () => {
    server = await createTestServer({
      database,
      modules: (platform) => {
        const ledger = createMoneyModule(platform);
        money = ledger.api;
        return [ledger, createPaymentModule(platform, { money, providerSecret })];
      },
    });
  });
  afterAll(async () => {
    expect(await money.recomputeBalances()).toEqual([]);
    await server.close();
  });

  const start = (
    as: TestGuest,
    body: object = { optionId: 'topup-2500' },
    idempotencyKey: string = randomUUID(),
  ) =>
    server.call('POST /payment/topup', {
      as,
      idempotencyKey,
      body: { returnPath: '/en/top-up/', ...body },
    });
  const report = (
    intentId: string,
    providerReference = `ref-${intentId}`,
    amount = 2_500,
    currency: PayCurrency = 'EUR',
  ) => {
    const notice = { intentId, amount, currency, providerReference };
    return server.call('POST /vxpay/onsuccess', {
      body: { ...notice, signature: signature.ofPaid(notice) },
    });
  };
  const rawTopup = async (as: TestGuest, key: string, body: string) => {
    const response = await fetch(`${server.origin}/api/v1/payment/topup?language=en`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${as.bearer}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
    });
    return { status: response.status, text: await response.text() };
  };
  const charge = (guestId: string, amount: number, reference: string) =>
    server.platform.database.transaction((tx) =>
      money.charge(tx, {
        guestId,
        amount,
        currency: 'VXC',
        kind: 'video',
        reference,
        text: { args: { title: 'A film' } },
      }),
    );

  it('[RU-money-balance-call#1][RE-getGuestBalance][ET-guestBalance] answers balance, balanceFormatted and isPayingCustomer', async () => {
    const guest = await server.signUp();
    const fresh = await server.call('GET /guest/getGuestBalance', { as: guest });
    expect(fresh.status).toBe(200);
    expect(fresh.body).toMatchObject({
      balance: 0,
      balanceFormatted: '0',
      isPayingCustomer: false,
    });
    await report((await start(guest)).body.intentId);
    const after = await server.call('GET /guest/getGuestBalance', { as: guest });
    expect(after.body).toMatchObject({
      balance: 104,
      balanceFormatted: '104',
      isPayingCustomer: true,
      price: {
        value: 104,
        currency: 'VXC',
        formatted: '104',
        equivalent: { value: 2_600, currency: 'EUR', formatted: '€26.00' },
      },
    });
    expect((await server.call('GET /guest/getGuestBalance')).status).toBe(401);
  });

  it('[RU-socket-balance][SI-guestBalance] tells every socket of the guest, and nobody else', async () => {
    const guest = await server.signUp();
    const stranger = await server.signUp();
    const [one, two, other] = await Promise.all([
      server.socket({ as: guest }),
      server.socket({ as: guest }),
      server.socket({ as: stranger }),
    ]);
    // Only who has been let in hears of it; a socket that joins later is told where it stands.
    await Promise.all([one, two, other].map((socket) => socket.next('sessionAcknowledge')));
    await report((await start(guest)).body.intentId);
    for (const socket of [one, two]) {
      const isLast = (frame: { type: string; payload: { version?: number } }) =>
        frame.type === 'guestBalance' && frame.payload.version === 3;
      await expect
        .poll(() => socket.frames.find(isLast)?.payload, { timeout: 5_000 })
        .toEqual({
          balance: 104,
          balanceFormatted: '104',
          isPayingCustomer: true,
          version: 3,
          currency: 'VXC',
          equivalent: 2_600,
        });
      const versions = socket.frames
        .filter(({ type }) => type === 'guestBalance')
        .map(({ payload }) => payload.version);
      expect(versions).toEqual([1, 2, 3]);
    }
    expect(other.frames.filter(({ type }) => type === 'guestBalance')).toEqual([]);
  });

  it('[RE-vxpayOnSuccess] books a report that arrives 20 times at once, once', async () => {
    const guest = await server.signUp();
    const { intentId } = (await start(guest)).body;
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(intentId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance).toBe(104);
    const status = await server.call('GET /payment/topup/{intentId}', {
      as: guest,
      params: { intentId },
    });
    expect(status.body).toMatchObject({
      status: 'paid',
      brings: { value: 104 },
      balance: { value: 104 },
    });
  });

  it('[RE-vxpayOnSuccess][RE-vxpayLogout] believes signed reports alone', async () => {
    const guest = await server.signUp();
    const { intentId } = (await start(guest)).body;
    const notice = {
      intentId,
      amount: 2_500,
      currency: 'EUR',
      providerReference: 'x',
    } as const;
    const forged = await server.call('POST /vxpay/onsuccess', {
      body: { ...notice, signature: '0'.repeat(64) },
    });
    expect([forged.status, forged.body.error.code]).toEqual([403, 'FORBIDDEN']);
    const refused = { event: 'callbackRefused', provider: 'payment', why: 'signature' };
    expect(server.securityEvents.at(-1)).toEqual(refused);
    expect((await server.call('POST /vxpay/onsuccess', { body: notice })).status).toBe(400);
    expect((await report(intentId, 'x', 1)).body.error.code).toBe('AMOUNT_NOT_OFFERED');
    expect((await report(randomUUID())).status).toBe(404);
    const left = { intentId, reason: 'cancelled' } as const;
    expect(
      (await server.call('POST /vxpay/logout', { body: { ...left, signature: '0'.repeat(64) } }))
        .status,
    ).toBe(403);
    expect(
      (
        await server.call('POST /vxpay/logout', {
          body: { ...left, signature: signature.ofLeft(left) },
        })
      ).status,
    ).toBe(200);
    const status = await server.call('GET /payment/topup/{intentId}', {
      as: guest,
      params: { intentId },
    });
    expect(status.body.status).toBe('failed');
    expect((await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance).toBe(0);
  });

  it('gives a key in parallel one effect and the same bytes, and refuses it for another request', async () => {
    const guest = await server.signUp();
    const key = randomUUID();
    const body = JSON.stringify({ optionId: 'topup-2500', returnPath: '/en/top-up/' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => rawTopup(guest, key, body)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const other = await rawTopup(
      guest,
      key,
      JSON.stringify({ optionId: 'topup-5000', returnPath: '/en/top-up/' }),
    );
    expect([other.status, JSON.parse(other.text).error.code]).toEqual([
      409,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    const stranger = await server.signUp();
    expect((await rawTopup(stranger, key, body)).text).not.toBe(answers[0]?.text);
    const keyless = await server.call('POST /payment/topup', {
      as: guest,
      body: JSON.parse(body) as object,
    });
    expect(keyless.body.error.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('refuses what is not offered and paths that lead away', async () => {
    const guest = await server.signUp();
    const refused = async (body: object) => {
      const { status, body: answer } = await start(guest, body);
      return [status, answer.error?.code];
    };
    expect(await refused({ optionId: 'topup-1001' })).toEqual([422, 'AMOUNT_NOT_OFFERED']);
    expect(await refused({ amount: 501 })).toEqual([422, 'AMOUNT_NOT_OFFERED']);
    expect(await refused({ optionId: 'topup-1000', amount: 1_000 })).toEqual([
      422,
      'AMOUNT_NOT_OFFERED',
    ]);
    for (const returnPath of [
      '//evil.test/',
      'https://evil.test/',
      '/\\evil.test',
      '/\t/evil.test',
    ]) {
      expect(await refused({ optionId: 'topup-1000', returnPath })).toEqual([400, 'INVALID_INPUT']);
    }
    expect((await server.call('GET /payment/topupOptions')).status).toBe(401);
    const options = await server.call('GET /payment/topupOptions', {
      as: guest,
      query: { language: 'de' },
    });
    expect(options.body.options[1]).toMatchObject({
      credit: { value: 100 },
      bonus: { value: 4 },
      price: { formatted: '25,00\u00A0€' },
    });
  });

  it('pays on the hosted page over a plain form', async () => {
    const guest = await server.signUp();
    const { redirectTo } = (await start(guest, { optionId: 'topup-1000' })).body;
    const page = await fetch(server.origin + redirectTo);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await page.text()).toContain('/sandbox/pay.css');
    expect((await fetch(`${server.origin}/sandbox/pay.css`)).headers.get('content-type')).toMatch(
      /text\/css/,
    );
    const paid = await fetch(server.origin + redirectTo, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'pay' }),
    });
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/en\/top-up\/\?topup=/),
    ]);
    expect((await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance).toBe(40);
  });

  it('pages through the statement, by kind, newest first, each line with the balance after it', async () => {
    const guest = await server.signUp();
    await report((await start(guest)).body.intentId);
    for (const [index, amount] of [10, 20, 30].entries())
      await charge(guest.guestId, amount, `v${index}`);
    const page = await server.call('GET /guest/statement', { as: guest, query: { limit: 2 } });
    expect(page.body).toMatchObject({
      total: 5,
      balance: { value: 44 },
      items: [
        {
          kind: 'video',
          text: { key: 'statement.video', args: { title: 'A film' } },
          amount: { value: -30, equivalent: { value: -750, formatted: '-€7.50' } },
          balanceAfter: { value: 44 },
          reference: 'v2',
        },
        { kind: 'video', amount: { value: -20 }, balanceAfter: { value: 74 } },
      ],
    });
    const rest = await server.call('GET /guest/statement', {
      as: guest,
      query: { offset: 2, limit: 10 },
    });
    expect(
      rest.body.items.map((item: { kind: string; balanceAfter: { value: number } }) => [
        item.kind,
        item.balanceAfter.value,
      ]),
    ).toEqual([
      ['video', 94],
      ['topup', 104],
      ['bonus', 4],
    ]);
    const topups = await server.call('GET /guest/statement', {
      as: guest,
      query: { kind: 'topup' },
    });
    expect(topups.body).toMatchObject({
      total: 1,
      items: [{ kind: 'topup', amount: { value: 100 } }],
    });
    expect(
      (await server.call('GET /guest/statement', { as: guest, query: { kind: 'nonsense' } }))
        .status,
    ).toBe(400);
    expect((await server.call('GET /guest/statement')).status).toBe(401);
  });
});
