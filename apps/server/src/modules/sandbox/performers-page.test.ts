import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../platform/testing/index.ts';
import { seedWorld } from '../../testing/owners-world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ database: 'pglite', env: { VX_SANDBOX: 'on' } });
  await seedWorld(server);
});
afterAll(() => server.close());

const logIn = (actorId: string): Promise<Response> =>
  fetch(`${server.origin}/sandbox/performers`, {
    method: 'POST',
    body: new URLSearchParams({ actorId }),
    redirect: 'manual',
  });

it('lists the performers of the demo world, in the language of the browser', async () => {
  const page = await (await fetch(`${server.origin}/sandbox/performers?language=de`)).text();
  expect(page).toContain('Performer 1');
  expect(page).toContain('performer-1@studio.candela.test');
  expect(page).toContain('Studio öffnen');
  expect(await (await fetch(`${server.origin}/sandbox`)).text()).toContain('/sandbox/performers');
});

it('logs in with one press, with a cookie that goes to the studio alone', async () => {
  const answer = await logIn('2');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/studio/']);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toContain('Path=/studio;');
  expect(cookie).toContain('HttpOnly');
  const own = await server.studio('GET /performer', {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(own.body).toMatchObject({ actorId: '2' });
});

it.each(['', '0', 'x', '999999'])(
  'leads who names nobody (%j) back to the list',
  async (actorId) => {
    const answer = await logIn(actorId);
    expect(answer.headers.get('location')).toBe('/sandbox/performers');
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

it('is not there where the sandbox is not', async () => {
  const other = await createTestServer({ database: 'pglite', env: { VX_SANDBOX: 'off' } });
  try {
    for (const method of ['GET', 'POST'])
      expect((await fetch(`${other.origin}/sandbox/performers`, { method })).status).toBe(404);
  } finally {
    await other.close();
  }
});
