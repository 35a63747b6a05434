import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, oneDatabase, type TestServer } from '../testing/index.ts';

const balance = (version: number) => ({
  balance: version,
  balanceFormatted: String(version),
  isPayingCustomer: false,
  version,
  currency: 'VXC' as const,
  equivalent: null,
});

describe.each(oneDatabase)('the socket on %s', (database) => {
  let server: TestServer;
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  beforeAll(async () => {
    server = await createTestServer({
      database,
      modules: () => [],
      clock,
      env: { VX_SESSION_TTL: '3600' },
    });
  });
  afterAll(() => server.close());
  const publish = (guestId: string, version: number) =>
    server.platform.database.transaction((tx) =>
      server.platform.guestEvents.append(tx, guestId, 'guestBalance', balance(version)),
    );

  it('[RU-socket-pong-ttl][SI-pong][SO-ping] a pong carries the ttl in seconds and refreshes the session', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    expect((await socket.next('sessionAcknowledge')).payload).toMatchObject({
      ttl: 3600,
      guestId: guest.guestId,
    });
    for (let hours = 0; hours < 3; hours += 1) {
      clock.advance(3500_000);
      socket.send('ping');
      const pongs = hours + 1;
      await socket.next(
        'pong',
        () => socket.frames.filter(({ type }) => type === 'pong').length >= pongs,
      );
    }
    expect((await server.call('GET /auth/session', { as: guest })).body.loggedIn).toBe(true);
    await socket.close();
  });

  it('[SI-sessionExpired] ends a session that gave no sign of life, on the server, too', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    clock.advance(3601_000);
    await server.runTask('accounts-sweep-sessions');
    expect((await socket.next('sessionExpired')).payload).toEqual({ reason: 'expired' });
    expect(await socket.closing()).toBe(4001);
  });

  it('[SO-sessionRequest] authenticates by the cookie of the upgrade, and lets no other site use it', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ cookie: guest.cookie, origin: server.origin });
    expect((await socket.next('sessionAcknowledge')).payload.guestId).toBe(guest.guestId);
    await socket.close();
    await expect(
      server.socket({ cookie: guest.cookie, origin: 'https://evil.test' }),
    ).rejects.toThrow('403');
  });

  it('closes the sockets of the session that logs out, and leaves other devices alone', async () => {
    const guest = await server.signUp();
    const login = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    const other = { ...guest, bearer: login.body.bearer };
    const [first, second] = [
      await server.socket({ as: guest }),
      await server.socket({ as: other }),
    ];
    await Promise.all([first.next('sessionAcknowledge'), second.next('sessionAcknowledge')]);
    await server.call('POST /auth/logout', { as: guest });
    expect((await first.next('sessionExpired')).payload.reason).toBe('loggedOut');
    expect(await first.closing()).toBe(4001);
    await publish(guest.guestId, 1);
    await second.next('guestBalance');
    await second.close();
  });

  it('[RU-socket-guest-locked][SI-guestLocked] tells a guest that it is locked, and ends its sessions', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const accounts = server.running.product.modules.find(
      ({ name }) => name === 'accounts',
    ) as unknown as {
      api: { setLocked(guestId: string, locked: boolean): Promise<void> };
    };
    await accounts.api.setLocked(guest.guestId, true);
    expect((await socket.next('sessionExpired')).payload.reason).toBe('locked');
    // Before the goodbye: after it nobody listens any more.
    expect(socket.frames.slice(-2).map(({ type, payload }) => [type, payload])).toEqual([
      ['guestLocked', { locked: true }],
      ['sessionExpired', { reason: 'locked' }],
    ]);
    const answer = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    expect(answer.body.error.code).toBe('GUEST_LOCKED');
    await accounts.api.setLocked(guest.guestId, false);
    const again = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    expect(again.status).toBe(200);
  });

  it('replays events in order from a position, and says so when they are not kept any more', async () => {
    const guest = await server.signUp();
    const first = await server.socket({ as: guest });
    const { positions } = (await first.next('sessionAcknowledge')).payload;
    await first.close();
    for (let version = 1; version <= 4; version += 1) await publish(guest.guestId, version);
    const second = await server.socket({ as: guest, positions });
    const frame = await second.next('sessionAcknowledge');
    expect(frame.payload.replayed.guest).toBe(true);
    await second.next('guestBalance', ({ payload }) => payload.version === 4);
    const replayed = second.frames.filter(({ type }) => type === 'guestBalance');
    expect(replayed.map(({ seq, payload }) => [seq, payload.version])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    await second.close();
    await sql`delete from guest_events where guest_id = ${guest.guestId} and seq <= 2`.execute(
      server.platform.database.read,
    );
    const third = await server.socket({ as: guest, positions });
    expect((await third.next('sessionAcknowledge')).payload.replayed.guest).toBe(false);
    await third.close();
  });

  it('delivers an event whose hint was lost', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    await sql`insert into guest_streams values (${guest.guestId}, 1)`.execute(
      server.platform.database.read,
    );
    await sql`insert into guest_events (guest_id, seq, name, payload) values
      (${guest.guestId}, 1, 'guestBalance', ${JSON.stringify(balance(7))}::json)`.execute(
      server.platform.database.read,
    );
    await server.running.sockets?.catchUp();
    expect((await socket.next('guestBalance')).payload.version).toBe(7);
    await socket.close();
  });

  it('sends nothing of a transaction that was rolled back, and numbers without a gap', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    await server.platform.database
      .transaction(async (tx) => {
        await server.platform.guestEvents.append(tx, guest.guestId, 'guestBalance', balance(1));
        throw new Error('no');
      })
      .catch(() => undefined);
    await publish(guest.guestId, 2);
    const frame = await socket.next('guestBalance');
    expect([frame.seq, frame.payload.version]).toEqual([1, 2]);
    await socket.close();
  });

  it('keeps the order of fifty transactions at once', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    await Promise.all(Array.from({ length: 50 }, (_, version) => publish(guest.guestId, version)));
    await socket.next('guestBalance', ({ seq }) => seq === 50);
    const seqs = socket.frames.filter(({ type }) => type === 'guestBalance').map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    await socket.close();
  });

  it('broadcasts to everyone and replays the ring', async () => {
    const visitor = await server.socket();
    const { positions } = (await visitor.next('sessionAcknowledge')).payload;
    const presence = { actorId: '7', actorName: 'Mira', isOnline: true, isBusy: false } as never;
    await server.platform.broadcast.publish('actorOnline', presence);
    const frame = await visitor.next('actorOnline');
    expect([frame.stream, frame.seq]).toEqual(['public', positions.public.seq + 1]);
    await visitor.close();
    const later = await server.socket({ positions: { public: positions.public } });
    expect((await later.next('sessionAcknowledge')).payload.replayed.public).toBe(true);
    expect((await later.next('actorOnline')).seq).toBe(frame.seq);
    await later.close();
  });

  it('[RU-socket-envelope] closes with 1002 what has no envelope', async () => {
    for (const text of [
      '[]',
      '"x"',
      '{"type":"ping"}',
      '{"type":"ping","accessToken":"","guestId":null,"payload":{},"extra":1}',
    ]) {
      const socket = await server.socket({ silent: true });
      socket.raw.send(text);
      expect([text, await socket.closing()]).toEqual([text, 1002]);
    }
    const binary = await server.socket({ silent: true });
    binary.raw.send(Buffer.from('{}'), { binary: true });
    expect(await binary.closing()).toBe(1002);
  });

  it('[RU-socket-logged-in-only#1] refuses what needs a login, but not the signup e-mail', async () => {
    const visitor = await server.socket();
    await visitor.next('sessionAcknowledge');
    visitor.send('loadChannels', {}, 'client-id-1');
    visitor.send('sendSignupEmail', { email: 'nobody@example.test' }, 'client-id-2');
    await visitor.next('messageAccepted', ({ payload }) => payload.clientId === 'client-id-2');
    expect(visitor.frames.some(({ type }) => type === 'messageRefused')).toBe(true);
    await visitor.close();
  });

  it('[RU-profile-signup-email][SO-sendSignupEmail] sends the sign-up mail again, once a minute, and tells nobody who has an account', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    const mailsTo = async (): Promise<number> =>
      (await server.mails()).filter(({ to }) => to === guest.email).length;
    let sent = 0;
    const ask = async (email: string): Promise<void> => {
      sent += 1;
      const id = `signup-mail-${sent}`;
      socket.send('sendSignupEmail', { email }, id);
      await socket.next('messageAccepted', ({ payload }) => payload.clientId === id);
    };
    await ask(guest.email);
    expect(await mailsTo()).toBe(1);
    clock.advance(61_000);
    await ask(guest.email);
    expect(await mailsTo()).toBe(2);
    await ask('nobody@example.test');
    socket.send('sendSignupEmail', { email: 'no address' }, 'signup-mail-bad');
    expect((await socket.next('messageRefused')).payload).toEqual({
      clientId: 'signup-mail-bad',
      code: 'EMAIL_INVALID',
    });
    await socket.close();
  });

  it('[SI-guestEmailVerified] tells all tabs that the address was confirmed', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const mail = (await server.mails()).findLast(({ to }) => to === guest.email);
    await server.call('POST /auth/verifyEmail', {
      body: { token: mail && 'token' in mail.args ? mail.args.token : '' },
    });
    expect((await socket.next('guestEmailVerified')).payload).toEqual({ email: guest.email });
    await socket.close();
  });

  it('slows a connection down that sends too much', async () => {
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    for (let count = 0; count < 80; count += 1) socket.send('ping');
    expect((await socket.next('messageRefused')).payload.code).toBe('TOO_MANY_REQUESTS');
    await socket.close();
  });

  it('refuses frames beyond 64 kB', async () => {
    const socket = await server.socket({ silent: true });
    socket.raw.send('x'.repeat(70_000));
    expect(await socket.closing()).toBe(1009);
  });

  it('knows which guests are online', async () => {
    const guest = await server.signUp();
    expect(await server.platform.presence.isOnline(guest.guestId)).toBe(false);
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    expect(await server.platform.presence.isOnline(guest.guestId)).toBe(true);
    await socket.close();
    await expect.poll(() => server.platform.presence.isOnline(guest.guestId)).toBe(false);
  });
});

describe('a client that does not keep up', () => {
  let server: TestServer;
  afterEach(() => server.close());
  it('is closed with 1013 instead of filling the memory', async () => {
    server = await createTestServer({ database: 'pglite', modules: () => [] });
    const guest = await server.signUp();
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    socket.raw.pause();
    const name = 'x'.repeat(40_000);
    for (let count = 0; count < 200; count += 1) {
      await server.platform.guestFrames.send(guest.guestId, 'chatTyping', {
        chatId: name,
        typing: true,
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.raw.resume();
    expect([1013, 1006]).toContain(await socket.closing());
    expect(socket.frames.length).toBeLessThan(200);
  });
});
