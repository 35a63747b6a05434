import { FakeClock } from '@vx/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

const fresh = 'a different blue hour';

describe.each(oneDatabase)('passwords on %s', (database) => {
  let server: TestServer;
  const clock = new FakeClock(Date.UTC(2026, 10, 22, 12));
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [], clock });
  });
  afterAll(() => server.close());

  const loginOf = (guest: TestGuest, password: string) =>
    server.call('POST /auth/login', { body: { email: guest.email, password } });
  /** The guest on a second device. */
  const elsewhere = async (guest: TestGuest): Promise<TestGuest> => {
    const { body } = await loginOf(guest, guest.password);
    return { ...guest, bearer: body.bearer as string };
  };
  const isIn = async (guest: TestGuest) =>
    (await server.call('GET /auth/session', { as: guest })).body.loggedIn as boolean;
  const change = (as: TestGuest, current: string, password = fresh) =>
    server.call('POST /auth/changePassword', { as, body: { current, password } });
  const mailsTo = async ({ email }: Pick<TestGuest, 'email'>, template: string) =>
    (await server.mails()).filter((mail) => mail.to === email && mail.template === template);
  const forgot = async (email: string) => {
    const answer = await server.call('POST /auth/forgotPassword', { body: { email } });
    await server.runDueJobs();
    return answer;
  };
  const linkOf = async (guest: TestGuest): Promise<string> => {
    await forgot(guest.email);
    const mail = (await mailsTo(guest, 'resetPassword')).at(-1);
    return mail && 'token' in mail.args ? mail.args.token : '';
  };
  const reset = (token: string, password = fresh) =>
    server.call('POST /auth/resetPassword', { body: { token, password } });

  describe('changing it', () => {
    it('asks for the old one, ends all other sessions, and mails that it happened', async () => {
      const guest = await server.signUp();
      const other = await elsewhere(guest);
      const socket = await server.socket({ as: other });
      await socket.next('sessionAcknowledge');
      expect((await change(guest, guest.password)).body).toEqual({ success: true });
      expect((await socket.next('sessionExpired')).payload).toEqual({ reason: 'loggedOut' });
      expect([await isIn(guest), await isIn(other)]).toEqual([true, false]);
      expect((await loginOf(guest, guest.password)).body.error.code).toBe('LOGIN_WRONG');
      expect((await loginOf(guest, fresh)).status).toBe(200);
      expect(await mailsTo(guest, 'passwordChanged')).toHaveLength(1);
    });

    it('changes nothing without the old one, or for a weak one', async () => {
      const guest = await server.signUp();
      const other = await elsewhere(guest);
      expect((await change(guest, 'a guess')).body.error.code).toBe('PASSWORD_WRONG');
      expect((await change(guest, guest.password, 'password123')).body.error.code).toBe(
        'PASSWORD_WEAK',
      );
      expect((await change(guest, guest.password, guest.password)).body.error.code).toBe(
        'PASSWORD_SAME',
      );
      expect((await change(guest, guest.password, guest.email)).body.error.code).toBe(
        'PASSWORD_PERSONAL',
      );
      expect(await isIn(other)).toBe(true);
      expect((await loginOf(guest, guest.password)).status).toBe(200);
    });

    it('slows guesses at the old one down', async () => {
      const guest = await server.signUp();
      for (let guess = 0; guess < 5; guess += 1) await change(guest, `guess ${guess}`);
      const answer = await change(guest, guest.password);
      expect(answer.body.error).toMatchObject({ code: 'LOGIN_SLOWED' });
      clock.advance(3_600_000);
      const again = await elsewhere(guest);
      expect((await change(again, guest.password)).status).toBe(200);
    });

    it('lets one of two at the same time win', async () => {
      const guest = await server.signUp();
      const answers = await Promise.all([
        change(guest, guest.password, 'the first new password'),
        change(guest, guest.password, 'the second new password'),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    });

    it('[SO-passwordChanged][RU-profile-socket-notices] ends sessions from before when the client says so, and none from after', async () => {
      const guest = await server.signUp();
      clock.advance(1000);
      await change(guest, guest.password);
      clock.advance(1000);
      const after = await elsewhere({ ...guest, password: fresh });
      const socket = await server.socket({ as: after });
      await socket.next('sessionAcknowledge');
      socket.send('passwordChanged', {});
      await expect.poll(() => isIn(guest)).toBe(false);
      expect(await isIn(after)).toBe(true);
    });
  });

  describe('forgetting it', () => {
    it('answers the same whether or not the address has an account', async () => {
      const guest = await server.signUp();
      const known = await forgot(guest.email);
      const unknown = await forgot('nobody@example.test');
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      expect(await mailsTo(guest, 'resetPassword')).toHaveLength(1);
      expect(await mailsTo({ email: 'nobody@example.test' }, 'resetPassword')).toEqual([]);
      expect((await forgot('an na@example.com')).body.error.code).toBe('EMAIL_INVALID');
    });

    it('takes a new password with the link, once, and ends all sessions', async () => {
      const guest = await server.signUp();
      const token = await linkOf(guest);
      expect((await reset(token, 'password123')).body.error.code).toBe('PASSWORD_WEAK');
      expect((await reset(token, guest.password)).body.error.code).toBe('PASSWORD_SAME');
      expect((await reset(token)).status).toBe(200);
      expect(await mailsTo(guest, 'passwordReset')).toHaveLength(1);
      expect(await isIn(guest)).toBe(false);
      expect((await loginOf(guest, fresh)).status).toBe(200);
      expect((await reset(token)).body.error.code).toBe('TOKEN_USED');
      expect((await reset('unheard-of')).body.error.code).toBe('TOKEN_UNKNOWN');
    });

    it('voids links after an hour, and all of them with a new password', async () => {
      const guest = await server.signUp();
      const first = await linkOf(guest);
      clock.advance(61_000);
      const second = await linkOf(guest);
      expect(second).not.toBe(first);
      expect((await reset(second)).status).toBe(200);
      expect((await reset(first)).body.error.code).toBe('TOKEN_USED');
      clock.advance(61_000);
      const third = await linkOf(guest);
      clock.advance(3_600_000);
      expect((await reset(third)).body.error.code).toBe('TOKEN_EXPIRED');
    });

    it('mails once a minute, and slows down who asks on', async () => {
      const guest = await server.signUp();
      const codes: unknown[] = [];
      for (let ask = 0; ask < 6; ask += 1) {
        const { body } = await forgot(guest.email);
        codes.push(body.error?.code ?? 'taken');
      }
      expect(codes).toEqual([...Array<string>(5).fill('taken'), 'LOGIN_SLOWED']);
      expect(await mailsTo(guest, 'resetPassword')).toHaveLength(1);
      expect((await loginOf(guest, guest.password)).status).toBe(200);
    });

    it('uses a link once when it is pressed twice at the same time', async () => {
      const guest = await server.signUp();
      const token = await linkOf(guest);
      const answers = await Promise.all([reset(token), reset(token, 'another blue hour now')]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });
  });
});
