import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(oneDatabase)('where a guest is logged in, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [] });
  });
  afterAll(() => server.close());

  const elsewhere = async (guest: TestGuest): Promise<TestGuest> => {
    const { body } = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
      headers: { 'user-agent': firefox },
    });
    return { ...guest, bearer: body.bearer as string };
  };
  const sessionsOf = async (as: TestGuest) =>
    (await server.call('GET /auth/sessions', { as })).body.items as {
      sessionId: string;
      current: boolean;
      browser: string;
      system: string;
    }[];
  const isIn = async (as: TestGuest) =>
    (await server.call('GET /auth/session', { as })).body.loggedIn as boolean;

  it('is listed, with the device in words and this one marked', async () => {
    const guest = await server.signUp();
    await elsewhere(guest);
    const items = await sessionsOf(guest);
    expect(items).toHaveLength(2);
    expect(items.find(({ current }) => !current)).toMatchObject({
      device: 'computer',
      browser: 'Firefox',
      system: 'Linux',
    });
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain(guest.bearer);
  });

  it('ends for one device alone, with its socket, and is then not found', async () => {
    const guest = await server.signUp();
    const [second, third] = [await elsewhere(guest), await elsewhere(guest)];
    const socket = await server.socket({ as: second });
    await socket.next('sessionAcknowledge');
    const sessionId = (await sessionsOf(second)).find(({ current }) => current)?.sessionId;
    const end = () => server.call('POST /auth/endSession', { as: guest, body: { sessionId } });
    expect((await end()).body).toEqual({ success: true });
    expect((await socket.next('sessionExpired')).payload).toEqual({ reason: 'loggedOut' });
    expect([await isIn(guest), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
    expect((await end()).body.error.code).toBe('NOT_FOUND');
    const foreign = await server.call('POST /auth/endSession', {
      as: guest,
      body: { sessionId: 'no-uuid' },
    });
    expect(foreign.body.error.code).toBe('NOT_FOUND');
  });

  it('ends for all devices but this one', async () => {
    const [guest, stranger] = [await server.signUp(), await server.signUp()];
    const second = await elsewhere(guest);
    await server.call('POST /auth/endOtherSessions', { as: guest });
    expect([await isIn(guest), await isIn(second), await isIn(stranger)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await sessionsOf(guest)).toHaveLength(1);
  });
});
