import { randomUUID } from 'node:crypto';
import { testIdExitIntent } from '@vx/contract/constants';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { MoneyApi } from '../money/index.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const show = 'POST /conversion/showIncentive';
const redeemKey = 'POST /conversion/redeemIncentive';
const pageLoad = 'POST /conversion/getPageLoadIncentives';

describe.each(oneDatabase)('incentives on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
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
  });

  const call = async (key: string, options: Parameters<TestServer['call']>[1] = {}, as = guest) => {
    const { body } = await server.call(key, { as, ...options });
    return body;
  };
  const idsOf = (answer: { incentives: { id: string }[] }) => answer.incentives.map(({ id }) => id);
  const byEvent = async (event: string, as = guest) =>
    call('GET /conversion/getIncentivesByEvent', { query: { event, analytics: true } }, as);
  const atPreviewEnd = async (albumId = '2') =>
    call('GET /conversion/getVideoPreviewEndIncentives/{albumId}', { params: { albumId } });
  const onPage = async (routeName: string) =>
    (await call(pageLoad, { body: { routeName, routeArgs: {} } })).data;
  const redeem = (incentive: string, idempotencyKey: string = randomUUID()) =>
    call(redeemKey, { body: { incentive }, idempotencyKey });
  const vouchers = async () =>
    (await server.query('{ guestVouchers { id type amount } }', { as: guest })).body.data
      .guestVouchers;
  const credit = (amount: number) =>
    server.platform.database.transaction((tx) =>
      money.credit(tx, {
        guestId: guest.guestId,
        amount,
        currency: 'VXC',
        kind: 'bonus',
        reference: 'test',
      }),
    );
  const markPaying = () =>
    server.platform.database.transaction((tx) => money.markPaying(tx, guest.guestId));

  it('[RU-incentives-page-load][RE-getPageLoadIncentives][ET-pageLoadIncentives] a page brings incentives, and tells trackers nothing', async () => {
    const { body } = await server.call(pageLoad, {
      body: { routeName: 'videosFreeClips', routeArgs: { page: 1 } },
    });
    expect(idsOf(body.data)).toEqual(['sign-up']);
    expect(body.data).toMatchObject({ vxpayConfig: {}, trackingData: {} });
    expect(idsOf(await onPage('videosFreeClips'))).toEqual([]);
  });

  it('[RE-getIncentivesByEvent][ET-incentive][RU-tracking-exit-intent-test] exit intent is for guests of its test', async () => {
    const { incentives } = await byEvent('exitIntent');
    expect(incentives).toEqual([
      {
        id: 'exit-free-video',
        type: 'freeVideo',
        region: 'exit',
        event: 'exitIntent',
        priority: 20,
        countdown: 1800,
        endsAt: new Date(clock.now() + 30 * MINUTE).toISOString(),
        uniqueGroup: 'free-video',
        reason: 'neverPaid',
        gift: { type: 1, amount: 1, validDays: 7 },
      },
    ]);
    await call('POST /guest/tests/leave', { body: { testId: testIdExitIntent } });
    expect(await byEvent('exitIntent')).toEqual({ incentives: [] });
  });

  it('[RU-tracking-exit-intent-test][RU-consent-gates-cookies] exit intent is not evaluated before analytics is allowed, nor when the browser asks not to be watched', async () => {
    const key = 'GET /conversion/getIncentivesByEvent';
    const noted = async () =>
      (await call('GET /guest/log', { query: { kind: 'test' } })).items.map(
        ({ data }: { data: object }) => data,
      );
    for (const options of [
      { query: { event: 'exitIntent' } },
      { query: { event: 'exitIntent', analytics: false } },
      { query: { event: 'exitIntent', analytics: true }, headers: { 'sec-gpc': '1' } },
    ])
      expect(await call(key, options)).toEqual({ incentives: [] });
    expect(await noted()).toEqual([]);
    expect(idsOf(await byEvent('exitIntent'))).toEqual(['exit-free-video']);
    await byEvent('exitIntent');
    expect(await noted()).toEqual([{ testId: testIdExitIntent, group: 'variant' }]);
  });

  it('[RU-incentives-countdown] five loads keep one deadline, and after it nothing can be taken', async () => {
    const ends = new Set<string>();
    const left: number[] = [];
    for (let load = 0; load < 5; load += 1) {
      const [incentive] = (await atPreviewEnd()).incentives;
      ends.add(incentive.endsAt);
      left.push(incentive.countdown);
      clock.advance(2 * MINUTE);
    }
    expect(ends.size).toBe(1);
    expect(left).toEqual([900, 780, 660, 540, 420]);
    clock.advance(4 * MINUTE + 59_000);
    expect((await atPreviewEnd()).incentives[0].countdown).toBe(1);
    clock.advance(1000);
    expect(idsOf(await atPreviewEnd())).toEqual([]);
    const refused = await redeem('preview-free-video');
    expect(refused.error).toMatchObject({
      code: 'INCENTIVE_OVER',
      detail: { endedAt: [...ends][0] },
    });
    expect(await vouchers()).toEqual([]);
  });

  it('two who ask at the same time are promised the same deadline', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => atPreviewEnd()));
    expect(new Set(answers.map(({ incentives }) => incentives[0].endsAt)).size).toBe(1);
  });

  it('[RE-getVideoPreviewEndIncentives][RU-incentives-preview-end] what is given is given once, however often and from wherever it is asked for', async () => {
    const before = await redeem('preview-free-video');
    expect(before.error.code).toBe('NOT_FOUND');
    expect(idsOf(await atPreviewEnd())).toEqual(['preview-free-video']);
    const key = randomUUID();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const first = await redeem('preview-free-video', key);
    expect(first.data.success).toBe(true);
    expect(Date.parse(first.data.validTo) - clock.now()).toBe(7 * DAY);
    expect((await socket.next('incentiveClosed')).payload).toEqual({
      incentiveId: 'preview-free-video',
      uniqueGroup: 'free-video',
    });
    expect(await redeem('preview-free-video', key)).toEqual(first);
    const again = await Promise.all([1, 2, 3].map(() => redeem('preview-free-video')));
    expect(again.map(({ error }) => error.code)).toEqual(Array(3).fill('INCENTIVE_TAKEN'));
    expect(await vouchers()).toMatchObject([{ type: 1, amount: 1 }]);
    expect(idsOf(await atPreviewEnd())).toEqual([]);
    expect(idsOf(await byEvent('exitIntent'))).toEqual([]);
  });

  it('a deadline is a promise: it stands when its reason is gone', async () => {
    await atPreviewEnd();
    await markPaying();
    expect(idsOf(await atPreviewEnd())).toEqual([]);
    expect((await redeem('preview-free-video')).data.success).toBe(true);
  });

  it('offers nothing beside a video that is open to the guest, and knows which there are', async () => {
    expect((await atPreviewEnd('9999')).error.code).toBe('NOT_FOUND');
    expect((await atPreviewEnd('abc')).error.code).toBe('NOT_FOUND');
    await credit(100);
    await call('POST /videos/{videoId}/buy', {
      params: { videoId: '1' },
      body: { expectedPrice: 10 },
      idempotencyKey: randomUUID(),
    });
    expect(idsOf(await atPreviewEnd('1'))).toEqual([]);
    expect(idsOf(await atPreviewEnd('2'))).toEqual(['preview-free-video']);
  });

  it('[RE-getBuyImageAlbumIncentives][RU-incentives-buy-album-event#1] an album brings its own', async () => {
    const key = 'GET /conversion/getBuyImageAlbumIncentives/{albumId}';
    expect(idsOf(await call(key, { params: { albumId: 1 } }))).toEqual(['album-free-album']);
    expect((await call(key, { params: { albumId: 'none' } })).error.code).toBe('NOT_FOUND');
    expect((await redeem('album-free-album')).data.success).toBe(true);
    expect(await vouchers()).toMatchObject([{ type: 4, amount: 1 }]);
  });

  it('[RE-closeIncentive][RU-incentives-blocked-30-days] what is closed takes its group away for 30 days, on every device', async () => {
    expect(idsOf(await byEvent('exitIntent'))).toEqual(['exit-free-video']);
    const close = (result: string, incentive = 'exit-free-video') =>
      call('POST /conversion/closeIncentive', { body: { result, incentive } });
    expect((await close('closed', 'nothing')).error.code).toBe('NOT_FOUND');
    // Time ran out: the guest said nothing about it.
    expect(await close('expired')).toEqual({ data: { success: true } });
    expect(idsOf(await atPreviewEnd())).toEqual(['preview-free-video']);
    expect(await close('closed')).toEqual({ data: { success: true } });
    expect(idsOf(await atPreviewEnd())).toEqual([]);
    expect(idsOf(await byEvent('exitIntent'))).toEqual([]);
    const { rows } = await sql<{ until: Date }>`select until from incentive_blocks
      where guest_id = ${guest.guestId} and unique_group = 'free-video'`.execute(
      server.platform.database.read,
    );
    expect(rows[0]?.until.getTime()).toBe(clock.now() + 30 * DAY);
  });

  it('[RE-setRefillWindowHidden][RU-incentives-refill-window-hide][SC-refillWindow] the refill window comes to paying guests with little left, and hides for as long as they say', async () => {
    expect(idsOf(await onPage('home'))).toEqual([]);
    await credit(8);
    expect(idsOf(await onPage('home'))).toEqual([]);
    await markPaying();
    expect((await onPage('home')).incentives).toMatchObject([
      { id: 'refill', region: 'refill', reason: 'lowBalance', countdown: null, endsAt: null },
    ]);
    expect(idsOf(await onPage('help'))).toEqual([]);
    const hide = (interval: number) =>
      call('POST /conversion/setRefillWindowHidden', {
        body: { incentiveType: 'refill', interval },
      });
    expect(await hide(86_400)).toEqual({ data: { success: true } });
    clock.advance(DAY - 1000);
    expect(idsOf(await onPage('home'))).toEqual([]);
    clock.advance(1000);
    expect(idsOf(await onPage('home'))).toEqual(['refill']);
    await hide(86_400);
    await hide(0);
    expect(idsOf(await onPage('home'))).toEqual(['refill']);
    await credit(40);
    expect(idsOf(await onPage('home'))).toEqual([]);
  });

  it('[RE-setGuestInfo] who asks for less is interrupted once a day, for thirty days; a visitor leaves nothing', async () => {
    const set = (value: string, as: TestGuest | null = guest, type = 'offers') =>
      server.call('POST /conversion/setGuestInfo', {
        ...(as && { as }),
        body: { type, value },
      });
    const ask = async () =>
      (await call(show, { body: { incentive: 'exit-free-video' } })).data.success;
    expect(await ask()).toBe(true);
    clock.advance(10 * MINUTE);
    expect((await set('lessOften')).body).toEqual({ success: true });
    expect(await ask()).toBe(false);
    expect(idsOf(await byEvent('exitIntent'))).toEqual([]);
    clock.advance(DAY - 10 * MINUTE);
    expect(await ask()).toBe(true);
    clock.advance(10 * MINUTE);
    expect(await ask()).toBe(false);
    // Changed one's mind: the latest counts.
    await set('normal');
    expect(await ask()).toBe(true);
    expect((await set('lessOften', null)).body).toEqual({ success: false });
    for (const [value, type] of [
      ['never', 'offers'],
      ['lessOften', 'income'],
    ] as const) {
      const refused = await set(value, guest, type);
      expect([refused.status, refused.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    }
    const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from guest_infos
      where guest_id = ${guest.guestId}`.execute(server.platform.database.read);
    expect(rows[0]?.amount).toBe(1);
  });

  it('interrupts once in ten minutes, whoever asks and however many at once', async () => {
    const ask = async (incentive = 'exit-free-video') =>
      (await call(show, { body: { incentive } })).data.success;
    const first = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(first.filter(Boolean)).toHaveLength(1);
    expect(idsOf(await byEvent('exitIntent'))).toEqual([]);
    expect(await ask('refill')).toBe(false);
    // What stands in the page interrupts nobody.
    expect(idsOf(await atPreviewEnd())).toEqual(['preview-free-video']);
    expect(await ask('preview-free-video')).toBe(true);
    clock.advance(10 * MINUTE - 1);
    expect(await ask()).toBe(false);
    clock.advance(1);
    expect(idsOf(await byEvent('exitIntent'))).toEqual(['exit-free-video']);
    expect(await ask()).toBe(true);
    expect((await call(show, { body: { incentive: 'none' } })).error.code).toBe('NOT_FOUND');
  });

  it('is silent while a paid chat runs', async () => {
    await credit(500);
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const started = await call('POST /live/{actorId}/start', {
      params: { actorId: 1 },
      body: { kind: 'livechat', expectedPrice: 12, sequence: 1 },
      idempotencyKey: randomUUID(),
    });
    expect(idsOf(await byEvent('exitIntent'))).toEqual([]);
    expect(idsOf(await atPreviewEnd())).toEqual([]);
    const asked = await call(show, { body: { incentive: 'exit-free-video' } });
    expect(asked.data.success).toBe(false);
    await call('POST /live/{chatId}/end', { params: { chatId: started.chatId } });
    expect(idsOf(await byEvent('exitIntent'))).toEqual(['exit-free-video']);
  });

  it('offers nothing to a guest who takes a break from spending', async () => {
    await call('POST /guest/limits/pause', { body: { kind: 'coolOff', length: 'day' } });
    expect(idsOf(await atPreviewEnd())).toEqual([]);
    expect(idsOf(await byEvent('exitIntent'))).toEqual([]);
  });

  it('keeps nothing of visitors', async () => {
    const visitor = async (key: string, incentive: string, more = {}) =>
      (await server.call(key, { body: { incentive, ...more } })).body.data.success;
    expect(await visitor(show, 'sign-up')).toBe(true);
    expect(await visitor(show, 'sign-up')).toBe(true);
    expect(await visitor('POST /conversion/closeIncentive', 'sign-up', { result: 'closed' })).toBe(
      true,
    );
    const again = await server.call(pageLoad, {
      body: { routeName: 'videosFreeClips', routeArgs: {} },
    });
    expect(idsOf(again.body.data)).toEqual(['sign-up']);
  });
});
