import { FakeClock } from '@vx/kernel/testing';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../../platform/testing/index.ts';
import { FakePasskey, type Wrongs } from '../../../testing/fake-passkey.ts';
import type { AccountsApi } from '../index.ts';
import { maxPasskeys } from './passkeys.rules.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const minute = 60_000;

describe.each(oneDatabase)('passkeys on %s', (database) => {
  let server: TestServer;
  const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [], clock });
  });
  afterAll(() => server.close());

  const newPasskey = (counter?: number | null) =>
    new FakePasskey(server.platform.config.origin, counter);
  const askToAdd = (as: TestGuest, password = as.password) =>
    server.call('POST /auth/passkeyOptions', { as, body: { password } });
  const keep = (as: TestGuest, credential: unknown, name?: string) =>
    server.call('POST /auth/addPasskey', {
      as,
      body: { credential, ...(name === undefined ? {} : { name }) },
      headers: { 'user-agent': firefox },
    });
  /** The guest with a passkey. */
  const withPasskey = async (counter?: number | null, name?: string) => {
    const guest = await server.signUp();
    const passkey = newPasskey(counter);
    const { options } = (await askToAdd(guest)).body;
    const { status, body } = await keep(guest, passkey.create(options), name);
    expect(status).toBe(200);
    return { guest, passkey, id: body.passkeyId as string };
  };
  const askToLogIn = async () =>
    (await server.call('POST /auth/passkeyLoginOptions')).body.options as Record<string, unknown>;
  const say = (credential: unknown) =>
    server.call('POST /auth/passkeyLogin', { body: { credential } });
  const logIn = async (passkey: FakePasskey, wrongs?: Wrongs) =>
    say(passkey.get(await askToLogIn(), wrongs));
  const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code;
  const listOf = async (as: TestGuest) =>
    (await server.call('GET /auth/passkeys', { as })).body.items as Record<string, unknown>[];
  const isIn = async (as: TestGuest) =>
    (await server.call('GET /auth/session', { as })).body.loggedIn as boolean;

  describe('adding one', () => {
    it('asks for the password, names it after the browser, and mails that it was added', async () => {
      const guest = await server.signUp();
      expect(codeOf(await askToAdd(guest, 'a guess'))).toBe('PASSWORD_WRONG');
      const { options, expiresIn } = (await askToAdd(guest)).body;
      expect(expiresIn).toBe(600);
      expect(options).toMatchObject({
        rp: { id: 'localhost', name: 'Candela' },
        user: { name: guest.email, displayName: guest.name },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      });
      const { body } = await keep(guest, newPasskey().create(options));
      expect(body).toEqual({
        passkeyId: expect.any(String),
        name: 'Firefox · Linux',
        synced: false,
        createdAt: new Date(clock.now()).toISOString(),
        lastUsedAt: null,
        suspended: false,
      });
      expect(await listOf(guest)).toEqual([body]);
      const mail = (await server.mails()).findLast(({ to }) => to === guest.email);
      expect(mail).toMatchObject({
        template: 'passkeyAdded',
        args: { name: guest.name, passkey: 'Firefox · Linux' },
      });
    });

    it('slows guesses at the password down', async () => {
      const guest = await server.signUp();
      for (let guess = 0; guess < 5; guess += 1) await askToAdd(guest, `guess ${guess}`);
      expect(codeOf(await askToAdd(guest))).toBe('LOGIN_SLOWED');
      clock.advance(60 * minute);
    });

    it('takes one answer to one challenge, in the session that said the password, in time', async () => {
      const guest = await server.signUp();
      const { body } = await server.call('POST /auth/login', {
        body: { email: guest.email, password: guest.password },
      });
      const elsewhere = { ...guest, bearer: body.bearer as string };
      const stranger = await server.signUp();
      const { options } = (await askToAdd(guest)).body;
      const credential = newPasskey().create(options);
      expect(codeOf(await keep(elsewhere, credential))).toBe('PASSKEY_EXPIRED');
      expect(codeOf(await keep(stranger, credential))).toBe('PASSKEY_EXPIRED');
      expect((await keep(guest, credential)).status).toBe(200);
      expect(codeOf(await keep(guest, credential))).toBe('PASSKEY_EXPIRED');
      const late = (await askToAdd(guest)).body.options;
      clock.advance(10 * minute);
      expect(codeOf(await keep(guest, newPasskey().create(late)))).toBe('PASSKEY_EXPIRED');
      const invented = { ...options, challenge: 'invented' };
      expect(codeOf(await keep(guest, newPasskey().create(invented)))).toBe('PASSKEY_EXPIRED');
      expect(codeOf(await keep(guest, { ...credential, clientDataJSON: 'AAAA' }))).toBe(
        'PASSKEY_REFUSED',
      );
    });

    it.each<[string, Wrongs]>([
      ['another page', { origin: 'https://candela.example.net' }],
      ['another site', { site: 'example.net' }],
      ['a device that nobody unlocked', { locked: true }],
    ])('takes none from %s', async (_, wrongs) => {
      const guest = await server.signUp();
      const { options } = (await askToAdd(guest)).body;
      expect(codeOf(await keep(guest, newPasskey().create(options, wrongs)))).toBe(
        'PASSKEY_REFUSED',
      );
      expect(await listOf(guest)).toEqual([]);
    });

    it('lets no second guest have it', async () => {
      const { passkey, guest } = await withPasskey();
      const second = await server.signUp();
      const { options } = (await askToAdd(second)).body;
      expect(codeOf(await keep(second, passkey.create(options)))).toBe('PASSKEY_TAKEN');
      const again = (await askToAdd(guest)).body.options;
      expect(again.excludeCredentials).toEqual([
        { id: passkey.id, transports: ['internal'], type: 'public-key' },
      ]);
    });

    it('ends at twenty, also for two at the same time', async () => {
      const guest = await server.signUp();
      for (let count = 1; count < maxPasskeys; count += 1) {
        const { options } = (await askToAdd(guest)).body;
        await keep(guest, newPasskey().create(options));
      }
      const asked = [(await askToAdd(guest)).body.options, (await askToAdd(guest)).body.options];
      const answers = await Promise.all(
        asked.map((options) => keep(guest, newPasskey().create(options))),
      );
      expect(new Set(answers.map(codeOf))).toEqual(new Set(['PASSKEYS_FULL', undefined]));
      expect(await listOf(guest)).toHaveLength(maxPasskeys);
      expect(codeOf(await askToAdd(guest))).toBe('PASSKEYS_FULL');
    });
  });

  describe('logging in with one', () => {
    it('starts a session like any other, and remembers when it was used', async () => {
      const { guest, passkey } = await withPasskey();
      clock.advance(minute);
      const options = await askToLogIn();
      expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
      expect(options['allowCredentials'] ?? []).toEqual([]);
      const { status, body, headers } = await say(passkey.get(options));
      expect(status).toBe(200);
      expect(body.guest).toMatchObject({ loggedIn: true, email: guest.email });
      expect(headers.getSetCookie()[0]).toMatch(/^vx_sid=.*HttpOnly/u);
      const inside = { ...guest, bearer: body.bearer as string };
      expect(await isIn(inside)).toBe(true);
      expect(await listOf(inside)).toMatchObject([
        { lastUsedAt: new Date(clock.now()).toISOString() },
      ]);
      expect((await server.call('GET /auth/sessions', { as: inside })).body.items).toHaveLength(2);
    });

    it('begins a session that ends with the browser where its guest does not want to stay', async () => {
      const { passkey } = await withPasskey();
      const sessionOf = async (stayLoggedIn: boolean) => {
        const credential = passkey.get(await askToLogIn());
        const answer = await server.call('POST /auth/passkeyLogin', {
          body: { credential, stayLoggedIn },
        });
        return answer.headers.getSetCookie()[0];
      };
      expect(await sessionOf(false)).toMatch(
        /^vx_sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/u,
      );
      expect(await sessionOf(true)).toMatch(/; Max-Age=\d+$/u);
    });

    it('ends the session that the browser came with', async () => {
      const { guest, passkey } = await withPasskey();
      const credential = passkey.get(await askToLogIn());
      await server.call('POST /auth/passkeyLogin', { as: guest, body: { credential } });
      expect(await isIn(guest)).toBe(false);
    });

    it('takes one answer to one challenge, in time, and none that was asked to add one', async () => {
      const { guest, passkey } = await withPasskey();
      const credential = passkey.get(await askToLogIn());
      const answers = await Promise.all([say(credential), say(credential)]);
      expect(new Set(answers.map(codeOf))).toEqual(new Set(['PASSKEY_EXPIRED', undefined]));
      const late = passkey.get(await askToLogIn());
      clock.advance(10 * minute);
      expect(codeOf(await say(late))).toBe('PASSKEY_EXPIRED');
      const { options } = (await askToAdd(guest)).body;
      expect(codeOf(await say(passkey.get(options)))).toBe('PASSKEY_EXPIRED');
      expect((await logIn(passkey)).status).toBe(200);
    });

    it.each<[string, Wrongs]>([
      ['another page asked', { origin: 'https://candela.example.net' }],
      ['another site was named', { site: 'example.net' }],
      ['nobody unlocked the device', { locked: true }],
      [
        'another key signed',
        { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
      ],
      ['it says it is of somebody else', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ])('refuses when %s', async (_, wrongs) => {
      const { guest, passkey } = await withPasskey();
      expect(codeOf(await logIn(passkey, wrongs))).toBe('PASSKEY_REFUSED');
      expect(await listOf(guest)).toMatchObject([{ lastUsedAt: null }]);
    });

    it('finds a copy by its counter, and lets passkeys that count nothing be', async () => {
      const { passkey } = await withPasskey(7);
      expect((await logIn(passkey)).status).toBe(200);
      expect(codeOf(await logIn(passkey, { counter: 8 }))).toBe('PASSKEY_REFUSED');
      expect(codeOf(await logIn(passkey, { counter: 3 }))).toBe('PASSKEY_REFUSED');
      expect((await logIn(passkey, { counter: 20 })).status).toBe(200);
      const synced = (await withPasskey(null)).passkey;
      expect((await logIn(synced)).status).toBe(200);
      expect((await logIn(synced)).status).toBe(200);
    });

    it('lets one of two that count the same at the same time in', async () => {
      const { passkey } = await withPasskey();
      const [first, second] = [await askToLogIn(), await askToLogIn()];
      const answers = await Promise.all([
        say(passkey.get(first, { counter: 5 })),
        say(passkey.get(second, { counter: 5 })),
      ]);
      expect(new Set(answers.map(codeOf))).toEqual(new Set(['PASSKEY_REFUSED', undefined]));
    });

    it('[finding 18] slows tries down by counters of its own, apart from those of the password', async () => {
      const { guest, passkey } = await withPasskey();
      const byPassword = (password: string) =>
        server.call('POST /auth/login', { body: { email: guest.email, password } });
      for (let guess = 0; guess < 5; guess += 1) await logIn(passkey, { locked: true });
      expect(codeOf(await logIn(passkey))).toBe('LOGIN_SLOWED');
      expect((await byPassword(guest.password)).status).toBe(200);
      clock.advance(60 * minute);
      for (let guess = 0; guess < 5; guess += 1) await byPassword('a guess');
      expect(codeOf(await byPassword(guest.password))).toBe('LOGIN_SLOWED');
      expect((await logIn(passkey)).status).toBe(200);
    });

    it('lets no locked guest in', async () => {
      const { guest, passkey } = await withPasskey();
      const accounts = server.running.product.modules.find(({ name }) => name === 'accounts');
      await (accounts as unknown as { api: AccountsApi }).api.setLocked(guest.guestId, true);
      expect(codeOf(await logIn(passkey))).toBe('GUEST_LOCKED');
    });

    it('stays possible after another password, as the guest decides what it removes', async () => {
      const { guest, passkey } = await withPasskey();
      const body = { current: guest.password, password: 'a different blue hour' };
      await server.call('POST /auth/changePassword', { as: guest, body });
      expect((await logIn(passkey)).status).toBe(200);
    });
  });

  describe('keeping them', () => {
    it('lists, renames and removes one, which then opens nothing', async () => {
      const { guest, passkey, id } = await withPasskey(0, '  The   phone ');
      expect(await listOf(guest)).toMatchObject([{ passkeyId: id, name: 'The phone' }]);
      const rename = (name: string) =>
        server.call('POST /auth/renamePasskey', { as: guest, body: { passkeyId: id, name } });
      expect((await rename('Old phone')).body.name).toBe('Old phone');
      expect((await rename('x'.repeat(61))).status).toBe(400);
      expect((await rename('')).status).toBe(400);
      const body = { passkeyId: id };
      const remove = () => server.call('POST /auth/removePasskey', { as: guest, body });
      expect((await remove()).body).toEqual({ success: true });
      expect(await listOf(guest)).toEqual([]);
      expect(codeOf(await remove())).toBe('NOT_FOUND');
      expect(codeOf(await rename('Gone'))).toBe('NOT_FOUND');
      expect(codeOf(await logIn(passkey))).toBe('PASSKEY_UNKNOWN');
    });

    it('[ADR 0018] asks for the password once the log-in is older than ten minutes, and says so by mail', async () => {
      const { guest, id } = await withPasskey(0, 'The phone');
      const other = (
        await server.call('POST /auth/login', {
          body: { email: guest.email, password: guest.password },
        })
      ).body;
      const elsewhere = { ...guest, bearer: other.bearer as string };
      clock.advance(10 * minute);
      const remove = (password?: string) =>
        server.call('POST /auth/removePasskey', { as: guest, body: { passkeyId: id, password } });
      expect(codeOf(await remove())).toBe('NEED_FRESH_LOGIN');
      expect(codeOf(await remove('a guess'))).toBe('PASSWORD_WRONG');
      expect(await listOf(guest)).toHaveLength(1);
      expect((await remove(guest.password)).body).toEqual({ success: true });
      expect([await isIn(guest), await isIn(elsewhere)]).toEqual([true, false]);
      const mail = (await server.mails()).findLast(({ to }) => to === guest.email);
      expect(mail).toMatchObject({
        template: 'passkeyRemoved',
        args: { name: guest.name, passkey: 'The phone' },
      });
    });

    it('forgets challenges that nobody answered', async () => {
      await askToLogIn();
      clock.advance(10 * minute);
      const fresh = await askToLogIn();
      await server.runTask('accounts-sweep-challenges');
      const { rows } = await countOf(server);
      expect(rows).toBe(1);
      expect(fresh['challenge']).toBeTypeOf('string');
    });
  });
});

const countOf = async (server: TestServer) => {
  const left = await server.platform.database.read
    .selectFrom('passkey_challenges')
    .selectAll()
    .execute();
  return { rows: left.length };
};
