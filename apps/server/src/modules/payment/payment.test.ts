import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RestKey } from '@vx/contract/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, RestCall, RestHandler, ServerModule } from '../../platform/module.ts';
import type { Mail, Mailer } from '../../platform/mail.ts';
import { createDomainEvents } from '../../platform/domain-events.ts';
import { once } from '../../platform/idempotency.ts';
import { databases } from '../../platform/testing/index.ts';
import { createAsking } from '../../testing/held-grants.ts';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';
import { createPaymentModule, createProviderSignature } from './index.ts';
import { paymentMigrations } from './migrations.ts';
import type { PaymentTables } from './tables.ts';
import type { PayCurrency } from '../money/index.ts';
import { INTENT_LIFETIME_MS } from './intent.rules.ts';

const providerSecret = 'a secret of the test';
const signature = createProviderSignature(providerSecret);

describe.each(databases)('top-ups on %s', (kind) => {
  let bench: MoneyBench;
  let payment: ServerModule;
  let app: FastifyInstance;
  const mails: Mail[] = [];
  const mailer: Mailer = {
    send(_tx, mail) {
      mails.push(mail);
      return Promise.resolve();
    },
  };
  const contactOf = (guestId: string) =>
    Promise.resolve({ email: `${guestId}@candela.test`, name: 'Noa' });
  beforeAll(async () => {
    bench = await createMoneyBench(kind, { migrations: paymentMigrations });
    const config = {
      origin: 'http://localhost',
      sandbox: true,
      production: false,
      greetingPauseHours: 6,
      dataDir: '',
    };
    const { clock, random, database, money, guestEvents } = bench;
    const guestFrames = { send: () => Promise.resolve() };
    const jobs = { enqueue: () => Promise.resolve() };
    payment = createPaymentModule(
      {
        config,
        clock,
        random,
        database,
        once,
        jobs,
        mailer,
        domainEvents: createDomainEvents(),
        guestEvents,
        guestFrames,
        securityLog: { note: () => undefined },
        logger: { debug() {}, warn() {}, error() {} },
      },
      { money, providerSecret, contactOf },
    );
    app = Fastify();
    await payment.http?.(app, createAsking());
    await app.ready();
  });
  afterAll(async () => {
    expect(await bench.money.recomputeBalances()).toEqual([]);
    await app.close();
    await bench[Symbol.asyncDispose]();
  });

  const answer = async <Key extends RestKey>(
    key: Key,
    guestId: string | null,
    given: { readonly body?: unknown; readonly params?: unknown; readonly idempotencyKey?: string },
  ) => {
    const caller = { guestId, language: 'en' } as Caller;
    const call = {
      params: {},
      query: {},
      body: undefined,
      headers: {},
      idempotencyKey: null,
      caller,
      ...given,
    };
    const handler: RestHandler<Key> | undefined = payment.rest?.[key];
    if (!handler) throw new Error(`${key} is not built.`);
    return await handler(call as unknown as RestCall<Key>);
  };
  const start = (
    guestId: string,
    body: object = { optionId: 'topup-2500' },
    idempotencyKey: string = randomUUID(),
  ) =>
    answer('POST /payment/topup', guestId, {
      body: { returnPath: '/en/top-up/', ...body },
      idempotencyKey,
    });
  const statusOf = (guestId: string, intentId: string) =>
    answer('GET /payment/topup/{intentId}', guestId, { params: { intentId } });
  const paid = (
    intentId: string,
    providerReference: string = randomUUID(),
    amount = 2_500,
    currency: PayCurrency = 'EUR',
  ) => {
    const notice = { intentId, amount, currency, providerReference };
    return answer('POST /vxpay/onsuccess', null, {
      body: { ...notice, signature: signature.ofPaid(notice) },
    });
  };
  const balanceOf = async (guestId: string) => (await bench.money.balanceOf(guestId))?.balance;
  const press = (intentId: string, outcome: string) =>
    app.inject({
      method: 'POST',
      url: `/sandbox/pay/${intentId}`,
      payload: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it("leads from the intent over the provider's report to the coins", async () => {
    const guestId = await bench.guest(10);
    const { intentId, redirectTo } = await start(guestId);
    expect(redirectTo).toBe(`/sandbox/pay/${intentId}`);
    expect(await statusOf(guestId, intentId)).toMatchObject({
      status: 'open',
      brings: { value: 104 },
      balance: { value: 10 },
    });
    expect(await paid(intentId)).toEqual({ success: true });
    expect(await statusOf(guestId, intentId)).toMatchObject({
      status: 'paid',
      balance: { value: 114 },
    });
    expect(await bench.money.balanceOf(guestId)).toMatchObject({ isPayingCustomer: true });
    const lines = await bench.database.read
      .selectFrom('statement_lines')
      .where('guest_id', '=', guestId)
      .select(['kind', 'amount', 'reference', 'text_key', 'text_args'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const text_args = { paid: 2_500, paidCurrency: 'EUR' };
    expect(lines).toEqual([
      { kind: 'topup', amount: 100, reference: intentId, text_key: 'statement.topup', text_args },
      {
        kind: 'bonus',
        amount: 4,
        reference: intentId,
        text_key: 'statement.topupBonus',
        text_args,
      },
    ]);
  });

  it('books a report delivered 20 times in parallel once', async () => {
    const guestId = await bench.guest();
    const { intentId } = await start(guestId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => paid(intentId, `ref-${intentId}`)),
    );
    expect(answers.map(({ success }) => success)).toEqual(Array(20).fill(true));
    expect(await balanceOf(guestId)).toBe(104);
    await paid(intentId, 'another number of the same payment');
    expect(await balanceOf(guestId)).toBe(104);
    const receipts = mails.filter(({ to }) => to === `${guestId}@candela.test`);
    expect(receipts).toEqual([
      {
        to: `${guestId}@candela.test`,
        template: 'topUpReceipt',
        args: { name: 'Noa', brings: '104 coins', price: '€25.00' },
        language: 'en',
      },
    ]);
  });

  it('makes one intent of one key, with the same answer, however often in parallel', async () => {
    const guestId = await bench.guest();
    const key = randomUUID();
    // A refusal leaves no key behind.
    await expect(start(guestId, { optionId: 'topup-1001' }, key)).rejects.toMatchObject({
      code: 'AMOUNT_NOT_OFFERED',
    });
    const repeated = await Promise.all(
      Array.from({ length: 8 }, () => start(guestId, { optionId: 'topup-1000' }, key)),
    );
    expect(new Set(repeated.map((given) => JSON.stringify(given))).size).toBe(1);
    await expect(start(guestId, { optionId: 'topup-5000' }, key)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    const intents = await bench.database
      .as<PaymentTables>()
      .read.selectFrom('payment_intents')
      .where('guest_id', '=', guestId)
      .select('id')
      .execute();
    expect(intents).toHaveLength(1);
  });

  it('books nothing for a wrong signature, a wrong amount or an unknown intent', async () => {
    const guestId = await bench.guest();
    const { intentId } = await start(guestId);
    const notice = {
      intentId,
      amount: 2_500,
      currency: 'EUR',
      providerReference: 'x',
    } as const;
    const forged = createProviderSignature('guessed').ofPaid(notice);
    await expect(
      answer('POST /vxpay/onsuccess', null, { body: { ...notice, signature: forged } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const moved = { ...notice, intentId: randomUUID(), signature: signature.ofPaid(notice) };
    await expect(answer('POST /vxpay/onsuccess', null, { body: moved })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(paid(intentId, 'x', 100)).rejects.toMatchObject({ code: 'AMOUNT_NOT_OFFERED' });
    await expect(paid(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(paid('no-uuid')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await balanceOf(guestId)).toBe(0);
  });

  it('lets one payment of the provider pay for one intent', async () => {
    const guestId = await bench.guest();
    const [first, second] = [await start(guestId), await start(guestId)];
    const reference = randomUUID();
    await paid(first.intentId, reference);
    await expect(paid(second.intentId, reference)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await balanceOf(guestId)).toBe(104);
    expect(await statusOf(guestId, second.intentId)).toMatchObject({ status: 'open' });
  });

  it('refuses amounts that are not offered, other sites and visitors', async () => {
    const guestId = await bench.guest();
    for (const body of [
      { optionId: 'topup-1001' },
      { optionId: undefined, amount: 501 },
      { amount: 500 },
    ]) {
      await expect(start(guestId, { optionId: 'topup-1000', ...body })).rejects.toMatchObject({
        code: 'AMOUNT_NOT_OFFERED',
      });
    }
    await expect(
      start(guestId, { optionId: 'topup-1000', returnPath: '/\\evil.test' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(answer('GET /payment/topupOptions', null, {})).rejects.toMatchObject({
      code: 'NEED_LOGIN',
    });
    const other = await bench.guest();
    const { intentId } = await start(guestId);
    await expect(statusOf(other, intentId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[ET-price] offers what the wallet shows and remembers what was used last', async () => {
    const guestId = await bench.guest();
    expect(await answer('GET /payment/topupOptions', guestId, {})).toMatchObject({
      custom: { min: 500, max: 20_000, step: 500 },
      lastUsedId: null,
      options: [
        { id: 'topup-1000' },
        {
          credit: { value: 100 },
          bonus: { value: 4 },
          price: { value: 2_500, currency: 'EUR', formatted: '€25.00' },
        },
        {},
        {},
        {},
      ],
    });
    await paid((await start(guestId)).intentId);
    await start(guestId, { optionId: 'topup-20000' });
    expect(await answer('GET /payment/topupOptions', guestId, {})).toMatchObject({
      lastUsedId: 'topup-2500',
    });
  });

  it('credits a wallet in its own currency', async () => {
    const guestId = await bench.guest(0, 'EUR');
    await paid((await start(guestId)).intentId);
    expect(await bench.money.balanceOf(guestId)).toMatchObject({ balance: 2_600, currency: 'EUR' });
  });

  it('ends open intents after their time, and still books what the provider took', async () => {
    const guestId = await bench.guest();
    const { intentId } = await start(guestId);
    bench.clock.advance(INTENT_LIFETIME_MS);
    expect(await statusOf(guestId, intentId)).toMatchObject({ status: 'expired' });
    expect((await press(intentId, 'pay')).statusCode).toBe(409);
    expect(await balanceOf(guestId)).toBe(0);
    await payment.recurring?.[0]?.run();
    const row = await bench.database
      .as<PaymentTables>()
      .read.selectFrom('payment_intents')
      .where('id', '=', intentId)
      .select('status')
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('expired');
    await paid(intentId);
    expect(await balanceOf(guestId)).toBe(104);
  });

  it('lets the guest pay, fail or cancel on the hosted page without scripts', async () => {
    const guestId = await bench.guest();
    const { intentId } = await start(guestId, {
      optionId: 'topup-2500',
      returnPath: '/en/live/?from=a&b=<',
    });
    const page = await app.inject(`/sandbox/pay/${intentId}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Pay €25.00');
    expect(page.body).toContain('€3.99');
    expect(page.body).not.toMatch(/<script/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const done = await press(intentId, 'pay');
    expect([done.statusCode, done.headers.location]).toEqual([
      303,
      `/en/live/?from=a&b=%3C&topup=${intentId}`,
    ]);
    expect(await balanceOf(guestId)).toBe(104);
    await press(intentId, 'pay');
    await press(intentId, 'cancel');
    expect(await balanceOf(guestId)).toBe(104);
    expect(await statusOf(guestId, intentId)).toMatchObject({ status: 'paid' });
    const after = await app.inject(`/sandbox/pay/${intentId}`);
    expect(after.body).not.toContain('<form');
    expect(after.body).toContain(`href="/en/live/?from=a&#38;b=%3C&#38;topup=${intentId}"`);

    for (const outcome of ['fail', 'cancel']) {
      const left = await start(guestId);
      expect((await press(left.intentId, outcome)).statusCode).toBe(303);
      expect(await statusOf(guestId, left.intentId)).toMatchObject({ status: 'failed' });
    }
    expect((await press((await start(guestId)).intentId, 'nonsense')).statusCode).toBe(303);
    expect(await balanceOf(guestId)).toBe(104);
    expect((await app.inject(`/sandbox/pay/${randomUUID()}`)).statusCode).toBe(404);
    expect((await press('x', 'pay')).statusCode).toBe(404);
  });

  it.each([
    ['de', '25,00\u00A0€ zahlen'],
    ['en', 'Pay €25.00'],
    ['nl', '€\u00A025,00 betalen'],
    ['es', 'Pagar 25,00\u00A0€'],
  ])('speaks %s on the hosted page', async (language, button) => {
    const { intentId } = await start(await bench.guest());
    const page = await app.inject(`/sandbox/pay/${intentId}?language=${language}`);
    expect(page.body).toContain(button);
    expect(page.body).toContain(`<html lang="${language}">`);
  });

  it('closes an open intent when the payment page reports that the guest left', async () => {
    const guestId = await bench.guest();
    const { intentId } = await start(guestId);
    const notice = { intentId, reason: 'cancelled' } as const;
    const body = { ...notice, signature: signature.ofLeft(notice) };
    await expect(
      answer('POST /vxpay/logout', null, { body: { ...body, signature: 'f'.repeat(64) } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await answer('POST /vxpay/logout', null, { body })).toEqual({ success: true });
    expect(await statusOf(guestId, intentId)).toMatchObject({ status: 'failed' });
  });
});
