import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from '@vx/kernel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { createProviderSignature } from './provider-signature.ts';

const secret = 'p'.repeat(40);
const folder = mkdtempSync(join(tmpdir(), 'vx-open-page-'));
const module = join(folder, 'provider.mjs');
writeFileSync(
  module,
  `export const createProvider = () => ({
     pagesAt: 'https://pay.example',
     openPage: (id, order) => globalThis.openPageOfTest(id, order),
   });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(databases)('the page of a provider that has to be asked on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 25, 12));
  let server: TestServer;
  let guest: TestGuest;
  /** What the provider was asked for. */
  let asked: unknown[] = [];
  let answer: (id: string) => Promise<string>;

  beforeAll(async () => {
    server = await createTestServer({
      database,
      clock,
      env: { VX_SANDBOX: 'off', VX_PAYMENT_PROVIDER: module, VX_PAYMENT_SECRET: secret },
    });
    (globalThis as { openPageOfTest?: unknown }).openPageOfTest = (id: string, order: unknown) => {
      asked.push([id, order]);
      return answer(id);
    };
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp();
    asked = [];
    answer = (id) => Promise.resolve(`https://pay.example/${id}`);
  });

  let keys = 0;
  const start = async (): Promise<{ intentId: string; redirectTo: string }> => {
    keys += 1;
    const { body } = await server.call('POST /payment/topup', {
      as: guest,
      idempotencyKey: `open-page-${database}-${keys}`,
      body: { amount: 2000, returnPath: '/en/cams/?page=2' },
    });
    return body;
  };
  const go = async (path: string, as: TestGuest | null = guest) => {
    const response = await fetch(server.origin + path, {
      redirect: 'manual',
      headers: as ? { cookie: as.cookie } : {},
    });
    return {
      status: response.status,
      to: response.headers.get('location'),
      cache: response.headers.get('cache-control'),
      text: await response.text(),
    };
  };

  it('is asked for when the guest goes there, not while the payment is written', async () => {
    answer = () => new Promise(() => undefined);
    const { intentId, redirectTo } = await start();
    expect(redirectTo).toBe(`/pay/${intentId}`);
    expect(asked).toEqual([]);
    answer = (id) => Promise.resolve(`https://pay.example/${id}`);
    expect(await go(redirectTo)).toMatchObject({
      status: 303,
      to: `https://pay.example/${intentId}`,
      cache: 'private, no-store',
    });
    expect(asked).toEqual([[intentId, { amount: 2000, currency: 'EUR', language: 'en' }]]);
  });

  it('is nobody else’s', async () => {
    const { redirectTo } = await start();
    for (const other of [await server.signUp(), null])
      expect((await go(redirectTo, other)).status).toBe(404);
    expect((await go('/pay/none')).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('can be tried again for the same payment when the provider is away', async () => {
    const { intentId, redirectTo } = await start();
    answer = () => Promise.reject(new Error('away'));
    const away = await go(redirectTo);
    expect(away.status).toBe(503);
    expect(away.text).toContain('Try again');
    answer = (id) => Promise.resolve(`https://pay.example/${id}`);
    expect((await go(redirectTo)).status).toBe(303);
    const order = [intentId, { amount: 2000, currency: 'EUR', language: 'en' }];
    expect(asked).toEqual([order, order]);
  });

  it('does not wait for one that hangs', { timeout: 30_000 }, async () => {
    const { redirectTo } = await start();
    answer = () => new Promise(() => undefined);
    expect((await go(redirectTo)).status).toBe(503);
  });

  it.each(['https://evil.example/x', 'http://pay.example/x', '/en/', 'nonsense'])(
    'leads to pages of the provider only, not to %s',
    async (page) => {
      const { redirectTo } = await start();
      answer = () => Promise.resolve(page);
      expect(await go(redirectTo)).toMatchObject({ status: 503, to: null });
    },
  );

  it('leads back once the payment has ended or its time is over', async () => {
    const paid = await start();
    const notice = {
      intentId: paid.intentId,
      amount: 2000,
      currency: 'EUR',
      providerReference: `r-${paid.intentId}`,
    } as const;
    await server.call('POST /vxpay/onsuccess', {
      body: { ...notice, signature: createProviderSignature(secret).ofPaid(notice) },
    });
    const late = await start();
    const back = async ({ intentId, redirectTo }: typeof late): Promise<void> =>
      expect(await go(redirectTo)).toMatchObject({
        status: 303,
        to: `/en/cams/?page=2&topup=${intentId}`,
      });
    await back(paid);
    clock.advance(31 * 60_000);
    await back(late);
    expect(asked).toEqual([]);
  });
});
