import { randomUUID } from 'node:crypto';
import { chatExitMinDuration } from '@vx/contract/constants';
import { DAY_MS } from '@vx/kernel';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { seedWorld } from '../../testing/owners-world.ts';
import type { MoneyApi } from '../money/index.ts';
import { demoPerformerEmail, demoPerformerPassword } from '../performers/index.ts';

const ACTOR = 1;

describe.each(databases)('ratings of chats on %s', (database) => {
  let server: TestServer;
  let money: MoneyApi;
  let performer: string;
  let guest: TestGuest;
  let sequence = 0;
  const clock = new FakeClock(Date.parse('2026-11-29T12:00:00Z'));

  /** A chat with performer 1 of so many seconds. */
  const chat = async (seconds: number, { ends = true } = {}): Promise<string> => {
    const { body } = await server.call('POST /live/{actorId}/start', {
      params: { actorId: ACTOR },
      body: { kind: 'livechat', expectedPrice: 12, sequence: (sequence += 1) },
      as: guest,
      idempotencyKey: randomUUID(),
    });
    const params = { chatId: body.chatId };
    if (ends) await server.call('POST /live/{chatId}/end', { params, as: guest });
    // How a meter runs is shown elsewhere.
    await sql`update live_participations set billed_ms = ${seconds * 1_000}
      where id = ${body.chatId}::uuid`.execute(server.platform.database.read);
    if (ends) {
      const receipt = await server.call('GET /live/{chatId}/receipt', { params, as: guest });
      expect(receipt.body).toMatchObject({ seconds, kind: 'livechat' });
    }
    return body.chatId;
  };
  const rate = async (chatId: string, rating: number, more: object = {}) =>
    await server.call('POST /survey/chatexit', {
      as: guest,
      body: {
        currentUrl: '/en/amateur/performer-1/live/',
        chatId,
        actorId: String(ACTOR),
        mobile: true,
        feedback: '',
        rating,
        isAnonymousVoicecall: false,
        chatType: 'livechat',
        ...more,
      },
    });
  /** What guests see on the profile. */
  const shown = async () => {
    const { body } = await server.query(
      `{ chatRatings(actorId: "${ACTOR}") { lastNinetyDays { countRatings satisfactionRate } } }`,
    );
    return body.data.chatRatings?.lastNinetyDays ?? null;
  };
  /** The same, where sessions are over. */
  const counted = async () => {
    const { rows: found } = await sql<object>`
      select count, satisfaction from actor_ratings where actor_id = ${ACTOR}`.execute(
      server.platform.database.read,
    );
    return found[0];
  };
  const studio = async () =>
    (await server.studio('GET /ratings', { as: { bearer: performer } })).body;
  const rows = async () => {
    const { rows: found } = await sql<object>`
      select actor_id, kind, stars, feedback, is_mobile, url from chat_ratings
      where guest_id = ${guest.guestId}::uuid order by rated_at`.execute(
      server.platform.database.read,
    );
    return found;
  };

  beforeAll(async () => {
    server = await createTestServer({ database, clock, env: { VX_SANDBOX: 'on' } });
    await seedWorld(server);
    money = (
      server.running.product.modules.find(({ name }) => name === 'money') as unknown as {
        api: MoneyApi;
      }
    ).api;
    const { body } = await server.studio('POST /login', {
      body: {
        email: demoPerformerEmail(`performer-${ACTOR}`),
        password: demoPerformerPassword,
      },
    });
    performer = body.bearer;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp({ isConfirmed: true });
    sequence = 0;
    await (await server.socket({ as: guest })).next('sessionAcknowledge');
    await server.platform.database.transaction((tx) =>
      money.credit(tx, {
        guestId: guest.guestId,
        amount: 500,
        currency: 'VXC',
        kind: 'correction',
        reference: 'test',
      }),
    );
    // Each test begins with ten ratings from before, nine of them good.
    await sql`delete from chat_rating_days`.execute(server.platform.database.read);
    await sql`update actor_ratings set count = 10, liked = 9, satisfaction = 90
      where actor_id = ${ACTOR}`.execute(server.platform.database.read);
  });

  it('[RE-surveyChatExit][RU-survey-chat-exit-fields] keeps what the guest said, and shows it on the profile and to the performer at once', async () => {
    const chatId = await chat(60);
    const { status, body } = await rate(chatId, 5, { feedback: 'She made me laugh.' });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(await rows()).toEqual([
      {
        actor_id: ACTOR,
        kind: 'livechat',
        stars: 5,
        feedback: 'She made me laugh.',
        is_mobile: true,
        url: '/en/amateur/performer-1/live/',
      },
    ]);
    expect(await shown()).toEqual({
      countRatings: 11,
      satisfactionRate: expect.closeTo((100 * 10) / 11, 3),
    });
    expect(await studio()).toEqual({ count: 1, stars: [0, 0, 0, 0, 1] });
  });

  it.each([
    'currentUrl',
    'chatId',
    'actorId',
    'mobile',
    'feedback',
    'rating',
    'isAnonymousVoicecall',
    'chatType',
  ])('[RU-survey-chat-exit-fields] asks for %s', async (field) => {
    const chatId = await chat(60);
    const { status, body } = await rate(chatId, 5, { [field]: undefined });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'INVALID_INPUT' } });
    expect(JSON.stringify(body)).toContain(field);
    expect(await rows()).toEqual([]);
  });

  it('counts the last answer, once, however often it comes', async () => {
    const chatId = await chat(60);
    await rate(chatId, 5);
    await rate(chatId, 5);
    await rate(chatId, 2);
    expect(await shown()).toEqual({
      countRatings: 11,
      satisfactionRate: expect.closeTo((100 * 9) / 11, 3),
    });
    expect(await studio()).toEqual({ count: 1, stars: [0, 1, 0, 0, 0] });
    await Promise.all([rate(chatId, 4), rate(chatId, 5), rate(chatId, 4), rate(chatId, 5)]);
    expect(await shown()).toEqual({
      countRatings: 11,
      satisfactionRate: expect.closeTo((100 * 10) / 11, 3),
    });
    expect(await studio()).toMatchObject({ count: 1 });
    expect(await rows()).toHaveLength(1);
  });

  it('[RU-chatexit-min-duration][CO-chatExitMinDuration] asks from 30 seconds on', async () => {
    const short = await rate(await chat(chatExitMinDuration - 1), 5);
    expect(short).toMatchObject({ status: 409, body: { error: { code: 'CHAT_TOO_SHORT' } } });
    expect(await rate(await chat(chatExitMinDuration), 5)).toMatchObject({ status: 200 });
    expect(await rows()).toHaveLength(1);
  });

  it('refuses a chat that runs, that is somebody else’s, and that is none', async () => {
    const chatId = await chat(60, { ends: false });
    expect(await rate(chatId, 5)).toMatchObject({
      status: 409,
      body: { error: { code: 'CHAT_RUNNING' } },
    });
    await server.call('POST /live/{chatId}/end', { params: { chatId }, as: guest });
    guest = await server.signUp();
    expect(await rate(chatId, 5)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
    expect(await rate('none', 5)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
    expect(await shown()).toMatchObject({ countRatings: 10 });
  });

  it('believes the chat and not the body', async () => {
    const chatId = await chat(60);
    await rate(chatId, 1, { actorId: '2', chatType: 'voyeur', isAnonymousVoicecall: true });
    expect(await rows()).toMatchObject([{ actor_id: ACTOR, kind: 'livechat' }]);
    expect(await studio()).toEqual({ count: 1, stars: [1, 0, 0, 0, 0] });
  });

  it('[ET-chatRatings] counts stars for ninety days', async () => {
    const chatId = await chat(60);
    await rate(chatId, 5);
    clock.advance(89 * DAY_MS);
    await server.runTask('surveys-old-days');
    expect(await counted()).toMatchObject({ count: 11 });
    clock.advance(2 * DAY_MS);
    await server.runTask('surveys-old-days');
    await server.runTask('surveys-old-days');
    expect(await counted()).toEqual({ count: 10, satisfaction: 90 });
    // A change of an answer whose day has gone is kept and counts for nothing.
    const { body } = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    guest = { ...guest, bearer: body.bearer };
    expect(await rate(chatId, 1)).toMatchObject({ status: 200 });
    expect(await rows()).toMatchObject([{ stars: 1 }]);
    expect(await counted()).toEqual({ count: 10, satisfaction: 90 });
  });
});
