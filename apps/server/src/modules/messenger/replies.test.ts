import { randomUUID } from 'node:crypto';
import { STUDIO_SOCKET } from '@vx/contract/studio';
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
import type { ActorsApi } from '../actors/index.ts';
import { demoPerformerEmail, demoPerformerPassword } from '../performers/index.ts';

const ACTOR = 1;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(databases)('what scripts answer outside of chats, on %s', (database) => {
  let server: TestServer;
  let actors: ActorsApi;
  let guest: TestGuest;
  let channelId: string;
  const clock = new FakeClock(Date.parse('2026-11-21T12:00:00Z'));

  const db = () => server.platform.database.read;
  const write = async (text: string, language = 'en'): Promise<string> => {
    clock.advance(1_000);
    const { status, body } = await server.call('POST /messenger/channel/{channelId}/messages', {
      as: guest,
      params: { channelId },
      query: { language },
      body: { text, expectedPrice: 0 },
      idempotencyKey: randomUUID(),
    });
    expect([status, body]).toMatchObject([200, {}]);
    return body.message.id;
  };
  const after = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await server.runDueJobs();
  };
  /** A message is read, and answered. */
  const afterAnswer = async (): Promise<void> => {
    await after(16_000);
    await after(4_000);
  };
  const lines = async () => {
    const { rows } = await sql<{ sender: string; text: string; client_id: string | null }>`
      select sender, body ->> 'text' as text, client_id from lines
      where channel_id = ${channelId} order by seq`.execute(db());
    return rows;
  };
  const answers = async () => (await lines()).filter(({ sender }) => sender === 'actor');
  /** What waits to be answered. */
  const waiting = async (): Promise<readonly { payload: object; run_at: Date }[]> => {
    const { rows } = await sql<{ payload: object; run_at: Date }>`
      select payload, run_at from jobs where name = 'messenger.reply'`.execute(db());
    return rows;
  };
  const again = (payload: object): Promise<void> =>
    server.platform.database.transaction((tx) =>
      server.platform.jobs.enqueue(tx, 'messenger.reply', payload),
    );
  const setBusy = (busy: boolean): Promise<void> =>
    server.platform.database.transaction((tx) => actors.setBusy(tx, [ACTOR], busy));
  const logIn = async () => {
    const { body } = await server.studio('POST /login', {
      body: { email: demoPerformerEmail(`performer-${ACTOR}`), password: demoPerformerPassword },
    });
    return body as { readonly bearer: string };
  };
  const channel = async () =>
    (
      await sql<{ unread_count: number; actor_unread_count: number }>`
        select unread_count, actor_unread_count from channels where id = ${channelId}`.execute(db())
    ).rows[0]!;

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    await seedWorld(server);
    actors = (
      server.running.product.modules.find(({ name }) => name === 'actors') as unknown as {
        api: ActorsApi;
      }
    ).api;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from jobs`.execute(db());
    await sql`delete from chairs`.execute(db());
    await setBusy(false);
    await actors.setOnline([ACTOR], true);
    guest = await server.signUp();
    const { body } = await server.query(
      `mutation { touchMessengerChannel(actorId: "${ACTOR}") { id } }`,
      { as: guest },
    );
    channelId = body.data.touchMessengerChannel.id;
  });

  it('reads what was said, types, and answers after six to twenty seconds, free of charge, and both sides hear of it', async () => {
    const performer = await logIn();
    const studio = await server.socket({ bearer: performer.bearer, path: STUDIO_SOCKET });
    await studio.next('sessionAcknowledge');
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const id = await write('What music do you like?');
    const [job] = await waiting();
    const thinking = job!.run_at.getTime() - clock.now();
    expect(thinking).toBeGreaterThanOrEqual(4_000);
    expect(thinking).toBeLessThanOrEqual(16_000);
    await after(3_999);
    expect(await channel()).toMatchObject({ actor_unread_count: 1 });
    await after(12_001);
    // First it is read, and the answer typed.
    expect((await socket.next('channelSeen')).payload).toEqual({ channelId, until: id });
    expect((await socket.next('actorTyping')).payload).toEqual({ channelId });
    expect(await channel()).toMatchObject({ actor_unread_count: 0 });
    expect(await answers()).toEqual([]);
    const [typed] = await waiting();
    const typing = typed!.run_at.getTime() - clock.now();
    expect(typing).toBeGreaterThanOrEqual(2_000);
    expect(typing).toBeLessThanOrEqual(4_000);
    await after(4_000);
    const [answer] = await answers();
    expect(answer).toMatchObject({
      client_id: `reply:${id}`,
      text: expect.stringMatching(/^music en /),
    });
    const isTheAnswer = ({ payload }: { payload: { message: object } }) =>
      JSON.stringify(payload.message).includes(answer!.text);
    expect((await socket.next('channelMessage', isTheAnswer)).payload).toMatchObject({
      channelId,
      actorId: String(ACTOR),
      message: { senderType: 'actor', data: { text: answer!.text } },
    });
    await socket.next('messengerContentChange', ({ payload }) => payload.unreadCount === 1);
    // What the performer answers she has seen.
    expect((await studio.next('message', isTheAnswer)).payload).toMatchObject({
      channel: { channelId, unreadCount: 0 },
      message: { from: 'performer', clientId: null, paid: { value: 0 }, earned: { value: 0 } },
    });
    expect(await channel()).toEqual({ unread_count: 1, actor_unread_count: 0 });
    const page = await server.call('GET /messenger/channel/{channelId}', {
      as: guest,
      params: { channelId },
    });
    expect(page.body.channel).toMatchObject({ freeMessagesAmount: 2, subject: answer!.text });
  });

  it('answers once though its job runs twice, also once the performer has gone', async () => {
    await write('Hello');
    const [job] = await waiting();
    await afterAnswer();
    await again(job!.payload);
    await after(0);
    await actors.setOnline([ACTOR], false);
    await again(job!.payload);
    await after(0);
    expect(await answers()).toHaveLength(1);
    expect(await channel()).toMatchObject({ unread_count: 1 });
    expect(await waiting()).toEqual([]);
  });

  it('gives one answer to several messages in a row: to the last', async () => {
    await write('Hello');
    const last = await write('What music do you like?');
    await afterAnswer();
    expect(await answers()).toMatchObject([
      { client_id: `reply:${last}`, text: expect.stringMatching(/^music en /) },
    ]);
    expect(await channel()).toMatchObject({ actor_unread_count: 0 });
    // The next one is answered otherwise than before.
    await write('Which band?');
    await afterAnswer();
    const [first, second] = await answers();
    expect(second!.text).toMatch(/^music en /);
    expect(second!.text).not.toBe(first!.text);
  });

  it.each([
    ['de', 'Welche Musik magst du?', /^music de /],
    ['nl', 'Hoe gaat het?', /^howAreYou nl /],
    ['es', 'Gracias', /^thanks es /],
  ])('answers in %s to whoever writes in it', async (language, text, expected) => {
    await write(text, language);
    await afterAnswer();
    expect((await answers())[0]?.text).toMatch(expected);
  });

  it.each([
    ['away', () => actors.setOnline([ACTOR], false), () => actors.setOnline([ACTOR], true)],
    ['in a chat', () => setBusy(true), () => setBusy(false)],
  ])(
    'waits while the performer is %s, and looks every two minutes at first',
    async (_, leave, comeBack) => {
      await leave();
      await write('Hello');
      await after(16_000);
      expect(await answers()).toEqual([]);
      for (let looks = 0; looks < 3; looks += 1) {
        expect((await waiting()).map(({ run_at }) => run_at.getTime() - clock.now())).toEqual([
          2 * MINUTE,
        ]);
        await after(2 * MINUTE);
      }
      expect(await answers()).toEqual([]);
      await comeBack();
      await after(2 * MINUTE - 1);
      expect(await answers()).toEqual([]);
      await after(1);
      await after(4_000);
      expect(await answers()).toHaveLength(1);
      expect(await waiting()).toEqual([]);
    },
  );

  it('looks less often for an older message, at least every half hour', async () => {
    await actors.setOnline([ACTOR], false);
    await write('Hello');
    const wait = async (): Promise<number> => {
      const [next] = await waiting();
      return next!.run_at.getTime() - clock.now();
    };
    await afterAnswer();
    await after(40 * MINUTE - 20_000);
    expect(await wait()).toBe(4 * MINUTE);
    await after(DAY);
    expect(await wait()).toBe(30 * MINUTE);
  });

  it('gives up after three days', async () => {
    await actors.setOnline([ACTOR], false);
    await write('Hello');
    await afterAnswer();
    await after(3 * DAY - 21_000);
    expect(await waiting()).toHaveLength(1);
    await actors.setOnline([ACTOR], true);
    await after(30 * MINUTE);
    expect(await answers()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('says nothing for whoever holds the chair, nor after what was written from it', async () => {
    const performer = await logIn();
    const sit = () => server.studio('PUT /chair', { as: performer, body: { take: true } });
    await sit();
    await write('Hello');
    expect(await waiting()).toEqual([]);
    await sql`delete from chairs`.execute(db());
    await write('Is anybody there?');
    expect(await waiting()).toHaveLength(1);
    clock.advance(20_000);
    // Somebody sits down before it is answered.
    await sit();
    await after(0);
    expect([await answers(), await waiting()]).toEqual([[], []]);
    await sql`delete from chairs`.execute(db());
    await write('Hello again');
    await sit();
    const { status } = await server.studio('POST /channels/{channelId}/messages', {
      as: performer,
      params: { channelId },
      body: { text: 'It is me' },
      idempotencyKey: randomUUID(),
    });
    expect(status).toBe(200);
    await sql`delete from chairs`.execute(db());
    await afterAnswer();
    expect((await answers()).map(({ text }) => text)).toEqual(['It is me']);
    expect(await waiting()).toEqual([]);
  });

  it.each(['blocked', 'blocked_by_actor'])('writes nothing where it is %s', async (column) => {
    await write('Hello');
    await sql`update channels set ${sql.ref(column)} = true where id = ${channelId}`.execute(db());
    await afterAnswer();
    expect([await answers(), await waiting()]).toEqual([[], []]);
  });

  it('writes nothing to a guest who is gone', async () => {
    await write('Hello');
    await sql`delete from channels where id = ${channelId}`.execute(db());
    await afterAnswer();
    expect([await lines(), await waiting()]).toEqual([[], []]);
  });

  it('keeps silent in a world without a script, and waits for nobody', async () => {
    await sql`create table kept_replies as select * from live_replies`.execute(db());
    await sql`delete from live_replies`.execute(db());
    await actors.setOnline([ACTOR], false);
    await write('Hello');
    await afterAnswer();
    expect([await answers(), await waiting()]).toEqual([[], []]);
    await sql`insert into live_replies select * from kept_replies`.execute(db());
    await sql`drop table kept_replies`.execute(db());
  });
});
