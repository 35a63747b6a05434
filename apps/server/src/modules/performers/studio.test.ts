import { randomUUID } from 'node:crypto';
import { restEndpointList } from '@vx/contract/rest';
import { STUDIO_SOCKET, studioEndpointList, type StudioKey } from '@vx/contract/studio';
import { maxMessageLength } from '@vx/live-core/rules';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
  type TestSocket,
} from '../../platform/testing/index.ts';
import { paramsOf, sampleOf } from '../../testing/contract-samples.ts';
import { seedWorld } from '../../testing/owners-world.ts';
import { demoPerformerEmail, demoPerformerPassword } from './index.ts';

interface TestPerformer {
  readonly performerId: string;
  readonly bearer: string;
  readonly cookie: string;
  readonly accessToken: string;
}

const PERFORMER = 1;
const today = '2026-11-21';

describe.each(databases)('the studio on %s', (database) => {
  let server: TestServer;
  let performer: TestPerformer;
  let guest: TestGuest;
  const clock = new FakeClock(Date.parse(`${today}T12:00:00Z`));

  const logIn = async (actorId: number = PERFORMER): Promise<TestPerformer> => {
    const { status, body, headers } = await server.studio('POST /login', {
      body: {
        email: demoPerformerEmail(`performer-${actorId}`),
        password: demoPerformerPassword,
      },
    });
    expect(status).toBe(200);
    return {
      performerId: body.performer.performerId,
      bearer: body.bearer,
      cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
      accessToken: body.accessToken,
    };
  };
  const studioSocket = async (
    as: TestPerformer,
    positions: Parameters<TestServer['socket']>[0] = {},
  ): Promise<TestSocket> => {
    const socket = await server.socket({ bearer: as.bearer, path: STUDIO_SOCKET, ...positions });
    await socket.next('sessionAcknowledge');
    return socket;
  };
  const give = async (to: TestGuest, coins: number): Promise<void> => {
    const money = server.running.product.modules.find(
      ({ name }) => name === 'money',
    ) as unknown as { api: { credit: (tx: unknown, request: object) => Promise<unknown> } };
    await server.platform.database.transaction((tx) =>
      money.api.credit(tx, {
        guestId: to.guestId,
        amount: coins,
        currency: 'VXC',
        kind: 'correction',
        reference: 'test',
      }),
    );
  };
  const startChat = async (
    as: TestGuest,
    actorId = PERFORMER,
  ): Promise<{ chatId: string; socket: TestSocket }> => {
    const socket = await server.socket({ as });
    await socket.next('sessionAcknowledge');
    const { status, body } = await server.call('POST /live/{actorId}/start', {
      params: { actorId },
      body: { kind: 'livechat', expectedPrice: 12, sequence: 1 },
      as,
      idempotencyKey: randomUUID(),
    });
    expect(body).toMatchObject({ state: 'running' });
    expect(status).toBe(200);
    // The guest sees her: from now on it is billed.
    await server.call('POST /live/{chatId}/picture', {
      params: { chatId: body.chatId },
      body: {},
      as,
    });
    return { chatId: body.chatId, socket };
  };
  const say = (socket: TestSocket, chatId: string, text: string): void =>
    socket.send(
      'sendMessage',
      {
        channelId: null,
        messageType: 'text',
        senderType: 'guest',
        isVideochat: true,
        isFreechat: false,
        data: { text },
        includedGifts: [],
        chatId,
      },
      randomUUID(),
    );

  beforeAll(async () => {
    server = await createTestServer({ database, clock, env: { VX_SANDBOX: 'on' } });
    await seedWorld(server);
    guest = await server.signUp();
    performer = await logIn();
  });
  afterAll(() => server.close());

  describe('its door', () => {
    it('opens for a performer, with a cookie that goes to the studio alone', async () => {
      const { status, body, headers } = await server.studio('POST /login', {
        body: { email: demoPerformerEmail('performer-1'), password: demoPerformerPassword },
      });
      expect(status).toBe(200);
      expect(body.performer).toMatchObject({ actorId: '1', name: 'Performer 1', busy: false });
      const [cookie = ''] = headers.getSetCookie();
      expect(cookie).toMatch(/^vx_studio_sid=/);
      expect(cookie).toContain('Path=/studio;');
      expect(cookie).toContain('HttpOnly');
      const own = await server.studio('GET /performer', {
        headers: { cookie: cookie.split(';')[0] ?? '' },
      });
      expect(own.body).toMatchObject({ actorId: '1' });
    });

    it('answers a wrong password, an unknown address and a guest’s account alike', async () => {
      const answers = [];
      for (const [email, password] of [
        [demoPerformerEmail('performer-1'), 'wrong'],
        ['nobody@studio.candela.test', demoPerformerPassword],
        [guest.email, guest.password],
      ])
        answers.push(await server.studio('POST /login', { body: { email, password } }));
      expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
        [401, 'LOGIN_WRONG'],
        [401, 'LOGIN_WRONG'],
        [401, 'LOGIN_WRONG'],
      ]);
      expect(
        (
          await server.call('POST /auth/login', {
            body: { email: demoPerformerEmail('performer-1'), password: demoPerformerPassword },
          })
        ).body.error.code,
      ).toBe('LOGIN_WRONG');
    });

    it('ends a session with its log-out, with its socket', async () => {
      const other = await logIn(2);
      const socket = await studioSocket(other);
      await server.studio('POST /logout', { as: other, body: {} });
      expect((await socket.next('sessionExpired')).payload).toEqual({ reason: 'loggedOut' });
      expect((await server.studio('GET /performer', { as: other })).status).toBe(401);
    });
  });

  describe('nobody’s session opens what is the other side’s', () => {
    /** The least that a call takes; whatever is free is one text. */
    const values = { wants: () => false, of: () => '1' };
    const ask = (
      prefix: 'call' | 'studio',
      definition: (typeof studioEndpointList)[number],
      headers: Readonly<Record<string, string>>,
    ): ReturnType<TestServer['call']> =>
      server[prefix](definition.key as StudioKey, {
        params: Object.fromEntries(paramsOf(definition.key).map((name) => [name, '1'])),
        query: (definition.query ? sampleOf(definition.query, '', values) : {}) as never,
        ...(definition.key.startsWith('GET')
          ? {}
          : { body: definition.body ? sampleOf(definition.body, '', values) : {} }),
        idempotencyKey: 'a-key-of-a-test',
        // As from a page of ours.
        headers: { origin: server.origin, ...headers },
      });

    it.each(
      studioEndpointList
        .filter(({ audience }) => audience === 'performer')
        .map((one) => [one.key, one] as const),
    )('%s is no guest’s', async (_, definition) => {
      for (const headers of [
        { authorization: `Bearer ${guest.bearer}` },
        { cookie: guest.cookie },
        // Sent as the studio's, too.
        { cookie: guest.cookie.replace('vx_sid', 'vx_studio_sid') },
        {},
      ] as const) {
        const { status, body } = await ask('studio', definition, headers as never);
        expect([status, body.error.code]).toEqual([
          401,
          'authorization' in headers ||
          String((headers as { cookie?: string }).cookie).startsWith('vx_studio')
            ? 'SESSION_EXPIRED'
            : 'NEED_LOGIN',
        ]);
      }
    });

    it.each(
      restEndpointList
        .filter(({ audience, outside }) => audience === 'guest' && !outside)
        .map((one) => [one.key, one] as const),
    )('%s is no performer’s', async (_, definition) => {
      for (const headers of [
        { authorization: `Bearer ${performer.bearer}` },
        { cookie: performer.cookie },
        { cookie: performer.cookie.replace('vx_studio_sid', 'vx_sid') },
      ]) {
        const { status, body } = await ask('call', definition, headers as never);
        expect(status).toBe(definition.built ? 401 : 501);
        if (definition.built) expect(['SESSION_EXPIRED', 'NEED_LOGIN']).toContain(body.error.code);
      }
    });

    it('and no socket does', async () => {
      const asGuest = await server.socket({ bearer: guest.bearer, path: STUDIO_SOCKET });
      expect((await asGuest.next('sessionExpired')).payload).toEqual({ reason: 'expired' });
      const asPerformer = await server.socket({ bearer: performer.bearer });
      expect((await asPerformer.next('sessionExpired')).payload).toEqual({ reason: 'expired' });
    });
  });

  describe('the chair', () => {
    it('is one window’s, until it lets go, leaves or another takes it', async () => {
      const [first, second] = [await logIn(3), await logIn(3)];
      const hold = (as: TestPerformer, body: object = {}) =>
        server.studio('PUT /chair', { as, body });
      expect((await hold(first)).body).toEqual({
        isHeld: true,
        until: new Date(clock.now() + 30_000).toISOString(),
      });
      expect((await hold(second)).body).toMatchObject({ isHeld: false });
      const away = { presence: 'away' };
      expect(
        (await server.studio('PUT /presence', { as: second, body: away })).body.error.code,
      ).toBe('CHAIR_TAKEN');
      expect((await hold(second, { take: true })).body).toMatchObject({ isHeld: true });
      expect((await hold(first)).body).toMatchObject({ isHeld: false });
      clock.advance(30_000);
      expect((await hold(first)).body).toMatchObject({ isHeld: true });
      await server.studio('POST /logout', { as: first, body: {} });
      expect((await hold(second)).body).toMatchObject({ isHeld: true });
    });

    it('lets its holder come online and go away, which everybody hears', async () => {
      const listener = await server.socket({ as: guest });
      await listener.next('sessionAcknowledge');
      const own = await logIn(4);
      await server.studio('PUT /chair', { as: own, body: {} });
      const socket = await studioSocket(own);
      const gone = await server.studio('PUT /presence', { as: own, body: { presence: 'away' } });
      expect(gone.body).toMatchObject({ presence: 'away', busy: false });
      expect((await socket.next('performerChanged')).payload).toEqual(gone.body);
      await listener.next('actorOffline', ({ payload }) => payload.actorId === '4');
      await server.studio('PUT /presence', { as: own, body: { presence: 'online' } });
      await listener.next('actorOnline', ({ payload }) => payload.actorId === '4');
    });
  });

  it('shows who left without a word as away after a minute, unless a chat runs', async () => {
    const own = await logIn(4);
    const presence = async () => (await server.studio('GET /performer', { as: own })).body.presence;
    await server.studio('PUT /chair', { as: own, body: { take: true } });
    await server.studio('PUT /presence', { as: own, body: { presence: 'online' } });
    clock.advance(59_000);
    await server.runTask('performers-gone');
    expect(await presence()).toBe('online');
    clock.advance(1_000);
    const listener = await server.socket({ as: guest });
    await listener.next('sessionAcknowledge');
    await server.runTask('performers-gone');
    await listener.next('actorOffline', ({ payload }) => payload.actorId === '4');
    expect(await presence()).toBe('away');
    // Whoever comes back says so, and nobody else does for them.
    await server.studio('PUT /chair', { as: own, body: {} });
    await server.runTask('performers-gone');
    expect(await presence()).toBe('away');
    await server.studio('PUT /presence', { as: own, body: { presence: 'online' } });
    expect(await presence()).toBe('online');

    await give(guest, 100);
    await server.studio('PUT /chair', { as: performer, body: {} });
    await startChat(guest);
    clock.advance(61_000);
    await server.runTask('performers-gone');
    const inChat = await server.studio('GET /performer', { as: performer });
    expect(inChat.body).toMatchObject({ presence: 'online', busy: true });
    await server.studio('PUT /chair', { as: performer, body: {} });
    await server.studio('POST /room/end', { as: performer, body: {} });
  });

  it('shows who logs out as away at once, unless a chat runs or another window has the chair', async () => {
    const [own, other] = [await logIn(4), await logIn(4)];
    const presence = async (as: TestPerformer) =>
      (await server.studio('GET /performer', { as })).body.presence;
    await server.studio('PUT /chair', { as: own, body: { take: true } });
    await server.studio('PUT /presence', { as: own, body: { presence: 'online' } });
    const listener = await server.socket({ as: guest });
    await listener.next('sessionAcknowledge');
    await server.studio('POST /logout', { as: own, body: {} });
    await listener.next('actorOffline', ({ payload }) => payload.actorId === '4');
    expect(await presence(other)).toBe('away');

    // The window that only read along has not left anything.
    const reader = await logIn(4);
    await server.studio('PUT /chair', { as: other, body: {} });
    await server.studio('PUT /presence', { as: other, body: { presence: 'online' } });
    await server.studio('POST /logout', { as: reader, body: {} });
    expect(await presence(other)).toBe('online');

    await give(guest, 100);
    const host = await logIn();
    await server.studio('PUT /chair', { as: host, body: { take: true } });
    await startChat(guest);
    await server.studio('POST /logout', { as: host, body: {} });
    const inChat = await server.studio('GET /performer', { as: performer });
    expect(inChat.body).toMatchObject({ presence: 'online', busy: true });
    await server.studio('PUT /chair', { as: performer, body: {} });
    await server.studio('POST /room/end', { as: performer, body: {} });
  });

  describe('a chat between two people', () => {
    it('carries lines both ways while the script is silent, and is counted alike on both sides', async () => {
      await give(guest, 100);
      await server.studio('PUT /chair', { as: performer, body: {} });
      const studio = await studioSocket(performer);
      const { chatId, socket } = await startChat(guest);

      const started = await studio.next('chatStarted');
      expect(started.payload).toMatchObject({
        chatId,
        name: guest.name,
        kind: 'livechat',
        pricePerMinute: { value: 12 },
        paid: { value: 0 },
        earned: { value: 0 },
      });
      say(socket, chatId, 'Good evening');
      expect((await studio.next('chatLine')).payload).toMatchObject({
        chatId,
        from: 'guest',
        text: 'Good evening',
        clientId: null,
      });
      const key = randomUUID();
      const write = (as: TestPerformer, text: string, idempotencyKey = key) =>
        server.studio('POST /chats/{chatId}/lines', {
          params: { chatId },
          body: { text },
          as,
          idempotencyKey,
        });
      const written = await write(performer, '  Hello, how are you? ');
      expect(written.body).toMatchObject({ from: 'performer', text: 'Hello, how are you?' });
      expect(written.body.clientId).toBe(key);
      // A repeat is the same line; another text under the key is refused.
      expect((await write(performer, 'Hello, how are you?')).body).toEqual(written.body);
      expect((await write(performer, 'Something else')).body.error.code).toBe(
        'IDEMPOTENCY_KEY_REUSED',
      );
      expect(
        (await socket.next('chatMessage', ({ payload }) => payload.senderType === 'actor')).payload,
      ).toMatchObject({
        chatId,
        text: 'Hello, how are you?',
      });

      // Somebody else's chat is not there; who left the chair says nothing.
      expect((await write(await logIn(2), 'Hello', randomUUID())).body.error.code).toBe(
        'NOT_FOUND',
      );
      expect((await write(await logIn(), 'Hello', randomUUID())).body.error.code).toBe(
        'CHAIR_TAKEN',
      );

      const elsewhere = await logIn();
      const end = await server.studio('POST /room/end', { as: elsewhere, body: {} });
      expect(end.body.error.code).toBe('CHAIR_TAKEN');
      for (const text of ['   ', 'x'.repeat(maxMessageLength + 1)])
        expect((await write(performer, text, randomUUID())).body.error).toMatchObject({
          code: 'INVALID_INPUT',
          detail: { fields: [{ path: 'body/text', rule: 'length' }] },
        });

      for (let second = 0; second < 10; second += 1) {
        clock.advance(1_000);
        await server.runTask('live.meter');
        await server.runDueJobs();
      }
      const room = await server.studio('GET /room', { as: performer });
      expect(room.body.guests).toMatchObject([{ chatId, seconds: 10, paid: { value: 2 } }]);
      expect(
        room.body.lines.map(({ from, text }: { from: string; text: string }) => [from, text]),
      ).toEqual([
        ['guest', 'Good evening'],
        ['performer', 'Hello, how are you?'],
      ]);

      const ended = await server.studio('POST /room/end', { as: performer, body: {} });
      expect(ended.body).toEqual({ success: true });
      const over = await socket.next('chatEnd');
      expect(over.payload).toMatchObject({ chatId, exitCode: 201 });
      const { price, performerPart } = over.payload.receipt;
      expect(performerPart.value).toBeGreaterThan(0);
      expect((await studio.next('chatEnded')).payload).toMatchObject({
        chatId,
        paid: { value: price.value },
        earned: { value: performerPart.value },
      });
      expect((await server.studio('GET /room', { as: performer })).body).toBeNull();
      expect((await write(performer, 'Goodbye', randomUUID())).body.error.code).toBe('CHAT_ENDED');

      const days = { from: today, to: today };
      const statement = await server.studio('GET /statement', { as: performer, query: days });
      expect(statement.body).toMatchObject({
        total: 1,
        items: [
          {
            type: 'charge',
            kind: 'live_chat',
            reference: chatId,
            paid: price,
            earned: performerPart,
          },
        ],
      });
      const earnings = await server.studio('GET /earnings', { as: performer, query: days });
      expect(earnings.body).toMatchObject({
        earned: { value: performerPart.equivalent.value, currency: 'EUR' },
        days: [{ day: today, kinds: [{ kind: 'live_chat', count: 1 }] }],
      });
      // Of somebody else nothing of it.
      const others = await server.studio('GET /statement', { as: await logIn(2), query: days });
      expect(others.body).toEqual({ total: 0, items: [] });
    });

    it('is told of after a cut, in order and once', async () => {
      const own = await logIn();
      await server.studio('PUT /chair', { as: own, body: { take: true } });
      const before = await server.socket({ bearer: own.bearer, path: STUDIO_SOCKET });
      const { positions } = (await before.next('sessionAcknowledge')).payload;
      before.raw.terminate();
      const { chatId, socket } = await startChat(guest);
      say(socket, chatId, 'Are you there?');
      await socket.next('chatMessage');
      const again = await server.socket({
        bearer: own.bearer,
        path: STUDIO_SOCKET,
        positions: { guest: positions.guest },
      });
      const acknowledged = await again.next('sessionAcknowledge');
      expect(acknowledged.payload.replayed.guest).toBe(true);
      await again.next('chatLine');
      const missed = again.frames.filter(({ type }) => type.startsWith('chat'));
      expect(missed.map(({ type, seq }) => [type, seq - positions.guest.seq])).toEqual([
        ['chatStarted', 1],
        ['chatLine', 2],
      ]);
      await server.studio('POST /room/end', { as: own, body: {} });
    });

    it('is the script’s again once nobody holds the chair', async () => {
      clock.advance(60_000);
      const { chatId, socket } = await startChat(guest);
      say(socket, chatId, 'Hello');
      await socket.next('chatMessage');
      clock.advance(5_000);
      await server.runDueJobs();
      await socket.next('chatMessage', ({ payload }) => payload.senderType === 'actor');
      await server.call('POST /live/{chatId}/end', { params: { chatId }, body: {}, as: guest });
    });
  });

  it.each([
    ['2026-11-21', '2026-11-20'],
    ['2026-02-31', '2026-11-20'],
    ['2025-01-01', '2026-11-20'],
  ])('refuses the days %s to %s', async (from, to) => {
    const { status, body } = await server.studio('GET /earnings', {
      as: performer,
      query: { from, to },
    });
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('leaves no account in the ledger that its statement does not explain', async () => {
    const { rows } = await sql<{ earned: number }>`
      select coalesce(sum(earned), 0)::int as earned from performer_lines where actor_id = ${PERFORMER}`.execute(
      server.platform.database.read,
    );
    const { rows: posted } = await sql<{ earned: number }>`
      select sum(b.balance)::int as earned from accounts a join account_balances b on b.account_id = a.id
      where a.kind = 'performer' and a.owner_id like ${`${PERFORMER}/%`}`.execute(
      server.platform.database.read,
    );
    expect(rows[0]?.earned).toBe(posted[0]?.earned);
    expect(rows[0]?.earned).toBeGreaterThan(0);
  });
});
