import { testIds } from '@vx/contract/enums';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import type { TrackingApi } from './tracking-module.ts';

const DAY = 86_400_000;
const log = 'GET /guest/log';
const forget = 'POST /guest/log/forget';
const tests = 'GET /guest/tests';
const leave = 'POST /guest/tests/leave';
const visit = 'POST /tracker/trackActorProfileVisit';
const track = 'POST /tracker/track';
const online = 'POST /logger/browserOnline';

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly data: object;
}

describe.each(oneDatabase)('tracking on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
  let server: TestServer;
  let guest: TestGuest;
  let api: TrackingApi;

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    const { modules } = server.running.product;
    ({ api } = modules.find(({ name }) => name === 'tracking') as unknown as { api: TrackingApi });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp();
    await share(34, 50);
    for (const table of ['tests_left', 'tests'])
      await sql`delete from ${sql.table(table)} where ${sql.ref(table === 'tests' ? 'id' : 'test_id')} <> 34`.execute(
        server.platform.database.read,
      );
  });

  const share = (id: number, of: number) =>
    sql`insert into tests (id, share) values (${id}, ${of})
      on conflict (id) do update set share = ${of}`.execute(server.platform.database.read);
  const call = async (
    key: string,
    options: Parameters<TestServer['call']>[1] = {},
    as: TestGuest | null = guest,
  ) => (await server.call(key, { ...(as && { as }), ...options })).body;
  /** The same guest on another device. */
  const logIn = async (): Promise<TestGuest> => {
    const { email, password } = guest;
    const { bearer } = await call('POST /auth/login', { body: { email, password } }, null);
    return { ...guest, bearer };
  };
  const entries = async (query: object = {}, as: TestGuest | null = guest): Promise<Entry[]> =>
    (await call(log, { query: { ...query } }, as)).items;
  const bodies = [
    [visit, { actorName: 'anna' }],
    [track, { eventContext: 'tab', eventAction: 'leave', eventData: {} }],
    ['POST /watch/start', { kind: 'video', referenceId: '7' }],
    [online, { status: 'offline' }],
    [
      'POST /logger/websocketConnectionError',
      {
        connectionAttempt: 2,
        error: 'connection closed',
        errorCode: 1006,
        errorReason: '',
        websocketType: 'guest',
      },
    ],
    ['POST /logger/vxmessengerError', { message: 'no channel' }],
  ] as const;
  const send = async (as: TestGuest | null = guest) => {
    for (const [key, body] of bodies)
      expect((await server.call(key, { ...(as && { as }), body })).status).toBe(200);
  };

  it('[RE-trackerTrack][RU-tracking-track][RE-trackActorProfileVisit][RU-actors-profile-visit][RE-watchStart][RE-loggerBrowserOnline][RE-loggerWebsocketConnectionError][RE-loggerVxmessengerError] a guest reads what is logged, the newest first, as it was sent', async () => {
    expect(await call(log)).toEqual({ items: [], next: null, retentionDays: 90 });
    await send();
    const all = await entries();
    expect(all.map(({ data }) => data)).toEqual(bodies.map(([, body]) => body).toReversed());
    expect(all.map(({ kind }) => kind)).toEqual([
      'vxmessengerError',
      'websocketConnectionError',
      'browserOnline',
      'watchStart',
      'track',
      'actorProfileVisit',
    ]);
    expect(all[0]?.at).toBe(new Date(clock.now()).toISOString());
    expect(await entries({ kind: 'track' })).toEqual([all[4]]);
  });

  it('goes on below an entry, and what comes meanwhile moves nothing', async () => {
    await send();
    await send();
    const all = await entries();
    const first = await call(log, { query: { limit: 5 } });
    await send();
    const second = await call(log, { query: { limit: 5, before: first.next } });
    const third = await call(log, { query: { limit: 5, before: second.next } });
    expect([...first.items, ...second.items, ...third.items]).toEqual(all);
    expect(third.next).toBeNull();
    expect(await entries({ before: 'none' })).toHaveLength(18);
  });

  it('is nobody else’s: neither another guest nor a visitor reads or deletes it', async () => {
    await send();
    const stranger = await server.signUp();
    for (const as of [stranger, null]) {
      expect(await entries({}, as)).toEqual([]);
      await call(forget, {}, as);
    }
    expect(await entries()).toHaveLength(6);
  });

  it('a visitor reads its own, and no other visitor’s', async () => {
    const [one, other] = [
      { authorization: `Bearer ${server.running.anonymous.issue()}` },
      { authorization: `Bearer ${server.running.anonymous.issue()}` },
    ];
    await server.call(visit, { headers: one, body: { actorName: 'anna' } });
    const read = async (headers: Readonly<Record<string, string>>) =>
      (await server.call(log, { headers })).body.items.length;
    expect([await read(one), await read(other), await read({})]).toEqual([1, 0, 0]);
    expect((await server.call(forget, { headers: other })).body).toEqual({ deleted: 0 });
    expect((await server.call(forget, { headers: one })).body).toEqual({ deleted: 1 });
    expect(await read(one)).toBe(0);
  });

  it('what was counted is deleted when the guest says so; reports of failures go after ninety days', async () => {
    await send();
    expect(await call(forget)).toEqual({ deleted: 3 });
    const left = ['vxmessengerError', 'websocketConnectionError', 'browserOnline'];
    expect((await entries()).map(({ kind }) => kind)).toEqual(left);
    const prune = server.running.product.modules
      .find(({ name }) => name === 'tracking')
      ?.recurring?.find(({ name }) => name === 'tracking-prune');
    clock.advance(90 * DAY);
    await prune?.run();
    guest = await logIn();
    expect((await entries()).map(({ kind }) => kind)).toEqual(left);
    clock.advance(1);
    await prune?.run();
    expect(await entries()).toEqual([]);
  });

  it('a browser that asks not to be watched (GPC) is not counted', async () => {
    for (const [key, body] of bodies)
      await server.call(key, { as: guest, body, headers: { 'sec-gpc': '1' } });
    expect((await entries()).map(({ kind }) => kind)).toEqual([
      'vxmessengerError',
      'websocketConnectionError',
      'browserOnline',
    ]);
  });

  it('[EN-testIds] groups stay the same on every device and through every log-in, and follow the share', async () => {
    const saved = async (as = guest) =>
      (await call(tests, {}, as)).items as { testId: number; group: string; left: boolean }[];
    const before = await saved();
    expect(before.map(({ testId }) => testId)).toEqual([testIds.exitIntent]);
    const elsewhere = await logIn();
    expect(elsewhere.bearer).not.toBe(guest.bearer);
    expect(await saved(elsewhere)).toEqual(before);
    for (const id of [testIds.recommendedVideoFilter, testIds.voiceCallNewcomers])
      await share(id, 100);
    await share(34, 0);
    expect(await saved()).toEqual([
      { testId: 34, group: 'normal', left: false },
      { testId: 50, group: 'variant', left: false },
      { testId: 56, group: 'variant', left: false },
    ]);
    expect((await server.call(tests)).status).toBe(401);
    // Looking at it is no use of it.
    expect(await entries({ kind: 'test' })).toEqual([]);
  });

  it('[EN-testIds] who leaves a test is out of it at once and for ever, and nothing of it is kept', async () => {
    await share(34, 100);
    await share(50, 100);
    const both = new Set<number>([34, 50]);
    const seen = async () => [...(await api.testsOf(guest.guestId, both))];
    expect(await seen()).toEqual([34, 50]);
    expect(await seen()).toEqual([34, 50]);
    expect((await entries({ kind: 'test' })).map(({ data }) => data)).toEqual([
      { testId: 50, group: 'variant' },
      { testId: 34, group: 'variant' },
    ]);
    expect(await call(leave, { body: { testId: 34 } })).toEqual({ success: true });
    expect(await call(leave, { body: { testId: 34 } })).toEqual({ success: true });
    expect(await seen()).toEqual([50]);
    expect((await call(tests)).items[0]).toEqual({ testId: 34, group: 'normal', left: true });
    expect((await entries({ kind: 'test' })).map(({ data }) => data)).toEqual([
      { testId: 50, group: 'variant' },
    ]);
    expect((await call(leave, { body: { testId: 4711 } })).error.code).toBe('NOT_FOUND');
    await call(leave, { body: {} });
    expect(await seen()).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it('what is evaluated while a guest leaves is not noted afterwards', async () => {
    await share(34, 100);
    for (let round = 0; round < 5; round += 1) {
      const one = await server.signUp();
      await Promise.all([
        api.testsOf(one.guestId, new Set([34])),
        call(leave, { body: {} }, one),
        api.testsOf(one.guestId, new Set([34])),
      ]);
      expect(await entries({ kind: 'test' }, one)).toEqual([]);
    }
  });

  it('the normal group is noted, too: a test compares both', async () => {
    await share(34, 0);
    expect([...(await api.testsOf(guest.guestId, new Set([34])))]).toEqual([]);
    expect((await entries()).map(({ data }) => data)).toEqual([{ testId: 34, group: 'normal' }]);
  });
});
