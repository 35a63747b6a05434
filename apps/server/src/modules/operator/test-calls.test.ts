import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, oneDatabase, type TestServer } from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';

const token = { 'x-operator-token': 'operator-secret' };
const words = (text: string) => ({ de: text, en: text, nl: text, es: text });
const actor = {
  id: 9001,
  slug: 'imported-anna',
  name: 'Imported Anna',
  gender: 'F',
  age: 30,
  city: 'Bremen',
  country: 'DE',
  latitude: 53.1,
  longitude: 8.8,
  languages: ['de', 'en'],
  livechat: 15,
  headline: words('Hello'),
  about: words('About me'),
};
const picture = (id: number) => ({ id, imageVersion: 'v1', width: 800, height: 600 });
const album = {
  id: 9001,
  actorId: 9001,
  title: words('By the sea'),
  description: words('Waves'),
  price: 20,
  ageRating: 16,
  releasedAt: '2026-11-20T10:00:00Z',
  pictures: [picture(90_001), picture(90_002), picture(90_003)],
};

describe.each(oneDatabase)('calls of tests and imports on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      database,
      env: {
        VX_OPERATOR_TOKEN: 'operator-secret',
        VX_OFFICE_NETWORKS: '127.0.0.0/8, 2001:db8::/48',
        VX_TRUST_PROXY: '1',
      },
    });
    for (const module of server.running.product.modules) await module.seed?.(smallWorld());
  });
  afterAll(() => server.close());

  const call = async (
    key: string,
    options: Parameters<TestServer['call']>[1] = {},
    headers: Readonly<Record<string, string>> = {},
  ) => server.call(key, { ...options, headers: { ...token, ...headers } });

  it.each([
    ['GET /test/leapwork/result', {}],
    ['POST /test/leapwork/result', { body: { runItemId: 'a', name: 'a', passed: true } }],
    ['GET /test/leapwork/video/{runItemId}', { params: { runItemId: 'a' } }],
    ['GET /test/testPLA/{action}', { params: { action: 'begin' } }],
    ['GET /test/officeIpCheck', {}],
    ['GET /test/secureRemoteIpCheck', {}],
    ['POST /internal/clearCache', {}],
    ['POST /internal/actorAndAlbumImport', { body: { actors: [], albums: [] } }],
  ])(
    '[RU-tracking-internal][RU-tracking-test-endpoints][EN-testEndpoints] does not exist for anyone else: %s',
    async (key, options) => {
      const guest = await server.signUp();
      for (const more of [{}, { as: guest }, { headers: { 'x-operator-token': 'wrong' } }]) {
        const { status, body } = await server.call(key, { ...options, ...more });
        expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
      }
    },
  );

  it('[RE-testLeapworkResult][RE-testLeapworkVideo] keeps the latest result of each run, and where its recording lies', async () => {
    const store = (body: object) => call('POST /test/leapwork/result', { body });
    const video = (runItemId: string) =>
      call('GET /test/leapwork/video/{runItemId}', { params: { runItemId } });
    await store({ runItemId: 'run-1', name: 'Top-up', passed: false });
    await store({
      runItemId: 'run-2',
      name: 'Chat',
      passed: true,
      videoUrl: 'https://videos.example.test/run-2.mp4',
    });
    await store({ runItemId: 'run-1', name: 'Top-up', passed: true });
    const { results } = (await call('GET /test/leapwork/result')).body;
    expect(results.map(({ at: _at, ...run }: { at: string }) => run)).toEqual([
      { runItemId: 'run-1', name: 'Top-up', passed: true, hasVideo: false },
      { runItemId: 'run-2', name: 'Chat', passed: true, hasVideo: true },
    ]);
    expect((await video('run-2')).body).toEqual({ url: 'https://videos.example.test/run-2.mp4' });
    for (const missing of ['run-1', 'run-3'])
      expect((await video(missing)).body.error.code).toBe('NOT_FOUND');
    const unsafe = { runItemId: 'run-4', name: 'x', passed: true, videoUrl: 'javascript:alert(1)' };
    expect((await store(unsafe)).status).toBe(400);
  });

  it('[RE-testPLA] says which step was asked for, and that the platform stands', async () => {
    const { body } = await call('GET /test/testPLA/{action}', { params: { action: 'begin' } });
    expect(body).toMatchObject({ action: 'begin', database: true, bus: true });
  });

  it('[RE-testOfficeIpCheck][RE-testSecureRemoteIpCheck] compares the address that the trusted proxy names with the networks', async () => {
    const check = async (key: string, address?: string) =>
      (await call(key, {}, address === undefined ? {} : { 'x-forwarded-for': address })).body
        .matches;
    const office = 'GET /test/officeIpCheck';
    expect(await check(office)).toBe(true);
    expect(await check(office, '2001:db8:0:1::7')).toBe(true);
    expect(await check(office, '203.0.113.9')).toBe(false);
    // Only the last hop is believed.
    expect(await check(office, '127.0.0.1, 203.0.113.9')).toBe(false);
    // Nothing is configured, so nobody is.
    expect(await check('GET /test/secureRemoteIpCheck')).toBe(false);
  });

  it('[RE-internalClearCache] shows at once what was changed behind the memory', async () => {
    const onPage = async () => {
      const { body } = await server.call('POST /conversion/getPageLoadIncentives', {
        body: { routeName: 'videosFreeClips', routeArgs: {} },
      });
      return body.data.incentives.length;
    };
    const { read } = server.platform.database;
    const show = (active: boolean) =>
      sql`update incentives set active = ${active} where id = 'sign-up'`.execute(read);
    expect(await onPage()).toBe(1);
    await show(false);
    expect(await onPage()).toBe(1);
    expect((await call('POST /internal/clearCache')).body).toEqual({ success: true });
    expect(await onPage()).toBe(0);
    await show(true);
    await call('POST /internal/clearCache');
    expect(await onPage()).toBe(1);
  });

  it('[RE-internalActorAndAlbumImport] writes performers and albums, and the same again changes nothing', async () => {
    const send = (body: object) => call('POST /internal/actorAndAlbumImport', { body });
    const read = async () => {
      const found = await server.query('{ modelById(id: "9001") { name } }');
      const cities = await sql<{ city: string }>`select city from actors where id = 9001`.execute(
        server.platform.database.read,
      );
      const { rows } = await sql<{ title: { en: string }; pictures: readonly number[] }>`
        select a.title, array(
          select p.id from album_pictures p where p.album_id = a.id order by p.position) as pictures
        from albums a where a.id = 9001`.execute(server.platform.database.read);
      return { model: { ...found.body.data.modelById, ...cities.rows[0] }, albums: rows };
    };
    const body = { actors: [actor], albums: [album] };
    for (let time = 0; time < 2; time += 1)
      expect((await send(body)).body).toEqual({ success: true });
    expect(await read()).toMatchObject({
      model: { name: 'Imported Anna', city: 'Bremen' },
      albums: [{ title: { en: 'By the sea' }, pictures: [90_001, 90_002, 90_003] }],
    });
    const moved = { ...actor, city: 'Hamburg' };
    const fewer = { ...album, pictures: [picture(90_003), picture(90_001)] };
    await send({ actors: [moved], albums: [fewer] });
    expect(await read()).toMatchObject({
      model: { city: 'Hamburg' },
      albums: [{ pictures: [90_003, 90_001] }],
    });
    // All or nothing: the performer of the second album is missing.
    const refused = await send({
      actors: [{ ...actor, city: 'Berlin' }],
      albums: [album, { ...album, id: 9002, actorId: 9999, pictures: [] }],
    });
    expect([refused.status, refused.body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await read()).model.city).toBe('Hamburg');
    for (const wrong of [
      { actors: [{ ...actor, id: 9003 }], albums: [] },
      { actors: [{ ...actor, age: 20 }], albums: [] },
      { actors: [], albums: [{ ...album, id: 9004 }] },
      { actors: [{ ...actor, secret: 1 }], albums: [] },
    ])
      expect((await send(wrong)).body.error.code).toBe('INVALID_INPUT');
  });
});
