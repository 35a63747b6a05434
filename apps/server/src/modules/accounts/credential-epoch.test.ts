import { FakeClock } from '@vx/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { FakePasskey } from '../../testing/fake-passkey.ts';
import type { AccountsApi } from './index.ts';

const fresh = 'a different blue hour';

describe.each(oneDatabase)('credentials of an account on %s', (database) => {
  let server: TestServer;
  let number = 0;
  const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [], clock });
  });
  afterAll(() => server.close());

  type Answer = Awaited<ReturnType<TestServer['call']>>;
  const codeOf = ({ body }: Answer): string => body.error?.code ?? 'taken';
  const post = (key: string, body: unknown, as?: TestGuest) =>
    server.call(key, { body, ...(as ? { as } : {}) });
  const tokenTo = async (address: string, template: string): Promise<string> => {
    const mail = (await server.mails()).findLast(
      (one) => one.to === address && one.template === template,
    );
    return mail && 'token' in mail.args ? mail.args.token : '';
  };
  const verify = (token: string) => post('POST /auth/verifyEmail', { token });
  const logIn = (email: string, password: string) => post('POST /auth/login', { email, password });
  const resetBy = async (email: string, password = fresh): Promise<Answer> => {
    await post('POST /auth/forgotPassword', { email });
    await server.runDueJobs();
    return post('POST /auth/resetPassword', {
      token: await tokenTo(email, 'resetPassword'),
      password,
    });
  };
  const confirmed = async (): Promise<TestGuest> => {
    const guest = await server.signUp();
    expect((await verify(await tokenTo(guest.email, 'verifyEmail'))).status).toBe(200);
    return guest;
  };
  const attackersAddress = (): string => `attacker-${(number += 1)}@evil.test`;
  const isIn = async (as: TestGuest) =>
    (await server.call('GET /auth/session', { as })).body.loggedIn as boolean;
  const askToAdd = async (as: TestGuest) =>
    (await post('POST /auth/passkeyOptions', { password: as.password }, as)).body.options as Record<
      string,
      unknown
    >;
  const addPasskey = async (as: TestGuest) => {
    const passkey = new FakePasskey(server.platform.config.origin);
    const credential = passkey.create(await askToAdd(as));
    const { body } = await post('POST /auth/addPasskey', { credential }, as);
    return { passkey, id: body.passkeyId as string };
  };
  const passkeyLogIn = async (passkey: FakePasskey) => {
    const { options } = (await post('POST /auth/passkeyLoginOptions', undefined)).body;
    return post('POST /auth/passkeyLogin', { credential: passkey.get(options) });
  };
  const accounts = () =>
    (
      server.running.product.modules.find(({ name }) => name === 'accounts') as unknown as {
        api: AccountsApi;
      }
    ).api;

  it.each(['before', 'after'] as const)(
    'leave nothing to who knew the password, with a new address confirmed %s the reset',
    async (when) => {
      const victim = await confirmed();
      // The attacker has the password, and a session of its own.
      const { body } = await logIn(victim.email, victim.password);
      const attacker = { ...victim, bearer: body.bearer as string };
      const address = attackersAddress();
      expect(
        (
          await post(
            'POST /auth/changeEmail',
            { email: address, password: victim.password },
            attacker,
          )
        ).status,
      ).toBe(200);
      const { passkey } = await addPasskey(attacker);
      await post('POST /auth/changeEmail', { email: address, password: victim.password }, attacker);
      // The old address hears of it at once.
      expect(await tokenTo(victim.email, 'emailChangeAsked')).not.toBe('');
      const link = await tokenTo(address, 'verifyEmail');
      if (when === 'before') expect((await verify(link)).body.takesEffectAt).not.toBeNull();
      const challenge = await askToAdd(attacker);

      expect((await resetBy(victim.email)).status).toBe(200);

      expect(await isIn(attacker)).toBe(false);
      expect(codeOf(await verify(link))).toBe(when === 'before' ? 'TOKEN_USED' : 'TOKEN_EXPIRED');
      clock.advance(86_400_000);
      await server.runTask('accounts-apply-email-changes');
      expect(codeOf(await passkeyLogIn(passkey))).toBe('PASSKEY_SUSPENDED');
      const own = { ...victim, bearer: (await logIn(victim.email, fresh)).body.bearer as string };
      const late = new FakePasskey(server.platform.config.origin).create(challenge);
      for (const as of [attacker, own])
        expect((await post('POST /auth/addPasskey', { credential: late }, as)).status).not.toBe(
          200,
        );
      await post('POST /auth/forgotPassword', { email: address });
      await server.runDueJobs();
      expect(await tokenTo(address, 'resetPassword')).toBe('');
      expect((await server.call('GET /auth/session', { as: own })).body).toMatchObject({
        loggedIn: true,
        email: victim.email,
      });
    },
  );

  it('leave nothing to who signed up with the address of somebody else', async () => {
    const attacker = await server.signUp();
    const victim = attacker.email;
    const address = attackersAddress();
    const { passkey } = await addPasskey(attacker);
    await post('POST /auth/changeEmail', { email: address, password: attacker.password }, attacker);
    const link = await tokenTo(address, 'verifyEmail');
    expect((await resetBy(victim)).status).toBe(200);
    expect(await isIn(attacker)).toBe(false);
    expect(codeOf(await verify(link))).toBe('TOKEN_EXPIRED');
    expect(codeOf(await passkeyLogIn(passkey))).toBe('PASSKEY_SUSPENDED');
    expect(codeOf(await logIn(victim, attacker.password))).toBe('LOGIN_WRONG');
    expect((await logIn(victim, fresh)).body.guest).toMatchObject({ email: victim });
  });

  it('void the link of the present address with a reset, and not with what its owner changes', async () => {
    const [reset, kept] = [await server.signUp(), await server.signUp()];
    const link = await tokenTo(reset.email, 'verifyEmail');
    await resetBy(reset.email);
    expect(codeOf(await verify(link))).toBe('TOKEN_EXPIRED');
    await addPasskey(kept);
    expect((await verify(await tokenTo(kept.email, 'verifyEmail'))).status).toBe(200);
  });

  it('give a passkey the account again when its guest confirms it after the reset', async () => {
    const guest = await confirmed();
    const { passkey, id } = await addPasskey(guest);
    await resetBy(guest.email);
    expect((await server.mails()).findLast(({ to }) => to === guest.email)).toMatchObject({
      template: 'passwordReset',
      args: { passkeys: 1 },
    });
    const own = { ...guest, bearer: (await logIn(guest.email, fresh)).body.bearer as string };
    const { items } = (await server.call('GET /auth/passkeys', { as: own })).body;
    expect(items).toMatchObject([{ passkeyId: id, suspended: true }]);
    const confirm = (body: object) =>
      post('POST /auth/confirmPasskey', { passkeyId: id, ...body }, own);
    clock.advance(600_000);
    expect(codeOf(await confirm({}))).toBe('NEED_FRESH_LOGIN');
    expect((await confirm({ password: fresh })).body).toMatchObject({ suspended: false });
    expect((await passkeyLogIn(passkey)).status).toBe(200);
  });

  it('end a session of an earlier epoch even when its row is still there', async () => {
    const guest = await server.signUp();
    const before = await accounts().credentialEpoch(guest.guestId);
    await server.platform.database.transaction((tx) =>
      tx
        .updateTable('guests' as never)
        .set({ credential_epoch: (before ?? 0) + 1 } as never)
        .where('id' as never, '=', guest.guestId as never)
        .execute(),
    );
    // A node believes what it has read for ten seconds.
    clock.advance(10_000);
    expect(await isIn(guest)).toBe(false);
  });

  it('count on with every change of what opens the account', async () => {
    const guest = await confirmed();
    const epoch = () => accounts().credentialEpoch(guest.guestId);
    const seen = [await epoch()];
    const { id } = await addPasskey(guest);
    seen.push(await epoch());
    await post('POST /auth/removePasskey', { passkeyId: id }, guest);
    seen.push(await epoch());
    const change = { current: guest.password, password: fresh };
    await post('POST /auth/changePassword', change, guest);
    seen.push(await epoch());
    await resetBy(guest.email, 'yet another blue hour');
    seen.push(await epoch());
    await accounts().setLocked(guest.guestId, true);
    seen.push(await epoch());
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await accounts().credentialEpoch('00000000-0000-4000-8000-000000000000')).toBeNull();
  });
});
