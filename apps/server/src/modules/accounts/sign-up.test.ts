import { FakeClock } from '@vx/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

const mine = 'the password of the owner';
const theirs = 'the password of a stranger';

describe.each(oneDatabase)('signing up with an address that somebody has, on %s', (database) => {
  let server: TestServer;
  let number = 0;
  const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
  beforeAll(async () => {
    server = await createTestServer({
      database,
      modules: () => [],
      clock,
      env: { VX_TRUST_PROXY: 'on' },
    });
  });
  afterAll(() => server.close());

  const fresh = (): string => `address-${(number += 1)}@example.test`;
  const signUp = (email: string, password = theirs, ip = '203.0.113.9') =>
    server.call('POST /auth/signup', {
      body: {
        email,
        password,
        name: `Somebody ${(number += 1)}`,
        language: 'en',
        acceptTerms: true,
        ofAge: true,
      },
      headers: { 'x-forwarded-for': ip },
    });
  const logIn = (email: string, password: string) =>
    server.call('POST /auth/login', { body: { email, password } });
  const mailsTo = async (address: string) =>
    (await server.mails()).filter(({ to }) => to === address);
  const lastToken = async (address: string, template: string): Promise<string> => {
    const mail = (await mailsTo(address)).findLast((one) => one.template === template);
    return mail && 'token' in mail.args ? mail.args.token : '';
  };
  const verify = (token: string) => server.call('POST /auth/verifyEmail', { body: { token } });
  /** An address that its owner has confirmed. */
  const owned = async (): Promise<string> => {
    const email = fresh();
    await signUp(email, mine);
    expect((await verify(await lastToken(email, 'verifyEmail'))).status).toBe(200);
    return email;
  };
  const idOf = ({ body }: Awaited<ReturnType<typeof signUp>>): string => body.guest.guestId;
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
      : typeof value;

  it('looks the same to an outsider: who signed up is logged in at once', async () => {
    const email = await owned();
    const [known, unknown] = [await signUp(email), await signUp(fresh())];
    expect(known.status).toBe(unknown.status);
    expect(shapeOf(known.body)).toEqual(shapeOf(unknown.body));
    expect(known.body.guest).toMatchObject({ loggedIn: true, email, emailVerified: false });
    // Both log in again, and out of neither is read whether the address is somebody's.
    expect((await logIn(email, theirs)).status).toBe(200);
    const refusals = [await logIn(email, 'a guess'), await logIn(fresh(), 'a guess')];
    expect(refusals.map(({ status, body }) => [status, body.error.code])).toEqual([
      [401, 'LOGIN_WRONG'],
      [401, 'LOGIN_WRONG'],
    ]);
  });

  it('names a guest who typed no name, each another way, in the own language', async () => {
    const withoutName = async (language: string) =>
      (
        await server.call('POST /auth/signup', {
          body: { email: fresh(), password: theirs, language, acceptTerms: true, ofAge: true },
        })
      ).body.guest.name as string;
    const [first, second] = [await withoutName('de'), await withoutName('de')];
    expect([first, second, await withoutName('es')]).toEqual([
      expect.stringMatching(/^Gast \d{6}$/),
      expect.stringMatching(/^Gast \d{6}$/),
      expect.stringMatching(/^Invitado \d{6}$/),
    ]);
    expect(first).not.toBe(second);
  });

  it('mails the owner instead of a link, and leaves it the address, the log-in and the reset', async () => {
    const email = await owned();
    const owner = await logIn(email, mine);
    const stranger = await signUp(email);
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
      'verifyEmail',
      'emailInUse',
    ]);
    expect(idOf(await logIn(email, mine))).toBe(idOf(owner));
    expect(idOf(await logIn(email, theirs))).toBe(idOf(stranger));
    const as = { bearer: stranger.body.bearer as string } as TestGuest;
    const socket = await server.socket({ as });
    await socket.next('sessionAcknowledge');
    socket.send('sendSignupEmail', { email });
    await server.call('POST /auth/forgotPassword', { body: { email } });
    await server.runDueJobs();
    const sent = (await mailsTo(email)).slice(2);
    expect(sent).toMatchObject([
      { template: 'resetPassword', args: { name: owner.body.guest.name } },
    ]);
  });

  it('belongs to who confirms it, whoever named it first', async () => {
    const email = fresh();
    const squatter = await signUp(email);
    const early = await lastToken(email, 'verifyEmail');
    const owner = await signUp(email, mine);
    expect((await verify(await lastToken(email, 'verifyEmail'))).status).toBe(200);
    expect((await verify(early)).body.error.code).toBe('EMAIL_TAKEN');
    expect(idOf(await logIn(email, mine))).toBe(idOf(owner));
    const as = { bearer: squatter.body.bearer as string } as TestGuest;
    expect((await server.call('GET /auth/session', { as })).body.emailVerified).toBe(false);
  });

  it('resets each account of an address that nobody has confirmed, told apart by name and time', async () => {
    const email = fresh();
    const names = [];
    const times = [];
    for (const password of [theirs, mine]) {
      times.push(new Date(clock.now()).toISOString());
      names.push((await signUp(email, password)).body.guest.name);
      clock.advance(1000);
    }
    await server.call('POST /auth/forgotPassword', { body: { email } });
    await server.runDueJobs();
    const links = (await mailsTo(email)).filter(({ template }) => template === 'resetPassword');
    expect(links.map(({ args }) => 'name' in args && args.name)).toEqual(names);
    expect(links.map(({ args }) => 'signedUpAt' in args && args.signedUpAt)).toEqual(times);
  });

  it('is slowed down after some a day, known or not, and not for its owner elsewhere', async () => {
    const [known, unknown] = [await owned(), fresh()];
    await signUp(unknown);
    for (const email of [known, unknown]) {
      const statuses = [];
      for (let count = 0; count < 5; count += 1) statuses.push((await signUp(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
      const refused = await signUp(email);
      expect(refused.body.error.code).toBe('TOO_MANY_REQUESTS');
      expect((await signUp(email, mine, '198.51.100.7')).status).toBe(200);
    }
    clock.advance(86_400_000);
    expect((await signUp(known)).status).toBe(200);
  });
});
