import { DAY_MS } from '@vx/kernel';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

describe.each(oneDatabase)('how long a session lives, on %s', (database) => {
  let server: TestServer;
  const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [], clock });
  }, 60_000);
  afterAll(() => server?.close());
  const isIn = async (bearer: string): Promise<boolean> =>
    (await server.call('GET /auth/session', { headers: { authorization: `Bearer ${bearer}` } }))
      .body.loggedIn;

  it('ends thirty days after the log-in, however much it is used, over HTTP and on the socket', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const ping = async (): Promise<number> => {
      const earlier = socket.frames.filter(({ type }) => type === 'pong').length;
      socket.send('ping');
      const pongs = () => socket.frames.filter(({ type }) => type === 'pong');
      await socket.next('pong', () => pongs().length > earlier);
      return pongs().at(-1)?.payload.ttl as number;
    };
    for (let day = 0; day < 29; day += 1) {
      clock.advance(DAY_MS);
      expect(await isIn(guest.bearer)).toBe(true);
      const left = (30 - day - 1) * 86_400;
      expect(await ping()).toBe(Math.min(7 * 86_400, left));
    }
    clock.advance(DAY_MS - 1000);
    expect(await isIn(guest.bearer)).toBe(true);
    clock.advance(1000);
    expect(await isIn(guest.bearer)).toBe(false);
    socket.send('ping');
    expect((await socket.next('sessionExpired')).payload).toEqual({ reason: 'expired' });
    expect(await socket.closing()).toBe(4001);
  });

  it('ends on a socket that never asks, when nobody says so', async () => {
    const [leaver, stayer] = [await server.signUp(), await server.signUp()];
    const [left, stays] = [
      await server.socket({ as: leaver }),
      await server.socket({ as: stayer }),
    ];
    for (const socket of [left, stays]) await socket.next('sessionAcknowledge');
    // As another node does it whose message is lost.
    await sql`delete from sessions where guest_id = ${leaver.guestId}`.execute(
      server.platform.database.read,
    );
    await server.running.sockets?.recheckSessions();
    expect((await left.next('sessionExpired')).payload).toEqual({ reason: 'expired' });
    expect(await left.closing()).toBe(4001);
    // At once, although the node had just read it.
    expect([await isIn(leaver.bearer), await isIn(stayer.bearer)]).toEqual([false, true]);
    expect(stays.closed).toBeNull();
    // From before a change of the credentials, with its row still there.
    await sql`update guests set credential_epoch = credential_epoch + 1 where id = ${stayer.guestId}`.execute(
      server.platform.database.read,
    );
    await server.running.sockets?.recheckSessions();
    expect(await stays.closing()).toBe(4001);
  });

  it('is asked for all sockets in few queries', async () => {
    const guest = await server.signUp();
    const { sessions } = server.running.product;
    const own = (await sessions.byBearer(guest.bearer))?.sessionId ?? '';
    const strangers = Array.from({ length: 1200 }, () => crypto.randomUUID());
    expect(await sessions.endedAmong([...strangers, own])).toEqual(strangers);
    expect(await sessions.endedAmong([])).toEqual([]);
  });
});

describe.each(databases)('a session that ends with the browser, on %s', (database) => {
  let server: TestServer;
  const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [], clock });
  }, 60_000);
  afterAll(() => server?.close());
  const hour = 3_600_000;
  const isIn = async (as: TestGuest): Promise<boolean> =>
    (await server.call('GET /auth/session', { as })).body.loggedIn;
  const logIn = async (guest: TestGuest, stayLoggedIn?: boolean) => {
    const { body, headers } = await server.call('POST /auth/login', {
      body: {
        email: guest.email,
        password: guest.password,
        ...(stayLoggedIn !== undefined && { stayLoggedIn }),
      },
    });
    const [session = '', device = ''] = headers.getSetCookie();
    return { as: { ...guest, bearer: body.bearer as string }, session, device, body };
  };

  it('has a cookie without an age where the guest says no, and the age of before where it does not', async () => {
    const guest = await server.signUp();
    const [no, yes, unsaid] = [
      await logIn(guest, false),
      await logIn(guest, true),
      await logIn(guest),
    ];
    expect(no.session).toMatch(/^vx_sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/);
    for (const { session } of [yes, unsaid]) expect(session).toMatch(/; Max-Age=2592000$/);
    // The browser is known again all the same.
    for (const { device } of [no, yes]) expect(device).toMatch(/^vx_device=.*; Max-Age=31536000$/);
    expect([no, yes, unsaid].map(({ body }) => body.expiresIn)).toEqual([43_200, 604_800, 604_800]);
  });

  it('ends half a day after its last sign of life, while one that is kept goes on', async () => {
    const guest = await server.signUp();
    const [brief, kept] = [await logIn(guest, false), await logIn(guest, true)];
    for (let times = 0; times < 3; times += 1) {
      clock.advance(11 * hour);
      expect(await isIn(brief.as)).toBe(true);
    }
    const socket = await server.socket({ as: brief.as });
    await socket.next('sessionAcknowledge');
    socket.send('ping');
    // What a sign of life gives it is no week either.
    expect((await socket.next('pong')).payload.ttl).toBe(43_200);
    clock.advance(12 * hour);
    expect([await isIn(brief.as), await isIn(kept.as)]).toEqual([false, true]);
    const { body } = await server.call('GET /auth/sessions', { as: kept.as });
    expect(body.items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  });

  it('ends thirty days after its log-in, as any', async () => {
    const guest = await server.signUp();
    const { as } = await logIn(guest, false);
    for (let halfDays = 0; halfDays < 60; halfDays += 1) {
      expect(await isIn(as)).toBe(true);
      clock.advance(12 * hour - 1000);
    }
    expect(await isIn(as)).toBe(true);
    clock.advance(60_000);
    expect(await isIn(as)).toBe(false);
  });

  it('is for the next log-in to say anew', async () => {
    const guest = await server.signUp();
    const first = await logIn(guest, false);
    const again = await server.call('POST /auth/login', {
      as: first.as,
      body: { email: guest.email, password: guest.password, stayLoggedIn: true },
    });
    expect(again.headers.getSetCookie()[0]).toMatch(/; Max-Age=2592000$/);
    expect(await isIn(first.as)).toBe(false);
  });
});

describe('the cookie of a session on https', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      database: 'pglite',
      modules: () => [],
      env: { VX_ORIGIN: 'https://site.localhost' },
    });
  }, 60_000);
  afterAll(() => server?.close());

  it('is of this host alone', async () => {
    const guest = await server.signUp();
    expect(guest.cookie).toMatch(/^__Host-vx_sid=[\w-]{43}$/);
    const login = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    expect(login.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-vx_sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Secure; Max-Age=2592000$/,
      ),
      // The same browser each time that it comes with its cookie; this call came without one.
      expect.stringMatching(
        /^__Host-vx_device=[\w.-]{80}; Path=\/; SameSite=Lax; HttpOnly; Secure; Max-Age=31536000$/,
      ),
    ]);
    const session = async (cookie: string): Promise<boolean> =>
      (await server.call('GET /auth/session', { headers: { cookie } })).body.loggedIn;
    expect(await session(guest.cookie)).toBe(true);
    // Another host of the domain may plant this one.
    expect(await session(guest.cookie.replace('__Host-', ''))).toBe(false);
    const socket = await server.socket({ cookie: guest.cookie, origin: 'https://site.localhost' });
    expect((await socket.next('sessionAcknowledge')).payload.guestId).toBe(guest.guestId);
  });
});
