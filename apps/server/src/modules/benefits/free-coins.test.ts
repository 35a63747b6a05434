import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { livechatPrices, smallWorld } from '../../testing/small-world.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { MoneyApi } from '../money/index.ts';

describe.each(databases)('what is free at the door of a room on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 24, 12));
  let server: TestServer;
  let addresses = 0;

  beforeAll(async () => {
    server = await createTestServer({ database, clock, env: { VX_TRUST_PROXY: 'on' } });
    for (const module of server.running.product.modules) await module.seed?.(smallWorld());
    const actors = server.running.product.modules.find(({ name }) => name === 'actors');
    await (actors as unknown as { readonly api: ActorsApi }).api.setOnline([1, 2, 3], true);
  });
  afterAll(() => server.close());

  /** A network that nobody has used. */
  const freshIp = (): string => `203.${(addresses += 1)}.9.1`;
  const offerTo = async (
    guest: TestGuest | null,
    { ip = freshIp(), cookie }: { readonly ip?: string; readonly cookie?: string } = {},
  ) =>
    (
      await server.call('GET /live/{actorId}/offer', {
        ...(guest && { as: guest }),
        params: { actorId: '1' },
        headers: { 'x-forwarded-for': ip, ...(cookie !== undefined && { cookie }) },
      })
    ).body;
  const redeem = async (guest: TestGuest, code: string, ip = freshIp()): Promise<number> =>
    (
      await server.call('POST /guest/redeemBonus', {
        as: guest,
        body: { code },
        idempotencyKey: randomUUID(),
        headers: { 'x-forwarded-for': ip },
      })
    ).status;
  /** Takes what a guest has. */
  const spendAll = async (guest: TestGuest): Promise<void> => {
    const { balance } = (await server.call('GET /guest/getGuestBalance', { as: guest })).body;
    const money = server.running.product.modules.find(({ name }) => name === 'money');
    const { api } = money as unknown as { readonly api: MoneyApi };
    await server.platform.database.transaction((tx) =>
      api.charge(tx, {
        guestId: guest.guestId,
        amount: balance,
        currency: 'VXC',
        kind: 'video',
        reference: randomUUID(),
        text: { key: 'statement.welcome' },
        transferKey: randomUUID(),
      }),
    );
  };
  const confirmAddress = async (guest: TestGuest): Promise<void> => {
    const mail = (await server.mails()).find(
      ({ to, template }) => to === guest.email && template === 'verifyEmail',
    );
    const token = (mail?.args as { token: string } | undefined)?.token;
    expect((await server.call('POST /auth/verifyEmail', { body: { token } })).status).toBe(200);
  };

  it('[SC-welcomeBonusTile] tells a visitor what comes with the account, and how long it lasts', async () => {
    const { freeCoins, kinds } = await offerTo(null);
    expect(freeCoins).toMatchObject({
      promotion: 'welcome',
      amount: { value: 20, currency: 'VXC' },
      seconds: (20 * 60) / (livechatPrices[0] ?? 1),
    });
    expect(kinds[0]).toMatchObject({ secondsAffordable: null, refusal: null });
  });

  it('[SC-chatTrial#1] offers a new guest the welcome gift, then the trial once an address is confirmed, then nothing', async () => {
    const guest = await server.signUp();
    expect((await offerTo(guest)).freeCoins?.promotion).toBe('welcome');
    expect(await redeem(guest, 'WELCOME')).toBe(200);
    await confirmAddress(guest);
    // Whoever has enough pays with that first.
    expect((await offerTo(guest)).freeCoins).toBeNull();
    await spendAll(guest);
    expect((await offerTo(guest)).freeCoins).toMatchObject({
      promotion: 'trial',
      amount: { value: 20 },
    });
    expect(await redeem(guest, 'CHATTRIAL')).toBe(200);
    const { freeCoins, kinds } = await offerTo(guest);
    expect([freeCoins, kinds[0]?.secondsAffordable]).toEqual([null, 100]);
  });

  it('offers no trial that would be refused: it waits for a confirmed address', async () => {
    const guest = await server.signUp();
    expect(await redeem(guest, 'WELCOME')).toBe(200);
    await spendAll(guest);
    expect((await offerTo(guest)).freeCoins).toBeNull();
  });

  it('offers nothing that would not be given: not on a device that had it, nor in a crowded network', async () => {
    const guest = await server.signUp();
    expect((await offerTo(null, { cookie: guest.device })).freeCoins?.promotion).toBe('welcome');
    expect(await redeem(guest, 'WELCOME')).toBe(200);
    expect((await offerTo(null, { cookie: guest.device })).freeCoins).toBeNull();
    const ip = freshIp();
    for (let given = 0; given < 6; given += 1)
      expect(await redeem(await server.signUp(), 'WELCOME', ip)).toBe(200);
    expect((await offerTo(null, { ip })).freeCoins).toBeNull();
    expect((await offerTo(await server.signUp(), { ip })).freeCoins).toBeNull();
  });

  it('offers no coins beside minutes that vouchers pay for, nor to a guest on a break', async () => {
    const guest = await server.signUp();
    await confirmAddress(guest);
    expect(await redeem(guest, 'MINUTES')).toBe(200);
    expect(await offerTo(guest)).toMatchObject({ voucherChatMinutes: 2, freeCoins: null });
    const paused = await server.signUp();
    const set = await server.call('POST /guest/limits/pause', {
      as: paused,
      body: { kind: 'coolOff', length: 'day' },
    });
    expect(set.status).toBe(200);
    expect((await offerTo(paused)).freeCoins).toBeNull();
  });
});
