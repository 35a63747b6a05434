import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate, type AnyDatabase } from './platform/database/index.ts';
import { migrationsOf } from './platform/merge.ts';
import { composeDry } from './platform/testing/dry-product.ts';
import { createTestDatabase, databases, type TestDatabase } from './platform/testing/index.ts';
import { composeProduct } from './product.ts';

/** The migrations that make one log of messages and chats. */
const steps = ['2026-11-28-messenger-01-log', '2026-11-29-live-01-log'];
/** Whatever the messenger has changed since changes the log. */
const needsLog = (key: string): boolean =>
  steps.includes(key) || (key > steps[0]! && key.includes('-messenger-'));
const MINUTE = 60_000;
const noon = Date.UTC(2026, 10, 20, 12);

interface Said {
  readonly at: Date;
  readonly text: string;
}

/** The same draws each time. */
function chance(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

// Lines of chats and messages that the schema of before holds (ADR 0036, step 3).
describe.each(databases)('one log from two on %s', (kind) => {
  let all: Readonly<Record<string, Migration>>;
  let test: TestDatabase;
  let db: AnyDatabase['read'];

  beforeAll(async () => {
    await using product = await composeDry(composeProduct);
    all = migrationsOf(product.modules);
  });
  beforeEach(async () => {
    const before = Object.entries(all).filter(([key]) => !needsLog(key));
    test = await createTestDatabase({ database: kind, migrations: Object.fromEntries(before) });
    db = test.database.read;
  });
  afterEach(() => test.close());

  const guest = async (): Promise<string> => {
    const id = randomUUID();
    await sql`insert into guests (id, email, email_key, name, name_key, password_hash, language, terms_accepted_at)
      values (${id}, ${id}, ${id}, ${id}, ${id}, '', 'en', now())`.execute(db);
    return id;
  };
  const channel = async (guestId: string, actorId: number): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into messenger_channels (guest_id, actor_id, last_message_at, unread_count, archived)
      values (${guestId}, ${actorId}, now(), 1, true) returning id`.execute(db);
    return rows[0]!.id;
  };
  const message = (channelId: number, { at, text }: Said, cause: string | null = null) =>
    sql`insert into messenger_messages (channel_id, sender, type, data, sent_at, cause)
      values (${channelId}, 'actor', 'text', ${JSON.stringify({ text })}, ${at}, ${cause})`.execute(
      db,
    );
  const chat = async (
    guestId: string,
    actorId: number,
    span: { readonly from: Date; readonly to: Date | null; readonly charged?: number },
  ): Promise<string> => {
    const id = randomUUID();
    const { from, to, charged = 0 } = span;
    const [state, exitCode] = to === null ? ['running', null] : ['ended', 100];
    await sql`insert into live_sessions (id, actor_id, kind, channel, state, started_at, ended_at, exit_code)
      values (${id}, ${actorId}, 'private', 'a', ${state}, ${from}, ${to}, ${exitCode})`.execute(
      db,
    );
    await sql`insert into live_participations (id, session_id, guest_id, actor_id, actor_name, kind, state, language,
        channel, price_per_minute, currency, charged, billed_ms, started_at, ticked_at, due_at, seen_at, ended_at,
        exit_code)
      values (${id}, ${id}, ${guestId}, ${actorId}, 'Somebody', 'livechat', ${state}, 'en',
        'a', 12, 'VXC', ${charged}, 61500, ${from}, ${from}, ${from}, ${from}, ${to}, ${exitCode})`.execute(
      db,
    );
    return id;
  };
  const say = (chatId: string, { at, text }: Said, clientId: string, sender = 'guest') =>
    sql<{ id: number; client_id: string }>`
      insert into live_messages (chat_id, client_id, sender_type, text, at)
      values (${chatId}, ${clientId}, ${sender}, ${text}, ${at})
      on conflict (chat_id, client_id) do nothing returning *`.execute(db);
  const lines = async (guestId: string, actorId: number) => {
    const { rows } = await sql<{
      id: number;
      seq: number;
      client_id: string | null;
      sender: string;
      kind: string;
      body: Record<string, unknown>;
      price: number | null;
      participation_id: string | null;
      at: Date;
    }>`
      select l.* from lines l join channels c on c.id = l.channel_id
      where c.guest_id = ${guestId} and c.actor_id = ${actorId} order by l.seq`.execute(db);
    return rows;
  };
  const texts = async (guestId: string, actorId: number): Promise<readonly unknown[]> =>
    (await lines(guestId, actorId)).map(({ kind, body }) => body['text'] ?? kind);
  const minute = (minutes: number): Date => new Date(noon + minutes * MINUTE);
  const said = (minutes: number, text: string): Said => ({ at: minute(minutes), text });

  it('lays what was said in chats between the messages, with where each begins and ends, once', async () => {
    const who = await guest();
    const written = await channel(who, 1);
    await message(written, said(0, 'Hello'), 'followed');
    const first = await chat(who, 1, { from: minute(1), to: minute(5), charged: 49 });
    await say(first, said(2, 'Good evening'), 'reply:opening', 'actor');
    await say(first, said(3, 'Hi'), 'client-0001');
    // Written while they talk, and at the moment at which they stop.
    await message(written, said(4, 'Meanwhile'));
    await message(written, said(5, 'Thank you'), 'chatted');
    const second = await chat(who, 1, { from: minute(6), to: null });
    await say(second, said(7, 'Again'), 'reply:opening', 'actor');
    await say(second, said(8, 'Hi again'), 'client-0001');
    await say(second, said(8, 'Followed'), 'followed');

    await migrate(test.database, all);
    const found = await lines(who, 1);
    expect(found.map(({ kind, body }) => body['text'] ?? kind)).toEqual([
      'Hello',
      'chat_start',
      'Good evening',
      'Hi',
      'Meanwhile',
      'charge_success',
      'chat_end',
      'Thank you',
      'chat_start',
      'Again',
      'Hi again',
      'Followed',
    ]);
    expect(found.map(({ seq }) => seq)).toEqual(found.map((_, index) => index + 1));
    const chats = [null, first, first, first, null, first, first, null];
    expect(found.map(({ participation_id: id }) => id)).toEqual([
      ...chats,
      second,
      second,
      second,
      second,
    ]);
    expect(found.map(({ client_id: id }) => id)).toEqual([
      'followed',
      `chat_start:${first}`,
      `reply:opening:${first}`,
      'client-0001',
      null,
      `charge_success:${first}`,
      `chat_end:${first}`,
      'chatted',
      `chat_start:${second}`,
      `reply:opening:${second}`,
      `client-0001:${second}`,
      `followed:${second}`,
    ]);
    expect(found[5]).toMatchObject({ sender: 'system', price: 49, body: { currency: 'VXC' } });
    expect(found[6]).toMatchObject({
      at: minute(5),
      body: {
        exitCode: 100,
        endedBy: null,
        seconds: 61,
        freeSeconds: 0,
        charged: 49,
        currency: 'VXC',
      },
    });
    // The channel is as it was, and what comes next has the next number.
    const { rows } = await sql`select id, last_seq, unread_count, archived from channels`.execute(
      db,
    );
    expect(rows).toEqual([{ id: written, last_seq: 12, unread_count: 1, archived: true }]);
    expect(await migrate(test.database, all)).toEqual([]);
  });

  it('takes over every line, in the order in which it came, whatever the clocks of nodes said', async () => {
    const draw = chance();
    const said: Record<string, string[]> = {};
    const note = (key: string, text: string): void => void (said[key] ??= []).push(text);
    const guests = [await guest(), await guest(), await guest()];
    let [messages, spoken, notes] = [0, 0, 0];
    for (const [index, who] of guests.entries())
      for (const actorId of [1, 2, 3]) {
        const written = draw(3) === 0 ? null : await channel(who, actorId);
        for (let turn = 0; turn < 8; turn += 1) {
          const from = turn * 100;
          // Minutes that fall back by up to two.
          const near = (): Date => minute(from + draw(20) / 10);
          if (written !== null && draw(2) === 0) {
            const text = `message ${(messages += 1)}`;
            await message(written, { at: near(), text }, draw(2) === 0 ? null : text);
            note(`${index} ${actorId}`, text);
          }
          if (draw(2) === 0) continue;
          const charged = draw(2) * 30;
          const id = await chat(who, actorId, {
            from: minute(from),
            to: minute(from + 5),
            charged,
          });
          notes += charged > 0 ? 3 : 2;
          for (let line = draw(6); line > 0; line -= 1) {
            const text = `line ${(spoken += 1)}`;
            await say(id, { at: near(), text }, draw(4) === 0 ? `same-${line}` : `own-${spoken}`);
            note(id, text);
          }
        }
      }
    await migrate(test.database, all);
    const { rows } = await sql<{
      channel_id: number;
      seq: number;
      key: string;
      text: string | null;
    }>`
      select l.channel_id, l.seq, l.body ->> 'text' as text,
        coalesce(l.participation_id::text, (array_position(${guests}::uuid[], c.guest_id) - 1) || ' ' || c.actor_id) as key
      from lines l join channels c on c.id = l.channel_id order by l.channel_id, l.seq`.execute(db);
    expect(messages).toBeGreaterThan(10);
    expect(spoken).toBeGreaterThan(50);
    expect(rows).toHaveLength(messages + spoken + notes);
    const found: Record<string, string[]> = {};
    for (const { key, text } of rows) if (text !== null) (found[key] ??= []).push(text);
    expect(found).toEqual(said);
    // Numbers without a gap.
    const numbers = Map.groupBy(rows, ({ channel_id: id }) => id);
    for (const one of numbers.values())
      expect(one.map(({ seq }) => seq)).toEqual(one.map((_, index) => index + 1));
  });

  describe('the version before', () => {
    it('writes, reads and repeats lines of a chat, between those of this one', async () => {
      const who = await guest();
      const id = await chat(who, 1, { from: minute(0), to: null });
      await say(id, said(1, 'Before'), 'client-0001');
      await migrate(test.database, all);
      const { rows } = await say(id, said(2, 'Welcome'), 'reply:opening', 'actor');
      expect((await say(id, said(3, 'Welcome'), 'reply:opening', 'actor')).rows).toEqual([]);
      expect((await say(id, said(3, 'Before'), 'client-0001')).rows).toEqual([]);
      const answer = await say(id, said(4, 'Hi'), 'client-0002');
      expect(answer.rows[0]).toMatchObject({ client_id: 'client-0002', text: 'Hi' });
      expect(answer.rows[0]!.id).toBeGreaterThan(rows[0]!.id);
      const read = await sql`select text, sender_type from live_messages where chat_id = ${id}
        order by id desc limit 500`.execute(db);
      expect(read.rows).toEqual([
        { text: 'Hi', sender_type: 'guest' },
        { text: 'Welcome', sender_type: 'actor' },
        { text: 'Before', sender_type: 'guest' },
      ]);
      expect(await texts(who, 1)).toEqual(['chat_start', 'Before', 'Welcome', 'Hi']);
      await sql`update live_participations set state = 'ended', ended_at = now(), exit_code = 101, charged = 5
        where id = ${id}`.execute(db);
      expect((await texts(who, 1)).slice(4)).toEqual(['charge_success', 'chat_end']);
    });

    it('begins and ends chats in a channel that there was not', async () => {
      const who = await guest();
      await migrate(test.database, all);
      const id = await chat(who, 1, { from: minute(0), to: null });
      expect(await texts(who, 1)).toEqual(['chat_start']);
      await sql`update live_chats set state = 'ended', ended_at = now(), exit_code = 101 where id = ${id}`.execute(
        db,
      );
      expect(await texts(who, 1)).toEqual(['chat_start', 'chat_end']);
    });

    it('ends a chat of a guest who goes in the same transaction, whose lines go, too', async () => {
      const who = await guest();
      const id = await chat(who, 1, { from: minute(0), to: null });
      await say(id, said(1, 'Hi'), 'client-0001');
      await migrate(test.database, all);
      await test.database.transaction(async (tx) => {
        await sql`update live_participations set state = 'ended', ended_at = now(), exit_code = 102 where id = ${id}`.execute(
          tx,
        );
        await sql`delete from guests where id = ${who}`.execute(tx);
      });
      expect((await sql`select id from lines`.execute(db)).rows).toEqual([]);
    });

    it('writes messages with the next number, and none twice', async () => {
      const who = await guest();
      await migrate(test.database, all);
      const written = await channel(who, 1);
      await message(written, said(0, 'One'), 'followed');
      await sql`insert into messenger_messages (channel_id, sender, type, data, sent_at, cause)
        values (${written}, 'actor', 'text', '{}', now(), 'followed')
        on conflict (channel_id, cause) do nothing`.execute(db);
      await message(written, said(1, 'Two'));
      const id = await chat(who, 1, { from: minute(2), to: null });
      await say(id, said(3, 'Three'), 'client-0001');
      expect((await lines(who, 1)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
      expect(await texts(who, 1)).toEqual(['One', 'Two', 'chat_start', 'Three']);
      // Of chats it shows nothing in the messenger, as before.
      const { rows } = await sql`select data from messenger_messages order by id desc`.execute(db);
      expect(rows).toEqual([{ data: { text: 'Two' } }, { data: { text: 'One' } }]);
    });
  });
});
