import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { MoneyApi } from '../money/index.ts';

const DAY = 86_400_000;

describe.each(databases)('limits over HTTP on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  let server: TestServer;
  let guest: TestGuest;
  let money: MoneyApi;

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    const apiOf = <Api>(wanted: string): Api =>
      (modules.find(({ name }) => name === wanted) as unknown as { api: Api }).api;
    money = apiOf<MoneyApi>('money');
    await apiOf<ActorsApi>('actors').setOnline([1, 2, 3], true);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp();
    const { guestId } = guest;
    await server.platform.database.transaction((tx) =>
      money.credit(tx, { guestId, amount: 500, currency: 'VXC', kind: 'bonus', reference: 'test' }),
    );
  });

  const call = (key: string, body?: unknown, params?: Readonly<Record<string, string | number>>) =>
    server.call(key, {
      as: guest,
      idempotencyKey: randomUUID(),
      ...(body !== undefined && { body }),
      ...(params && { params }),
    });
  const set = (period: string, amount: number | null) =>
    call('POST /guest/limits', { period, amount });
  const buy = (videoId: number, expectedPrice: number) =>
    call('POST /videos/{videoId}/buy', { expectedPrice }, { videoId });
  const start = async () => {
    const answer = await call(
      'POST /live/{actorId}/start',
      { kind: 'livechat', expectedPrice: 12, sequence: 1 },
      { actorId: 1 },
    );
    const { chatId } = answer.body;
    if (chatId) await call('POST /live/{chatId}/picture', undefined, { chatId });
    return answer;
  };
  const connect = async () => {
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    return socket;
  };

  it('a new guest has none, and sees what was spent all the same', async () => {
    await buy(1, 10);
    const { body } = await call('GET /guest/limits');
    expect(body.limits.map((one: { period: string }) => one.period)).toEqual([
      'day',
      'week',
      'month',
    ]);
    for (const one of body.limits)
      expect(one).toMatchObject({ spent: { value: 10 }, limit: null, raise: null });
    expect(body).toMatchObject({ bounds: { min: 20, max: 20_000, step: 20 }, pause: null });
    expect(body.limits[0].usual).toEqual([40, 80, 200]);
  });

  it('lowering works at once, raising after 24 hours, and can be withdrawn until then', async () => {
    const dayOf = async () => (await call('GET /guest/limits')).body.limits[0];
    expect((await set('day', 80)).body.limits[0]).toMatchObject({ limit: { value: 80 } });
    expect((await set('day', 40)).body.limits[0]).toMatchObject({ limit: { value: 40 } });
    const raised = await set('day', 120);
    expect(raised.body.limits[0]).toMatchObject({
      limit: { value: 40 },
      raise: { limit: { value: 120 }, from: new Date(clock.now() + DAY).toISOString() },
    });
    const withdrawn = await call('POST /guest/limits/withdraw', { period: 'day' });
    expect(withdrawn.body.limits[0]).toMatchObject({ limit: { value: 40 }, raise: null });
    await set('day', null);
    expect(await dayOf()).toMatchObject({ limit: { value: 40 }, raise: { limit: null } });
    clock.advance(DAY);
    expect(await dayOf()).toMatchObject({ limit: null, raise: null });
    await call('POST /guest/limits/withdraw', { period: 'day' });
    expect(await dayOf()).toMatchObject({ limit: null, raise: null });
  });

  it('amounts that are not offered change nothing', async () => {
    for (const amount of [19, 20_001]) {
      const { status, body } = await set('week', amount);
      expect([status, body.error.code]).toEqual([422, 'AMOUNT_NOT_OFFERED']);
    }
    for (const amount of [0, -5, 1.5]) expect((await set('week', amount)).status).toBe(400);
    expect((await call('GET /guest/limits')).body.limits[1].limit).toBeNull();
  });

  it('every device of the guest learns that a limit has changed, and that what was refused has not', async () => {
    const socket = await connect();
    await set('day', 10);
    await set('day', 40);
    expect((await socket.next('limitsChanged')).payload).toEqual({});
    expect(socket.frames.filter(({ type }) => type === 'limitsChanged')).toHaveLength(1);
  });

  it('a purchase beyond the limit is refused with the rule, what is left and when it starts again', async () => {
    await set('day', 20);
    await buy(1, 10);
    const refused = await buy(2, 20);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'LIMIT_REACHED']);
    expect(refused.body.error.detail).toMatchObject({ rule: 'day', left: 10 });
    expect((await call('GET /guest/getGuestBalance')).body.balance).toBe(490);
  });

  it('no payment is begun that would bring in more than the limit', async () => {
    await set('month', 80);
    const topUp = (optionId: string) =>
      call('POST /payment/topup', { optionId, returnPath: '/en/' });
    // What would be refused is said where it is offered.
    const { options } = (await call('GET /payment/topupOptions')).body;
    expect(
      options
        .filter(({ isWithinLimits }: { isWithinLimits: boolean }) => isWithinLimits)
        .map(({ id }: { id: string }) => id),
    ).toEqual(['topup-1000']);
    expect((await topUp('topup-2500')).body.error.code).toBe('LIMIT_REACHED');
    expect((await topUp('topup-1000')).status).toBe(200);
  });

  it('[RU-chatexit-503] a live chat lasts as long as the limit, says which one ended it, and none begins after it', async () => {
    await set('week', 20);
    await buy(1, 10);
    await set('day', 20);
    const socket = await connect();
    const offer = await call('GET /live/{actorId}/offer', undefined, { actorId: 1 });
    expect(offer.body.kinds[0]).toMatchObject({
      secondsAffordable: 50,
      limitedBy: 'week',
      refusal: null,
    });
    const chat = await start();
    expect(chat.body).toMatchObject({ secondsLeft: 50, balance: { value: 490 } });
    for (let second = 0; second < 52; second += 1) {
      clock.advance(1_000);
      await server.runTask('live.meter');
    }
    const { payload } = await socket.next('chatEnd');
    expect(payload).toMatchObject({
      exitCode: 503,
      receipt: { endedBy: 'week', price: { value: 10 }, balance: { value: 480 }, seconds: 50 },
    });
    const left = await call('GET /live/{actorId}/offer', undefined, { actorId: 1 });
    expect(left.body.kinds[0]).toMatchObject({ secondsAffordable: 0, refusal: 'LIMIT_REACHED' });
    const again = await start();
    expect([again.status, again.body.error.code]).toEqual([403, 'LIMIT_REACHED']);
    expect((await call('GET /live/current')).body).toBeNull();
  });

  it('a limit that is lowered during a chat holds from the next tick', async () => {
    const socket = await connect();
    expect((await start()).status).toBe(200);
    for (let second = 0; second < 10; second += 1) {
      clock.advance(1_000);
      await server.runTask('live.meter');
    }
    await buy(1, 10);
    await buy(2, 20);
    await set('month', 20);
    for (let second = 0; second < 6; second += 1) {
      clock.advance(1_000);
      await server.runTask('live.meter');
    }
    const { payload } = await socket.next('chatEnd');
    expect(payload).toMatchObject({ receipt: { endedBy: 'month', price: { value: 2 } } });
  });

  it.each([
    ['coolOff', 'day', DAY],
    ['exclusion', 'halfYear', 183 * DAY],
    ['exclusion', 'forever', null],
  ])('%s for %s ends a running chat and refuses everything', async (kind, length, lasts) => {
    const socket = await connect();
    expect((await start()).status).toBe(200);
    const paused = await call('POST /guest/limits/pause', { kind, length });
    const until = lasts === null ? null : new Date(clock.now() + lasts).toISOString();
    expect(paused.body.pause).toEqual({ kind, until });
    const { payload } = await socket.next('chatEnd');
    expect(payload).toMatchObject({ exitCode: 503, receipt: { endedBy: kind } });
    expect((await call('GET /live/current')).body).toBeNull();
    const refusals = [
      await start(),
      await buy(1, 10),
      await call('POST /payment/topup', { optionId: 'topup-1000', returnPath: '/en/' }),
    ];
    for (const { status, body } of refusals)
      expect([status, body.error.code]).toEqual([403, 'SPENDING_PAUSED']);
    const offer = await call('GET /live/{actorId}/offer', undefined, { actorId: 1 });
    expect(offer.body.kinds[0]).toMatchObject({ limitedBy: kind, refusal: 'SPENDING_PAUSED' });
    expect((await call('GET /guest/getGuestBalance')).body.balance).toBe(500);
  });

  it('a break is what a guest with an empty wallet is told, not to top up', async () => {
    guest = await server.signUp();
    await connect();
    await call('POST /guest/limits/pause', { kind: 'coolOff', length: 'day' });
    const { status, body } = await start();
    expect([status, body.error.code]).toEqual([403, 'SPENDING_PAUSED']);
    const offer = await call('GET /live/{actorId}/offer', undefined, { actorId: 1 });
    expect(offer.body.kinds[0].refusal).toBe('SPENDING_PAUSED');
  });

  it('a pause is lengthened, never shortened, and ends by itself', async () => {
    const pause = (kind: string, length: string) =>
      call('POST /guest/limits/pause', { kind, length });
    await pause('coolOff', 'day');
    const begun = clock.now();
    await pause('coolOff', 'week');
    const shorter = await pause('coolOff', 'day');
    expect(shorter.body.pause.until).toBe(new Date(begun + 7 * DAY).toISOString());
    expect((await pause('coolOff', 'forever')).status).toBe(400);
    for (let day = 0; day < 7; day += 1) {
      // A sign of life a day, so that the session does not end meanwhile.
      expect((await call('GET /guest/limits')).body.pause.kind).toBe('coolOff');
      clock.advance(DAY);
    }
    expect((await call('GET /guest/limits')).body.pause).toBeNull();
    expect((await buy(1, 10)).status).toBe(200);
  });
});
