import { FakeClock } from '@vx/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

describe.each(oneDatabase)('another address on %s', (database) => {
  let server: TestServer;
  let number = 0;
  const clock = new FakeClock(Date.UTC(2026, 10, 22, 12));
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [], clock });
  });
  afterAll(() => server.close());

  const newAddress = (): string => {
    number += 1;
    return `another-${number}@example.test`;
  };
  const change = (as: TestGuest, email: string, password = as.password) =>
    server.call('POST /auth/changeEmail', { as, body: { email, password } });
  const tokenTo = async (address: string): Promise<string> => {
    const mail = (await server.mails()).findLast(({ to }) => to === address);
    return mail && 'token' in mail.args ? mail.args.token : '';
  };
  const confirm = (token: string) => server.call('POST /auth/verifyEmail', { body: { token } });
  const reply = (token: string, answer: 'stop' | 'agree') =>
    server.call('POST /auth/answerEmailChange', { body: { token, answer } });
  /** A guest with a confirmed address. */
  const owner = async (): Promise<TestGuest> => {
    const guest = await server.signUp();
    expect((await confirm(await tokenTo(guest.email))).status).toBe(200);
    return guest;
  };
  const loggedIn = async (as: TestGuest) => (await guestOf(as)).loggedIn as boolean;
  const guestOf = async (as: TestGuest) => (await server.call('GET /auth/session', { as })).body;

  it('[SI-guestEmailVerified] takes the place of the old one once both have agreed, and the old one hears of it', async () => {
    const guest = await server.signUp();
    await confirm(await tokenTo(guest.email));
    const email = newAddress();
    expect((await change(guest, email)).body).toEqual({ success: true });
    expect(await guestOf(guest)).toMatchObject({ email: guest.email, emailVerified: true });
    expect((await reply(await tokenTo(guest.email), 'agree')).body).toEqual({ outcome: 'agreed' });
    expect(await guestOf(guest)).toMatchObject({ email: guest.email, emailVerified: true });
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    expect((await confirm(await tokenTo(email))).body).toEqual({
      success: true,
      email,
      takesEffectAt: null,
    });
    expect((await socket.next('guestEmailVerified')).payload).toEqual({ email });
    expect(await guestOf(guest)).toMatchObject({ email, emailVerified: true });
    const sent = (await server.mails()).filter(({ template }) => template === 'emailChanged');
    expect(sent.at(-1)?.to).toBe(guest.email);
    const login = (address: string) =>
      server.call('POST /auth/login', { body: { email: address, password: guest.password } });
    expect((await login(guest.email)).body.error.code).toBe('LOGIN_WRONG');
    expect((await login(email)).status).toBe(200);
  });

  it('[RU-email-local-part#1][RU-email-domain#1][RU-email-top-level-domain] is refused when it is none, taken, or asked for without the password', async () => {
    const guest = await owner();
    const codes = [];
    const wrong = [
      'an na@example.com',
      'an(na@example.com',
      'anna@',
      'anna@-example.com',
      'anna@example',
      'anna@example.c',
    ];
    for (const email of wrong) codes.push((await change(guest, email)).body.error.code);
    expect(codes).toEqual(wrong.map(() => 'EMAIL_INVALID'));
    expect((await change(guest, guest.email.toUpperCase())).body.error.code).toBe('EMAIL_TAKEN');
    const email = newAddress();
    expect((await change(guest, email, 'a guess')).body.error.code).toBe('PASSWORD_WRONG');
    expect(await tokenTo(email)).toBe('');
  });

  it('counts as the last that was asked for', async () => {
    const guest = await server.signUp();
    const [first, second] = [newAddress(), newAddress()];
    await change(guest, first);
    await change(guest, second);
    expect((await confirm(await tokenTo(first))).body.error.code).toBe('TOKEN_EXPIRED');
    expect((await confirm(await tokenTo(second))).status).toBe(200);
    expect(await guestOf(guest)).toMatchObject({ email: second, emailVerified: true });
  });

  it('belongs to who confirms it first', async () => {
    const [guest, other] = [await server.signUp(), await server.signUp()];
    const email = newAddress();
    await change(guest, email);
    const token = await tokenTo(email);
    await change(other, email);
    expect((await confirm(await tokenTo(email))).status).toBe(200);
    expect((await confirm(token)).body.error.code).toBe('EMAIL_TAKEN');
    expect(await guestOf(guest)).toMatchObject({ email: guest.email });
  });

  it('[SO-refreshEmailProperties][RU-profile-socket-notices] is told to the tabs that ask', async () => {
    const guest = await server.signUp();
    const email = newAddress();
    await change(guest, email);
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    socket.send('refreshEmailProperties', {});
    expect((await socket.next('guestEmailProperties')).payload).toEqual({
      email: guest.email,
      emailVerified: false,
      pendingEmail: email,
    });
  });

  it('waits a day for the old one, and says until when', async () => {
    const guest = await owner();
    const email = newAddress();
    await change(guest, email);
    const dueAt = new Date(clock.now() + 86_400_000).toISOString();
    expect((await confirm(await tokenTo(email))).body).toEqual({
      success: true,
      email,
      takesEffectAt: dueAt,
    });
    clock.advance(86_399_000);
    await server.runTask('accounts-apply-email-changes');
    expect(await guestOf(guest)).toMatchObject({ email: guest.email });
    clock.advance(1000);
    await server.runTask('accounts-apply-email-changes');
    expect(await guestOf(guest)).toMatchObject({ email, emailVerified: true });
    const mails = await server.mails();
    expect(mails.findLast(({ to }) => to === guest.email)?.template).toBe('emailChanged');
  });

  it('takes effect at once when the old one agrees after it was confirmed', async () => {
    const guest = await owner();
    const email = newAddress();
    await change(guest, email);
    const answerToken = await tokenTo(guest.email);
    await confirm(await tokenTo(email));
    expect((await reply(answerToken, 'agree')).body).toEqual({ outcome: 'moved' });
    expect(await guestOf(guest)).toMatchObject({ email });
    expect((await reply(answerToken, 'stop')).body.error.code).toBe('TOKEN_EXPIRED');
  });

  it('is stopped from the old one without a log-in, and whoever asked for it is logged out', async () => {
    const guest = await owner();
    const email = newAddress();
    await change(guest, email);
    const answerToken = await tokenTo(guest.email);
    const link = await tokenTo(email);
    await confirm(link);
    // A link of one purpose serves no other.
    expect((await confirm(answerToken)).body.error.code).toBe('TOKEN_UNKNOWN');
    expect((await reply(link, 'agree')).body.error.code).toBe('TOKEN_UNKNOWN');
    expect((await reply(answerToken, 'stop')).body).toEqual({ outcome: 'stopped' });
    expect(await loggedIn(guest)).toBe(false);
    expect((await reply(answerToken, 'stop')).body.error.code).toBe('TOKEN_USED');
    clock.advance(2 * 86_400_000);
    await server.runTask('accounts-apply-email-changes');
    const { body } = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    expect(body.guest).toMatchObject({ email: guest.email, emailVerified: true });
  });

  it('says the same about an address that has an account, and only its owner hears of it', async () => {
    const [guest, other] = [await owner(), await owner()];
    const unknown = await change(guest, newAddress());
    const known = await change(guest, other.email);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = (await server.mails()).findLast(({ to }) => to === other.email);
    expect(mail).toMatchObject({ template: 'emailInUse', args: { name: other.name } });
  });

  it('mails a few strangers a day for one guest, and no more', async () => {
    const guest = await owner();
    const codes = [];
    for (let count = 0; count < 6; count += 1)
      codes.push((await change(guest, newAddress())).body.error?.code ?? 'sent');
    expect(codes).toEqual([...Array<string>(5).fill('sent'), 'TOO_MANY_REQUESTS']);
  });

  it('voids links to a new password that went to the old one', async () => {
    const guest = await server.signUp();
    await server.call('POST /auth/forgotPassword', { body: { email: guest.email } });
    await server.runDueJobs();
    const link = await tokenTo(guest.email);
    const email = newAddress();
    await change(guest, email);
    await confirm(await tokenTo(email));
    const answer = await server.call('POST /auth/resetPassword', {
      body: { token: link, password: 'a different blue hour' },
    });
    expect(answer.body.error.code).toBe('TOKEN_USED');
  });
});
