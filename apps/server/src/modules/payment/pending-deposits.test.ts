import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

describe.each(databases)('payments on their way, against limits, on %s', (database) => {
  let server: TestServer;
  let guest: TestGuest;
  beforeAll(async () => {
    server = await createTestServer({ database });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp();
  });

  const limit = async (period: string, amount: number): Promise<void> => {
    const { status } = await server.call('POST /guest/limits', {
      as: guest,
      body: { period, amount },
    });
    expect(status).toBe(200);
  };
  const begin = (optionId: string) =>
    server.call('POST /payment/topup', {
      as: guest,
      body: { optionId, returnPath: '/en/' },
      idempotencyKey: randomUUID(),
    });
  const intent = async (optionId: string): Promise<string> => {
    const { body } = await begin(optionId);
    expect(body).toHaveProperty('intentId');
    return body.intentId as string;
  };
  const page = async (intentId: string, outcome: 'later' | 'pay' | 'fail'): Promise<void> => {
    const answer = await fetch(`${server.origin}/sandbox/pay/${intentId}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
  };
  const refusal = async (optionId: string) => {
    const { code, detail } = (await begin(optionId)).body.error;
    return { code, rule: detail?.rule, left: detail?.left };
  };

  it('count until they are lost', async () => {
    await limit('day', 120);
    const waited = await intent('topup-2500');
    await page(waited, 'later');
    expect(await refusal('topup-1000')).toEqual({ code: 'LIMIT_REACHED', rule: 'day', left: 20 });
    await page(waited, 'fail');
    await intent('topup-1000');
  });

  it('count once when they are booked, without the bonus', async () => {
    await limit('day', 140);
    await limit('month', 140);
    const waited = await intent('topup-2500');
    await page(waited, 'later');
    expect(await refusal('topup-5000')).toMatchObject({ left: 40 });
    await page(waited, 'pay');
    expect((await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance).toBe(104);
    expect(await refusal('topup-5000')).toMatchObject({ left: 40 });
    await page(await intent('topup-1000'), 'later');
    expect(await refusal('topup-1000')).toMatchObject({ left: 0 });
  });

  it('count together, each once, and not for anybody else', async () => {
    await limit('week', 160);
    for (const optionId of ['topup-1000', 'topup-2500'])
      await page(await intent(optionId), 'later');
    expect(await refusal('topup-1000')).toEqual({ code: 'LIMIT_REACHED', rule: 'week', left: 20 });
    guest = await server.signUp();
    await limit('week', 160);
    await page(await intent('topup-2500'), 'later');
  });

  it('hold no charge back: what is on its way is not spent', async () => {
    await page(await intent('topup-2500'), 'pay');
    await limit('day', 240);
    await page(await intent('topup-2500'), 'later');
    const { limits } = (await server.call('GET /guest/limits', { as: guest })).body;
    expect(limits).toContainEqual(
      expect.objectContaining({ period: 'day', spent: expect.objectContaining({ value: 0 }) }),
    );
  });

  it('keep the wallet in its currency, and are held in that one', async () => {
    const keep = async (currency: string): Promise<number> =>
      (await server.call('POST /guest/walletCurrency', { as: guest, body: { currency } })).status;
    expect(await keep('EUR')).toBe(200);
    const waited = await intent('topup-2500');
    expect(await keep('VXC')).toBe(200);
    await page(waited, 'later');
    expect(await keep('EUR')).toBe(409);
    await limit('day', 120);
    // Begun in euros, and counted in the coins of the wallet.
    expect(await refusal('topup-1000')).toMatchObject({ left: 20 });
  });
});
