import { randomUUID } from 'node:crypto';
import { chargeAfter, exitCodes } from '@vx/live-core/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../platform/testing/index.ts';
import { createLiveBench, type LiveBench } from '../../testing/live-bench.ts';

/** Performer 1 costs 12 coins a minute; who looks on in these tests pays half. */
const [PRICE, HALF] = [12, 6];

// Who takes part, and what the performer runs (ADR 0036).
describe.each(databases)('sessions and who takes part in them on %s', (kind) => {
  let bench: LiveBench;
  beforeEach(async () => {
    bench = await createLiveBench(kind);
    await bench.actors.setOnline([1, 2], true);
  });
  afterEach(() => bench[Symbol.asyncDispose]());

  const start = async (guestId: string): Promise<string> => {
    const { chatId } = await bench.call('POST /live/{actorId}/start', {
      params: { actorId: '1' },
      body: { kind: 'livechat', expectedPrice: PRICE, sequence: 1 },
      as: guestId,
      key: randomUUID(),
    });
    await bench.call('POST /live/{chatId}/picture', { params: { chatId }, as: guestId });
    return chatId;
  };
  const end = (guestId: string, chatId: string) =>
    bench.call('POST /live/{chatId}/end', { params: { chatId }, as: guestId });
  const sessions = () =>
    bench.database.read
      .selectFrom('live_sessions')
      .select(['id', 'actor_id', 'kind', 'state', 'exit_code'])
      .orderBy('started_at')
      .execute();
  const chatOf = (id: string) =>
    bench.database.read
      .selectFrom('live_participations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const isBusy = async (): Promise<boolean | undefined> =>
    (await bench.actors.find('1', 'en'))?.busy;

  /** Lets a second guest into the session of a chat, as kinds of chat will that are for several. */
  const join = async (chatId: string, guestId: string): Promise<string> => {
    const chat = await chatOf(chatId);
    const id = randomUUID();
    await bench.database.read
      .insertInto('live_participations')
      .values({ ...chat, id, guest_id: guestId, price_per_minute: HALF })
      .execute();
    return id;
  };

  it('holds several, each with a price and a meter of their own, until the last one leaves', async () => {
    const [first, second] = [await bench.guest(100), await bench.guest(100)];
    const own = await start(first);
    const other = await join(own, second);
    await bench.seconds(10);
    expect(await chatOf(own)).toMatchObject({ charged: chargeAfter(PRICE, 10) });
    expect(await chatOf(other)).toMatchObject({ charged: chargeAfter(HALF, 10) });

    await end(first, own);
    expect(await sessions()).toMatchObject([{ actor_id: 1, kind: 'private', state: 'running' }]);
    expect(await isBusy()).toBe(true);
    expect(bench.revoked).toEqual([expect.stringContaining(own)]);

    await bench.seconds(5);
    const { price } = await end(second, other);
    expect(price.value).toBe(chargeAfter(HALF, 15));
    expect(await sessions()).toMatchObject([{ state: 'ended', exit_code: exitCodes.guestEnded }]);
    expect(await isBusy()).toBe(false);
    expect(await bench.balance(first)).toBe(100 - chargeAfter(PRICE, 10));
    expect(await bench.balance(second)).toBe(100 - chargeAfter(HALF, 15));
  });

  it('ends for all who take part when the performer ends it', async () => {
    const [first, second] = [await bench.guest(100), await bench.guest(100)];
    const own = await start(first);
    const other = await join(own, second);
    await bench.seconds(3);
    expect(await bench.live.endByHost(1)).toBe(true);
    const over = { state: 'ended', exit_code: exitCodes.hostEnded };
    expect(await chatOf(own)).toMatchObject(over);
    expect(await chatOf(other)).toMatchObject(over);
    expect(await sessions()).toMatchObject([over]);
    expect(await isBusy()).toBe(false);
  });

  it('takes a guest in once at a time, and one session of a performer', async () => {
    const [first, second] = [await bench.guest(100), await bench.guest(100)];
    const own = await start(first);
    await join(own, second);
    await expect(join(own, second)).rejects.toThrow(/live_participations_/);
    await expect(start(await bench.guest(100))).rejects.toMatchObject({ code: 'ACTOR_BUSY' });
  });

  describe('the version before', () => {
    /** What it writes when a chat starts, and when one ends. */
    const begin = async (guestId: string, actorId: number): Promise<string | undefined> => {
      const at = new Date(bench.clock.now());
      const { rows } = await sql<{ id: string }>`
        insert into live_chats (id, guest_id, session_id, actor_id, actor_name, kind, state, language, channel,
          price_per_minute, currency, free_seconds, charged, billed_ms, started_at, ticked_at, due_at, seen_at)
        values (${randomUUID()}, ${guestId}, null, ${actorId}, 'Somebody', 'livechat', 'running', 'en', 'a',
          12, 'coins', 0, 0, 0, ${at}, ${at}, ${at}, ${at})
        on conflict do nothing returning id`.execute(bench.database.read);
      return rows[0]?.id;
    };

    it('begins and ends chats that are sessions, too', async () => {
      const guest = await bench.guest(100);
      const id = await begin(guest, 1);
      expect(await sessions()).toMatchObject([{ id, actor_id: 1, state: 'running' }]);
      expect(await begin(await bench.guest(), 1)).toBeUndefined();
      await sql`update live_chats set state = 'ended', ended_at = now(), exit_code = 101
        where id = ${id}`.execute(bench.database.read);
      expect(await sessions()).toMatchObject([{ id, state: 'ended', exit_code: 101 }]);
    });

    it('sees the chats of this one, and charges them on', async () => {
      const guest = await bench.guest(100);
      const id = await start(guest);
      await sql`update live_chats set charged = 3 where id = ${id}`.execute(bench.database.read);
      expect(await chatOf(id)).toMatchObject({ charged: 3, state: 'running' });
    });
  });
});
