import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestGuest, type TestServer } from '../../platform/testing/index.ts';
import { FakePasskey } from '../../testing/fake-passkey.ts';
import type { AccountsApi } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ database: 'pglite', modules: () => [] });
});
afterAll(() => server.close());

it('says in the security log what happens to the credentials of a guest', async () => {
  const post = (key: string, body: unknown, as?: TestGuest) =>
    server.call(key, { body, ...(as ? { as } : {}) });
  const tokenOf = async (template: string): Promise<string> => {
    const mail = (await server.mails()).findLast((one) => one.template === template);
    return mail && 'token' in mail.args ? mail.args.token : '';
  };
  const guest = await server.signUp();
  const { email, password } = guest;
  const elsewhere = async (): Promise<TestGuest> => {
    const { body } = await post('POST /auth/login', { email, password });
    return { ...guest, bearer: body.bearer };
  };
  await elsewhere();
  await elsewhere();
  await post('POST /auth/endOtherSessions', {}, guest);
  const device = await elsewhere();
  const { items } = (await server.call('GET /auth/sessions', { as: guest })).body;
  const { sessionId } = items.find((one: { current: boolean }) => !one.current);
  await post('POST /auth/endSession', { sessionId }, guest);
  // One’s own log-out ends nobody else’s session.
  await post('POST /auth/logout', {}, device);
  await post('POST /auth/logout', {}, await elsewhere());
  await post('POST /auth/login', { email, password: 'a guess' });
  await post('POST /auth/login', { email: 'nobody@example.test', password });
  const { options } = (await post('POST /auth/passkeyOptions', { password }, guest)).body;
  const credential = new FakePasskey(server.platform.config.origin).create(options);
  const { passkeyId } = (await post('POST /auth/addPasskey', { credential }, guest)).body;
  await post('POST /auth/removePasskey', { passkeyId }, guest);
  await post('POST /auth/changeEmail', { email: 'new@example.test', password }, guest);
  await post('POST /auth/verifyEmail', { token: await tokenOf('verifyEmail') });
  const fresh = 'a different blue hour';
  await post('POST /auth/changePassword', { current: password, password: fresh }, guest);
  await post('POST /auth/forgotPassword', { email: 'new@example.test' });
  await server.runDueJobs();
  const reset = { token: await tokenOf('resetPassword'), password: 'yet another blue hour' };
  await post('POST /auth/resetPassword', reset);
  const accounts = server.running.product.modules.find(({ name }) => name === 'accounts');
  await (accounts as unknown as { api: AccountsApi }).api.setLocked(guest.guestId, true);
  expect(server.securityEvents).toEqual([
    { event: 'sessionRevoked', count: 2, why: 'loggedOut' },
    { event: 'sessionRevoked', count: 1, why: 'loggedOut' },
    { event: 'logInFailed', reason: 'password' },
    { event: 'logInFailed', reason: 'unknown' },
    { event: 'passkeyAdded' },
    { event: 'passkeyRemoved' },
    { event: 'emailChangeRequested' },
    { event: 'emailChanged' },
    { event: 'passwordChanged', how: 'change' },
    { event: 'resetRequested', known: true },
    { event: 'passwordChanged', how: 'reset' },
    { event: 'sessionRevoked', count: 1, why: 'loggedOut' },
    { event: 'accountLocked', why: 'operator' },
  ]);
});
