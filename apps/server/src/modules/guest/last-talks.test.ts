import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import { channelLog } from '../messenger/index.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number, 20));

describe.each(databases)('when a guest last talked to whom, on %s', (database) => {
  let server: TestServer;
  let guest: TestGuest;
  beforeAll(async () => {
    server = await createTestServer({ database });
    for (const module of server.running.product.modules) await module.seed?.(smallWorld());
    guest = await server.signUp();
  });
  afterAll(() => server.close());

  async function chat(guestId: string, actorId: number, startedAt: Date, endedAt: Date) {
    const [session, chatId] = [randomUUID(), randomUUID()];
    const note = <Kind extends string>(what: Kind, at: Date) => ({
      clientId: `${what}:${chatId}`,
      sender: 'system' as const,
      kind: what,
      chatId,
      at,
    });
    await server.platform.database.transaction(async (tx) => {
      await sql`
        insert into live_sessions (id, actor_id, kind, channel, state, started_at, ended_at, exit_code)
        values (${session}, ${actorId}, 'private', 'ch', 'ended', ${startedAt}, ${endedAt}, 101)`.execute(
        tx,
      );
      await sql`
        insert into live_participations (id, session_id, guest_id, actor_id, actor_name, kind, state, language, channel,
          price_per_minute, currency, free_seconds, charged, billed_ms, started_at, ticked_at, due_at, seen_at, ended_at,
          exit_code)
        values (${chatId}, ${session}, ${guestId}, ${actorId}, 'Somebody', 'livechat', 'ended', 'en', 'ch', 12, 'VXC', 0,
          12, 60000, ${startedAt}, ${endedAt}, ${endedAt}, ${endedAt}, ${endedAt}, 101)`.execute(
        tx,
      );
      await channelLog.append(tx, { guestId, actorId }, [
        {
          ...note('chat_start', startedAt),
          body: { kind: 'livechat', pricePerMinute: 12, currency: 'VXC', freeSeconds: 0 },
        },
        {
          ...note('chat_end', endedAt),
          body: {
            exitCode: 101,
            endedBy: null,
            seconds: 60,
            freeSeconds: 0,
            charged: 12,
            currency: 'VXC',
          },
        },
      ]);
    });
  }
  const message = (actorId: number, sender: 'guest' | 'actor', at: Date) =>
    server.platform.database.transaction((tx) =>
      channelLog.append(tx, { guestId: guest.guestId, actorId }, [
        { clientId: null, sender, kind: 'text', body: { text: 'Hello' }, at },
      ]),
    );
  const lastTalks = (actorIds: readonly number[]) =>
    channelLog.lastTalks(server.platform.database.read, guest.guestId, actorIds);

  it('[SC-home] is the end of the last chat or the guest’s own last message, and nobody else’s', async () => {
    const other = await server.signUp();
    await chat(guest.guestId, 1, day(2), day(3));
    await chat(guest.guestId, 1, day(4), day(5));
    await message(1, 'guest', day(4));
    await message(2, 'guest', day(7));
    await message(2, 'actor', day(9));
    await message(3, 'actor', day(9));
    await chat(other.guestId, 4, day(8), day(8));
    const talks = await lastTalks([1, 2, 3, 4]);
    expect([...talks].toSorted(([a], [b]) => a - b)).toEqual([
      [1, day(5)],
      [2, day(7)],
    ]);
    expect(await lastTalks([])).toEqual(new Map());

    const document = '{ modelsByIds(ids: ["1", "3"]) { id lastTalkAt } }';
    const { body } = await server.query(document, { as: guest });
    expect(body.data.modelsByIds).toEqual([
      { id: '1', lastTalkAt: day(5).toISOString() },
      { id: '3', lastTalkAt: null },
    ]);
    const visitor = await server.query(document);
    expect(visitor.body.data.modelsByIds[0]).toEqual({ id: '1', lastTalkAt: null });
  });
});
