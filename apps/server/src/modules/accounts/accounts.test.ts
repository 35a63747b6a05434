import { hash, verify } from '@node-rs/argon2';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTrackingModule } from '../tracking/index.ts';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

// Modules that files before this one have loaded would go on with what they imported.
vi.hoisted(() => vi.resetModules());
vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) };
});

const person = (
  mark: string,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> => ({
  email: `${mark}@example.test`,
  password: 'correct horse battery',
  name: `Person ${mark}`,
  language: 'de',
  acceptTerms: true,
  ofAge: true,
  ...overrides,
});

/** An address of its own for every guess. */
const guesserAt = (count: number): string => `203.0.${Math.floor(count / 200)}.${count % 200}`;

describe.each(oneDatabase)('accounts on %s', (database) => {
  let server: TestServer;
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  beforeAll(async () => {
    server = await createTestServer({
      database,
      modules: (platform) => [createTrackingModule(platform)],
      clock,
      env: { VX_SESSION_TTL: '3600' },
    });
  });
  afterAll(() => server.close());

  const tokenOf = async (email: string): Promise<string> => {
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    return mail && 'token' in mail.args ? mail.args.token : '';
  };

  it('signs up: a guest, a wallet, a session, a cookie that no script reads, a mail', async () => {
    const answer = await server.call('POST /auth/signup', { body: person('anna') });
    expect(answer.status).toBe(200);
    expect(answer.body.guest).toMatchObject({
      loggedIn: true,
      name: 'Person anna',
      email: 'anna@example.test',
      emailVerified: false,
      language: 'de',
      balance: 0,
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^vx_sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=\d+$/,
    );
    expect(answer.body.expiresIn).toBe(3600);
    const mails = await server.mails();
    expect(mails.at(-1)).toMatchObject({
      to: 'anna@example.test',
      template: 'verifyEmail',
      language: 'de',
    });
  });

  it('stores no secret that could be used again', async () => {
    const guest = await server.signUp();
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from sessions where guest_id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(guest.bearer);
    expect(text).not.toContain(guest.cookie.slice(7));
    const { rows: guests } = await sql<{ password_hash: string }>`
      select password_hash from guests where id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
    expect(guests[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['NAME_TAKEN', 409, { name: ' person  ANNA ' }],
    ['EMAIL_INVALID', 422, { email: 'an na@example.com' }],
    ['EMAIL_INVALID', 422, { email: 'a@[127.0.0.1]' }],
    ['PASSWORD_WEAK', 422, { password: '1234567890' }],
    ['PASSWORD_WEAK', 422, { password: 'letmein1234' }],
    ['PASSWORD_PERSONAL', 422, { name: 'Rosalinde', password: 'my name is R0salinde' }],
    ['NAME_RESERVED', 422, { name: 'Candela Support' }],
    ['NAME_INVALID', 422, { name: '<b>x</b>' }],
    ['TERMS_REQUIRED', 422, { ofAge: false }],
    ['INVALID_INPUT', 400, { language: 'fr' }],
    ['INVALID_INPUT', 400, { password: 'short' }],
  ])('refuses a sign-up with %s', async (code, status, overrides) => {
    const answer = await server.call('POST /auth/signup', {
      body: person(`x${Math.random()}`, overrides),
    });
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('logs in on several devices and out of one of them only', async () => {
    const guest = await server.signUp();
    const body = { email: guest.email.toUpperCase(), password: guest.password };
    const second = await server.call('POST /auth/login', { body });
    expect(second.status).toBe(200);
    expect(second.body.bearer).not.toBe(guest.bearer);
    const other = { ...guest, bearer: second.body.bearer };
    await server.call('POST /auth/logout', { as: guest });
    expect((await server.call('GET /auth/session', { as: guest })).body.loggedIn).toBe(false);
    expect((await server.call('GET /auth/session', { as: other })).body.loggedIn).toBe(true);
  });

  it('rotates everything when a session logs in again', async () => {
    const guest = await server.signUp();
    const again = await server.call('POST /auth/login', {
      as: guest,
      body: { email: guest.email, password: guest.password },
    });
    expect(again.body.bearer).not.toBe(guest.bearer);
    expect((await server.call('GET /auth/session', { as: guest })).body.loggedIn).toBe(false);
  });

  it('ends a session whose time has passed, and a sign of life moves that time', async () => {
    const guest = await server.signUp();
    clock.advance(3000_000);
    expect((await server.call('GET /alive', { as: guest })).status).toBe(200);
    clock.advance(3000_000);
    expect((await server.call('GET /auth/session', { as: guest })).body.loggedIn).toBe(true);
    clock.advance(3601_000);
    expect((await server.call('GET /auth/session', { as: guest })).body.loggedIn).toBe(false);
    await server.runTask('accounts-sweep-sessions');
    const { rows } = await sql`select 1 from sessions where guest_id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
    expect(rows).toEqual([]);
  });

  it('answers a wrong password and an unknown address alike, after the same work', async () => {
    const guest = await server.signUp();
    const workFor = async (email: string): Promise<readonly string[]> => {
      vi.mocked(verify).mockClear();
      vi.mocked(hash).mockClear();
      const answer = await server.call('POST /auth/login', {
        body: { email, password: 'wrong password' },
      });
      expect([answer.status, answer.body.error.code, answer.body.error.detail]).toEqual([
        401,
        'LOGIN_WRONG',
        null,
      ]);
      // The parameters of a hash decide how long it takes to verify.
      return [
        ...vi.mocked(verify).mock.calls.map(([known]) => String(known).split('$')[3] ?? ''),
        ...vi.mocked(hash).mock.calls.map(([, options]) => `m=${options?.memoryCost}`),
      ];
    };
    // The decoy is made once.
    await workFor('somebody@example.test');
    const known = await workFor(guest.email);
    expect(known).toEqual(['m=19456,t=2,p=1', 'm=19456']);
    expect(await workFor('nobody@example.test')).toEqual(known);
    for (const mark of ['second', 'third']) {
      const body = person(mark, { email: guest.email });
      expect((await server.call('POST /auth/signup', { body })).status).toBe(200);
    }
    expect(await workFor(guest.email)).toEqual(known);
  });

  it('slows a guesser down without locking the owner out', async () => {
    const slow = await createTestServer({
      database,
      modules: () => [],
      clock: new FakeClock(0),
      env: { VX_TRUST_PROXY: 'on' },
    });
    await using _ = slow;
    const guest = await slow.signUp();
    const tryFrom = (ip: string, password: string) =>
      slow.call('POST /auth/login', {
        body: { email: guest.email, password },
        headers: { 'x-forwarded-for': ip },
      });
    const codes = [];
    for (let count = 0; count < 7; count += 1)
      codes.push((await tryFrom('203.0.113.9', 'a wrong password')).body.error.code);
    expect(codes).toEqual([
      ...Array<string>(5).fill('LOGIN_WRONG'),
      'LOGIN_SLOWED',
      'LOGIN_SLOWED',
    ]);
    const slowed = await tryFrom('203.0.113.9', guest.password);
    expect(slowed.body.error).toMatchObject({ code: 'LOGIN_SLOWED', detail: { retryAfter: 1 } });
    expect(slow.securityEvents.at(-1)).toMatchObject({ event: 'logInSlowed', by: 'account' });
    expect(slowed.headers.get('retry-after')).toBe('1');
    expect((await tryFrom('198.51.100.7', guest.password)).status).toBe(200);
  });

  describe('guesses that spread', () => {
    const clock = new FakeClock(0);
    let slow: TestServer;
    /** Strangers guess at its password from ever new addresses. */
    let owner: TestGuest;
    beforeAll(async () => {
      slow = await createTestServer({
        database,
        modules: () => [],
        clock,
        env: { VX_TRUST_PROXY: 'on' },
      });
    });
    afterAll(() => slow.close());

    const tryFrom = (ip: string, email: string, password = 'a wrong password', device = '') =>
      slow.call('POST /auth/login', {
        body: { email, password },
        headers: { 'x-forwarded-for': ip, cookie: device },
      });
    const codeFrom = async (ip: string, email: string): Promise<string> =>
      (await tryFrom(ip, email)).body.error.code;

    it('slows one address that tries many accounts, and nobody at another address', async () => {
      const anybody = await slow.signUp();
      const guesser = '203.0.113.20';
      for (let count = 0; count < 30; count += 1)
        expect(await codeFrom(guesser, `somebody-${count}@example.test`)).toBe('LOGIN_WRONG');
      const slowed = await tryFrom(guesser, 'one-more@example.test');
      expect(slowed.body.error).toMatchObject({ code: 'LOGIN_SLOWED', detail: { retryAfter: 1 } });
      const noted = { event: 'logInSlowed', by: 'address', retryAfterSeconds: 1 };
      expect(slow.securityEvents.at(-1)).toEqual(noted);
      // Even the right password waits there, or a guesser would know it by that.
      expect((await tryFrom(guesser, anybody.email, anybody.password)).body.error.code).toBe(
        'LOGIN_SLOWED',
      );
      expect((await tryFrom('198.51.100.20', anybody.email, anybody.password)).status).toBe(200);
      clock.advance(1000);
      expect(await codeFrom(guesser, 'one-more@example.test')).toBe('LOGIN_WRONG');
      const again = await tryFrom(guesser, 'another@example.test');
      expect(again.body.error.detail).toEqual({ retryAfter: 2 });
    });

    it('slows guesses at one account from many addresses, and lets its owner in after seconds', async () => {
      owner = await slow.signUp({ isConfirmed: true });
      const other = await slow.signUp();
      for (let count = 0; count < 50; count += 1)
        expect(await codeFrom(guesserAt(count), owner.email)).toBe('LOGIN_WRONG');
      expect(await codeFrom(guesserAt(50), owner.email)).toBe('LOGIN_SLOWED');
      expect((await tryFrom(guesserAt(50), other.email, other.password)).status).toBe(200);
      // However long it goes on, the wait stays one of seconds.
      for (let count = 51; count < 71; count += 1) {
        clock.advance(5000);
        expect(await codeFrom(guesserAt(count), owner.email)).toBe('LOGIN_WRONG');
      }
      const home = '198.51.100.21';
      const slowed = await tryFrom(home, owner.email, owner.password);
      expect(slowed.body.error).toMatchObject({ code: 'LOGIN_SLOWED', detail: { retryAfter: 5 } });
      const noted = { event: 'logInSlowed', by: 'account', retryAfterSeconds: 5 };
      expect(slow.securityEvents.at(-1)).toEqual(noted);
      clock.advance(5000);
      expect((await tryFrom(home, owner.email, owner.password)).status).toBe(200);
    });

    it('[finding 18] keep no owner waiting on a device that opened the account before', async () => {
      const other = await slow.signUp();
      // Names the owner's address at the sign-up, with the same password: another account all the same.
      const squatter = await slow.signUp({ email: owner.email });
      clock.advance(5000);
      let places = 100;
      const from = async (password: string, device = '') => {
        const answer = await tryFrom(guesserAt((places += 1)), owner.email, password, device);
        return answer.body.error?.code ?? answer.body.guest.id;
      };
      expect(await from('a wrong password')).toBe('LOGIN_WRONG');
      const right = owner.password;
      expect(await from(right)).toBe('LOGIN_SLOWED');
      expect(await from(right, owner.device)).toBe(owner.guestId);
      // A device of another account helps no guesser, one of an account with this address opens that one.
      expect(await from(right, other.device)).toBe('LOGIN_SLOWED');
      expect(await from(right, squatter.device)).toBe(squatter.guestId);
      // Who stole the owner's cookie guesses as slowly as anybody.
      const codes = [];
      for (let count = 0; count < 6; count += 1) codes.push(await from('a guess', owner.device));
      expect(codes).toEqual([...Array<string>(5).fill('LOGIN_WRONG'), 'LOGIN_SLOWED']);
      expect(slow.securityEvents.at(-1)).toMatchObject({ event: 'logInSlowed', by: 'account' });
      clock.advance(1000);
      // What the owner says in its session is as little delayed.
      const change = (device: string) =>
        slow.call('POST /auth/changePassword', {
          as: owner,
          body: { current: right, password: 'a different blue hour' },
          headers: { 'x-forwarded-for': guesserAt((places += 1)), cookie: device },
        });
      expect((await change(other.device)).body.error.code).toBe('LOGIN_SLOWED');
      expect((await change(owner.device)).status).toBe(200);
    });
  });

  it('counts guesses that come all at once', async () => {
    const guest = await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.call('POST /auth/login', { body: { email: guest.email, password: 'guess guess' } }),
      ),
    );
    expect(
      answers.filter(({ body }) => body.error.code === 'LOGIN_WRONG').length,
    ).toBeLessThanOrEqual(5);
  });

  it('verifies an address once per token', async () => {
    const guest = await server.signUp();
    const token = await tokenOf(guest.email);
    const verify = (text: string) =>
      server.call('POST /auth/verifyEmail', { body: { token: text } });
    expect((await verify(token)).body).toEqual({
      success: true,
      email: guest.email,
      takesEffectAt: null,
    });
    expect((await server.call('GET /auth/session', { as: guest })).body.emailVerified).toBe(true);
    expect((await verify(token)).body.error.code).toBe('TOKEN_USED');
    expect((await verify('nonsense')).body.error.code).toBe('TOKEN_UNKNOWN');
  });

  it('refuses a token after two days', async () => {
    const guest = await server.signUp();
    const token = await tokenOf(guest.email);
    clock.advance(49 * 3_600_000);
    expect((await server.call('POST /auth/verifyEmail', { body: { token } })).body.error.code).toBe(
      'TOKEN_EXPIRED',
    );
  });

  it('refuses a change that another site makes with the cookie', async () => {
    const guest = await server.signUp();
    const logout = (headers: Record<string, string>) =>
      server.call('POST /auth/logout', { headers: { cookie: guest.cookie, ...headers } });
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
      {},
    ]) {
      expect((await logout(headers as Record<string, string>)).body.error.code).toBe(
        'ORIGIN_REFUSED',
      );
    }
    expect((await logout({ origin: server.origin })).status).toBe(200);
  });
});
