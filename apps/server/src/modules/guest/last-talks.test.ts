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
import { findLastTalks } from './last-talks.ts';

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

  const run = (statement: ReturnType<typeof sql>) =>
    statement.execute(server.platform.database.read);
  async function chat(guestId: string, actorId: number, startedAt: Date, endedAt: Date) {
    const [session, id] = [randomUUID(), randomUUID()];
    await run(sql`
      insert into live_sessions (id, actor_id, kind, channel, state, started_at, ended_at, exit_code)
      values (${session}, ${actorId}, 'private', 'ch', 'ended', ${startedAt}, ${endedAt}, 101)`);
    await run(sql`
      insert into live_participations (id, session_id, guest_id, actor_id, actor_name, kind, state, language, channel,
        price_per_minute, currency, free_seconds, charged, billed_ms, started_at, ticked_at, due_at, seen_at, ended_at,
        exit_code)
      values (${id}, ${session}, ${guestId}, ${actorId}, 'Somebody', 'livechat', 'ended', 'en', 'ch', 12, 'VXC', 0, 12,
        60000, ${startedAt}, ${endedAt}, ${endedAt}, ${endedAt}, ${endedAt}, 101)`);
  }
  async function message(actorId: number, sender: 'guest' | 'actor', at: Date) {
    await run(sql`
      insert into messenger_channels (guest_id, actor_id, last_message_at)
      values (${guest.guestId}, ${actorId}, ${at}) on conflict do nothing`);
    await run(sql`
      insert into messenger_messages (channel_id, sender, type, data, sent_at)
      select id, ${sender}, 'text', '{}', ${at} from messenger_channels
      where guest_id = ${guest.guestId} and actor_id = ${actorId}`);
  }

  it('[SC-home] is the end of the last chat or the guest’s own last message, and nobody else’s', async () => {
    const other = await server.signUp();
    await chat(guest.guestId, 1, day(2), day(3));
    await chat(guest.guestId, 1, day(4), day(5));
    await message(1, 'guest', day(4));
    await message(2, 'guest', day(7));
    await message(2, 'actor', day(9));
    await message(3, 'actor', day(9));
    await chat(other.guestId, 4, day(8), day(8));
    const talks = await findLastTalks(server.platform.database.read, guest.guestId, [1, 2, 3, 4]);
    expect([...talks].toSorted(([a], [b]) => a - b)).toEqual([
      [1, day(5)],
      [2, day(7)],
    ]);
    expect(await findLastTalks(server.platform.database.read, guest.guestId, [])).toEqual(
      new Map(),
    );

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
